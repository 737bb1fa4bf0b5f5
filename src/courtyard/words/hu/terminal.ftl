### Amit a program a terminálban egy játék körül mond.

## Ki játszik

terminal-you = Te
terminal-player = { $number }. játékos

## Egy játék elkezdődik, folytatódik, véget ér

terminal-new = Új játék: { $game }. Játszik: { LIST($names) }. A kezdőérték { $seed }.
play-about = Játék ({ $game }) gépek ellen, vagy többen egy billentyűzetnél.
terminal-welcome = Szám vagy név szerint válaszolj. A „help” elmondja, mit írhatsz még be.
terminal-resumed = { $count ->
    [0] Folytatódik a játék ({ $file }). Még senki sem döntött semmiről.
    [one] Folytatódik a játék ({ $file }), eddig 1 válasszal.
   *[other] Folytatódik a játék ({ $file }), eddig { $count } válasszal.
}
terminal-kept = A játék itt marad meg: { $file }. Így folytatható:
terminal-not-kept = A játékot nem sikerült megőrizni: { $reason }
terminal-nothing-kept = Viszlát. Nem volt mit megőrizni.
terminal-saved = Elmentve: { $file }.
terminal-finished = Az egész játék itt van: { $file }. Így nézhető meg újra:

terminal-another = Még egy játék? (i/n){" "}
    .yes = igen
    .no = nem
    .which = Írj i betűt, ha ugyanennél az asztalnál még egyet játszanál, vagy n betűt, ha kilépnél.
terminal-new-file = Itt marad meg: { $file }.

end-winner = { $player } győz.
    .you = Győztél.
end-shared = { LIST($names) } osztozik a győzelemben.
end-rank = Hely
end-player = Játékos
end-points = Pont
end-turns = Körök

## Egy asztal, amelyről csak a látványa ismert

plain-yes = igen
plain-no = nem
plain-nothing = –
plain-nobody = Senki

## Többen egy billentyűzetnél

terminal-hand-over = Add át a billentyűzetet, és üsse le az Entert: { $player }.
terminal-only-enter = Enterrel tovább; vagy írd be: undo vagy quit.

## Kérdések

terminal-prompt = {"> "}
    .named = { $player }{"> "}
terminal-earlier = { $count ->
    [one] … és előtte 1 sor; a „log” mindet mutatja.
   *[other] … és előtte { $count } sor; a „log” mindet mutatja.
}
hint-exactly = { $most ->
    [one] Válassz egyet.
   *[other] Válassz ennyit: { $most }.
}
hint-between = Válassz { $least } és { $most } között.
hint-up-to = { $most ->
    [one] Válassz egyet, vagy Enterrel egyet sem.
   *[other] Válassz legfeljebb ennyit: { $most }, vagy Enterrel egyet sem.
}
hint-any = Válassz bármennyit, „all” az összes, vagy Enterrel egyet sem.

## Parancsok

help-commands =
    Egy lehetőség számával, nevével vagy a neve első betűivel válaszolj.
    Több egyszerre: „1 3”, „2-4”, két név vesszővel elválasztva, vagy „all”.
    Ugyanaz többször: „1 1”, vagy „2 x” és a név.
    Enter vagy - egyet sem választ, ahol ez megengedett.
    Parancsok, akár / jellel az elején is (/undo):
      help            ez a szöveg
      rules           hogyan kell játszani
      board           az asztal újra
      text CARD       mit mond egy kártya; így is: ? CARD
      log [N]         mi történt eddig, vagy az utolsó N sor belőle
      undo            az utolsó válasz visszavonása, amelyet ember adott
      save FILE       a játék fájlba írása
      quit            kilépés; a játék megmarad
help-marks = Az asztal jelei:
undo-done = Az utolsó válaszodat visszavontuk.
log-empty = Még semmi sem történt.

## Kártyák, ajánlott birodalmak, játékok

printed-cost = ${ $cost }
printed-copies = ×{ $copies }
cards-name = Név
cards-code = Kód
cards-cost = Ár
cards-types = Típus
cards-copies = Példány
cards-set = Doboz
game-players = { $least }–{ $most } játékos
game-bots = Gépek: { LIST($names) }

## Visszajátszás

replay-place = { $game }, { $number } / { $count } válasz után
replay-asked = A következő kérdés neki szól: { $player }: „{ $question }”
replay-answer = { $player } válasza: { LIST($answer) }
replay-times = { $name } ×{ $count }
replay-answer-none = { $player } semmit sem választ.
replay-prompt = Enter tovább, b vissza, g N ugrás, q kilépés:{" "}
replay-older = Ezt a játékot a szabályok { $version } változatával játszották; a mostani ({ $present }) szerint is ugyanígy folyik.
replay-differently = Ezt a játékot a szabályok { $version } változatával játszották, és a mostani ({ $present }) szerint másképp folyna; eddig a válaszig látható: { $count }. { $reason }

## Megőrzött játékok, miután a szabályok megváltoztak

patch-progress = Minden játék újrajátszása
patch-column-table = Asztal
patch-column-game = Játék
patch-column-number = Szám
patch-column-version = Szabályok
patch-column-state = Állapot
patch-column-outcome = A mostani szabályok szerint
patch-running = folyik
patch-over = véget ért
patch-moved = Ugyanígy folyik; átkerült ide: { $version } változat.
patch-ended = Ugyanígy folyik; most feljegyeztük, hogyan ért véget.
patch-start = Már nem állítható fel: { $reason }
patch-answer = Másképp folyik ennél a válasznál: { $answer }: { $reason }
patch-asked = Másképp folyik ez után a válasz után: { $answer }: akkor mást kérdezünk.
patch-longer = Nem érne véget ez után a válasz után: { $answer }.
patch-end = Másképp érne véget ez után a válasz után: { $answer }.
patch-told = Úgy látható, ahogy feljegyeztük.
patch-frozen = Nem folytatható; a házigazdája feladhatja.
patch-unreadable = A bejegyzései nem olvashatók: { $reason }
patch-summary = { $games ->
    [one] Egy játékot játszottunk újra
   *[other] { $games } játékot játszottunk újra
}: { $same ->
    [one] egy folyik
   *[other] { $same } folyik
} ugyanígy, { $differently ->
    [one] egy folyik
   *[other] { $differently } folyik
} másképp, közülük { $frozen } félbemaradt.
patch-done = { $moved ->
    [0] Semmit sem kellett feljegyezni.
    [one] Egy asztal kapott új bejegyzést.
   *[other] { $moved } asztal kapott új bejegyzést.
}
patch-dry = { $moved ->
    [0] Semmit sem kellene feljegyezni.
    [one] Egy asztal kapna új bejegyzést; semmit sem írtunk le.
   *[other] { $moved } asztal kapna új bejegyzést; semmit sem írtunk le.
}
