### Amit a `courtyard strategy` a stratégiák körül mond.

strategy-good = { $file }: jó.
strategy-doubt = { $file }, { $line }. sor: kétséges: { $doubt }
strategy-checked = { $good } jó, { $doubtful } kétséges, { $refused } elutasítva.
strategy-source = Forrása: { $source }
game-strategies = { $count ->
    [one] És egy stratégia, amelyet ez mutat meg: `courtyard strategy list`.
   *[other] És { $count } stratégia, amelyeket ez mutat meg: `courtyard strategy list`.
}
