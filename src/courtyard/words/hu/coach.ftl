### A tanító, aki végigvezet az első játékon. Amit egy játékról mond, a <játék>-coach.ftl fájlban van.

coach = Tanító
coach-learn = Tanulás játék közben
coach-go-on = Tovább
coach-thanks = Köszönöm
coach-leave = Boldogulok egyedül
coach-call = Tanító hívása
coach-parting = Ahogy szeretnéd. Ha mégis kellenék, a „Tanító hívása” gombot az oldal tetején találod, kis képernyőn a beállítások között.
