### Co říkají stránky v prohlížeči kolem hry. Co přidává hra, je v jejích vlastních souborech.

client-brand = Courtyard
client-title = Courtyard: deskové hry s přáteli a s boty
client-title-table = { $game } · Courtyard
client-title-your-turn = ● Jste na tahu · { $game }
client-title-rules = Pravidla: { $game } · Courtyard
client-title-cards = Karty: { $game } · Courtyard
client-title-credits = Poděkování · Courtyard
client-notice = Jste na tahu: { $game }.
client-loading = Okamžik…
client-close = Zavřít
client-lost = Tady nic není.
client-to-home = Na úvodní stránku
client-unreachable = Server není dostupný. Zkuste to prosím za chvíli znovu.
client-unreachable-yet = Server není dostupný. Zkouším to znovu…
client-outdated = Tato stránka je starší než server. Načtěte ji prosím znovu.
client-reconnecting = Spojení se přerušilo. Obnovuji ho…
client-barred = Stůl existuje, ale živé spojení s ním nejde otevřít: možná proxy po cestě nepropouští websockety. Zkouším to znovu…
client-no-cookies = Místo u stolu drží cookie a tento prohlížeč odsud žádné neukládá. Povolte prosím pro tuto stránku cookies.

## Úvodní stránka

client-hero = Přisedněte si.
client-hero-about = Klasika deskových her se všemi pravidly. Bez účtu: zadejte jméno, pošlete odkaz a do půl minuty hrajete.
client-games = Hry
client-play-bots = Hrát s boty
client-play-friends = Hrát s přáteli
client-you-are = Vaše jméno:
client-guest = Host
client-your-name = Vaše jméno
client-name-full = Nejvýš tolik znaků: { $most }
client-join = Přisednout s kódem
client-code = Kód stolu
client-code-example = k7m2qx
client-join-now = Přisednout
client-join-about = Odkaz od přítele udělá totéž jedním kliknutím.
client-goes-on = Stůl { $code } pokračuje
client-return = Vrátit se
client-watch = Stoly ke sledování
client-watch-now = Sledovat
client-watch-all = Všechny stoly ({ $count })
client-watch-fewer = Zobrazit méně
client-watch-none = Právě není vypsán žádný stůl. O tom rozhoduje, kdo stůl zakládá.
client-phase-setup = { $open ->
    [0] brzy začne
    [one] 1 volné místo
    [few] { $open } volná místa
   *[other] { $open } volných míst
}
client-phase-playing = hraje se
client-phase-over = konec
client-rules-and-cards = Pravidla a karty
client-rules = Pravidla
client-cards = Karty
client-search-cards = Hledat karty
client-no-card = Žádná karta neodpovídá.
client-cards-found = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
    .copies = { $count ->
        [one] 1 karta, celkem { $copies }
        [few] { $count } různé karty, celkem { $copies }
       *[other] { $count } různých karet, celkem { $copies }
    }
client-cards-all = { $count ->
    [one] 1 karta: { $game }
    [few] Všechny { $count } karty: { $game }
   *[other] Všech { $count } karet: { $game }
}
client-copies = { $count ->
    [one] 1 kus
    [few] { $count } kusy
   *[other] { $count } kusů
}
client-foot = Otevřený zdrojový kód. Žádné sledování, žádné reklamy. Bez vazby na vydavatele her.
client-credits = Poděkování
client-credits-icons = Znaky
client-credits-icons-about = Znaky pocházejí z webu game-icons.net. Jejich autoři je dávají k dispozici pod licencí Creative Commons Attribution 3.0 (CC BY 3.0); barvy, hloubku a výjevy kolem nich jsme přidali my.
client-credits-type = Písma
client-credits-type-about = Alegreya a Alegreya Sans, autor Juan Pablo del Peral, pod licencí SIL Open Font License 1.1.
client-credits-games = Hry
client-credits-games-about = Tento program vytvořili lidé, kteří mají tyto hry rádi; texty a obrázky jsou naše vlastní a autoři ani vydavatelé her s nimi nemají nic společného.

## Nastavení

client-settings = Nastavení
client-language = Jazyk
client-english-names = Ukazovat i anglické názvy karet
client-theme = Barvy
client-theme-system = Barvy podle systému
client-theme-light = Světlé barvy
client-theme-dark = Tmavé barvy
client-theme-short-system = Systém
client-theme-short-light = Světlé
client-theme-short-dark = Tmavé
client-motion = Animace
client-motion-off = Žádné
client-motion-fast = Rychlé
client-motion-normal = Běžné
client-sound = Slyšet, co se u stolu děje
client-sound-on = Zvuk je zapnutý
client-sound-off = Zvuk je vypnutý
client-size-of-cards = Velikost karet
client-size-of-cards-small = Malé
client-size-of-cards-usual = Běžné
client-size-of-cards-large = Velké
client-confirm-choice = Výběr jedné karty nebo místa potvrzovat druhým kliknutím
client-thrift = Zeptat se, než ukončím tah, ve kterém lze ještě něco koupit
client-notices = Poslat mi oznámení, když jsem na tahu
client-notices-barred = Tento prohlížeč odsud oznámení nepovoluje; změnit se to dá v jeho nastavení.
client-automatic = Odpovídat bez ptaní
client-automatic-about = Jen tam, kde by nikdo neodpověděl jinak. Cokoli z toho můžete kdykoli zase vypnout.

## Příprava stolu

client-table = Stůl
client-seats = Místa
client-seat-who = Kdo sedí na místě { $number }
client-seat-number = Místo { $number }
client-seat-more = Místo
client-seat-away = Odebrat místo { $number }
client-add-bot = Bot
client-bot = bot
client-bots = Boti
client-bot-needs = potřebuje { CARDS($cards, form: "accusative") }
client-strategies = Strategie pro tyto karty
client-strategies-about = Každá se drží jednoho plánu. Dobře se na nich plán naučíte, nebo zkusíte, jak ho porazit.
client-strategies-others = { $count ->
    [one] 1 strategie potřebuje karty, které tento stůl nemá
    [few] { $count } strategie potřebují karty, které tento stůl nemá
   *[other] { $count } strategií potřebuje karty, které tento stůl nemá
}
client-get-up = Uvolnit místo
client-you = vy
client-you-host = vy, hostitel
client-host = hostitel
client-person = člověk
client-away = pryč
client-bot-plays-on = pryč, hraje bot
client-remove = Odebrat
client-remove-person = Poslat pryč: { $name }
client-invite = Pozvat
client-invite-about = Tlačítko odsud odkaz zkopírovat nemůže. Je označený: zkopírujte ho klávesnicí nebo podržením a pošlete přátelům.
client-invite-link = Odkaz na tento stůl
client-copy-link = Kopírovat odkaz
client-copied = Zkopírováno
client-sit-down = Přisednout k tomuto stolu
client-locked-about = Hostitel tento stůl zamkl. Sledovat můžete, jakmile hra začne.
client-full-about = Všechna místa jsou obsazená. Sledovat můžete, jakmile hra začne.
client-options = Možnosti
client-options-host = Vybírá { $player }.
client-listing = Stůl
client-listing-private = Soukromý
client-listing-listed = Veřejný
client-undo = Vzít zpět
client-undo-policy-free = Do odhalení
client-undo-policy-ask = Na dotaz
client-undo-policy-never = Nikdy
client-undo-about-free = Odpověď lze vzít zpět, dokud se z ní nikdo nic nedozvěděl; potom se ptáme ostatních.
client-undo-about-ask = Ostatních se ptáme pokaždé, když chce někdo vzít odpověď zpět.
client-undo-about-never = Žádnou odpověď nelze vzít zpět.
client-scores = Body
client-scores-visible = Viditelné
client-scores-hidden = Skryté
client-scores-about-visible = Body jsou stále vidět, nakolik je každý hráč může znát.
client-scores-about-hidden = Body se prozradí na konci; kdo je chce znát dříve, musí počítat.
client-pace = Boti
client-pace-slow = Pomalí
client-pace-usual = Klidní
client-pace-quick = Rychlí
client-pace-none = Ihned
client-begins = Začíná
client-begins-lot = Losem
client-lock = Zamknout stůl: nikdo další nepřisedne
client-no-onlookers = Bez diváků: kdo nemá místo, nemůže se dívat
client-close-to-onlookers = Zavřít stůl divákům
client-close-to-onlookers-about = Kdo se jen dívá, je poslán pryč a nikdo další se dívat nemůže.
client-closed-to-onlookers = Zavřeno divákům
client-open-to-onlookers = Otevřít stůl divákům
client-open-to-onlookers-about = Kdo má odkaz, může se zase dívat.
client-start = { $count ->
    [one] Začít s 1 hráčem
   *[other] Začít s { $count } hráči
}
client-start-missing = { $count ->
    [one] Chybí ještě 1 hráč
    [few] Chybějí ještě { $count } hráči
   *[other] Chybí ještě { $count } hráčů
}
client-start-open = Volná místa se odeberou. Za toho, kdo odejde, může hrát bot, dokud se hráč nevrátí.
client-start-full = Za toho, kdo odejde, může hrát bot, dokud se hráč nevrátí.
client-host-starts = Hru zahajuje { $player }.

# Co dělají boti, kteří hrají každou hru.
bot-random = Odpovídá náhodně: neškodný a dobrý na první pohled do pravidel.

## U stolu

client-question = Otázka
client-skip = Přejít k otázce
client-waiting = Okamžik…
client-waiting-for = Na tahu: { LIST($names) }.
client-over = Hra skončila.

# Na stránce hry, která nemá vlastní
client-players = Hráči
client-turn = na tahu
client-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
client-confirm = { $count ->
    [0] Nevybrat nic
   *[other] Vybrat { $count } z { $most }
}

client-watching = sledujete
client-watchers = { $count ->
    [0] Nikdo nesleduje
    [one] 1 divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
client-log = Záznam
client-log-and-chat = Záznam a chat
client-log-details = všechny podrobnosti
client-log-earlier = Zobrazit dřívější události
client-chat = Chat
client-chat-say = Napište něco
client-chat-send = Odeslat
client-chat-all = Všechny řádky ({ $count })
client-chat-less = Zobrazit méně
client-chat-new = Nové řádky:
client-onlooker = Divák
client-undo-free = Vzít zpět
client-undo-ask = Požádat o vrácení
client-undo-asked = { $player } chce vzít odpověď zpět.
client-undo-others = { $player } chce vzít odpověď zpět; rozhoduje: { LIST($names) }.
client-undo-agree = Povolit
client-undo-refuse = Odmítnout
client-undo-waiting = Čeká se na souhlas: { LIST($names) }…
client-undo-withdraw = Stáhnout žádost
client-leave = Odejít od stolu
client-leave-about = Ostatní hrají dál a na vašem místě hraje bot. Stejným odkazem se můžete vrátit a hru znovu převzít. Nebo zůstaňte a nechte zatím hrát bota za sebe.
client-leave-now = Odejít
client-let-bot-play = Zůstat, ať hraje bot
client-take-over = Znovu převzít hru
client-missing = { $player } je pryč.
client-missing-bot = Ať hraje bot
client-bot-for-you = Za vás hraje bot.

## Nápověda

client-guide = Pravidla a nápověda
client-what = Co je to?
client-try-again = Zkusit znovu
client-key-choose = 1 2 3 … 0 a b …
    .about = vybrat, co je zvýrazněné, v pořadí na stole; klávesy se ukážou, jakmile nějakou použijete
client-key-confirm = Enter
    .about = stisknout potvrzovací tlačítko
client-key-undo = U
    .about = vzít zpět, nebo o to požádat
client-key-close = Escape
    .about = zavřít, co leží přes stůl
client-key-log = L
    .about = záznam, na úzké obrazovce
client-key-rules = ?
    .about = tato pravidla
client-key-what = Q
    .about = co je to? ukažte na cokoli
client-key-tab = Tab
    .about = přechází od věci k věci; mezerník nebo Enter stiskne

## Konec

client-wins = { $count ->
    [one] { LIST($names) } vítězí, body: { $score }
   *[other] { LIST($names) } vítězí společně, body: { $score }
}
client-rematch = Odveta
client-rematch-host = Odvetu může zahájit { $player }.
client-set-up = Nová hra
client-rematch-about = Stejní lidé a stejná hra; kdo začíná, říkají pravidla.
client-record = Zápis

# Hra hraná podle jiných pravidel, o které vypráví jen její zápis
client-frozen-over = Tato hra se hrála podle starších pravidel
client-frozen-waits = Tato hra nemůže pokračovat
client-frozen-dropped = Tato hra byla vzdána
client-frozen-kept = { $answers ->
    [one] Hrála se podle pravidel verze { $version } a zůstává, jak byla zapsána, s jednou odpovědí; její stůl už nelze nakreslit.
   *[other] Hrála se podle pravidel verze { $version } a zůstává, jak byla zapsána, s { $answers } odpověďmi; její stůl už nelze nakreslit.
}
client-frozen-about = { $answers ->
    [one] Hrála se podle pravidel verze { $version } a podle dnešních by proběhla jinak. Zůstává proto, jak byla zapsána, s jednou odpovědí; její stůl nelze nakreslit.
   *[other] Hrála se podle pravidel verze { $version } a podle dnešních by proběhla jinak. Zůstává proto, jak byla zapsána, s { $answers } odpověďmi; její stůl nelze nakreslit.
}
client-frozen-score = { $score ->
    [one] { $player }: { $rank }. místo, 1 bod
    [few] { $player }: { $rank }. místo, { $score } body
   *[other] { $player }: { $rank }. místo, { $score } bodů
}
client-drop = Vzdát ji a hrát jinou
client-drop-about = Místa i chat zůstanou. Vzdaná hra zůstane vzdaná, i kdyby se starší pravidla vrátila.
client-drop-host = Vzdát ji může { $player }, a pak můžete hrát jinou.

# Hra, která už měla všechny odpovědi, jaké smí mít, nebo jejíž stůl je plný
client-used-up = Tato hra už vyčerpala všechny odpovědi, nebo je její stůl plný.
client-used-up-drop = Vzdát ji

client-same-deal = Stejné rozdání znovu
client-same-deal-about = Tento kód zopakuje přípravu i každé míchání, u tohoto stolu nebo u jiného: uvidíte, jak si se stejnými kartami povedou jiní.
client-same-deal-code = Kód tohoto rozdání
client-same-deal-copy = Kopírovat kód
client-same-deal-here = Zahrát tady
client-look-table = Stůl
client-back-to-end = Zpět k výsledku
client-standings = Pořadí
client-curve = Body tah po tahu
