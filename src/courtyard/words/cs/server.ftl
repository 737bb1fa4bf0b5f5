### Co říká server: na konzoli, v záznamu stolu a tam, kde něco odmítá.

# Jak si tento jazyk říká sám, pro ty, kdo si jazyk vybírají.
language-name = Čeština

serve-ready = Courtyard je připraven. Otevřete v prohlížeči { $address }; ukončíte ho klávesami Ctrl-C. Stoly se ukládají do { $folder }.
serve-ended = Server skončil; všechny stoly jsou uložené.

## Řádky v záznamu hry, které nejsou událostmi hry

note-undone = { $player } bere odpověď zpět.
    .you = Berete odpověď zpět.
note-undone-often = { $times ->
    [one] { $player } bere zpět { $times } odpověď.
    [few] { $player } bere zpět { $times } odpovědi.
   *[other] { $player } bere zpět { $times } odpovědí.
}
    .you = { $times ->
        [one] Berete zpět { $times } odpověď.
        [few] Berete zpět { $times } odpovědi.
       *[other] Berete zpět { $times } odpovědí.
    }
note-left = { $player } odchází od stolu. Dál hraje bot.
    .you = Odcházíte od stolu. Dál hraje bot.
note-removed = { $player } odchází na přání hostitele. Dál hraje bot.
note-minded = { $player }: dál hraje bot.
    .you = Za vás hraje bot.
note-spent = Tato hra už měla tolik odpovědí, kolik jich hra smí mít, a končí zde nerozhodnuta. Hostitel ji může vzdát.
note-back = { $player } je zpátky.
    .you = Jste zpátky.

## Proč se server nespustí

refused-pages-unbuilt = Stránky ještě nejsou sestavené; nejprve spusťte „make client“, nebo použijte --no-pages.
refused-pages-missing = Tento Courtyard byl nainstalován bez svých stránek; nainstalujte takový, který je má, nebo použijte --no-pages.
refused-no-host = Počítač se jménem „{ $host }“ tu není; pomocí --host uveďte jiný.
refused-port = Port { $port } na { $host } použít nelze: { $reason }; pomocí --port uveďte jiný.
refused-database = Databázi použít nelze: { $reason }; pomocí --data uveďte jinou složku.
refused-newer-data = Data zapsala novější verze Courtyardu (formát { $format }; tato zná { $known }); použijte ji, nebo pomocí --data uveďte jinou složku.
refused-data-folder = { $path } nelze použít pro data: { $reason }; pomocí --data uveďte jinou složku.
refused-data-in-use = { $path } používá jiný server; zastavte ho, nebo uveďte jinou složku.
refused-broken-key = { $path } je poškozený: počet bajtů klíče je { $bytes }; vezměte ho ze zálohy, nebo uveďte jinou složku.

## Proč se něco nestalo

refused-message = Server nerozuměl: { $reason }
refused-stale = Stůl se mezitím změnil; toto je jeho současný stav.
refused-not-ahead = Dvě odpovědi najednou lze dát jen tam, kde se druhá otázka ukazuje zároveň s první.
refused-away = Za vás hraje bot; nejprve hru převezměte.
refused-watching = Jen sledujete; nejprve si sedněte.
refused-host = To může jen hostitel.
refused-playing = To nelze měnit, dokud se hraje.
refused-not-playing = Žádná hra se nehraje.
refused-frozen = Poslední hra byla vzdána, nebo se hrála podle jiných pravidel; začněte raději novou.
refused-not-frozen = Tato hra může pokračovat, takže se nevzdává.
refused-seat = Takové místo tu není.
refused-taken = To místo je obsazené.
refused-locked = Hostitel tento stůl zamkl.
refused-sent-away = Hostitel vás poslal od tohoto stolu; znovu si sednout můžete, jen když vás pustí.
refused-dismissed = Hostitel vás poslal od tohoto stolu a diváci k němu nesmějí.
refused-no-outcast = Nikdo toho jména nebyl poslán pryč.
refused-onlookers = Hostitel zavřel tento stůl divákům.
refused-left = U stolu už nejste.
refused-seats = Počet hráčů této hry je { $least } až { $most }.
refused-seats-changed = Místa se od poslední hry změnila; začněte raději novou.
refused-not-a-guest = Pryč lze poslat jen jiného člověka.
refused-bot = Takový bot tu není.
refused-bot-wants = { $bot } se neobejde bez karet, které tento stůl nemá: { CARDS($cards) }; zvolte jiné karty, nebo jiného bota.
refused-name = Jméno musí obsahovat něco čitelného; nejvyšší počet znaků je { $most }.
refused-chat = Není co říct.
refused-undo-never = U tohoto stolu nelze vzít zpět žádnou odpověď.
refused-undo-nothing = Teď není co vzít zpět.
refused-undo-denied = { $player } s vrácením nesouhlasí.
refused-undo-asked = Už požádal někdo jiný.
refused-share = Tento kód je poškozený, nebo ho vytvořila novější verze; ověřte, že je zkopírovaný celý.
refused-share-game = Tento kód patří k jiné hře.
refused-no-table = Takový stůl tu není.
refused-no-game = Taková hra tu není.
refused-no-language = Tímto jazykem Courtyard nemluví.
refused-no-record = Zápis takové hry ještě není.
refused-no-page = Na této adrese nic není.
refused-not-json = Požadavek musí být JSON.
refused-too-fast = To je najednou příliš; chvíli počkejte.
refused-crowded = U tohoto stolu nebo od vás je otevřeno příliš mnoho oken; jedno zavřete, nebo přijďte později.
refused-game-long = Tato hra už vyčerpala odpovědi ({ $most }) a víc jich žádná hra mít nesmí; hostitel ji může vzdát.
refused-table-full = Tento stůl je plný: nic dalšího se sem nezapíše; otevřete jiný.
refused-chat-full = U tohoto stolu se toho napsalo tolik, že nic dalšího už uložit nelze.
refused-too-long = Požadavek je příliš dlouhý.
refused-cut-short = Požadavek skončil předčasně.
refused-two-lengths = Požadavek uvádí svou délku dvojím způsobem; buď Content-Length, nebo Transfer-Encoding, ne obojí.
refused-too-slow = Požadavek přicházel příliš dlouho.
refused-origin = Stránka odjinud tento server používat nesmí.
refused-address = Tento server takové jméno nemá.
refused-reach = Jak se k tomuto serveru dostat, říká jen na svém vlastním počítači.
refused-fault = V serveru se něco pokazilo; najdete to v jeho logu.
refused-unreadable = Tento stůl už nelze přečíst; jeho položky jsou poškozené.
refused-store = Server teď nemůže nic zapsat; nic se nezměnilo.
refused-bot-waits = Server teď nemůže nic zapsat; bot čeká, až bude moci.
