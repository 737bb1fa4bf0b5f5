### Výklady pravidel: jejich seznam a jeden z nich na stole, krok za krokem nebo k vlastnímu hraní.

rulings = Výklady pravidel
rulings-title = { $game }: výklady pravidel
rulings-about = Každý výklad je malá situace u skutečného stolu. Sledujte ji odpověď po odpovědi, nebo odtud hrajte dál sami.
rulings-search = Hledat ve výkladech
rulings-found = { $count ->
    [one] { $count } výklad
    [few] { $count } výklady
   *[other] { $count } výkladů
}
    .on = { $count ->
        [one] { $count } výklad: { $card }
        [few] { $count } výklady: { $card }
       *[other] { $count } výkladů: { $card }
    }
rulings-of-card = Výklady: { $card }
rulings-all = Všechny výklady
rulings-none = Nic takového žádný výklad neříká.

## Jeden výklad

ruling = Výklad
ruling-step = Krok { $step } z { $steps }:
ruling-next = Další
ruling-back = Zpět
ruling-alone = Zahrát si to
ruling-return = Zpět k výkladu
ruling-link = Odkaz na tento stůl
ruling-seen-by = Pohled hráče
ruling-seen-by-asked = kdo je na tahu
ruling-look = Výklad mluví o stole tak, jak je.
ruling-done = To je vše, co výklad ukazuje. Odpovězte u stolu a hrajte dál.
ruling-done-over = To je vše, co výklad ukazuje, a hra skončila.
ruling-playing = Odpovídáte za všechny. Nic z toho se neukládá, jen do adresy této stránky.
ruling-over = Hra skončila.
ruling-refused = Tento výklad je o stole, jaký připravit nelze:

# Jaký je další krok: kdo co vybírá.
ruling-answers = { $name } odpovídá: { LIST($answers) }
ruling-answers-cards = { $name } vybírá { CARDS($cards, form: "accusative") }.
ruling-answers-nothing = { $name } nevybírá nic.
ruling-tries = { $name } zkouší: { LIST($answers) }
ruling-tries-cards = { $name } zkouší vybrat { CARDS($cards, form: "accusative") }.
ruling-tries-nothing = { $name } zkouší nevybrat nic.

# Proč to, co se zkoušelo, nejde.
ruling-vain-not-an-answer = To na výběr není.
ruling-vain-too-often = To na výběr je, ale ne tolikrát.
ruling-vain-wants-exactly = To nejde: vybráno { $picked }, musí to být { $wanted }.
ruling-vain-wants-between = To nejde: vybráno { $picked }, může to být { $least } až { $most }.

## Proč něco nejde

refused-no-ruling = Takový výklad není.
refused-no-position = Tento výklad říká, že takový stůl připravit nelze, takže u něj nikdo nemůže hrát.
refused-no-view = Na tom místě nikdo nesedí.
