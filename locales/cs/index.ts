import { automatic, automaticReplies, exclusions, runLog } from './automatic.ts'
import { cli } from './cli.ts'
import { exportCsv } from './export.ts'
import { gain } from './gain.ts'
import { imageSettings } from './image-settings.ts'
import { legacy } from './legacy.ts'
import { looks } from './looks.ts'
import { pricing } from './pricing.ts'
import { imageTexts, setting, watermark } from './setting.ts'
import { shell } from './shell.ts'
import { speed } from './speed.ts'
import { strict } from './strict.ts'
import { templates } from './templates.ts'
import { uploadErrors, uploads } from './uploads.ts'

const cs = {
  cli,
  exportCsv,
  gain,
  imageSettings,
  speed,
  strict,
  ...shell,
  ...pricing,
  app: {
    name: 'Page Speed Boost',
    skip: 'Přejít k obsahu',
    navigation: 'Hlavní',
    dismiss: 'Zavřít',
    notifications: 'Oznámení',
    problem: 'Něco se nepovedlo'
  },
  signIn: {
    title: 'Přihlášení',
    line: 'Zadejte přístupový token, který server vypsal při spuštění.',
    token: 'Přístupový token',
    action: 'Přihlásit se',
    wrong:
      'Tento přístupový token není platný. Zkopírujte ho znovu z posledního řádku, který server vypsal.'
  },
  dialog: {
    quota: {
      title: 'Dosáhli jste limitu tarifu',
      fit: 'Optimalizovat, kolik se vejde',
      upgrade: 'Přejít na vyšší tarif'
    },
    close: 'Zavřít',
    cancel: 'Zrušit',
    tryAgain: 'Zkusit znovu',
    failed: 'Obsah se nepodařilo načíst',
    checkConnection: 'Zkontrolujte připojení a zkuste to znovu.',
    loading: 'Načítání',
    from: 'Od {plan}',
    none: 'Neuvedeno'
  },
  manual: {
    title: 'Ruční optimalizace',
    kinds: 'Co optimalizovat',
    tabs: { product: 'Produkty', collection: 'Kolekce', article: 'Příspěvky' },
    search: {
      product: 'Hledat produkty',
      collection: 'Hledat kolekce',
      article: 'Hledat příspěvky'
    },
    name: 'Název',
    state: 'Stav',
    onlyOpen: 'Jen neoptimalizované',
    sort: 'Řadit podle',
    sorts: { open: 'Neoptimalizované první', size: 'Největší první' },
    selectAll: 'Vybrat vše ({n})',
    nothing: 'Vyberte, co chcete optimalizovat.',
    start: 'Optimalizovat',
    selectPage: 'Vybrat vše na této stránce',
    select: 'Vybrat {title}',
    images: '{shown} {{count:|obrázek||obrázky|obrázku|obrázků}}',
    open: 'Neoptimalizováno',
    partly: 'Optimalizováno {done} z {all}',
    done: 'Optimalizováno',
    excluded: 'Vyloučeno',
    someExcluded:
      '{n} {{count:|obrázek vyloučen||obrázky vyloučeny|obrázku vyloučeno|obrázků vyloučeno}}',
    exclude: 'Vyloučit z optimalizace',
    include: 'Znovu zahrnout',
    more: 'Akce pro {title}',
    selected: 'Vybráno: {count}',
    left: '{{count:|Zbývá||Zbývají|Zbývá|Zbývá}} {shown} {{count:|obrázek||obrázky|obrázku|obrázků}}',
    tooMany: 'Najednou nejvýše {most}',
    clear: 'Zrušit výběr',
    optimize: {
      product: 'Optimalizovat {shown} {{count:|produkt||produkty|produktu|produktů}}',
      collection: 'Optimalizovat {shown} {{count:|kolekci||kolekce|kolekce|kolekcí}}',
      article: 'Optimalizovat {shown} {{count:|příspěvek||příspěvky|příspěvku|příspěvků}}'
    },
    empty: 'Nic k zobrazení',
    emptyLine: {
      product: 'Tady se zobrazí produkty s obrázky.',
      collection: 'Tady se zobrazí kolekce s obrázky.',
      article: 'Tady se zobrazí příspěvky s obrázky.'
    },
    noHits: 'Zkuste hledat něco jiného.',
    estimate: 'Odhadnout úsporu',
    estimating: 'Zkoušíme několik obrázků…',
    estimated: 'Lze ušetřit asi {saved} z {size} ({percent}).',
    hardlyAny: 'Tady už se skoro nic ušetřit nedá.',
    estimateBasis:
      'Vyzkoušeno na {tried} z celkem {shown} {{count:|obrázku||obrázků|obrázku|obrázků}}. Nic se nezměnilo ani nezapočítalo do limitu.'
  },
  paging: {
    label: 'Stránky',
    rows: 'Řádky',
    showing: 'Zobrazeno {from}–{to} z {total} výsledků',
    page: '{page} / {pages}',
    previous: 'Předchozí stránka',
    next: 'Další stránka',
    show: 'Zobrazit'
  },
  compression: {
    title: 'Nastavení optimalizace',
    targets: 'Obrázky k optimalizaci',
    products: 'Obrázky produktů',
    scope: 'Které produkty',
    allProducts: 'Všechny obrázky produktů',
    publishedProducts: 'Jen obrázky publikovaných produktů',
    collections: 'Obrázky kolekcí',
    blogs: 'Obrázky blogu',
    compression: 'Komprese',
    custom: 'Vlastní kvalita',
    lossless: 'Bezztrátová',
    losslessLine: 'Zachová každý pixel.',
    level: 'Úroveň komprese',
    levels: { low: 'Nízká', medium: 'Střední', high: 'Vysoká' },
    recommended: '{level} (doporučeno)',
    conversion: 'Typ souboru',
    pngToJpg: 'Převést PNG na JPG',
    pngToJpgLine: 'Může zmenšit velikost až o 80 %.',
    sizeControl: 'Nepřevádět, když by byl převedený soubor větší než originál',
    flatten: 'I obrázky s průhledností, na bílém pozadí',
    leaveTitle: 'Neuložené změny',
    leaveText: 'Vaše změny nejsou uložené. Opravdu chcete odejít?',
    leave: 'Odejít',
    stay: 'Zůstat na stránce'
  },
  compare: {
    title: 'Originál a optimalizovaný obrázek',
    original: 'Originál',
    optimized: 'Optimalizovaný',
    reduction: 'Úspora',
    ...looks,
    fileType: 'Typ souboru',
    converted: '{from} → {to}',
    handle: 'Zobrazit víc z originálu nebo z optimalizovaného obrázku',
    share: '{percent} originálu',
    previous: 'Předchozí obrázek',
    next: 'Další obrázek',
    position: 'Obrázek {position} z {total}',
    restore: 'Obnovit originál',
    moreQuality: 'Vyšší kvalita',
    better: {
      medium: 'Úroveň komprese: Střední',
      low: 'Úroveň komprese: Nízká',
      lossless: 'Bezztrátová'
    },
    best: 'Pro tento obrázek už vyšší kvalita není.',
    nothing: 'Není co porovnat',
    nothingLine: 'Žádný obrázek tu teď není zkomprimovaný.',
    originalMissing: 'Originál se nepodařilo načíst.',
    optimizedMissing: 'Optimalizovaný obrázek se nepodařilo načíst.'
  },
  detail: {
    back: 'Optimalizace obrázků',
    title: 'Podrobnosti optimalizace',
    kept: 'Údaje o obrázcích uchováváme jen {days} dní.',
    table: 'Obrázky: {title}',
    noItem: 'Nic k zobrazení',
    noItemLine: 'Otevřete řádek historie a uvidíte, co se s jeho obrázky stalo.',
    empty: 'Nic k zobrazení',
    emptyLine: 'Tady se zobrazí obrázky zpracované za posledních 30 dní.',
    toJpg: 'PNG na JPG',
    altText: 'Alternativní text',
    fileName: 'Název souboru',
    watermark: 'Vodoznak',
    columns: {
      status: 'Stav',
      fileType: 'Typ souboru',
      originalSize: 'Původní velikost',
      ratio: 'Úspora',
      compressedSize: 'Nová velikost',
      actions: 'Akce'
    },
    status: {
      compressed: 'Zkomprimováno',
      not_compressed: 'Nezkomprimováno',
      already_optimal: 'Již optimální',
      restored: 'Obnoveno',
      failed: 'Nezdařilo se',
      expired: 'Vypršelo',
      deleted: 'Smazáno'
    },
    selectPage: 'Vybrat vše na této stránce',
    select: 'Vybrat {name}',
    selected: 'Vybráno: {count}',
    clear: 'Zrušit výběr',
    restore: 'Obnovit',
    restoreOriginal: 'Obnovit originál',
    reOptimize: 'Znovu optimalizovat',
    download: 'Stáhnout',
    compare: 'Porovnat',
    more: 'Akce pro {name}',
    wrongState: 'Vyberte obrázky ve stavu, který tuto akci umožňuje.',
    noUrl: 'Adresa URL je prázdná',
    working: { optimize: 'Probíhá optimalizace', restore: 'Probíhá obnovení' },
    daysLeft: 'Obnovit lze ještě {n} {{count:|den||dny|dne|dní}}',
    delivered:
      'Záloha je obrázek tak, jak ho zobrazuje váš obchod. Soubor, který jste nahráli, Shopify aplikacím nepředává.',
    excluded: 'Vyloučeno',
    exclude: 'Vyloučit z optimalizace',
    include: 'Znovu zahrnout',
    progress: 'Hotové obrázky: {done} z {total}',
    optimized:
      '{shown} {{count:|obrázek optimalizován||obrázky optimalizovány|obrázku optimalizováno|obrázků optimalizováno}}',
    restored:
      '{shown} {{count:|obrázek obnoven||obrázky obnoveny|obrázku obnoveno|obrázků obnoveno}}',
    notDone: '{shown} {{count:|obrázek||obrázky|obrázku|obrázků}} se nepodařilo zpracovat',
    alreadyOptimal: 'Již optimální: {shown} {{count:|obrázek||obrázky|obrázku|obrázků}}'
  },
  imagesPage: {
    title: 'Optimalizace obrázků',
    line: 'Menší obrázky, lepší výsledky ve vyhledávání.',
    settings: 'Nastavení',
    optimize: 'Optimalizovat obrázky',
    notLoaded: 'Obsah se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.'
  },
  stats: {
    label: 'Výsledky',
    totalSaved: 'Celková úspora místa',
    across: 'u {n} {{count:|obrázku||obrázků|obrázku|obrázků}}',
    averageSaved: 'Průměrná úspora místa',
    perImage: 'na obrázek',
    averagePercent: 'Průměrná úspora',
    ofOriginal: 'z původní velikosti',
    freePlan: 'Bezplatný tarif',
    prePlan: 'Tarif Premium',
    unlimited: 'Neomezeně',
    used: 'Využito: {n} {{count:|obrázek||obrázky|obrázku|obrázků}}',
    left: '{{count:|Zbývá||Zbývají|Zbývá|Zbývá}} {n} {{count:|obrázek||obrázky|obrázku|obrázků}}',
    addOn: 'Nad limit: {used} / {all} obrázků',
    quota: 'Využité obrázky: {used} z {all}'
  },
  run: {
    optimise: {
      product: 'Probíhá optimalizace produktů',
      collection: 'Probíhá optimalizace kolekcí',
      article: 'Probíhá optimalizace příspěvků',
      upload: 'Probíhá optimalizace obrázků'
    },
    reoptimise: {
      product: 'Probíhá opětovná optimalizace produktů',
      collection: 'Probíhá opětovná optimalizace kolekcí',
      article: 'Probíhá opětovná optimalizace příspěvků',
      upload: 'Probíhá opětovná optimalizace obrázků'
    },
    automatic: {
      product: 'Probíhá automatická optimalizace produktů',
      collection: 'Probíhá automatická optimalizace kolekcí',
      article: 'Probíhá automatická optimalizace příspěvků',
      upload: 'Probíhá automatická optimalizace obrázků'
    },
    restore: {
      product: 'Probíhá obnovení obrázků produktů',
      collection: 'Probíhá obnovení obrázků kolekcí',
      article: 'Probíhá obnovení obrázků příspěvků',
      upload: 'Probíhá obnovení obrázků'
    },
    done: 'Hotovo {n} z {all}. Tuto stránku můžete opustit.',
    seconds: 'Zbývá méně než minuta',
    minutes: '{{count:|Zbývá||Zbývají|Zbývá|Zbývá}} asi {n} {{count:|minuta||minuty|minuty|minut}}',
    hours: '{{count:|Zbývá||Zbývají|Zbývá|Zbývá}} asi {n} {{count:|hodina||hodiny|hodiny|hodin}}',
    stop: 'Zastavit',
    pause: 'Pozastavit',
    resume: 'Pokračovat',
    paused: 'Pozastaveno',
    undo: 'Vrátit zpět',
    notChanged: 'Akci se nepodařilo provést. Zkontrolujte připojení a zkuste to znovu.',
    notStopped: 'Úlohu se nepodařilo zastavit. Zkontrolujte připojení a zkuste to znovu.',
    waitsForRoom:
      'Disk serveru je plný. Jakmile bude místo, úloha bude automaticky pokračovat. Nic se neztratí.',
    waitsForDisk:
      'Server nemůže zapisovat na svůj disk. Jakmile to půjde, úloha bude automaticky pokračovat. Nic se neztratí.',
    percentDone: 'Hotovo {percent}',
    optimized: {
      product:
        '{n} {{count:|produkt optimalizován||produkty optimalizovány|produktu optimalizováno|produktů optimalizováno}}',
      collection:
        '{n} {{count:|kolekce optimalizována||kolekce optimalizovány|kolekce optimalizováno|kolekcí optimalizováno}}',
      article:
        '{n} {{count:|příspěvek optimalizován||příspěvky optimalizovány|příspěvku optimalizováno|příspěvků optimalizováno}}',
      upload:
        '{n} {{count:|obrázek optimalizován||obrázky optimalizovány|obrázku optimalizováno|obrázků optimalizováno}}'
    },
    restored: {
      product: 'Obrázky obnoveny u {n} {{count:|produktu||produktů|produktu|produktů}}',
      collection: 'Obrázky obnoveny u {n} {{count:|kolekce||kolekcí|kolekce|kolekcí}}',
      article: 'Obrázky obnoveny u {n} {{count:|příspěvku||příspěvků|příspěvku|příspěvků}}',
      upload: '{n} {{count:|obrázek obnoven||obrázky obnoveny|obrázku obnoveno|obrázků obnoveno}}'
    },
    notOptimized: '{n} {{count:|obrázek||obrázky|obrázku|obrázků}} se nepodařilo optimalizovat',
    notRestored: '{n} {{count:|obrázek||obrázky|obrázku|obrázků}} se nepodařilo obnovit',
    imagesDone: 'Hotové obrázky: {done} z {all}',
    alreadyOptimal: 'Již optimální: {n} {{count:|obrázek||obrázky|obrázku|obrázků}}',
    skippedUnpaid: 'Přeskočeno: {n}, limit je vyčerpaný',
    review: 'Zkontrolovat'
  },
  history: {
    title: 'Historie optimalizace',
    note: 'Původní obrázky uchováváme {days} dní.',
    tabs: { product: 'Produkty', collection: 'Kolekce', article: 'Příspěvky', upload: 'Ostatní' },
    search: {
      product: 'Hledat produkty',
      collection: 'Hledat kolekce',
      article: 'Hledat příspěvky',
      upload: 'Hledat obrázky'
    },
    selected: 'Vybráno: {n}',
    unselect: 'Zrušit výběr',
    restoreMany: 'Obnovit',
    reoptimizeMany: 'Znovu optimalizovat',
    fromPlan: 'Od {plan}',
    wrongState: {
      product: 'Vyberte produkty ve stavu, který tuto akci umožňuje.',
      collection: 'Vyberte kolekce ve stavu, který tuto akci umožňuje.',
      article: 'Vyberte příspěvky ve stavu, který tuto akci umožňuje.',
      upload: 'Vyberte obrázky ve stavu, který tuto akci umožňuje.'
    },
    pageSelected: 'Na této stránce je vybráno vše ({n}).',
    allSelected: {
      product: 'Vybrány jsou všechny produkty ({n}).',
      collection: 'Vybrány jsou všechny kolekce ({n}).',
      article: 'Vybrány jsou všechny příspěvky ({n}).',
      upload: 'Vybrány jsou všechny obrázky ({n}).'
    },
    selectAll: {
      product: 'Vybrat všechny odpovídající produkty ({n})',
      collection: 'Vybrat všechny odpovídající kolekce ({n})',
      article: 'Vybrat všechny odpovídající příspěvky ({n})',
      upload: 'Vybrat všechny odpovídající obrázky ({n})'
    },
    confirmRestore: {
      title: 'Obnovit vše?',
      text: {
        product:
          '{n} {{count:|produkt dostane||produkty dostanou|produktu dostane|produktů dostane}} zpět původní obrázky.',
        collection:
          '{n} {{count:|kolekce dostane||kolekce dostanou|kolekce dostane|kolekcí dostane}} zpět původní obrázky.',
        article:
          '{n} {{count:|příspěvek dostane||příspěvky dostanou|příspěvku dostane|příspěvků dostane}} zpět původní obrázky.',
        upload: '{n} {{count:|obrázek||obrázky|obrázku|obrázků}} se vrátí do původní podoby.'
      },
      go: 'Obnovit vše'
    },
    confirmReoptimize: {
      title: 'Znovu optimalizovat vše?',
      text: {
        product:
          '{n} {{count:|produkt se znovu optimalizuje||produkty se znovu optimalizují|produktu se znovu optimalizuje|produktů se znovu optimalizuje}} z originálů.',
        collection:
          '{n} {{count:|kolekce se znovu optimalizuje||kolekce se znovu optimalizují|kolekce se znovu optimalizuje|kolekcí se znovu optimalizuje}} z originálů.',
        article:
          '{n} {{count:|příspěvek se znovu optimalizuje||příspěvky se znovu optimalizují|příspěvku se znovu optimalizuje|příspěvků se znovu optimalizuje}} z originálů.',
        upload:
          '{n} {{count:|obrázek se znovu optimalizuje z originálu||obrázky se znovu optimalizují z originálů|obrázku se znovu optimalizuje z originálů|obrázků se znovu optimalizuje z originálů}}.'
      },
      go: 'Znovu optimalizovat vše'
    },
    daysLeft: 'Obnovit lze ještě {n} {{count:|den||dny|dne|dní}}',
    excluded: 'Vyloučeno',
    exclude: 'Vyloučit z optimalizace',
    include: 'Znovu zahrnout',
    selectPage: 'Vybrat vše na této stránce',
    selectRow: 'Vybrat {title}',
    name: 'Název',
    status: 'Stav',
    changes: 'Změny',
    size: 'Velikost',
    saved: 'Ušetřeno',
    sort: 'Řadit podle',
    sorts: { newest: 'Nejnovější první', saved: 'Nejvíce ušetřeno první', name: 'Podle názvu' },
    actions: 'Akce',
    none: 'Neuvedeno',
    before: 'Před:',
    after: 'Po:',
    images: '{n} {{count:|obrázek||obrázky|obrázku|obrázků}}',
    compressed: 'Zkomprimováno',
    partly_done: 'Částečně hotovo',
    already_optimal: 'Již optimální',
    not_compressed: 'Nezkomprimováno',
    restored: 'Obnoveno',
    failed: 'Nezdařilo se',
    expired: 'Vypršelo',
    deleted: 'Smazáno',
    toJpg: 'PNG na JPG',
    altText: 'Alternativní text',
    fileName: 'Název souboru',
    watermark: 'Vodoznak',
    compare: 'Porovnat',
    download: 'Stáhnout',
    restore: 'Obnovit originál',
    more: 'Další akce pro {title}',
    emptyUrl: 'Adresa URL je prázdná',
    results: '{n} {{count:|výsledek||výsledky|výsledku|výsledků}}',
    empty: 'Nic k zobrazení',
    emptyLine: 'Tady se zobrazí obrázky, které optimalizujete.',
    emptyUploads: 'Tady se zobrazí obrázky, které nahrajete.',
    upload: 'Nahrát obrázky',
    noHits: 'Zkuste hledat něco jiného.',
    notLoaded: 'Historii se nepodařilo načíst',
    tryAgainLine: 'Zkontrolujte připojení a zkuste to znovu.',
    tryAgain: 'Zkusit znovu',
    optimize: 'Optimalizovat obrázky',
    exportCsv: 'Exportovat CSV',
    notDone: 'Akci se nepodařilo provést. Zkontrolujte připojení a zkuste to znovu.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Vaše relace skončila. Otevřete aplikaci znovu a přihlaste se.',
    wrongToken: 'Tento přístupový token není platný.',
    shopClosed:
      'Aplikace už není propojena s vaším obchodem. Otevřete ji znovu z administrace obchodu.',
    otherOrigin: 'Tento požadavek přišel z jiného webu a byl odmítnut.',
    notFound: 'Na této adrese nic není.',
    fault: 'Zkuste to později',
    malformed: 'Požadavek se nepodařilo přečíst: {detail}',
    field: 'Pole „{field}“ chybí nebo je neplatné: {detail}',
    tooLarge: 'Požadavek je příliš velký.',
    tooLong: 'Pole „{field}“ je příliš dlouhé: nejvýše {most|local} znaků.',
    tooMany: 'Pole „{field}“ má příliš mnoho položek: nejvýše {most|local}.',
    addressTooLong:
      'Adresa je příliš dlouhá: nejvýše {most|local} znaků a {parameters|local} parametrů.',
    keyOfOtherCall: 'Tento Idempotency-Key patří k jinému volání.',
    keyNotAnswered:
      'Na první volání s tímto Idempotency-Key nepřišla odpověď. Než ho odešlete znovu, zkontrolujte, co provedlo.',
    tooManyRequests: 'Příliš mnoho požadavků. Zkuste to později.',
    unknownLanguage: 'Jazyk „{language}“ není k dispozici.',
    unknownSwitch: '„{name}“ není nastavení této aplikace.',
    linkExpired: 'Platnost odkazu vypršela. Načtěte stránku znovu a získáte nový.',
    fileGone: 'Tento obrázek už neexistuje.',
    storeUnreachable: 'Obchod teď není dostupný. Zkuste to později.',
    quotaUsedUp:
      'Limit obrázků je vyčerpaný. S vyšším tarifem můžete optimalizovat ještě {count|local} {{count:|obrázek||obrázky|obrázku|obrázků}}.',
    quotaShort: 'Limit obrázků vystačí na {covered|local} z těchto {chosen|local} obrázků.',
    planLacks: 'Váš tarif tuto funkci neobsahuje. Získáte ji v tarifech od {plan|money}.',
    wrongState: {
      product: 'Vyberte produkty ve stavu, který tuto akci umožňuje.',
      collection: 'Vyberte kolekce ve stavu, který tuto akci umožňuje.',
      blog: 'Vyberte příspěvky ve stavu, který tuto akci umožňuje.',
      image: 'Vyberte obrázky ve stavu, který tuto akci umožňuje.'
    },
    nothingToOptimize: 'Vše, co jste vybrali, už je s tímto nastavením optimalizované.',
    nothingRunning: 'Nic neprobíhá.',
    alreadyEstimating: 'Odhad se už počítá. Zkuste to znovu, až bude hotový.',
    noTarget: 'Než začnete optimalizovat, vyberte v nastavení aspoň jeden druh obrázků.',
    onlyPublished: 'Optimalizují se jen obrázky publikovaných produktů. Změníte to v nastavení.',
    diskFull: 'Disk serveru je plný, takže se nic neuložilo. Zkuste to znovu později.',
    diskReadOnly:
      'Server nemůže zapisovat na svůj disk, takže se nic neuložilo. Zkuste to znovu později.',
    databaseGone: 'Server se teď nemůže připojit ke své databázi. Zkuste to znovu za minutu.',
    unknownImage: 'Tento obrázek v historii není.'
  },
  reasons: {
    empty: 'Soubor je prázdný.',
    'not-a-picture': 'Soubor není obrázek.',
    damaged: 'Soubor je poškozený nebo neúplný.',
    'too-large': 'Soubor je větší než 50 MB.',
    'too-many-pixels': 'Obrázek má více než 100 megapixelů, nebo jako PNG či WebP více než 50.',
    'too-many-frames': 'Animace má příliš mnoho snímků.',
    avif: 'Obrázky AVIF nejsou podporované, jsou malé už samy o sobě. Obrázek zůstane beze změny.',
    heic: 'Obrázky HEIC nejsou podporované a většina prohlížečů je nezobrazí. Uložte ho jako JPEG.',
    colours:
      'Popis barev obrázku nelze přečíst, takže by se barvy mohly změnit. Nechali jsme ho tak, jak je. Pro optimalizaci ho uložte v sRGB.',
    hdr: 'Obrázek je fotografie HDR a optimalizací by o HDR přišel. Nechali jsme ho tak, jak je. Pro optimalizaci ho uložte bez HDR.',
    watermark: 'Vodoznak se nepodařilo přečíst. Nahrajte ho v nastavení znovu.',
    unsupported: 'Tento druh obrázku není podporovaný. Použijte JPEG, PNG, GIF nebo WebP.',
    'took-too-long': 'Zpracování obrázku trvalo příliš dlouho a bylo ukončeno.',
    'worker-died': 'Obrázek se nepodařilo zpracovat.',
    'disk-full': 'Disk je plný. Uvolněte místo a spusťte optimalizaci znovu.',
    refused: 'Obchod nový obrázek nepřijal. Původní zůstal na místě.',
    lost: 'Obchod už tento obrázek nezobrazuje. Obnovte ho, nebo ho v obchodě nahrajte znovu.',
    'read-only': 'Obchod nepovoluje změny tohoto obrázku.',
    gone: 'Obrázek byl v obchodě smazán.',
    unreachable: 'Obchod nebyl dostupný. Spusťte optimalizaci později.',
    'quota-used-up': 'Limit obrázků byl vyčerpaný.',
    'changed-in-store': 'Obrázek se mezitím v obchodě změnil. Nechali jsme ho tak, jak je.',
    'backup-missing': 'Originál už není uložený.',
    'law-broken':
      'Naše záznamy o této práci si odporují, proto byla zastavena. Nic se neztratilo. Kontaktujte podporu.',
    fault: 'S tímto obrázkem se něco nepovedlo. Optimalizujte ho znovu.'
  },
  partly: {
    failed: '{count|local} {{count:|obrázek||obrázky|obrázku|obrázků}} se nepodařilo optimalizovat',
    skipped: 'Přeskočeno: {count|local} {{count:|obrázek||obrázky|obrázku|obrázků}}'
  },
  replies: {
    started: 'Zařazeno do fronty: {count|local} {{count:|obrázek||obrázky|obrázku|obrázků}}',
    restoring:
      '{{count:|Obnovuje||Obnovují|Obnovuje|Obnovuje}} se {count|local} {{count:|obrázek||obrázky|obrázku|obrázků}}',
    stopped: 'Zastaveno. Hotové obrázky zůstanou optimalizované.',
    settingsSaved: 'Nastavení uloženo',
    noted: 'Zaznamenáno',
    languageSaved: 'Jazyk uložen',
    rated: 'Děkujeme za hodnocení.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default cs
