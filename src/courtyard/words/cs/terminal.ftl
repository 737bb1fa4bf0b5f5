### Co program říká kolem hry v terminálu.

## Kdo hraje

terminal-you = Vy
terminal-player = Hráč { $number }

## Hra začíná, pokračuje, končí

terminal-new = { $game }: { LIST($names) }; semínko je { $seed }.
play-about = Hrát { $game } proti botům, nebo ve více lidech u jedné klávesnice.
terminal-welcome = Odpovídejte číslem nebo jménem. Co dalšího lze napsat, řekne „help“.
terminal-resumed = { $count ->
    [0] Hra v { $file } pokračuje. Zatím nikdo o ničem nerozhodl.
    [one] Hra v { $file } pokračuje po 1 odpovědi.
   *[other] Hra v { $file } pokračuje po { $count } odpovědích.
}
terminal-kept = Hra je uložená v { $file }. Takto v ní lze pokračovat:
terminal-not-kept = Hru se nepodařilo uložit: { $reason }
terminal-nothing-kept = Na shledanou. Nebylo co ukládat.
terminal-saved = Uloženo do { $file }.
terminal-finished = Celá hra je v { $file }. Takto se ukáže znovu:

terminal-another = Další hru? (a/n){" "}
    .yes = ano
    .no = ne
    .which = Napište a pro další hru u stejného stolu, nebo n pro konec.
terminal-new-file = Ukládá se do { $file }.

end-winner = { $player } vítězí.
    .you = Vítězíte.
end-shared = { LIST($names) } se dělí o vítězství.
end-rank = Pořadí
end-player = Hráč
end-points = Body
end-turns = Tahy

## Stůl, o kterém se ví jen to, co je vidět

plain-yes = ano
plain-no = ne
plain-nothing = –
plain-nobody = Nikdo

## U jedné klávesnice

terminal-hand-over = Klávesnici si bere { $player } a stiskne Enter.
terminal-only-enter = Pokračujte klávesou Enter, nebo napište undo či quit.

## Otázky

terminal-prompt = {"> "}
    .named = { $player }{"> "}
terminal-earlier = { $count ->
    [one] … a předtím 1 řádek; všechny ukáže „log“.
    [few] … a předtím { $count } řádky; všechny ukáže „log“.
   *[other] … a předtím { $count } řádků; všechny ukáže „log“.
}
hint-exactly = { $most ->
    [one] Vyberte jednu možnost.
    [few] Vyberte { $most } možnosti.
   *[other] Vyberte { $most } možností.
}
hint-between = Vyberte { $least } až { $most }.
hint-up-to = { $most ->
    [one] Vyberte jednu možnost, nebo Enter pro žádnou.
    [few] Vyberte až { $most } možnosti, nebo Enter pro žádnou.
   *[other] Vyberte až { $most } možností, nebo Enter pro žádnou.
}
hint-any = Vyberte libovolný počet, „all“ pro všechny, nebo Enter pro žádnou.

## Příkazy

help-commands =
    Odpovídejte číslem nebo jménem možnosti, nebo jeho prvními písmeny.
    Několik najednou: „1 3“, „2-4“, dvě jména s čárkou mezi nimi, nebo „all“.
    Totéž vícekrát: „1 1“ nebo „2 x“ a jméno.
    Enter nebo - nevybere nic, kde je to dovoleno.
    Příkazy, i s lomítkem před nimi (/undo):
      help            tento text
      rules           jak se hra hraje
      board           znovu stůl
      text KARTA      co karta říká; také ? KARTA
      log [N]         co se zatím stalo, nebo posledních N řádků
      undo            vzít zpět poslední odpověď člověka
      save SOUBOR     zapsat hru do souboru
      quit            skončit; hra se uloží
help-marks = Znaky na stole:
undo-done = Vaše poslední odpověď je vzata zpět.
log-empty = Zatím se nic nestalo.

## Karty, předvolby, hry

printed-cost = ${ $cost }
printed-copies = ×{ $copies }
cards-name = Název
cards-code = Kód
cards-cost = Cena
cards-types = Typy
cards-copies = Kusy
cards-set = Edice
game-players = Počet hráčů: { $least } až { $most }
game-bots = Boti: { LIST($names) }

## Přehrávání

replay-place = { $game }, po odpovědi { $number } z { $count }
replay-asked = Další otázku dostává { $player }: „{ $question }“
replay-answer = { $player } odpovídá: { LIST($answer) }
replay-times = { $name } ×{ $count }
replay-answer-none = { $player } nevybírá nic.
replay-prompt = Enter další, b zpět, g N přejít, q konec:{" "}
replay-older = Tato hra se hrála podle pravidel verze { $version }; podle verze { $present } probíhá stejně.
replay-differently = Tato hra se hrála podle pravidel verze { $version } a podle verze { $present } by proběhla jinak; ukazuje se po odpověď { $count }. { $reason }

## Uložené hry po změně pravidel

patch-progress = Všechny hry se hrají znovu
patch-column-table = Stůl
patch-column-game = Hra
patch-column-number = Č.
patch-column-version = Pravidla
patch-column-state = Stav
patch-column-outcome = Podle dnešních pravidel
patch-running = hraje se
patch-over = skončila
patch-moved = Probíhá stejně; převedena na verzi { $version }.
patch-ended = Probíhá stejně; nyní je zapsáno, jak skončila.
patch-start = Už ji nelze připravit: { $reason }
patch-answer = Od odpovědi { $answer } probíhá jinak: { $reason }
patch-asked = Po odpovědi { $answer } probíhá jinak: otázka je pak jiná.
patch-longer = Po odpovědi { $answer } by neskončila.
patch-end = Po odpovědi { $answer } by skončila jinak.
patch-told = Ukazuje se, jak byla zapsána.
patch-frozen = Nemůže pokračovat; její hostitel ji může vzdát.
patch-unreadable = Její položky nelze přečíst: { $reason }
patch-summary = { $games ->
    [one] Znovu odehraná je jedna hra.
    [few] Znovu odehrané jsou { $games } hry.
   *[other] Znovu odehraných je { $games } her.
} Stejně jich proběhlo { $same }, jinak { $differently }, z toho rozehraných { $frozen }.
patch-done = { $moved ->
    [0] Nic nebylo třeba zapsat.
    [one] Jeden stůl má nový zápis.
    [few] { $moved } stoly mají nový zápis.
   *[other] { $moved } stolů má nový zápis.
}
patch-dry = { $moved ->
    [0] Nic by nebylo třeba zapsat.
    [one] Jeden stůl by dostal nový zápis; nic se nezapsalo.
    [few] { $moved } stoly by dostaly nový zápis; nic se nezapsalo.
   *[other] { $moved } stolů by dostalo nový zápis; nic se nezapsalo.
}
