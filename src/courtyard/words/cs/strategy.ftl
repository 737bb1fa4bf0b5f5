### Co říká `courtyard strategy` kolem strategií.

strategy-good = { $file }: v pořádku.
strategy-doubt = { $file }, řádek { $line }: pochybné: { $doubt }
strategy-checked = V pořádku: { $good }, pochybné: { $doubtful }, odmítnuté: { $refused }.
strategy-source = Známo z: { $source }
game-strategies = { $count ->
    [one] A jedna strategie, kterou ukáže `courtyard strategy list`.
    [few] A { $count } strategie, které ukáže `courtyard strategy list`.
   *[other] A { $count } strategií, které ukáže `courtyard strategy list`.
}
