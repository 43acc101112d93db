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

const nb = {
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
    skip: 'Gå til innholdet',
    navigation: 'Hovedmeny',
    dismiss: 'Skjul',
    notifications: 'Varsler',
    problem: 'Noe gikk galt'
  },
  signIn: {
    title: 'Logg på',
    line: 'Oppgi tilgangstokenet som ble vist da serveren startet.',
    token: 'Tilgangstoken',
    action: 'Logg på',
    wrong:
      'Dette tilgangstokenet er ikke gyldig. Kopier det på nytt fra den siste linjen serveren viste.'
  },
  dialog: {
    quota: {
      title: 'Grensen for abonnementet er nådd',
      fit: 'Optimaliser så mange som mulig',
      upgrade: 'Oppgrader'
    },
    close: 'Lukk',
    cancel: 'Avbryt',
    tryAgain: 'Prøv igjen',
    failed: 'Dette kunne ikke lastes inn',
    checkConnection: 'Sjekk tilkoblingen og prøv igjen.',
    loading: 'Laster inn',
    from: 'Fra {plan}',
    none: 'Ingen'
  },
  manual: {
    title: 'Optimaliser manuelt',
    kinds: 'Hva som skal optimaliseres',
    tabs: { product: 'Produkter', collection: 'Samlinger', article: 'Blogg' },
    search: {
      product: 'Søk i produkter',
      collection: 'Søk i samlinger',
      article: 'Søk i blogginnlegg'
    },
    name: 'Navn',
    state: 'Status',
    onlyOpen: 'Bare ikke optimaliserte',
    sort: 'Sorter etter',
    sorts: { open: 'Ikke optimaliserte først', size: 'Største først' },
    selectAll: 'Velg alle {n}',
    nothing: 'Velg hva du vil optimalisere.',
    start: 'Optimaliser',
    selectPage: 'Velg alle på denne siden',
    select: 'Velg {title}',
    images: '{shown} {{count:bilde|bilder}}',
    open: 'Ikke optimalisert',
    partly: '{done} av {all} optimalisert',
    done: 'Optimalisert',
    excluded: 'Utelatt',
    someExcluded: '{n} {{count:bilde|bilder}} utelatt',
    exclude: 'Utelat fra optimalisering',
    include: 'Ta med igjen',
    more: 'Handlinger for {title}',
    selected: '{count} valgt',
    left: '{shown} {{count:bilde|bilder}} igjen',
    tooMany: 'Maks. {most} om gangen',
    clear: 'Fjern valg',
    optimize: {
      product: 'Optimaliser {shown} {{count:produkt|produkter}}',
      collection: 'Optimaliser {shown} {{count:samling|samlinger}}',
      article: 'Optimaliser {shown} {{count:blogginnlegg|blogginnlegg}}'
    },
    empty: 'Ingenting å vise her',
    emptyLine: {
      product: 'Produkter med bilder vises her.',
      collection: 'Samlinger med bilder vises her.',
      article: 'Blogginnlegg med bilder vises her.'
    },
    noHits: 'Prøv et annet søk.',
    estimate: 'Beregn besparelse',
    estimating: 'Prøver noen få bilder …',
    estimated: 'Omtrent {saved} av {size} kan spares ({percent}).',
    hardlyAny: 'Her er det nesten ingenting å spare.',
    estimateBasis:
      'Prøvd på {tried} av {shown} {{count:bilde|bilder}}. Ingenting er endret eller trukket fra kvoten.'
  },
  paging: {
    label: 'Sider',
    rows: 'Rader',
    showing: 'Viser {from}–{to} av {total} resultater',
    page: '{page} / {pages}',
    previous: 'Forrige side',
    next: 'Neste side',
    show: 'Vis'
  },
  compression: {
    title: 'Innstillinger for optimalisering',
    targets: 'Bilder som skal optimaliseres',
    products: 'Produktbilder',
    scope: 'Hvilke produkter',
    allProducts: 'Alle produktbilder',
    publishedProducts: 'Bare bilder av publiserte produkter',
    collections: 'Samlingsbilder',
    blogs: 'Bloggbilder',
    compression: 'Komprimering',
    custom: 'Tilpasset kvalitet',
    lossless: 'Tapsfri',
    losslessLine: 'Beholder hver piksel.',
    level: 'Komprimeringsnivå',
    levels: { low: 'Lavt', medium: 'Middels', high: 'Høyt' },
    recommended: '{level} (anbefales)',
    conversion: 'Filtype',
    pngToJpg: 'Konverter PNG til JPG',
    pngToJpgLine: 'Kan gjøre filen opptil 80\u00a0% mindre.',
    sizeControl: 'Ikke konverter hvis resultatet blir større enn originalen',
    flatten: 'Også bilder med gjennomsiktighet, på hvit bakgrunn',
    leaveTitle: 'Ulagrede endringer',
    leaveText: 'Endringene dine er ikke lagret. Er du sikker på at du vil forlate siden?',
    leave: 'Forlat siden',
    stay: 'Bli på siden'
  },
  compare: {
    title: 'Original og optimalisert',
    original: 'Original',
    optimized: 'Optimalisert',
    reduction: 'Besparelse',
    ...looks,
    fileType: 'Filtype',
    converted: '{from} → {to}',
    handle: 'Vis mer av originalen eller det optimaliserte bildet',
    share: '{percent} original',
    previous: 'Forrige bilde',
    next: 'Neste bilde',
    position: 'Bilde {position} av {total}',
    restore: 'Gjenopprett originalen',
    moreQuality: 'Høyere kvalitet',
    better: {
      medium: 'Komprimeringsnivå: Middels',
      low: 'Komprimeringsnivå: Lavt',
      lossless: 'Tapsfri'
    },
    best: 'Det finnes ingen høyere kvalitet for dette bildet.',
    nothing: 'Ingenting å sammenligne',
    nothingLine: 'Ingen bilder her er komprimert for øyeblikket.',
    originalMissing: 'Originalbildet kunne ikke lastes inn.',
    optimizedMissing: 'Det optimaliserte bildet kunne ikke lastes inn.'
  },
  detail: {
    back: 'Bildeoptimalisering',
    title: 'Optimaliseringsdetaljer',
    kept: 'Bildedata lagres bare i {days} dager.',
    table: 'Bilder for {title}',
    noItem: 'Ingenting å vise her',
    noItemLine: 'Åpne en rad i historikken for å se hva som er gjort med bildene.',
    empty: 'Ingenting å vise her',
    emptyLine: 'Bilder som er behandlet de siste 30 dagene, vises her.',
    toJpg: 'PNG til JPG',
    altText: 'Alt-tekst',
    fileName: 'Filnavn',
    watermark: 'Vannmerke',
    columns: {
      status: 'Status',
      fileType: 'Filtype',
      originalSize: 'Opprinnelig størrelse',
      ratio: 'Besparelse',
      compressedSize: 'Ny størrelse',
      actions: 'Handlinger'
    },
    status: {
      compressed: 'Komprimert',
      not_compressed: 'Ikke komprimert',
      already_optimal: 'Allerede optimalt',
      restored: 'Gjenopprettet',
      failed: 'Mislykket',
      expired: 'Utløpt',
      deleted: 'Slettet'
    },
    selectPage: 'Velg alle på denne siden',
    select: 'Velg {name}',
    selected: '{count} valgt',
    clear: 'Fjern valg',
    restore: 'Gjenopprett',
    restoreOriginal: 'Gjenopprett originalen',
    reOptimize: 'Optimaliser på nytt',
    download: 'Last ned',
    compare: 'Sammenlign',
    more: 'Handlinger for {name}',
    wrongState: 'Handlingen passer ikke til statusen for de valgte bildene. Velg andre bilder.',
    noUrl: 'URL-en er tom',
    working: { optimize: 'Optimaliserer', restore: 'Gjenoppretter' },
    daysLeft: 'Kan gjenopprettes i {n} {{count:dag|dager}} til',
    delivered:
      'Sikkerhetskopien er bildet slik butikken din viser det. Shopify gir ikke apper filen du lastet opp.',
    excluded: 'Utelatt',
    exclude: 'Utelat fra optimalisering',
    include: 'Ta med igjen',
    progress: '{done} av {total} bilder fullført',
    optimized: '{shown} {{count:bilde|bilder}} optimalisert',
    restored: '{shown} {{count:bilde|bilder}} gjenopprettet',
    notDone: '{shown} {{count:bilde|bilder}} mislyktes',
    alreadyOptimal: '{shown} {{count:bilde er allerede optimalt|bilder er allerede optimale}}'
  },
  imagesPage: {
    title: 'Bildeoptimalisering',
    line: 'Mindre bilder, bedre søkeresultater.',
    settings: 'Innstillinger',
    optimize: 'Optimaliser bilder',
    notLoaded: 'Dette kunne ikke lastes inn. Sjekk tilkoblingen og prøv igjen.'
  },
  stats: {
    label: 'Resultater',
    totalSaved: 'Plass spart totalt',
    across: 'på {n} {{count:bilde|bilder}}',
    averageSaved: 'Plass spart i snitt',
    perImage: 'per bilde',
    averagePercent: 'Besparelse i snitt',
    ofOriginal: 'av opprinnelig størrelse',
    freePlan: 'Gratisabonnement',
    prePlan: 'Premium-abonnement',
    unlimited: 'Ubegrenset',
    used: '{n} {{count:bilde|bilder}} brukt',
    left: '{n} {{count:bilde|bilder}} igjen',
    addOn: 'Ekstra: {used} / {all} bilder',
    quota: '{used} av {all} bilder brukt'
  },
  run: {
    optimise: {
      product: 'Optimaliserer produkter',
      collection: 'Optimaliserer samlinger',
      article: 'Optimaliserer blogginnlegg',
      upload: 'Optimaliserer bilder'
    },
    reoptimise: {
      product: 'Optimaliserer produkter på nytt',
      collection: 'Optimaliserer samlinger på nytt',
      article: 'Optimaliserer blogginnlegg på nytt',
      upload: 'Optimaliserer bilder på nytt'
    },
    automatic: {
      product: 'Optimaliserer produkter automatisk',
      collection: 'Optimaliserer samlinger automatisk',
      article: 'Optimaliserer blogginnlegg automatisk',
      upload: 'Optimaliserer bilder automatisk'
    },
    restore: {
      product: 'Gjenoppretter produktbilder',
      collection: 'Gjenoppretter samlingsbilder',
      article: 'Gjenoppretter bloggbilder',
      upload: 'Gjenoppretter bilder'
    },
    done: '{n} av {all} fullført. Du kan forlate denne siden.',
    seconds: 'Under ett minutt igjen',
    minutes: 'Omtrent {n} {{count:minutt|minutter}} igjen',
    hours: 'Omtrent {n} {{count:time|timer}} igjen',
    stop: 'Stopp',
    pause: 'Sett på pause',
    resume: 'Gjenoppta',
    paused: 'På pause',
    undo: 'Angre',
    notChanged: 'Noe gikk galt. Sjekk tilkoblingen og prøv igjen.',
    notStopped: 'Oppgaven kunne ikke stoppes. Sjekk tilkoblingen og prøv igjen.',
    waitsForRoom:
      'Serverens disk er full. Oppgaven fortsetter automatisk så snart det er plass igjen. Ingenting går tapt.',
    waitsForDisk:
      'Serveren kan ikke skrive til disken sin. Oppgaven fortsetter automatisk så snart det går. Ingenting går tapt.',
    percentDone: '{percent} fullført',
    optimized: {
      product: '{n} {{count:produkt|produkter}} optimalisert',
      collection: '{n} {{count:samling|samlinger}} optimalisert',
      article: '{n} {{count:blogginnlegg|blogginnlegg}} optimalisert',
      upload: '{n} {{count:bilde|bilder}} optimalisert'
    },
    restored: {
      product: 'Bilder for {n} {{count:produkt|produkter}} gjenopprettet',
      collection: 'Bilder for {n} {{count:samling|samlinger}} gjenopprettet',
      article: 'Bilder for {n} {{count:blogginnlegg|blogginnlegg}} gjenopprettet',
      upload: '{n} {{count:bilde|bilder}} gjenopprettet'
    },
    notOptimized: '{n} {{count:bilde|bilder}} kunne ikke optimaliseres',
    notRestored: '{n} {{count:bilde|bilder}} kunne ikke gjenopprettes',
    imagesDone: '{done} av {all} bilder fullført',
    alreadyOptimal: '{n} {{count:bilde er allerede optimalt|bilder er allerede optimale}}',
    skippedUnpaid: '{n} hoppet over: kvoten er brukt opp',
    review: 'Se gjennom'
  },
  history: {
    title: 'Optimaliseringshistorikk',
    note: 'Originalbilder beholdes i {days} dager.',
    tabs: { product: 'Produkter', collection: 'Samlinger', article: 'Blogg', upload: 'Andre' },
    search: {
      product: 'Søk i produkter',
      collection: 'Søk i samlinger',
      article: 'Søk i blogginnlegg',
      upload: 'Søk i bilder'
    },
    selected: '{n} valgt',
    unselect: 'Fjern valg',
    restoreMany: 'Gjenopprett',
    reoptimizeMany: 'Optimaliser på nytt',
    fromPlan: 'Fra {plan}',
    wrongState: {
      product:
        'Handlingen passer ikke til statusen for de valgte produktene. Velg andre produkter.',
      collection:
        'Handlingen passer ikke til statusen for de valgte samlingene. Velg andre samlinger.',
      article:
        'Handlingen passer ikke til statusen for de valgte blogginnleggene. Velg andre blogginnlegg.',
      upload: 'Handlingen passer ikke til statusen for de valgte bildene. Velg andre bilder.'
    },
    pageSelected: 'Alle {n} på denne siden er valgt.',
    allSelected: {
      product: 'Alle er valgt: {n} {{count:produkt|produkter}}.',
      collection: 'Alle er valgt: {n} {{count:samling|samlinger}}.',
      article: 'Alle er valgt: {n} {{count:blogginnlegg|blogginnlegg}}.',
      upload: 'Alle er valgt: {n} {{count:bilde|bilder}}.'
    },
    selectAll: {
      product: 'Velg alle {n} samsvarende produkter',
      collection: 'Velg alle {n} samsvarende samlinger',
      article: 'Velg alle {n} samsvarende blogginnlegg',
      upload: 'Velg alle {n} samsvarende bilder'
    },
    confirmRestore: {
      title: 'Vil du gjenopprette alle?',
      text: {
        product: '{n} {{count:produkt|produkter}} får originalbildene sine tilbake.',
        collection: '{n} {{count:samling|samlinger}} får originalbildene sine tilbake.',
        article: '{n} {{count:blogginnlegg|blogginnlegg}} får originalbildene sine tilbake.',
        upload: '{n} {{count:originalbilde|originalbilder}} gjenopprettes.'
      },
      go: 'Gjenopprett alle'
    },
    confirmReoptimize: {
      title: 'Vil du optimalisere alle på nytt?',
      text: {
        product: '{n} {{count:produkt|produkter}} optimaliseres på nytt fra originalene.',
        collection: '{n} {{count:samling|samlinger}} optimaliseres på nytt fra originalene.',
        article: '{n} {{count:blogginnlegg|blogginnlegg}} optimaliseres på nytt fra originalene.',
        upload:
          '{n} {{count:bilde optimaliseres på nytt fra originalen|bilder optimaliseres på nytt fra originalene}}.'
      },
      go: 'Optimaliser alle på nytt'
    },
    daysLeft: 'Kan gjenopprettes i {n} {{count:dag|dager}} til',
    excluded: 'Utelatt',
    exclude: 'Utelat fra optimalisering',
    include: 'Ta med igjen',
    selectPage: 'Velg alle på denne siden',
    selectRow: 'Velg {title}',
    name: 'Navn',
    status: 'Status',
    changes: 'Endringer',
    size: 'Størrelse',
    saved: 'Spart',
    sort: 'Sorter etter',
    sorts: { newest: 'Nyeste først', saved: 'Mest spart først', name: 'Etter navn' },
    actions: 'Handlinger',
    none: 'Ingen',
    before: 'Før:',
    after: 'Etter:',
    images: '{n} {{count:bilde|bilder}}',
    compressed: 'Komprimert',
    partly_done: 'Delvis ferdig',
    already_optimal: 'Allerede optimalt',
    not_compressed: 'Ikke komprimert',
    restored: 'Gjenopprettet',
    failed: 'Mislykket',
    expired: 'Utløpt',
    deleted: 'Slettet',
    toJpg: 'PNG til JPG',
    altText: 'Alt-tekst',
    fileName: 'Filnavn',
    watermark: 'Vannmerke',
    compare: 'Sammenlign',
    download: 'Last ned',
    restore: 'Gjenopprett originalen',
    more: 'Flere handlinger for {title}',
    emptyUrl: 'URL-en er tom',
    results: '{n} {{count:resultat|resultater}}',
    empty: 'Ingenting å vise her',
    emptyLine: 'Bilder du optimaliserer, vises her.',
    emptyUploads: 'Bilder du laster opp, vises her.',
    upload: 'Last opp bilder',
    noHits: 'Prøv et annet søk.',
    notLoaded: 'Historikken kunne ikke lastes inn',
    tryAgainLine: 'Sjekk tilkoblingen og prøv igjen.',
    tryAgain: 'Prøv igjen',
    optimize: 'Optimaliser bilder',
    exportCsv: 'Eksporter CSV',
    notDone: 'Noe gikk galt. Sjekk tilkoblingen og prøv igjen.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Økten er avsluttet. Åpne appen på nytt for å logge på.',
    wrongToken: 'Dette tilgangstokenet er ikke gyldig.',
    shopClosed:
      'Appen er ikke lenger koblet til butikken din. Åpne den på nytt fra administrasjonssidene for butikken.',
    otherOrigin: 'Forespørselen kom fra et annet nettsted og ble avvist.',
    notFound: 'Det er ingenting på denne adressen.',
    fault: 'Prøv igjen senere',
    malformed: 'Forespørselen kunne ikke leses: {detail}',
    field: '«{field}» mangler eller har feil format: {detail}',
    tooLarge: 'Forespørselen er for stor.',
    tooLong: '«{field}» er for lang: maks. {most|local} tegn.',
    tooMany: '«{field}» har for mange elementer: maks. {most|local}.',
    addressTooLong:
      'Adressen er for lang: maks. {most|local} tegn og {parameters|local} parametere.',
    keyOfOtherCall: 'Denne Idempotency-Key hører til et annet kall.',
    keyNotAnswered:
      'Det første kallet med denne Idempotency-Key ble ikke besvart. Kontroller hva det har gjort, før du sender det på nytt.',
    tooManyRequests: 'For mange forespørsler. Prøv igjen senere.',
    unknownLanguage: 'Språket «{language}» er ikke tilgjengelig.',
    unknownSwitch: '«{name}» kan ikke slås av eller på i denne appen.',
    linkExpired: 'Lenken er utløpt. Last inn siden på nytt for å få en ny.',
    fileGone: 'Dette bildet finnes ikke lenger.',
    storeUnreachable: 'Butikken er ikke tilgjengelig akkurat nå. Prøv igjen senere.',
    quotaUsedUp:
      'Bildekvoten er brukt opp. {count|local} {{count:bilde|bilder}} kan fortsatt optimaliseres med et større abonnement.',
    quotaShort: 'Bildekvoten dekker {covered|local} av disse {chosen|local} bildene.',
    planLacks:
      'Abonnementet ditt inkluderer ikke dette. Det følger med i abonnementer fra {plan|money}.',
    wrongState: {
      product:
        'Handlingen passer ikke til statusen for de valgte produktene. Velg andre produkter.',
      collection:
        'Handlingen passer ikke til statusen for de valgte samlingene. Velg andre samlinger.',
      blog: 'Handlingen passer ikke til statusen for de valgte blogginnleggene. Velg andre blogginnlegg.',
      image: 'Handlingen passer ikke til statusen for de valgte bildene. Velg andre bilder.'
    },
    nothingToOptimize: 'Alt du har valgt, er allerede optimalisert med disse innstillingene.',
    nothingRunning: 'Ingenting pågår.',
    alreadyEstimating: 'En beregning pågår allerede. Prøv igjen når den er ferdig.',
    noTarget: 'Velg minst én type bilder i innstillingene før du optimaliserer.',
    onlyPublished:
      'Bare bilder av publiserte produkter optimaliseres. Du kan endre dette i innstillingene.',
    diskFull: 'Serverens disk er full, så ingenting ble lagret. Prøv igjen senere.',
    diskReadOnly:
      'Serveren kan ikke skrive til disken sin, så ingenting ble lagret. Prøv igjen senere.',
    databaseGone:
      'Serveren får ikke kontakt med databasen sin akkurat nå. Prøv igjen om et minutt.',
    unknownImage: 'Dette bildet finnes ikke i historikken.'
  },
  reasons: {
    empty: 'Filen er tom.',
    'not-a-picture': 'Filen er ikke et bilde.',
    damaged: 'Filen er skadet eller ufullstendig.',
    'too-large': 'Filen er større enn 50 MB.',
    'too-many-pixels': 'Bildet har mer enn 100 megapiksler, eller som PNG eller WebP mer enn 50.',
    'too-many-frames': 'Animasjonen har for mange bilder.',
    avif: 'AVIF-bilder støttes ikke; de er små fra før. Bildet forblir som det er.',
    heic: 'HEIC-bilder støttes ikke, og de fleste nettlesere viser dem ikke. Lagre bildet som JPEG.',
    colours:
      'Beskrivelsen av fargene i bildet kan ikke leses, så de kunne ha endret seg. Bildet er ikke rørt. Lagre det som sRGB for å optimalisere det.',
    hdr: 'Bildet er et HDR-foto og ville ha mistet HDR ved optimalisering. Det er ikke rørt. Lagre det uten HDR for å optimalisere det.',
    watermark: 'Vannmerket kunne ikke leses. Last det opp på nytt i innstillingene.',
    unsupported: 'Denne typen bilde støttes ikke. Bruk JPEG, PNG, GIF eller WebP.',
    'took-too-long': 'Behandlingen tok for lang tid og ble avbrutt.',
    'worker-died': 'Bildet kunne ikke behandles.',
    'disk-full': 'Disken er full. Frigjør plass og optimaliser på nytt.',
    refused: 'Butikken godtok ikke det nye bildet. Det gamle er der fortsatt.',
    lost: 'Butikken viser ikke lenger dette bildet. Gjenopprett det, eller last det opp på nytt i butikken.',
    'read-only': 'Butikken tillater ikke endringer av dette bildet.',
    gone: 'Bildet er slettet i butikken.',
    unreachable: 'Butikken var ikke tilgjengelig. Optimaliser på nytt senere.',
    'quota-used-up': 'Bildekvoten var brukt opp.',
    'changed-in-store': 'Bildet er endret i butikken siden. Det er ikke rørt.',
    'backup-missing': 'Originalen er ikke lagret lenger.',
    'law-broken':
      'Opplysningene våre om dette arbeidet motsier hverandre, så det ble stoppet. Ingenting gikk tapt. Kontakt brukerstøtte.',
    fault: 'Noe gikk galt med dette bildet. Optimaliser det på nytt.'
  },
  partly: {
    failed: '{count|local} {{count:bilde|bilder}} kunne ikke optimaliseres',
    skipped: '{count|local} {{count:bilde|bilder}} hoppet over'
  },
  replies: {
    started: '{count|local} {{count:bilde|bilder}} i kø',
    restoring: '{count|local} {{count:bilde|bilder}} gjenopprettes',
    stopped: 'Stoppet. Ferdige bilder forblir optimalisert.',
    settingsSaved: 'Innstillingene er lagret',
    noted: 'Notert',
    languageSaved: 'Språket er lagret',
    rated: 'Takk for vurderingen.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default nb
