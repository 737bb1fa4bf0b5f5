/*
 * The match of README.md by hand in C: the speed that Courtyard's engine is measured against.
 * Every card is a byte that really moves: deck, hand, in play, discard. Every shuffle is complete.
 *
 *   gcc -O2 -Wall -Wextra -std=c11 -o money money.c && ./money GAMES SEED
 */
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE, SMITHY, UNUSED, KINDS = UNUSED + 9, NOTHING = KINDS };
enum { MOST_CARDS = 270 }; /* 250 in the supply and 20 in the starting decks */

static const int COST[KINDS] = {[SILVER] = 3, [GOLD] = 6, [PROVINCE] = 8, [SMITHY] = 4}; /* of what anybody buys */
static const int COINS[KINDS] = {[COPPER] = 1, [SILVER] = 2, [GOLD] = 3};
static const int POINTS[KINDS] = {[ESTATE] = 1, [DUCHY] = 3, [PROVINCE] = 6, [CURSE] = -1};
static const int SUPPLY[KINDS] = {46, 40, 30, 8, 8, 8, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10};
static const int START[KINDS] = {[COPPER] = 7, [ESTATE] = 3};

typedef struct {
    int size;
    uint8_t cards[MOST_CARDS]; /* the top card is the last */
} Pile;

typedef struct {
    Pile deck, hand, in_play, discard;
    int owned[KINDS]; /* how many of each kind, wherever they are */
    int turns;
} Player;

typedef struct {
    Player players[2];
    int supply[KINDS];
    int empty_piles;
} Game;

/* PCG32 (XSH-RR) by Melissa O'Neill. */
typedef struct {
    uint64_t state;
} Random;

static uint32_t random_next(Random *random)
{
    uint64_t old = random->state;
    random->state = old * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    uint32_t shifted = (uint32_t)(((old >> 18) ^ old) >> 27);
    uint32_t turn = (uint32_t)(old >> 59);
    return (shifted >> turn) | (shifted << (-turn & 31));
}

static Random random_seeded(uint64_t seed)
{
    Random random = {0};
    random_next(&random);
    random.state += seed;
    random_next(&random);
    return random;
}

/* Uniform in 0 .. bound - 1 without bias: Lemire's multiplication, which divides only when it may matter. */
static uint32_t random_below(Random *random, uint32_t bound)
{
    uint64_t product = (uint64_t)random_next(random) * bound;
    if ((uint32_t)product < bound) {
        uint32_t threshold = -bound % bound;
        while ((uint32_t)product < threshold)
            product = (uint64_t)random_next(random) * bound;
    }
    return (uint32_t)(product >> 32);
}

static void put(Pile *pile, uint8_t card)
{
    pile->cards[pile->size++] = card;
}

/* Move the top cards, in the order in which they lie. */
static void move(Pile *from, Pile *to, int count)
{
    from->size -= count;
    memcpy(to->cards + to->size, from->cards + from->size, (size_t)count);
    to->size += count;
}

static void shuffle(Pile *pile, Random *random)
{
    uint8_t *cards = pile->cards;
    Random local = *random; /* stays in a register: the compiler must assume that writing bytes may change *random */
    for (int i = pile->size - 1; i > 0; i--) {
        uint32_t j = random_below(&local, (uint32_t)i + 1);
        uint8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
    *random = local;
}

static void draw(Player *player, int count, Random *random)
{
    while (count > 0) {
        if (player->deck.size == 0) {
            if (player->discard.size == 0)
                return;
            move(&player->discard, &player->deck, player->discard.size);
            shuffle(&player->deck, random);
        }
        int drawn = count < player->deck.size ? count : player->deck.size;
        move(&player->deck, &player->hand, drawn);
        count -= drawn;
    }
}

static void play_smithy(Player *player, Random *random)
{
    Pile *hand = &player->hand;
    for (int i = 0; i < hand->size; i++) {
        if (hand->cards[i] == SMITHY) {
            hand->cards[i] = hand->cards[--hand->size]; /* a hand has no order: the last card fills the gap */
            put(&player->in_play, SMITHY);
            draw(player, 3, random);
            return;
        }
    }
}

static int play_treasures(Player *player)
{
    Pile *hand = &player->hand;
    int coins = 0, kept = 0;
    for (int i = 0; i < hand->size; i++) {
        uint8_t card = hand->cards[i];
        if (COINS[card] > 0) {
            coins += COINS[card];
            put(&player->in_play, card);
        } else {
            hand->cards[kept++] = card;
        }
    }
    hand->size = kept;
    return coins;
}

static bool can_buy(const Game *game, int card, int coins)
{
    return coins >= COST[card] && game->supply[card] > 0;
}

static int choose_buy(const Game *game, const Player *player, int coins)
{
    if (can_buy(game, PROVINCE, coins))
        return PROVINCE;
    if (can_buy(game, GOLD, coins))
        return GOLD;
    if (player->owned[SMITHY] < 2 && can_buy(game, SMITHY, coins))
        return SMITHY;
    return can_buy(game, SILVER, coins) ? SILVER : NOTHING;
}

static void take_turn(Game *game, Player *player, Random *random)
{
    player->turns++;
    play_smithy(player, random);
    int card = choose_buy(game, player, play_treasures(player));
    if (card != NOTHING) {
        game->empty_piles += --game->supply[card] == 0;
        player->owned[card]++;
        put(&player->discard, (uint8_t)card);
    }
    move(&player->hand, &player->discard, player->hand.size);
    move(&player->in_play, &player->discard, player->in_play.size);
    draw(player, 5, random);
}

static void set_up(Game *game, Random *random)
{
    memcpy(game->supply, SUPPLY, sizeof SUPPLY);
    game->empty_piles = 0;
    for (Player *player = game->players; player < game->players + 2; player++) {
        player->deck.size = player->hand.size = player->in_play.size = player->discard.size = player->turns = 0;
        memcpy(player->owned, START, sizeof START);
        for (int card = 0; card < KINDS; card++)
            for (int i = 0; i < START[card]; i++)
                put(&player->discard, (uint8_t)card);
        draw(player, 5, random);
    }
}

static void play_game(Game *game, int starter, Random *random)
{
    set_up(game, random);
    for (int turn = starter; game->supply[PROVINCE] > 0 && game->empty_piles < 3; turn = 1 - turn)
        take_turn(game, &game->players[turn], random);
}

/* Above 0: the first of the two has won; below 0: the second; 0: a tie. Equal points go to the one with fewer turns. */
static int compare(const Player *first, const Player *second)
{
    int lead = 0;
    for (int card = 0; card < KINDS; card++)
        lead += (first->owned[card] - second->owned[card]) * POINTS[card];
    return lead ? lead : second->turns - first->turns;
}

static bool parse(const char *text, uint64_t *value)
{
    char *end;
    errno = 0;
    *value = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == '\0' && errno == 0;
}

int main(int argc, char **argv)
{
    uint64_t games, seed, wins[2] = {0}, ties = 0, turns = 0;
    if (argc != 3 || !parse(argv[1], &games) || !parse(argv[2], &seed) || games == 0) {
        fprintf(stderr, "usage: money GAMES SEED\n");
        return 2;
    }
    Random random = random_seeded(seed);
    Game game;
    clock_t start = clock();
    for (uint64_t number = 0; number < games; number++) {
        play_game(&game, (int)(number % 2), &random);
        int result = compare(&game.players[0], &game.players[1]);
        wins[0] += result > 0;
        wins[1] += result < 0;
        ties += result == 0;
        turns += (uint64_t)(game.players[0].turns + game.players[1].turns);
    }
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("{\"games\": %" PRIu64 ", \"cpu_seconds\": %.6f, \"games_per_cpu_second\": %.1f, "
           "\"wins\": [%" PRIu64 ", %" PRIu64 "], \"ties\": %" PRIu64 ", \"mean_turns\": %.4f}\n",
           games, seconds, seconds > 0 ? (double)games / seconds : 0, wins[0], wins[1], ties,
           (double)turns / (2 * (double)games));
    return 0;
}
