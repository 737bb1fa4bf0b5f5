### Jedna věta o tom, jak hra dopadla, v přítomném čase. $player vítězí, $margin je náskok v bodech.

story-shared = { $points ->
    [one] { LIST($names) } jsou až do konce vyrovnaní, každý s 1 bodem.
   *[other] { LIST($names) } jsou až do konce vyrovnaní, každý s { $points } body.
}
story-tie = { $points ->
    [one] { $player } a { $other } mají shodně 1 bod a rozhoduje pravidlo pro shodu.
    [few] { $player } a { $other } mají shodně { $points } body a rozhoduje pravidlo pro shodu.
   *[other] { $player } a { $other } mají shodně { $points } bodů a rozhoduje pravidlo pro shodu.
}
story-start = { $margin ->
    [one] { $player } vede od prvního tahu do posledního, nakonec o 1 bod.
    [few] { $player } vede od prvního tahu do posledního, nakonec o { $margin } body.
   *[other] { $player } vede od prvního tahu do posledního, nakonec o { $margin } bodů.
}
story-since = { $margin ->
    [one] { $player } vede od { $turn }. tahu z { $turns }, nakonec o 1 bod.
    [few] { $player } vede od { $turn }. tahu z { $turns }, nakonec o { $margin } body.
   *[other] { $player } vede od { $turn }. tahu z { $turns }, nakonec o { $margin } bodů.
}
story-last = { $margin ->
    [one] { $player } se dostává do čela až v posledním tahu a vítězí o 1 bod; předtím vede { $other }.
    [few] { $player } se dostává do čela až v posledním tahu a vítězí o { $margin } body; předtím vede { $other }.
   *[other] { $player } se dostává do čela až v posledním tahu a vítězí o { $margin } bodů; předtím vede { $other }.
}
