### A játék előtt: ki játszik egy asztalnál, és hogyan jönnek oda az emberek.

## Gépek

lobby-choose = Választás
lobby-choose-about = Válaszd ki, mit játszotok, hány gép legyen, és milyen erősek
lobby-bots-number = Szám
lobby-bots-level = Erősség
lobby-let-bots-in = { $count ->
    [one] Üljön le egy gép
   *[other] Üljön le { $count } gép
}

# Milyen jól játszik egy gép, egy szóval, minden játék gépeihez; egy-egy játékéi a <játék>-client.ftl fájlban vannak.
level-random = Ártalmatlan

## Helyek

lobby-open = { $count ->
    [one] Szabad hely
   *[other] { $count } szabad hely
}
lobby-open-about = { $count ->
    [one] annak, aki a linkkel jön
   *[other] azoknak, akik a linkkel jönnek
}

## Elküldve

lobby-sent-away = A házigazda elküldött ettől az asztaltól.
lobby-sent-away-about = Maradhatsz, és nézheted a játékot. Ha mégis játszanál, szólj a csevegésben: a házigazda megengedheti, hogy újra leülj.
lobby-sent-away-playing = A házigazda elküldött. Helyetted gép játszik tovább; nézheted a játékot.
lobby-outcast = elküldve
lobby-pardon = Visszaengedem
lobby-pardon-about = { $name } újra leülhet

## Messziről: asztalok, amelyekhez vissza lehet térni, és amelyeket nézni lehet. Egy játék másképp is hívhatja a köreit:
## <játék>-lobby-turn.

lobby-turn = { $turn }. kör
lobby-turn-of = { LIST($names) } jön
lobby-your-turn = Te jössz
lobby-ago-now = az imént
lobby-ago-minutes = { $count ->
    [one] 1 perce
   *[other] { $count } perce
}
lobby-ago-hours = { $count ->
    [one] 1 órája
   *[other] { $count } órája
}
lobby-ago-days = { $count ->
    [one] 1 napja
   *[other] { $count } napja
}

## A link QR-kódként

lobby-qr = QR-kód a beolvasáshoz
lobby-qr-about = QR-kód: { $link }

## A link, ahol az oldalt olyan címen nyitották meg, amely mindenkit a saját gépére vezet

lobby-reach-network = Ezzel a linkkel az azonos hálózatban lévő barátaid jöhetnek. Ez sima http: ha nem csak egy baráti estéről van szó, tégy elé proxyt.
lobby-reach-home = Ez a link csak ezen a számítógépen működik. Hogyan jöhetnek a barátok?
lobby-reach-restart = Állítsd le a kiszolgálót, és indítsd el úgy, hogy a hálózatod is elérje; ez az asztal újra itt lesz:
lobby-reach-command = courtyard serve --host 0.0.0.0
lobby-reach-safe = A forráskód mappájában a „make host” ugyanezt teszi. Ezután itt lesz a link a hálózatodban lévő barátoknak.
lobby-reach-nowhere = A kiszolgáló minden hálózatra figyel, de ez a számítógép most mintha egyikben sem lenne.
