### What `courtyard strategy` says around strategies.

strategy-good = { $file }: good.
strategy-doubt = { $file }, line { $line }: doubtful: { $doubt }
strategy-checked = { $good } good, { $doubtful } doubtful, { $refused } refused.
strategy-source = Known from: { $source }
game-strategies = { $count ->
    [one] And one strategy, which `courtyard strategy list` shows.
   *[other] And { $count } strategies, which `courtyard strategy list` shows.
}
