### Dlaczego czegoś nie można zrobić w Dominionie. `Refused("dominion.no-pile")` to wiadomość `dominion-refused-no-pile`.

## Królestwo, którego ktoś sobie życzy

dominion-refused-wanted-and-banned = „{ CARD($card) }” jest jednocześnie wśród kart żądanych i wykluczonych; usuń tę kartę z jednej z tych list.
dominion-refused-many-of-set = „require” wymienia za dużo kart zestawu { $set }: { $required }, a w Królestwie ma ich być najwyżej { $wanted }.
dominion-refused-many-cards = Liczba kart w Królestwie to { $size }; żądanych jest { $cards }.
dominion-refused-few-left = Za mało kart do wyboru ({ $what }): zostało { $left }, a potrzeba { $needed }.
dominion-refused-listed-twice = „{ $key }” zawiera „{ $entry }” dwa razy; wystarczy raz.
dominion-refused-not-a-kingdom-card = { CARD($card) } nie jest kartą Królestwa, więc nie można jej do niego wybrać.
dominion-refused-nothing-to-draw = W nazwanym Królestwie nie ma nic do losowania; usuń „{ $key }” albo poproś o Królestwo losowe.
dominion-refused-kingdom-size = Liczba różnych kart w Królestwie to { $size }; w tym jest ich { $cards }.
dominion-refused-no-day = Dnia { $day } nie ma w żadnym kalendarzu; datę zapisuje się tak: 2026-11-18.
dominion-refused-bane-alone = Zguba jest potrzebna tylko z Młodą Wiedźmą, a tej nie ma w tym Królestwie.
dominion-refused-bane-cost = Zguba musi kosztować 2 albo 3; { CARD($card) } kosztuje { $cost }.
dominion-refused-bane-in-kingdom = { CARD($card) } jest jedną z dziesięciu kart Królestwa, więc nie może być zarazem Zgubą.
dominion-refused-no-count = „{ $text }” nie mówi, ile kart zestawu ma być; napisz na przykład „{ $set }:5”.
dominion-refused-set-twice = Zestaw „{ $set }” jest podany dwa razy; wystarczy raz.

## Stoły ułożone ręcznie

dominion-refused-prizes-only = „prizes” może zawierać tylko Nagrody.
dominion-refused-discount = „discount” musi wynosić co najmniej { $least }: o tyle obniżają wszystkie koszty karty w grze.
dominion-refused-no-pile = Na tym stole nie ma stosu: { CARD($card) }; nie ma tej karty w jego Królestwie.
dominion-refused-many-copies = Na stole jest { $count } x „{ CARD($card) }”; w grze na { $players } graczy jest { $most }.
dominion-refused-large-pile = Stos „{ CARD($card) }” w grze na { $players } graczy liczy { $most }, nie { $count }.
dominion-refused-cards-elsewhere = { $elsewhere } x „{ CARD($card) }” leży gdzie indziej, a w grze na { $players } graczy jest { $copies }, więc stos liczy najwyżej { $most }, nie { $count }.

## Zapisane stoły

dominion-refused-saved-pile = Na zapisanym stole nie ma stosu: { CARD($card) }.
dominion-refused-saved-bane = Na zapisanym stole nie ma stosu Zguby: { CARD($card) }.
dominion-refused-saved-hidden = Zapisany stół jest uszkodzony: to, co mówi o zakrytych kartach, nie zgadza się ze stosami.
dominion-refused-saved-passed = Zapisany stół jest uszkodzony: „passed” mówi o liczbie graczy { $givers }, a graczy jest { $players }.

## Części tych zdań

dominion-what-cards-of-set = karty zestawu { $set }
dominion-what-cards-of-kingdom = karty Królestwa
dominion-what-cards-for-bane = karty o koszcie 2 albo 3 na Zgubę
dominion-what-saved-number = Zapisany stół jest uszkodzony: liczba w „{ $key }”

dominion-noun-kingdom = polecany zestaw
dominion-noun-phase = faza

dominion-hint-cards = wszystkie wymienia `courtyard cards`.
dominion-hint-kingdoms = wszystkie wymienia `courtyard presets`.
