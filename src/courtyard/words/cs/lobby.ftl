### Před hrou: kdo u stolu hraje a jak se k němu lidé dostanou.

## Boti

lobby-choose = Vybrat
lobby-choose-about = Vyberte, co se hraje, kolik bude botů a jak budou silní
lobby-bots-number = Počet
lobby-bots-level = Síla
lobby-let-bots-in = { $count ->
    [one] Posadit bota
    [few] Posadit { $count } boty
   *[other] Posadit { $count } botů
}

# Jak dobře bot hraje, jedním slovem.
level-random = Neškodný

## Místa

lobby-open = { $count ->
    [one] Volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
lobby-open-about = { $count ->
    [one] pro toho, kdo přijde přes odkaz
   *[other] pro všechny, kdo přijdou přes odkaz
}

## Poslaní pryč

lobby-sent-away = Hostitel vás poslal od tohoto stolu.
lobby-sent-away-about = Můžete zůstat a hru sledovat. Chcete-li přece jen hrát, napište to do chatu: hostitel vás může znovu pustit ke stolu.
lobby-sent-away-playing = Hostitel vás poslal pryč. Na vašem místě hraje bot; můžete sledovat.
lobby-outcast = mimo stůl
lobby-pardon = Pustit zpět
lobby-pardon-about = Znovu pustit ke stolu: { $name }

## Zdálky: stoly k návratu, stoly ke sledování

lobby-turn = { $turn }. tah
lobby-turn-of = Na tahu: { LIST($names) }
lobby-your-turn = Jste na tahu
lobby-ago-now = právě teď
lobby-ago-minutes = { $count ->
    [one] před 1 minutou
   *[other] před { $count } minutami
}
lobby-ago-hours = { $count ->
    [one] před 1 hodinou
   *[other] před { $count } hodinami
}
lobby-ago-days = { $count ->
    [one] před 1 dnem
   *[other] před { $count } dny
}

## Odkaz jako QR kód

lobby-qr = QR kód k naskenování
lobby-qr-about = QR kód: { $link }

## Odkaz tam, kde adresa stránky vede každého na jeho vlastní počítač

lobby-reach-network = Přátelé ve stejné síti přijdou přes tento odkaz. Je to prosté http: na víc než večer mezi přáteli použijte proxy.
lobby-reach-home = Tento odkaz funguje jen na tomto počítači. Jak mohou přijít přátelé?
lobby-reach-restart = Ukončete server a spusťte ho tak, aby naslouchal vaší síti; tento stůl tu bude zase:
lobby-reach-command = courtyard serve --host 0.0.0.0
lobby-reach-safe = V klonu repozitáře udělá totéž „make host“. Potom se zde ukáže odkaz pro přátele ve vaší síti.
lobby-reach-nowhere = Server naslouchá všem sítím, ale tento počítač teď zřejmě v žádné není.
