### Miért nem lehet mérkőzés, torna vagy jelentés.

## Játékosok

refused-cannot-be-sent = „{ $player }” nem küldhető át más folyamatoknak: { $reason }; határozd meg egy modulban, vagy legyen 1 munka.
refused-no-strategy-file = { $path }: itt nincs stratégia; a stratégia „{ $suffix }” végű fájl.
refused-empty-strategy = { $path }: üres; hogy egy stratégia mit mond, arról a docs/strategies.md szól.
refused-entrant-twice = „{ $player }” kétszer indul; mindenkit egyszer nevezz meg.
refused-few-entrants = A tornához legalább két játékos kell, például „--players { $usual },random”.
refused-anchor = A viszonyítási pont egy játékos legyen, például { LIST($players, style: "commas") }; „{ $anchor }” nem az.

## Mennyit játszunk, és mivel

refused-jobs = Egy mérkőzéshez legalább 1 munka kell, nem { $jobs }.
refused-process-lost = Egy játékokat játszó folyamat { $times } alkalommal ugyanott ért véget; talán kevés a memória.
refused-games = Egy mérkőzés legalább 1 játékból áll, nem { $games }.
refused-match-games = Minden mérkőzés legalább 1 játékból áll, nem { $games }.
refused-sure = Biztosnak { $least } és { $most } százalék között lehet lenni, nem { $until }.
refused-start-of-match = Mérkőzésen mindenki ugyanannyiszor kezd, ezért „{ $key }” nem választható; hagyd el.
refused-table-size = { $game }: egy asztalnál { $least }–{ $most } játékos ül, nem { $size }.
refused-variants = A tornához legalább 1 változat kell, nem { $variants }.
refused-no-variants = { $game }: minden asztalnál ugyanazzal játszanak; hagyd el a változatokat.

## Jelentések és mérések

refused-empty-match = Játékok nélküli mérkőzésről nincs mit jelenteni; legalább egy fordulót játssz le.
refused-empty-tournament = Játékok nélküli tornáról nincs mit jelenteni; legalább egy mérkőzést játssz le.
refused-bench-ended = { $command }: { $code } értékkel ért véget: { $said }

## Fürtök

refused-no-ray = A fürthöz Ray kell; meghozza: `pip install 'courtyard[cluster]'`.
refused-no-cluster = Ezen a címen nincs Ray-fürt: „{ $address }”: { $reason }
refused-cluster-address = Egy fürt címe ilyen: „192.0.2.1:6379” vagy „{ $example }”, nem „{ $address }”.
refused-cluster-version = A fürtön a Courtyard { $version } változata fut, ez viszont { $present }.
