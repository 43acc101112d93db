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

const dut = {
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
    skip: 'Naar de inhoud',
    navigation: 'Hoofdmenu',
    dismiss: 'Sluiten',
    notifications: 'Meldingen',
    problem: 'Er is iets misgegaan'
  },
  signIn: {
    title: 'Inloggen',
    line: 'Voer het toegangstoken in dat bij het starten van de server is getoond.',
    token: 'Toegangstoken',
    action: 'Inloggen',
    wrong:
      'Dit toegangstoken is niet geldig. Kopieer het opnieuw uit de laatste regel die de server heeft getoond.'
  },
  dialog: {
    quota: {
      title: 'Abonnementslimiet bereikt',
      fit: 'Zoveel mogelijk optimaliseren',
      upgrade: 'Upgraden'
    },
    close: 'Sluiten',
    cancel: 'Annuleren',
    tryAgain: 'Opnieuw proberen',
    failed: 'Laden is niet gelukt',
    checkConnection: 'Controleer je verbinding en probeer het opnieuw.',
    loading: 'Laden',
    from: 'Vanaf {plan}',
    none: 'Geen'
  },
  manual: {
    title: 'Handmatig optimaliseren',
    kinds: 'Wat wil je optimaliseren?',
    tabs: { product: 'Producten', collection: 'Collecties', article: 'Blogposts' },
    search: {
      product: 'Producten zoeken',
      collection: 'Collecties zoeken',
      article: 'Blogposts zoeken'
    },
    name: 'Naam',
    state: 'Status',
    onlyOpen: 'Alleen niet geoptimaliseerd',
    sort: 'Sorteren op',
    sorts: { open: 'Niet geoptimaliseerd eerst', size: 'Grootste eerst' },
    selectAll: 'Alle {n} selecteren',
    nothing: 'Selecteer wat je wilt optimaliseren.',
    start: 'Optimaliseren',
    selectPage: 'Alles op deze pagina selecteren',
    select: '{title} selecteren',
    images: '{shown} {{count:afbeelding|afbeeldingen}}',
    open: 'Niet geoptimaliseerd',
    partly: '{done} van {all} geoptimaliseerd',
    done: 'Geoptimaliseerd',
    excluded: 'Uitgesloten',
    someExcluded: '{n} {{count:afbeelding|afbeeldingen}} uitgesloten',
    exclude: 'Uitsluiten van optimalisatie',
    include: 'Niet meer uitsluiten',
    more: 'Acties voor {title}',
    selected: '{count} geselecteerd',
    left: 'nog {shown} {{count:afbeelding|afbeeldingen}}',
    tooMany: 'Maximaal {most} tegelijk',
    clear: 'Selectie wissen',
    optimize: {
      product: '{shown} {{count:product|producten}} optimaliseren',
      collection: '{shown} {{count:collectie|collecties}} optimaliseren',
      article: '{shown} {{count:blogpost|blogposts}} optimaliseren'
    },
    empty: 'Geen gegevens om te tonen',
    emptyLine: {
      product: 'Producten met afbeeldingen verschijnen hier.',
      collection: 'Collecties met afbeeldingen verschijnen hier.',
      article: 'Blogposts met afbeeldingen verschijnen hier.'
    },
    noHits: 'Probeer een andere zoekopdracht.',
    estimate: 'Besparing schatten',
    estimating: 'Een paar afbeeldingen testen…',
    estimated: 'Je kunt ongeveer {saved} van {size} besparen ({percent}).',
    hardlyAny: 'Hier valt bijna niets te besparen.',
    estimateBasis:
      'Getest met {tried} van {shown} {{count:afbeelding|afbeeldingen}}. Er is niets gewijzigd of van je quotum afgetrokken.'
  },
  paging: {
    label: 'Pagina’s',
    rows: 'Rijen',
    showing: '{from}–{to} van {total} resultaten',
    page: '{page} / {pages}',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    show: 'Tonen'
  },
  compression: {
    title: 'Optimalisatie-instellingen',
    targets: 'Te optimaliseren afbeeldingen',
    products: 'Productafbeeldingen',
    scope: 'Welke producten',
    allProducts: 'Alle productafbeeldingen',
    publishedProducts: 'Alleen afbeeldingen van gepubliceerde producten',
    collections: 'Collectieafbeeldingen',
    blogs: 'Blogafbeeldingen',
    compression: 'Compressie',
    custom: 'Aangepaste kwaliteit',
    lossless: 'Zonder kwaliteitsverlies',
    losslessLine: 'Behoudt elke pixel.',
    level: 'Compressieniveau',
    levels: { low: 'Laag', medium: 'Gemiddeld', high: 'Hoog' },
    recommended: '{level} (aanbevolen)',
    conversion: 'Bestandstype',
    pngToJpg: 'PNG omzetten naar JPG',
    pngToJpgLine: 'Kan tot 80% van de bestandsgrootte besparen.',
    sizeControl: 'Niet omzetten als het bestand groter wordt dan het origineel',
    flatten: 'Ook afbeeldingen met transparantie, op een witte achtergrond',
    leaveTitle: 'Niet-opgeslagen wijzigingen',
    leaveText:
      'Je wijzigingen zijn niet opgeslagen. Weet je zeker dat je deze pagina wilt verlaten?',
    leave: 'Pagina verlaten',
    stay: 'Op deze pagina blijven'
  },
  compare: {
    title: 'Origineel en geoptimaliseerd',
    original: 'Origineel',
    optimized: 'Geoptimaliseerd',
    reduction: 'Besparing',
    ...looks,
    fileType: 'Bestandstype',
    converted: '{from} → {to}',
    handle: 'Meer tonen van het origineel of de geoptimaliseerde afbeelding',
    share: '{percent} origineel',
    previous: 'Vorige afbeelding',
    next: 'Volgende afbeelding',
    position: 'Afbeelding {position} van {total}',
    restore: 'Origineel herstellen',
    moreQuality: 'Hogere kwaliteit',
    better: {
      medium: 'Compressieniveau: Gemiddeld',
      low: 'Compressieniveau: Laag',
      lossless: 'Zonder kwaliteitsverlies'
    },
    best: 'Voor deze afbeelding is er geen hogere kwaliteit.',
    nothing: 'Niets om te vergelijken',
    nothingLine: 'Op dit moment is hier geen afbeelding gecomprimeerd.',
    originalMissing: 'De originele afbeelding kan niet worden geladen.',
    optimizedMissing: 'De geoptimaliseerde afbeelding kan niet worden geladen.'
  },
  detail: {
    back: 'Beeldoptimalisatie',
    title: 'Optimalisatiedetails',
    kept: 'Afbeeldingsgegevens worden maar {days} dagen bewaard.',
    table: 'Afbeeldingen van {title}',
    noItem: 'Geen gegevens om te tonen',
    noItemLine: 'Open een rij in de geschiedenis om te zien wat er met de afbeeldingen is gedaan.',
    empty: 'Geen gegevens om te tonen',
    emptyLine:
      'Afbeeldingen die in de afgelopen 30 dagen zijn geoptimaliseerd of hersteld, verschijnen hier.',
    toJpg: 'PNG naar JPG',
    altText: 'Alt-tekst',
    fileName: 'Bestandsnaam',
    watermark: 'Watermerk',
    columns: {
      status: 'Status',
      fileType: 'Bestandstype',
      originalSize: 'Originele grootte',
      ratio: 'Besparing',
      compressedSize: 'Nieuwe grootte',
      actions: 'Acties'
    },
    status: {
      compressed: 'Gecomprimeerd',
      not_compressed: 'Niet gecomprimeerd',
      already_optimal: 'Al optimaal',
      restored: 'Hersteld',
      failed: 'Mislukt',
      expired: 'Verlopen',
      deleted: 'Verwijderd'
    },
    selectPage: 'Alles op deze pagina selecteren',
    select: '{name} selecteren',
    selected: '{count} geselecteerd',
    clear: 'Selectie wissen',
    restore: 'Herstellen',
    restoreOriginal: 'Origineel herstellen',
    reOptimize: 'Opnieuw optimaliseren',
    download: 'Downloaden',
    compare: 'Vergelijken',
    more: 'Acties voor {name}',
    wrongState: 'Selecteer afbeeldingen met een status waarbij deze actie mogelijk is',
    noUrl: 'De URL is leeg',
    working: { optimize: 'Optimaliseren', restore: 'Herstellen' },
    daysLeft: 'Herstellen kan nog {n} {{count:dag|dagen}}',
    delivered:
      'De back-up is de afbeelding zoals je winkel die toont. Shopify geeft apps niet het bestand dat je hebt geüpload.',
    excluded: 'Uitgesloten',
    exclude: 'Uitsluiten van optimalisatie',
    include: 'Niet meer uitsluiten',
    progress: '{done} van {total} afbeeldingen klaar',
    optimized: '{shown} {{count:afbeelding|afbeeldingen}} geoptimaliseerd',
    restored: '{shown} {{count:afbeelding|afbeeldingen}} hersteld',
    notDone: '{shown} {{count:afbeelding|afbeeldingen}} mislukt',
    alreadyOptimal: '{shown} {{count:afbeelding is|afbeeldingen zijn}} al optimaal'
  },
  imagesPage: {
    title: 'Beeldoptimalisatie',
    line: 'Kleinere afbeeldingen, betere zoekresultaten.',
    settings: 'Instellingen',
    optimize: 'Afbeeldingen optimaliseren',
    notLoaded: 'Laden is niet gelukt. Controleer je verbinding en probeer het opnieuw.'
  },
  stats: {
    label: 'Resultaten',
    totalSaved: 'Totaal bespaard',
    across: 'over {n} {{count:afbeelding|afbeeldingen}}',
    averageSaved: 'Gemiddeld bespaard',
    perImage: 'per afbeelding',
    averagePercent: 'Gemiddelde besparing',
    ofOriginal: 'van de originele grootte',
    freePlan: 'Gratis abonnement',
    prePlan: 'Premium-abonnement',
    unlimited: 'Onbeperkt',
    used: '{n} {{count:afbeelding|afbeeldingen}} gebruikt',
    left: 'nog {n} {{count:afbeelding|afbeeldingen}}',
    addOn: 'Extra: {used} / {all} afbeeldingen',
    quota: '{used} van {all} afbeeldingen gebruikt'
  },
  run: {
    optimise: {
      product: 'Producten optimaliseren',
      collection: 'Collecties optimaliseren',
      article: 'Blogposts optimaliseren',
      upload: 'Afbeeldingen optimaliseren'
    },
    reoptimise: {
      product: 'Producten opnieuw optimaliseren',
      collection: 'Collecties opnieuw optimaliseren',
      article: 'Blogposts opnieuw optimaliseren',
      upload: 'Afbeeldingen opnieuw optimaliseren'
    },
    automatic: {
      product: 'Producten automatisch optimaliseren',
      collection: 'Collecties automatisch optimaliseren',
      article: 'Blogposts automatisch optimaliseren',
      upload: 'Afbeeldingen automatisch optimaliseren'
    },
    restore: {
      product: 'Productafbeeldingen herstellen',
      collection: 'Collectieafbeeldingen herstellen',
      article: 'Blogafbeeldingen herstellen',
      upload: 'Afbeeldingen herstellen'
    },
    done: '{n} van {all} klaar. Je kunt deze pagina verlaten.',
    seconds: 'Nog minder dan een minuut',
    minutes: 'Nog ongeveer {n} {{count:minuut|minuten}}',
    hours: 'Nog ongeveer {n} uur',
    stop: 'Stoppen',
    pause: 'Pauzeren',
    resume: 'Hervatten',
    paused: 'Gepauzeerd',
    undo: 'Ongedaan maken',
    notChanged: 'Dit is niet gelukt. Controleer je verbinding en probeer het opnieuw.',
    notStopped: 'De taak kan niet worden gestopt. Controleer je verbinding en probeer het opnieuw.',
    waitsForRoom:
      'De schijf van de server is vol. De taak gaat automatisch verder zodra er weer ruimte is. Er gaat niets verloren.',
    waitsForDisk:
      'De server kan niet naar de schijf schrijven. De taak gaat automatisch verder zodra dat weer kan. Er gaat niets verloren.',
    percentDone: '{percent} klaar',
    optimized: {
      product: '{n} {{count:product|producten}} geoptimaliseerd',
      collection: '{n} {{count:collectie|collecties}} geoptimaliseerd',
      article: '{n} {{count:blogpost|blogposts}} geoptimaliseerd',
      upload: '{n} {{count:afbeelding|afbeeldingen}} geoptimaliseerd'
    },
    restored: {
      product: 'Afbeeldingen van {n} {{count:product|producten}} hersteld',
      collection: 'Afbeeldingen van {n} {{count:collectie|collecties}} hersteld',
      article: 'Afbeeldingen van {n} {{count:blogpost|blogposts}} hersteld',
      upload: '{n} {{count:afbeelding|afbeeldingen}} hersteld'
    },
    notOptimized: '{n} {{count:afbeelding kon|afbeeldingen konden}} niet worden geoptimaliseerd',
    notRestored: '{n} {{count:afbeelding kon|afbeeldingen konden}} niet worden hersteld',
    imagesDone: '{done} van {all} afbeeldingen klaar',
    alreadyOptimal: '{n} {{count:afbeelding is|afbeeldingen zijn}} al optimaal',
    skippedUnpaid: '{n} overgeslagen: het quotum is op',
    review: 'Bekijken'
  },
  history: {
    title: 'Optimalisatiegeschiedenis',
    note: 'Originele afbeeldingen worden {days} dagen bewaard.',
    tabs: {
      product: 'Producten',
      collection: 'Collecties',
      article: 'Blogposts',
      upload: 'Overig'
    },
    search: {
      product: 'Producten zoeken',
      collection: 'Collecties zoeken',
      article: 'Blogposts zoeken',
      upload: 'Afbeeldingen zoeken'
    },
    selected: '{n} geselecteerd',
    unselect: 'Selectie wissen',
    restoreMany: 'Herstellen',
    reoptimizeMany: 'Opnieuw optimaliseren',
    fromPlan: 'Vanaf {plan}',
    wrongState: {
      product: 'Selecteer producten met een status waarbij deze actie mogelijk is',
      collection: 'Selecteer collecties met een status waarbij deze actie mogelijk is',
      article: 'Selecteer blogposts met een status waarbij deze actie mogelijk is',
      upload: 'Selecteer afbeeldingen met een status waarbij deze actie mogelijk is'
    },
    pageSelected: 'Alle {n} op deze pagina zijn geselecteerd.',
    allSelected: {
      product: 'Alle {n} {{count:product is|producten zijn}} geselecteerd.',
      collection: 'Alle {n} {{count:collectie is|collecties zijn}} geselecteerd.',
      article: 'Alle {n} {{count:blogpost is|blogposts zijn}} geselecteerd.',
      upload: 'Alle {n} {{count:afbeelding is|afbeeldingen zijn}} geselecteerd.'
    },
    selectAll: {
      product: 'Alle {n} gevonden producten selecteren',
      collection: 'Alle {n} gevonden collecties selecteren',
      article: 'Alle {n} gevonden blogposts selecteren',
      upload: 'Alle {n} gevonden afbeeldingen selecteren'
    },
    confirmRestore: {
      title: 'Alles herstellen?',
      text: {
        product: '{n} {{count:product krijgt|producten krijgen}} de originele afbeeldingen terug.',
        collection:
          '{n} {{count:collectie krijgt|collecties krijgen}} de originele afbeeldingen terug.',
        article: '{n} {{count:blogpost krijgt|blogposts krijgen}} de originele afbeeldingen terug.',
        upload: '{n} {{count:afbeelding krijgt|afbeeldingen krijgen}} de originele versie terug.'
      },
      go: 'Alles herstellen'
    },
    confirmReoptimize: {
      title: 'Alles opnieuw optimaliseren?',
      text: {
        product:
          '{n} {{count:product wordt|producten worden}} opnieuw geoptimaliseerd op basis van de originelen.',
        collection:
          '{n} {{count:collectie wordt|collecties worden}} opnieuw geoptimaliseerd op basis van de originelen.',
        article:
          '{n} {{count:blogpost wordt|blogposts worden}} opnieuw geoptimaliseerd op basis van de originelen.',
        upload:
          '{n} {{count:afbeelding wordt opnieuw geoptimaliseerd op basis van het origineel|afbeeldingen worden opnieuw geoptimaliseerd op basis van de originelen}}.'
      },
      go: 'Alles opnieuw optimaliseren'
    },
    daysLeft: 'Herstellen kan nog {n} {{count:dag|dagen}}',
    excluded: 'Uitgesloten',
    exclude: 'Uitsluiten van optimalisatie',
    include: 'Niet meer uitsluiten',
    selectPage: 'Alles op deze pagina selecteren',
    selectRow: '{title} selecteren',
    name: 'Naam',
    status: 'Status',
    changes: 'Wijzigingen',
    size: 'Grootte',
    saved: 'Bespaard',
    sort: 'Sorteren op',
    sorts: { newest: 'Nieuwste eerst', saved: 'Meest bespaard eerst', name: 'Op naam' },
    actions: 'Acties',
    none: 'Geen',
    before: 'Voor:',
    after: 'Na:',
    images: '{n} {{count:afbeelding|afbeeldingen}}',
    compressed: 'Gecomprimeerd',
    partly_done: 'Deels voltooid',
    already_optimal: 'Al optimaal',
    not_compressed: 'Niet gecomprimeerd',
    restored: 'Hersteld',
    failed: 'Mislukt',
    expired: 'Verlopen',
    deleted: 'Verwijderd',
    toJpg: 'PNG naar JPG',
    altText: 'Alt-tekst',
    fileName: 'Bestandsnaam',
    watermark: 'Watermerk',
    compare: 'Vergelijken',
    download: 'Downloaden',
    restore: 'Origineel herstellen',
    more: 'Meer acties voor {title}',
    emptyUrl: 'De URL is leeg',
    results: '{n} {{count:resultaat|resultaten}}',
    empty: 'Geen gegevens om te tonen',
    emptyLine: 'Afbeeldingen die je optimaliseert, verschijnen hier.',
    emptyUploads: 'Afbeeldingen die je uploadt, verschijnen hier.',
    upload: 'Afbeeldingen uploaden',
    noHits: 'Probeer een andere zoekopdracht.',
    notLoaded: 'De geschiedenis kan niet worden geladen',
    tryAgainLine: 'Controleer je verbinding en probeer het opnieuw.',
    tryAgain: 'Opnieuw proberen',
    optimize: 'Afbeeldingen optimaliseren',
    exportCsv: 'CSV exporteren',
    notDone: 'Dit is niet gelukt. Controleer je verbinding en probeer het opnieuw.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Je sessie is verlopen. Open de app opnieuw om in te loggen.',
    wrongToken: 'Dit toegangstoken is niet geldig.',
    shopClosed:
      'De app is niet meer verbonden met je winkel. Open de app opnieuw vanuit het beheercentrum van je winkel.',
    otherOrigin: 'Dit verzoek kwam van een andere website en is geweigerd.',
    notFound: 'Op dit adres is niets te vinden.',
    fault: 'Probeer het later opnieuw',
    malformed: 'Het verzoek kan niet worden gelezen: {detail}',
    field: '‘{field}’ ontbreekt of is ongeldig: {detail}',
    tooLarge: 'Het verzoek is te groot.',
    tooLong: '‘{field}’ is te lang: maximaal {most|local} tekens.',
    tooMany: '‘{field}’ heeft te veel items: maximaal {most|local}.',
    addressTooLong:
      'Het adres is te lang: maximaal {most|local} tekens en {parameters|local} parameters.',
    keyOfOtherCall: 'Deze Idempotency-Key hoort bij een andere aanroep.',
    keyNotAnswered:
      'De eerste aanroep met deze Idempotency-Key is niet beantwoord. Controleer wat die heeft gedaan voordat je hem opnieuw verstuurt.',
    tooManyRequests: 'Te veel verzoeken. Probeer het later opnieuw.',
    unknownLanguage: 'De taal ‘{language}’ is niet beschikbaar.',
    unknownSwitch: '‘{name}’ is geen instelling van deze app.',
    linkExpired: 'Deze link is verlopen. Vernieuw de pagina voor een nieuwe link.',
    fileGone: 'Deze afbeelding is niet meer beschikbaar.',
    storeUnreachable: 'De winkel is nu niet bereikbaar. Probeer het later opnieuw.',
    quotaUsedUp:
      'Je afbeeldingenquotum is op. Met een groter abonnement {{count:kan|kunnen}} nog {count|local} {{count:afbeelding|afbeeldingen}} worden geoptimaliseerd.',
    quotaShort: 'Het afbeeldingenquotum dekt {covered|local} van deze {chosen|local} afbeeldingen.',
    planLacks:
      'Dit zit niet in je abonnement. Het is beschikbaar vanaf het abonnement van {plan|money}.',
    wrongState: {
      product: 'Selecteer producten met een status waarbij deze actie mogelijk is',
      collection: 'Selecteer collecties met een status waarbij deze actie mogelijk is',
      blog: 'Selecteer blogposts met een status waarbij deze actie mogelijk is',
      image: 'Selecteer afbeeldingen met een status waarbij deze actie mogelijk is'
    },
    nothingToOptimize: 'Alles wat je hebt gekozen, is al geoptimaliseerd met deze instellingen.',
    nothingRunning: 'Er wordt geen taak uitgevoerd.',
    alreadyEstimating: 'Er wordt al een schatting gemaakt. Probeer het opnieuw als die klaar is.',
    noTarget: 'Kies in de instellingen ten minste één soort afbeelding voordat je optimaliseert.',
    onlyPublished:
      'Alleen afbeeldingen van gepubliceerde producten worden geoptimaliseerd. Wijzig dit in de instellingen.',
    diskFull:
      'De schijf van de server is vol, dus er is niets opgeslagen. Probeer het later opnieuw.',
    diskReadOnly:
      'De server kan niet naar de schijf schrijven, dus er is niets opgeslagen. Probeer het later opnieuw.',
    databaseGone:
      'De server kan zijn database nu niet bereiken. Probeer het over een minuut opnieuw.',
    unknownImage: 'Deze afbeelding staat niet in de geschiedenis.'
  },
  reasons: {
    empty: 'Het bestand is leeg.',
    'not-a-picture': 'Het bestand is geen afbeelding.',
    damaged: 'Het bestand is beschadigd of onvolledig.',
    'too-large': 'Het bestand is groter dan 50 MB.',
    'too-many-pixels':
      'De afbeelding heeft meer dan 100 megapixels, of als PNG of WebP meer dan 50.',
    'too-many-frames': 'De animatie heeft te veel frames.',
    avif: 'AVIF-afbeeldingen worden niet ondersteund, want ze zijn al klein. De afbeelding blijft zoals die is.',
    heic: 'HEIC-afbeeldingen worden niet ondersteund en de meeste browsers tonen ze niet. Sla de afbeelding op als JPEG.',
    colours:
      'De kleurbeschrijving van de afbeelding kan niet worden gelezen, waardoor de kleuren zouden kunnen veranderen. De app heeft er niets aan veranderd. Sla de afbeelding op als sRGB om deze te optimaliseren.',
    hdr: 'De afbeelding is een HDR-foto en zou bij het optimaliseren de HDR verliezen. De app heeft er niets aan veranderd. Sla de afbeelding op zonder HDR om deze te optimaliseren.',
    watermark: 'Het watermerk kan niet worden gelezen. Upload het opnieuw in de instellingen.',
    unsupported: 'Dit soort afbeelding wordt niet ondersteund. Gebruik JPEG, PNG, GIF of WebP.',
    'took-too-long': 'De verwerking van de afbeelding duurde te lang en is afgebroken.',
    'worker-died': 'De afbeelding kon niet worden verwerkt.',
    'disk-full': 'De schijf is vol. Maak ruimte vrij en optimaliseer opnieuw.',
    refused: 'De winkel heeft de nieuwe afbeelding niet geaccepteerd. De oude staat er nog.',
    lost: 'De winkel toont deze afbeelding niet meer. Herstel de afbeelding of upload die opnieuw in je winkel.',
    'read-only': 'De winkel staat geen wijzigingen aan deze afbeelding toe.',
    gone: 'De afbeelding is verwijderd uit de winkel.',
    unreachable: 'De winkel was niet bereikbaar. Optimaliseer later opnieuw.',
    'quota-used-up': 'Het afbeeldingenquotum was op.',
    'changed-in-store':
      'De afbeelding is intussen gewijzigd in de winkel. De app heeft er niets aan veranderd.',
    'backup-missing': 'Het origineel is niet meer beschikbaar.',
    'law-broken':
      'Onze gegevens over dit werk spreken elkaar tegen, daarom is het gestopt. Er is niets verloren gegaan. Neem contact op met support.',
    fault: 'Er is iets misgegaan met deze afbeelding. Optimaliseer die opnieuw.'
  },
  partly: {
    failed:
      '{count|local} {{count:afbeelding kon|afbeeldingen konden}} niet worden geoptimaliseerd',
    skipped: '{count|local} {{count:afbeelding|afbeeldingen}} overgeslagen'
  },
  replies: {
    started: '{count|local} {{count:afbeelding|afbeeldingen}} in wachtrij',
    restoring: '{count|local} {{count:afbeelding wordt|afbeeldingen worden}} hersteld',
    stopped: 'Gestopt. Afgeronde afbeeldingen blijven geoptimaliseerd.',
    settingsSaved: 'Instellingen opgeslagen',
    noted: 'Genoteerd',
    languageSaved: 'Taal opgeslagen',
    rated: 'Bedankt voor je beoordeling.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default dut
