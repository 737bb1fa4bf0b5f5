### Przed grą: kto gra przy stole i jak się do niego trafia.

## Boty

lobby-choose = Wybierz
lobby-choose-about = Wybierz, w co gracie, ile jest botów i jak są silne
lobby-bots-number = Liczba
lobby-bots-level = Siła
lobby-let-bots-in = { $count ->
    [one] Posadź bota
    [few] Posadź { $count } boty
   *[many] Posadź { $count } botów
}

# Jak dobrze gra bot, jednym słowem, dla botów każdej gry; te od jednej gry są w <gra>-client.ftl.
level-random = Nieszkodliwy

## Miejsca

lobby-open = { $count ->
    [one] Wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
lobby-open-about = { $count ->
    [one] dla osoby, która przyjdzie z linku
   *[other] dla wszystkich, którzy przyjdą z linku
}

## Odprawieni

lobby-sent-away = Gospodarz odprawił cię od tego stołu.
lobby-sent-away-about = Możesz zostać i oglądać grę. Jeśli jednak chcesz grać, napisz to na czacie: gospodarz może pozwolić ci znów usiąść.
lobby-sent-away-playing = Gospodarz odprawił cię od stołu. Za ciebie gra bot; możesz oglądać.
lobby-outcast = odprawiona osoba
lobby-pardon = Wpuść z powrotem
lobby-pardon-about = Pozwól znów usiąść: { $name }

## Z daleka: stoły, do których można wrócić, i stoły do oglądania. Gra może nazywać tury inaczej: <gra>-lobby-turn.

lobby-turn = Tura { $turn }
lobby-turn-of = Ruch: { LIST($names) }
lobby-your-turn = Twój ruch
lobby-ago-now = przed chwilą
lobby-ago-minutes = { $count ->
    [one] minutę temu
    [few] { $count } minuty temu
   *[many] { $count } minut temu
}
lobby-ago-hours = { $count ->
    [one] godzinę temu
    [few] { $count } godziny temu
   *[many] { $count } godzin temu
}
lobby-ago-days = { $count ->
    [one] 1 dzień temu
    [few] { $count } dni temu
   *[many] { $count } dni temu
}

## Link jako kod QR

lobby-qr = Kod QR do zeskanowania
lobby-qr-about = Kod QR: { $link }

## Link, gdy strona jest otwarta pod adresem, który każdego prowadzi do jego własnego komputera

lobby-reach-network = Znajomi w tej samej sieci wchodzą przez ten link. To zwykłe http: na więcej niż wieczór ze znajomymi użyj serwera pośredniczącego.
lobby-reach-home = Ten link działa tylko na tym komputerze. Jak mogą wejść znajomi?
lobby-reach-restart = Zatrzymaj serwer i uruchom go tak, by nasłuchiwał w twojej sieci; ten stół znów tam będzie:
lobby-reach-command = courtyard serve --host 0.0.0.0
lobby-reach-safe = W kopii repozytorium to samo robi „make host”. W tym miejscu pojawi się wtedy link dla znajomych z twojej sieci.
lobby-reach-nowhere = Serwer nasłuchuje w każdej sieci, ale ten komputer zdaje się teraz w żadnej nie być.
