### Miért nincs értelme egy forgatókönyvnek. A legtöbb a fájlbeli hely mögött áll: lásd `refused-in-file`.

refused-in-step = { $path }, { $step }. lépés a(z) { $line }. sorban: { $why }
refused-no-scenario = { $path }: itt nincs forgatókönyv; a forgatókönyv „.toml” végű fájl.

## A fájl

why-no-part = „{ $key }” nem tartozik ide: { $what }; van: { LIST($known, style: "commas") }.
why-no-name = a forgatókönyvnek kell „name”, egy mondat.
why-no-table = a forgatókönyvnek kell [table], benne a „seats”.
why-not-text = „{ $key }”: szöveg legyen, ne „{ $value }”.
why-not-number = „{ $key }”: szám legyen, ne „{ $value }”.
why-no-cites = a „cites” szövegként sorolja fel a szabályokat, amelyeket a forgatókönyv bemutat.
why-steps-after-refusal = ahol az asztalt elutasítjuk, nem jöhet lépés; vedd ki a lépéseket.
why-nothing-checked = semmit sem ellenőriz; adj hozzá egy [[step]] részt.
why-unchecked-end = az utolsó lépés után semmit sem ellenőriz; a „then”, „asked” vagy „told” mondja meg, minek kell igaznak lennie.
why-no-game = a fájl nem egy játék mappájában van; a „game” ezek egyike legyen: { LIST($known, style: "commas") }.
why-unknown-game = nincs ilyen játék: „{ $game }”; a „game” ezek egyike legyen: { LIST($known, style: "commas") }.

## Helyek

why-no-seats = a „seats” sorolja fel a játékosok nevét üléssorrendben.
why-seat-twice = két helyet is így hívnak: „{ $seat }”; adj nekik különböző nevet.
why-seat-name = egy helyet nem hívhatnak így: „{ $seat }”; nagybetűs szó legyen.
why-long-seat = egy helyet nem hívhatnak így: „{ $seat }”; a határ { $most } betű.
why-nobody = senkit sem hívnak így: „{ $name }”; itt van: { LIST($names, style: "commas") }.
why-no-zones = „{ $seat }”: zónák [table.{ $seat }] táblázata legyen, ne „{ $value }”.

## Lépések

why-not-steps = a lépéseket [[step]] formában kell írni, egymás után.
why-empty-step = a lépés üres; adj neki „do”, „then” vagy más részt.
why-empty-key = „{ $key }” üres, így nem mond semmit; töltsd ki, vagy vedd ki.
why-not-texts = „{ $key }”: szövegek listája legyen.
why-refused-no-id = a „refused” az az azonosító legyen, amellyel az utolsó választ elutasítjuk, például „not-an-answer”.
why-refused-nothing = a „refused” a „do” utolsó válaszáról szól, de ilyen nincs.
why-not-then = a „then” táblázat legyen arról, minek kell igaznak lennie, vagy ilyen táblázatok listája.
why-then-twice = a „then” kétszer mondja meg, mi legyen ez: „{ $key }”; az egyiket vedd ki.
why-no-answer = „{ $text }” nem válasz; írd így: „Name: what, what”, „Name: -” vagy „Name: all”.
why-answer-left-out = „{ $text }”: hiányzik belőle, mi a válasz; a semmit „-” jelöli.
why-no-listeners = „{ $key }”: név szerint mondja meg, ki melyik sort tudja meg.
why-no-lines = „{ $key }”: { $name } egy sort sem kap, így nem mond semmit; töltsd ki, vagy vedd ki.
why-not-asked = az „asked” írja le a nyitott kérdést, vagy legyen false: vége a játéknak.
why-no-question = a „why” egy kérdés neve legyen.
why-only-all = az „only” minden lehetőséget felsorol; vedd ki az „offered” és a „not_offered” részt.

## Amije egy asztalnak nem lehet

refused-no-amount = „{ $value }” nem mennyiség; 1 és { $most } között lehet.
refused-many-things = Egy listában, amelyben „{ $value }” áll, { $most } dolognál több gyűlik össze; ennyi egy játékban sincs.
refused-not-on-table = „{ $thing }” („{ $key }” alatt) nem fekszik ezen az asztalon.
refused-never-told = „{ $part }” itt: „{ $line }” sosem hangozhat el; egy esemény sorát írd.
refused-not-of-seat = „{ $seat }”: táblázat legyen arról, minek kell igaznak lennie arról a helyről, például {"{"} hand = [...] {"}"}.
refused-not-parts = „{ $key }”: táblázat legyen, amely minden részéről megmondja, milyen legyen.
refused-other-kind = „{ $key }”: ez { $what }, nem „{ $value }”.

what-a-scenario = egy forgatókönyv
what-a-step = egy lépés
what-this-table = ez az asztal
what-a-name = egy név
what-a-truth = true vagy false
what-a-number = egy szám
what-a-list = egy lista
