### Az oktató, aki végigvezet az első játékon. Amit egy játékról mond, a <játék>-coach.ftl fájlban van.

coach = Oktató
coach-learn = Tanulás játék közben
coach-go-on = Tovább
coach-thanks = Köszönöm
coach-leave = Boldogulok egyedül
coach-call = Oktató hívása
coach-parting = Ahogy szeretnéd. Ha mégis kellenék, a „Oktató hívása” gombot az oldal tetején találod, kis képernyőn a beállítások között.
