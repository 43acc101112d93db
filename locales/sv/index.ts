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

const sv = {
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
    skip: 'Gå vidare till innehållet',
    navigation: 'Huvudmeny',
    dismiss: 'Stäng',
    notifications: 'Aviseringar',
    problem: 'Något gick fel'
  },
  signIn: {
    title: 'Logga in',
    line: 'Ange den åtkomsttoken som skrevs ut när servern startade.',
    token: 'Åtkomsttoken',
    action: 'Logga in',
    wrong:
      'Åtkomsttoken är inte giltig. Kopiera den igen från den sista raden som servern skrev ut.'
  },
  dialog: {
    quota: {
      title: 'Planens gräns är nådd',
      fit: 'Optimera så många som ryms',
      upgrade: 'Uppgradera'
    },
    close: 'Stäng',
    cancel: 'Avbryt',
    tryAgain: 'Försök igen',
    failed: 'Innehållet kunde inte laddas',
    checkConnection: 'Kontrollera anslutningen och försök igen.',
    loading: 'Laddar',
    from: 'Från {plan}',
    none: 'Inget'
  },
  manual: {
    title: 'Optimera manuellt',
    kinds: 'Vad som ska optimeras',
    tabs: { product: 'Produkter', collection: 'Produktserier', article: 'Blogg' },
    search: {
      product: 'Sök produkter',
      collection: 'Sök produktserier',
      article: 'Sök blogginlägg'
    },
    name: 'Namn',
    state: 'Status',
    onlyOpen: 'Endast ej optimerade',
    sort: 'Sortera efter',
    sorts: { open: 'Ej optimerade först', size: 'Störst först' },
    selectAll: 'Välj alla {n}',
    nothing: 'Välj vad du vill optimera.',
    start: 'Optimera',
    selectPage: 'Välj alla på den här sidan',
    select: 'Välj {title}',
    images: '{shown} {{count:bild|bilder}}',
    open: 'Inte optimerad',
    partly: 'Optimerade: {done} av {all}',
    done: 'Optimerad',
    excluded: 'Undantagen',
    someExcluded: '{n} {{count:bild undantagen|bilder undantagna}}',
    exclude: 'Undanta från optimering',
    include: 'Ta med igen',
    more: 'Åtgärder för {title}',
    selected: '{count} har valts',
    left: '{shown} {{count:bild|bilder}} kvar',
    tooMany: 'Högst {most} åt gången',
    clear: 'Avmarkera alla',
    optimize: {
      product: 'Optimera {shown} {{count:produkt|produkter}}',
      collection: 'Optimera {shown} {{count:produktserie|produktserier}}',
      article: 'Optimera {shown} {{count:blogginlägg|blogginlägg}}'
    },
    empty: 'Inga data att visa här',
    emptyLine: {
      product: 'Produkter med bilder visas här.',
      collection: 'Produktserier med bilder visas här.',
      article: 'Blogginlägg med bilder visas här.'
    },
    noHits: 'Prova en annan sökning.',
    estimate: 'Uppskatta besparingen',
    estimating: 'Testar några bilder …',
    estimated: 'Cirka {saved} av {size} kan sparas ({percent}).',
    hardlyAny: 'Det finns knappt något att spara här.',
    estimateBasis:
      'Testat på {tried} av {shown} {{count:bild|bilder}}. Inget ändrades eller räknades av från kvoten.'
  },
  paging: {
    label: 'Sidor',
    rows: 'Rader',
    showing: 'Visar {from}–{to} av {total} resultat',
    page: '{page} / {pages}',
    previous: 'Föregående sida',
    next: 'Nästa sida',
    show: 'Visa'
  },
  compression: {
    title: 'Optimeringsinställningar',
    targets: 'Bilder att optimera',
    products: 'Produktbilder',
    scope: 'Vilka produkter',
    allProducts: 'Alla produktbilder',
    publishedProducts: 'Endast bilder på publicerade produkter',
    collections: 'Produktseriebilder',
    blogs: 'Bloggbilder',
    compression: 'Komprimering',
    custom: 'Anpassad kvalitet',
    lossless: 'Förlustfri',
    losslessLine: 'Behåller varje pixel.',
    level: 'Komprimeringsnivå',
    levels: { low: 'Låg', medium: 'Medel', high: 'Hög' },
    recommended: '{level} (rekommenderas)',
    conversion: 'Filtyp',
    pngToJpg: 'Konvertera PNG till JPG',
    pngToJpgLine: 'Kan minska storleken med upp till 80 %.',
    sizeControl: 'Konvertera inte om resultatet blir större än originalet',
    flatten: 'Även bilder med transparens, på vit bakgrund',
    leaveTitle: 'Osparade ändringar',
    leaveText: 'Dina ändringar har inte sparats. Vill du verkligen lämna sidan?',
    leave: 'Lämna',
    stay: 'Stanna på sidan'
  },
  compare: {
    title: 'Original och optimerad',
    original: 'Original',
    optimized: 'Optimerad',
    reduction: 'Minskning',
    ...looks,
    fileType: 'Filtyp',
    converted: '{from} → {to}',
    handle: 'Visa mer av originalet eller den optimerade bilden',
    share: '{percent} original',
    previous: 'Föregående bild',
    next: 'Nästa bild',
    position: 'Bild {position} av {total}',
    restore: 'Återställ originalet',
    moreQuality: 'Högre kvalitet',
    better: {
      medium: 'Komprimeringsnivå: Medel',
      low: 'Komprimeringsnivå: Låg',
      lossless: 'Förlustfri'
    },
    best: 'Det finns ingen högre kvalitet för den här bilden.',
    nothing: 'Inget att jämföra',
    nothingLine: 'Ingen bild här är komprimerad just nu.',
    originalMissing: 'Originalbilden kunde inte laddas.',
    optimizedMissing: 'Den optimerade bilden kunde inte laddas.'
  },
  detail: {
    back: 'Bildoptimering',
    title: 'Optimeringsdetaljer',
    kept: 'Bilddata sparas bara i {days} dagar.',
    table: 'Bilder i {title}',
    noItem: 'Inga data att visa här',
    noItemLine: 'Öppna en rad i historiken för att se vad som har gjorts med bilderna.',
    empty: 'Inga data att visa här',
    emptyLine: 'Bilder som har bearbetats de senaste 30 dagarna visas här.',
    toJpg: 'PNG till JPG',
    altText: 'Alternativtext',
    fileName: 'Filnamn',
    watermark: 'Vattenstämpel',
    columns: {
      status: 'Status',
      fileType: 'Filtyp',
      originalSize: 'Originalstorlek',
      ratio: 'Minskning',
      compressedSize: 'Komprimerad storlek',
      actions: 'Åtgärder'
    },
    status: {
      compressed: 'Komprimerad',
      not_compressed: 'Inte komprimerad',
      already_optimal: 'Redan optimal',
      restored: 'Återställd',
      failed: 'Misslyckades',
      expired: 'Utgången',
      deleted: 'Raderad'
    },
    selectPage: 'Välj alla på den här sidan',
    select: 'Välj {name}',
    selected: '{count} har valts',
    clear: 'Avmarkera alla',
    restore: 'Återställ',
    restoreOriginal: 'Återställ originalet',
    reOptimize: 'Optimera på nytt',
    download: 'Ladda ner',
    compare: 'Jämför',
    more: 'Åtgärder för {name}',
    wrongState: 'Åtgärden passar inte bildernas status. Välj andra bilder.',
    noUrl: 'URL:en är tom',
    working: { optimize: 'Optimerar', restore: 'Återställer' },
    daysLeft: 'Kan återställas i {n} {{count:dag|dagar}} till',
    delivered:
      'Säkerhetskopian är bilden så som din butik visar den. Shopify ger inte appar filen som du laddade upp.',
    excluded: 'Undantagen',
    exclude: 'Undanta från optimering',
    include: 'Ta med igen',
    progress: 'Klara bilder: {done} av {total}',
    optimized: '{shown} {{count:bild optimerad|bilder optimerade}}',
    restored: '{shown} {{count:bild återställd|bilder återställda}}',
    notDone: '{shown} {{count:bild|bilder}} misslyckades',
    alreadyOptimal: '{shown} {{count:bild är redan optimal|bilder är redan optimala}}'
  },
  imagesPage: {
    title: 'Bildoptimering',
    line: 'Mindre bilder, bättre sökresultat.',
    settings: 'Inställningar',
    optimize: 'Optimera bilder',
    notLoaded: 'Innehållet kunde inte laddas. Kontrollera anslutningen och försök igen.'
  },
  stats: {
    label: 'Resultat',
    totalSaved: 'Totalt sparat utrymme',
    across: 'för {n} {{count:bild|bilder}}',
    averageSaved: 'Sparat utrymme i snitt',
    perImage: 'per bild',
    averagePercent: 'Sparat i snitt',
    ofOriginal: 'av originalstorleken',
    freePlan: 'Gratisplan',
    prePlan: 'Premiumplan',
    unlimited: 'Obegränsat',
    used: '{n} {{count:bild använd|bilder använda}}',
    left: '{n} {{count:bild|bilder}} kvar',
    addOn: 'Tillägg: {used} / {all} bilder',
    quota: 'Använda bilder: {used} av {all}'
  },
  run: {
    optimise: {
      product: 'Optimerar produkter',
      collection: 'Optimerar produktserier',
      article: 'Optimerar blogginlägg',
      upload: 'Optimerar bilder'
    },
    reoptimise: {
      product: 'Optimerar produkter på nytt',
      collection: 'Optimerar produktserier på nytt',
      article: 'Optimerar blogginlägg på nytt',
      upload: 'Optimerar bilder på nytt'
    },
    automatic: {
      product: 'Optimerar produkter automatiskt',
      collection: 'Optimerar produktserier automatiskt',
      article: 'Optimerar blogginlägg automatiskt',
      upload: 'Optimerar bilder automatiskt'
    },
    restore: {
      product: 'Återställer produktbilder',
      collection: 'Återställer produktseriebilder',
      article: 'Återställer bloggbilder',
      upload: 'Återställer bilder'
    },
    done: 'Klart: {n} av {all}. Du kan lämna sidan.',
    seconds: 'Mindre än en minut kvar',
    minutes: 'Cirka {n} {{count:minut|minuter}} kvar',
    hours: 'Cirka {n} {{count:timme|timmar}} kvar',
    stop: 'Stoppa',
    pause: 'Pausa',
    resume: 'Återuppta',
    paused: 'Pausat',
    undo: 'Ångra',
    notChanged: 'Åtgärden kunde inte utföras. Kontrollera anslutningen och försök igen.',
    notStopped: 'Jobbet kunde inte stoppas. Kontrollera anslutningen och försök igen.',
    waitsForRoom:
      'Serverns disk är full. Jobbet fortsätter automatiskt så snart det finns plats igen. Inget går förlorat.',
    waitsForDisk:
      'Servern kan inte skriva till sin disk. Jobbet fortsätter automatiskt så snart det går. Inget går förlorat.',
    percentDone: '{percent} klart',
    optimized: {
      product: '{n} {{count:produkt optimerad|produkter optimerade}}',
      collection: '{n} {{count:produktserie optimerad|produktserier optimerade}}',
      article: '{n} {{count:blogginlägg optimerat|blogginlägg optimerade}}',
      upload: '{n} {{count:bild optimerad|bilder optimerade}}'
    },
    restored: {
      product: 'Bilder för {n} {{count:produkt|produkter}} återställda',
      collection: 'Bilder för {n} {{count:produktserie|produktserier}} återställda',
      article: 'Bilder i {n} {{count:blogginlägg|blogginlägg}} återställda',
      upload: '{n} {{count:bild återställd|bilder återställda}}'
    },
    notOptimized: '{n} {{count:bild|bilder}} kunde inte optimeras',
    notRestored: '{n} {{count:bild|bilder}} kunde inte återställas',
    imagesDone: 'Klara bilder: {done} av {all}',
    alreadyOptimal: '{n} {{count:bild är redan optimal|bilder är redan optimala}}',
    skippedUnpaid: 'Överhoppade: {n}, kvoten är slut',
    review: 'Granska'
  },
  history: {
    title: 'Optimeringshistorik',
    note: 'Originalbilder sparas i {days} dagar.',
    tabs: { product: 'Produkter', collection: 'Produktserier', article: 'Blogg', upload: 'Övrigt' },
    search: {
      product: 'Sök produkter',
      collection: 'Sök produktserier',
      article: 'Sök blogginlägg',
      upload: 'Sök bilder'
    },
    selected: '{n} har valts',
    unselect: 'Avmarkera alla',
    restoreMany: 'Återställ',
    reoptimizeMany: 'Optimera på nytt',
    fromPlan: 'Från {plan}',
    wrongState: {
      product: 'Åtgärden passar inte produkternas status. Välj andra produkter.',
      collection: 'Åtgärden passar inte produktseriernas status. Välj andra produktserier.',
      article: 'Åtgärden passar inte blogginläggens status. Välj andra blogginlägg.',
      upload: 'Åtgärden passar inte bildernas status. Välj andra bilder.'
    },
    pageSelected: 'Alla {n} på den här sidan har valts.',
    allSelected: {
      product: 'Alla {n} {{count:produkt|produkter}} har valts.',
      collection: 'Alla {n} {{count:produktserie|produktserier}} har valts.',
      article: 'Alla {n} {{count:blogginlägg|blogginlägg}} har valts.',
      upload: 'Alla {n} {{count:bild|bilder}} har valts.'
    },
    selectAll: {
      product: 'Välj alla {n} matchande produkter',
      collection: 'Välj alla {n} matchande produktserier',
      article: 'Välj alla {n} matchande blogginlägg',
      upload: 'Välj alla {n} matchande bilder'
    },
    confirmRestore: {
      title: 'Vill du återställa alla?',
      text: {
        product:
          '{n} {{count:produkt får tillbaka sina|produkter får tillbaka sina}} originalbilder.',
        collection:
          '{n} {{count:produktserie får tillbaka sina|produktserier får tillbaka sina}} originalbilder.',
        article:
          '{n} {{count:blogginlägg får tillbaka sina|blogginlägg får tillbaka sina}} originalbilder.',
        upload: '{n} {{count:bild återställs|bilder återställs}} till originalet.'
      },
      go: 'Återställ alla'
    },
    confirmReoptimize: {
      title: 'Vill du optimera alla på nytt?',
      text: {
        product: '{n} {{count:produkt|produkter}} optimeras på nytt utifrån originalen.',
        collection:
          '{n} {{count:produktserie|produktserier}} optimeras på nytt utifrån originalen.',
        article: '{n} {{count:blogginlägg|blogginlägg}} optimeras på nytt utifrån originalen.',
        upload:
          '{n} {{count:bild optimeras på nytt utifrån originalet|bilder optimeras på nytt utifrån originalen}}.'
      },
      go: 'Optimera alla på nytt'
    },
    daysLeft: 'Kan återställas i {n} {{count:dag|dagar}} till',
    excluded: 'Undantagen',
    exclude: 'Undanta från optimering',
    include: 'Ta med igen',
    selectPage: 'Välj alla på den här sidan',
    selectRow: 'Välj {title}',
    name: 'Namn',
    status: 'Status',
    changes: 'Ändringar',
    size: 'Storlek',
    saved: 'Sparat',
    sort: 'Sortera efter',
    sorts: { newest: 'Nyast först', saved: 'Mest sparat först', name: 'Efter namn' },
    actions: 'Åtgärder',
    none: 'Inget',
    before: 'Före:',
    after: 'Efter:',
    images: '{n} {{count:bild|bilder}}',
    compressed: 'Komprimerad',
    partly_done: 'Delvis klar',
    already_optimal: 'Redan optimal',
    not_compressed: 'Inte komprimerad',
    restored: 'Återställd',
    failed: 'Misslyckades',
    expired: 'Utgången',
    deleted: 'Raderad',
    toJpg: 'PNG till JPG',
    altText: 'Alternativtext',
    fileName: 'Filnamn',
    watermark: 'Vattenstämpel',
    compare: 'Jämför',
    download: 'Ladda ner',
    restore: 'Återställ originalet',
    more: 'Fler åtgärder för {title}',
    emptyUrl: 'URL:en är tom',
    results: '{n} {{count:resultat|resultat}}',
    empty: 'Inga data att visa här',
    emptyLine: 'Bilder som du optimerar visas här.',
    emptyUploads: 'Bilder som du laddar upp visas här.',
    upload: 'Ladda upp bilder',
    noHits: 'Prova en annan sökning.',
    notLoaded: 'Historiken kunde inte laddas',
    tryAgainLine: 'Kontrollera anslutningen och försök igen.',
    tryAgain: 'Försök igen',
    optimize: 'Optimera bilder',
    exportCsv: 'Exportera CSV',
    notDone: 'Åtgärden kunde inte utföras. Kontrollera anslutningen och försök igen.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Din session har avslutats. Öppna appen igen för att logga in.',
    wrongToken: 'Åtkomsttoken är inte giltig.',
    shopClosed: 'Appen är inte längre ansluten till din butik. Öppna den igen från butikens admin.',
    otherOrigin: 'Begäran kom från en annan webbplats och avvisades.',
    notFound: 'Det finns inget på den här adressen.',
    fault: 'Försök igen senare',
    malformed: 'Begäran kunde inte läsas: {detail}',
    field: '”{field}” saknas eller är ogiltigt: {detail}',
    tooLarge: 'Begäran är för stor.',
    tooLong: '”{field}” är för långt: högst {most|local} tecken.',
    tooMany: '”{field}” har för många poster: högst {most|local}.',
    addressTooLong:
      'Adressen är för lång: högst {most|local} tecken och {parameters|local} parametrar.',
    keyOfOtherCall: 'Denna Idempotency-Key hör till ett annat anrop.',
    keyNotAnswered:
      'Det första anropet med denna Idempotency-Key besvarades inte. Kontrollera vad det har gjort innan du skickar det igen.',
    tooManyRequests: 'För många förfrågningar. Försök igen senare.',
    unknownLanguage: 'Språket ”{language}” är inte tillgängligt.',
    unknownSwitch: '”{name}” är ingen inställning i den här appen.',
    linkExpired: 'Länken har gått ut. Ladda om sidan för att få en ny.',
    fileGone: 'Den här bilden finns inte längre.',
    storeUnreachable: 'Butiken går inte att nå just nu. Försök igen senare.',
    quotaUsedUp:
      'Din bildkvot är slut. {count|local} {{count:bild|bilder}} kan fortfarande optimeras med en större plan.',
    quotaShort: 'Bildkvoten räcker till {covered|local} av dessa {chosen|local} bilder.',
    planLacks: 'Detta ingår inte i din plan. Det ingår från och med planen för {plan|money}.',
    wrongState: {
      product: 'Åtgärden passar inte produkternas status. Välj andra produkter.',
      collection: 'Åtgärden passar inte produktseriernas status. Välj andra produktserier.',
      blog: 'Åtgärden passar inte blogginläggens status. Välj andra blogginlägg.',
      image: 'Åtgärden passar inte bildernas status. Välj andra bilder.'
    },
    nothingToOptimize: 'Allt du har valt är redan optimerat med de här inställningarna.',
    nothingRunning: 'Ingenting körs.',
    alreadyEstimating: 'En uppskattning görs redan. Försök igen när den är klar.',
    noTarget: 'Välj minst en typ av bilder i inställningarna innan du optimerar.',
    onlyPublished:
      'Endast bilder på publicerade produkter optimeras. Du kan ändra det i inställningarna.',
    diskFull: 'Serverns disk är full, så inget sparades. Försök igen senare.',
    diskReadOnly: 'Servern kan inte skriva till sin disk, så inget sparades. Försök igen senare.',
    databaseGone: 'Servern når inte sin databas just nu. Försök igen om en minut.',
    unknownImage: 'Bilden finns inte i historiken.'
  },
  reasons: {
    empty: 'Filen är tom.',
    'not-a-picture': 'Filen är inte en bild.',
    damaged: 'Filen är skadad eller ofullständig.',
    'too-large': 'Filen är större än 50 MB.',
    'too-many-pixels': 'Bilden har mer än 100 megapixlar, eller mer än 50 som PNG eller WebP.',
    'too-many-frames': 'Animationen har för många bildrutor.',
    avif: 'AVIF-bilder stöds inte eftersom de redan är små. Bilden lämnas som den är.',
    heic: 'HEIC-bilder stöds inte, och de flesta webbläsare visar dem inte. Spara bilden som JPEG.',
    colours:
      'Beskrivningen av bildens färger går inte att läsa, så de skulle kunna ändras. Bilden lämnades som den är. Spara den som sRGB för att optimera den.',
    hdr: 'Bilden är ett HDR-foto och skulle förlora sin HDR vid optimering. Den lämnades som den är. Spara den utan HDR för att optimera den.',
    watermark: 'Vattenstämpeln kunde inte läsas. Ladda upp den igen i inställningarna.',
    unsupported: 'Den här typen av bild stöds inte. Använd JPEG, PNG, GIF eller WebP.',
    'took-too-long': 'Bearbetningen tog för lång tid och avbröts.',
    'worker-died': 'Bilden kunde inte bearbetas.',
    'disk-full': 'Disken är full. Frigör utrymme och optimera igen.',
    refused: 'Butiken godtog inte den nya bilden. Den gamla finns kvar.',
    lost: 'Butiken visar inte längre den här bilden. Återställ den eller ladda upp den igen i din butik.',
    'read-only': 'Butiken tillåter inte ändringar av den här bilden.',
    gone: 'Bilden har raderats i butiken.',
    unreachable: 'Butiken kunde inte nås. Optimera igen senare.',
    'quota-used-up': 'Bildkvoten var slut.',
    'changed-in-store': 'Bilden har ändrats i butiken sedan dess. Den lämnades som den är.',
    'backup-missing': 'Originalet sparas inte längre.',
    'law-broken':
      'Våra uppgifter om det här arbetet motsäger varandra, så det stoppades. Inget har gått förlorat. Kontakta support.',
    fault: 'Något gick fel med den här bilden. Optimera den igen.'
  },
  partly: {
    failed: '{count|local} {{count:bild|bilder}} kunde inte optimeras',
    skipped: '{count|local} {{count:bild överhoppad|bilder överhoppade}}'
  },
  replies: {
    started: '{count|local} {{count:bild|bilder}} i kö',
    restoring: '{count|local} {{count:bild återställs|bilder återställs}}',
    stopped: 'Stoppat. Färdiga bilder förblir optimerade.',
    settingsSaved: 'Inställningarna har sparats',
    noted: 'Noterat',
    languageSaved: 'Språket har sparats',
    rated: 'Tack för ditt betyg.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default sv
