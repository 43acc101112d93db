/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: 'Rychlost stránek',
  line: 'Jak rychle se váš obchod načítá a co ho ještě zrychlí.',
  dismiss: 'Zavřít',
  notLoaded: 'Obsah se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.',
  promo: {
    title: 'Sleva 30 % na nástroje pro SEO',
    line: 'Aplikace SEO našich partnerů pro obchodníky, kteří používají tuto aplikaci.',
    open: 'Zobrazit aplikace'
  },
  gauge: {
    title: 'Výkon webu',
    devices: 'Zařízení',
    pc: 'Počítač',
    mb: 'Mobil',
    recheck: 'Změřit znovu',
    checking: 'Měří se…',
    checkingLine: 'Úvodní stránka se na každém zařízení otevře třikrát. Trvá to minutu nebo dvě.',
    none: 'Zatím nezměřeno',
    checkedAt: 'Změřeno {when}',
    spread:
      'Tři měření, která se liší nejvýše o {points|local} {{points:|bod||body|bodu|bodů}}. Počítá se prostřední skóre.',
    label: '{device}: {score|local} ze 100, {band}',
    scale: 'Barvy odpovídají stupnici této aplikace.',
    googleScale: 'Stupnice Googlu',
    good: 'Dobré',
    warn: 'Potřebuje zlepšit',
    bad: 'Pomalé',
    notStarted: 'Měření se nepodařilo spustit. Zkontrolujte připojení a zkuste to znovu.'
  },
  opportunities: {
    title: 'Co by pomohlo nejvíc',
    line: 'Největší úspory, které měření našlo pro návštěvníky. Zařízení: {device}.',
    saving: 'až {ms}',
    none: 'Měření nenašlo nic, co by stálo za zmínku.',
    images: 'Optimalizovat obrázky'
  },
  trend: {
    title: 'Posledních 90 dní',
    label: 'Skóre od {from} do {to}',
    table: 'Zobrazit čísla',
    date: 'Datum',
    few: 'Po druhém měření se tu zobrazí graf.'
  },
  up: {
    title: 'Zrychlení obchodu',
    line: 'Když návštěvník nechá ukazatel na odkazu déle než 65 ms, odkazovaná stránka se načte předem a otevře se okamžitě. Skóre testů rychlosti se nezmění.',
    speedUp: 'Zrychlit',
    preview: 'Náhled',
    turnOff: 'Vypnout',
    never: 'Košíky, pokladny, účty a soubory ke stažení se předem nikdy nenačítají.'
  },
  effect: {
    title: 'Ve vašem obchodě',
    visitors:
      'Zobrazení stránek za posledních 28 dní: předem načteno {prefetched}, bez přednačtení {fresh}. V 75 % z nich se další stránka zobrazila za tuto dobu nebo dříve.',
    few: 'Časy vašich návštěvníků se tu objeví po {n} zobrazeních s přednačtením a stejném počtu bez něj.',
    measured:
      'Změřeno {when}: od kliknutí na úvodní stránce do zobrazení stránky {page}. Střední hodnota ze tří návštěv, přes pomalé připojení 4G.',
    none: 'Otevře dvě stránky vašeho obchodu jako návštěvník, s přednačítáním i bez něj, a změří čekání.',
    measure: 'Změřit v mém obchodě',
    measuring: 'Probíhá měření…',
    measuringLine: 'Váš obchod se otevře šestkrát. Trvá to minutu nebo dvě.'
  },
  embed: {
    title: 'Vložení aplikace do motivu',
    on: 'Zapnuto',
    off: 'Vypnuto',
    lineOn: 'Skript přednačítání je ve vašem motivu aktivní.',
    lineOff: 'Zapněte vložení aplikace v motivu.',
    unknown: 'Neznámé',
    lineUnknown: 'Váš motiv teď nelze přečíst. Zda je vložení zapnuté, ukáže editor.',
    settings: 'Nastavení vložení aplikace',
    waiting: 'Čekáme na změnu v editoru…',
    turnedOn: 'Vložení aplikace je zapnuté',
    turnedOff: 'Vložení aplikace je vypnuté'
  },
  video: {
    title: 'Jak to funguje',
    line: 'Od najetí na odkaz do kliknutí uplyne obvykle asi čtvrt sekundy. To stačí k načtení stránky.',
    watch: 'Přehrát video',
    preview: 'Náhled',
    close: 'Zavřít',
    stepOne: 'Návštěvník ukáže na odkaz',
    stepTwo: 'Po 65 ms se stránka začne načítat',
    stepThree: 'Kliknutí otevře stránku, která už je načtená',
    without: 'Bez přednačítání',
    with: 'S přednačítáním',
    shown: 'Další stránka zobrazena za {time}',
    play: 'Přehrát',
    pause: 'Pozastavit',
    label:
      '{way}: ukazatel se zastaví na produktu, kliknutí ho otevře a jeho stránka se zobrazí za {time}.',
    recorded:
      'Skutečný záznam dvou stránek ukázkového obchodu přes pomalé připojení 4G ({latency}, {speed}). Ukazatel je před kliknutím na odkazu {rest}. Přehráváno poloviční rychlostí.'
  },
  since: {
    title: 'Od optimalizace obrázků',
    line: '{device}: {before} → {after}',
    first: 'První optimalizace',
    weight: 'Velikost stránky'
  },
  visitors: {
    title: 'Skuteční návštěvníci',
    line: 'Co návštěvníci vašeho obchodu zažili za posledních 28 dní. U 75 % návštěv byla hodnota stejná nebo lepší.',
    off: 'Vypnuto. Po zapnutí bude obchod hlásit doby načítání, ale bez souborů cookie, IP adres a jiných osobních údajů.',
    switch: 'Zaznamenávat doby načítání u návštěvníků',
    none: 'Zatím žádné návštěvy. První čísla se objeví, až někdo otevře stránku vašeho obchodu.',
    lcp: 'Zobrazení hlavního obsahu',
    inp: 'Odezva na interakci',
    cls: 'Posun rozvržení',
    prefetched: 'Otevření předem načtené stránky',
    fresh: 'Otevření stránky bez přednačtení',
    views:
      '{n} {{count:|zobrazení stránky||zobrazení stránek|zobrazení stránky|zobrazení stránek}}',
    notSaved: 'Zkuste to později'
  },
  faq: {
    title: 'Otázky',
    scoreQuestion: 'Zlepší skript přednačítání moje skóre?',
    scoreAnswer:
      'Ne. Testy rychlosti otevřou jednu stránku a na nic nekliknou, takže jejich skóre zůstane stejné. Rozdíl pocítí návštěvníci: stránky, na které přejdou, se otevřou o 200 až 300 ms dřív.',
    orderQuestion: 'Může něco vložit do košíku nebo někoho odhlásit?',
    orderAnswer:
      'Ne. Načítají se jen úvodní stránka, produkty, kolekce, blog, vyhledávání a obsahové stránky, a nikdy odkaz s neznámým parametrem. Odkaz, který označíte atributem data-no-preload, se předem nikdy nenačte.',
    dataQuestion: 'Spotřebovává mobilní data mých návštěvníků?',
    dataAnswer:
      'Najednou se uchovávají nejvýše dvě stránky a návštěvníkům, kteří šetří data nebo mají pomalé připojení, se nenačítá nic.',
    varyQuestion: 'Proč se skóre mění, když se nic nezměnilo?',
    varyAnswer:
      'Výsledky se liší o několik bodů. Proto se stránka při každém měření otevře na každém zařízení třikrát a počítá se prostřední výsledek.',
    costQuestion: 'Kolik to stojí?',
    costAnswer: 'Nic. Přednačítání i měření jsou zdarma v každém tarifu.'
  },
  editor: {
    title: 'Editor motivu',
    line: 'Tato stránka zastupuje editor motivu vaší platformy: zapínáte a vypínáte v ní části aplikací.',
    legend: 'Vložení aplikací',
    embed: 'Přednačítání Page Speed Boost',
    embedLine: 'Vloží skript přednačítání do každé stránky obchodu.',
    save: 'Uložit',
    saved: 'Uloženo',
    open: 'Otevřít obchod'
  },
  reasons: {
    'no-checker':
      'Rychlost vašeho obchodu tu teď nelze změřit. Pokud měření potřebujete, kontaktujte podporu.',
    'not-reached':
      'Úvodní stránku obchodu se nepodařilo otevřít. Zkontrolujte, že je obchod online a není chráněný heslem.',
    'left-shop': 'Adresa obchodu vede na jiný web, proto se neměřilo.',
    'no-link': 'Na úvodní stránce není odkaz, který by se dal pro měření otevřít.',
    'took-too-long':
      'Měření trvalo déle než 5 minut a bylo ukončeno. Zkuste to znovu, až bude obchod méně vytížený.',
    refused: 'Služba pro měření rychlosti měření odmítla nebo nebyla dostupná. Zkuste to později.',
    interrupted: 'Měření přerušil restart. Spusťte ho znovu.',
    fault: 'Měření se nepodařilo dokončit. Zkuste to později.'
  }
}
