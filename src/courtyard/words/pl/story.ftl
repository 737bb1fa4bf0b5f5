### Jedno zdanie o tym, jak potoczyła się gra. Gra może mieć na każde z nich własne słowa i własne zdania.
### $player wygrywa i ma $points; $other to inny gracz; $margin to przewaga w punktach; $turn to tura, od której zwycięzca
### prowadzi, a $turns to liczba tur.

story-shared = { $points ->
    [one] { LIST($names) }: równo do samego końca, po 1 punkcie.
    [few] { LIST($names) }: równo do samego końca, po { $points } punkty.
   *[many] { LIST($names) }: równo do samego końca, po { $points } punktów.
}
story-tie = { $points ->
    [one] { $player } i { $other } mają po 1 punkcie, więc decyduje rozstrzygnięcie remisu.
    [few] { $player } i { $other } mają po { $points } punkty, więc decyduje rozstrzygnięcie remisu.
   *[many] { $player } i { $other } mają po { $points } punktów, więc decyduje rozstrzygnięcie remisu.
}
story-start = { $margin ->
    [one] { $player } prowadzi od pierwszej tury do ostatniej, na koniec z przewagą 1 punktu.
   *[other] { $player } prowadzi od pierwszej tury do ostatniej, na koniec z przewagą { $margin } punktów.
}
story-since = { $margin ->
    [one] { $player } prowadzi od tury { $turn } z { $turns }, na koniec z przewagą 1 punktu.
   *[other] { $player } prowadzi od tury { $turn } z { $turns }, na koniec z przewagą { $margin } punktów.
}
story-last = { $margin ->
    [one] { $player } wychodzi na prowadzenie dopiero w ostatniej turze i wygrywa o 1 punkt (na drugim miejscu { $other }).
    [few] { $player } wychodzi na prowadzenie dopiero w ostatniej turze i wygrywa o { $margin } punkty (na drugim miejscu { $other }).
   *[many] { $player } wychodzi na prowadzenie dopiero w ostatniej turze i wygrywa o { $margin } punktów (na drugim miejscu { $other }).
}
