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

const da = {
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
    skip: 'Gå til indhold',
    navigation: 'Hovedmenu',
    dismiss: 'Skjul',
    notifications: 'Meddelelser',
    problem: 'Noget gik galt'
  },
  signIn: {
    title: 'Log ind',
    line: 'Angiv det adgangstoken, der blev vist, da serveren startede.',
    token: 'Adgangstoken',
    action: 'Log ind',
    wrong:
      'Dette adgangstoken er ikke gyldigt. Kopier det igen fra den sidste linje, serveren viste.'
  },
  dialog: {
    quota: {
      title: 'Grænsen for dit abonnement er nået',
      fit: 'Optimer så mange som muligt',
      upgrade: 'Opgrader'
    },
    close: 'Luk',
    cancel: 'Annuller',
    tryAgain: 'Prøv igen',
    failed: 'Det kunne ikke indlæses',
    checkConnection: 'Tjek din forbindelse, og prøv igen.',
    loading: 'Indlæser',
    from: 'Fra {plan}',
    none: 'Ingen'
  },
  manual: {
    title: 'Optimer manuelt',
    kinds: 'Hvad der skal optimeres',
    tabs: { product: 'Produkter', collection: 'Kollektioner', article: 'Blog' },
    search: {
      product: 'Søg i produkter',
      collection: 'Søg i kollektioner',
      article: 'Søg i blogopslag'
    },
    name: 'Navn',
    state: 'Status',
    onlyOpen: 'Kun ikke optimerede',
    sort: 'Sortér efter',
    sorts: { open: 'Ikke optimerede først', size: 'Største først' },
    selectAll: 'Vælg alle {n}',
    nothing: 'Vælg, hvad du vil optimere.',
    start: 'Optimer',
    selectPage: 'Vælg alle på denne side',
    select: 'Vælg {title}',
    images: '{shown} {{count:billede|billeder}}',
    open: 'Ikke optimeret',
    partly: '{done} af {all} optimeret',
    done: 'Optimeret',
    excluded: 'Udeladt',
    someExcluded: '{n} {{count:billede|billeder}} udeladt',
    exclude: 'Udelad fra optimering',
    include: 'Medtag igen',
    more: 'Handlinger for {title}',
    selected: '{count} valgt',
    left: '{shown} {{count:billede|billeder}} tilbage',
    tooMany: 'Højst {most} ad gangen',
    clear: 'Ryd valg',
    optimize: {
      product: 'Optimer {shown} {{count:produkt|produkter}}',
      collection: 'Optimer {shown} {{count:kollektion|kollektioner}}',
      article: 'Optimer {shown} {{count:blogopslag|blogopslag}}'
    },
    empty: 'Intet at vise her',
    emptyLine: {
      product: 'Produkter med billeder vises her.',
      collection: 'Kollektioner med billeder vises her.',
      article: 'Blogopslag med billeder vises her.'
    },
    noHits: 'Prøv en anden søgning.',
    estimate: 'Beregn besparelse',
    estimating: 'Prøver et par billeder …',
    estimated: 'Cirka {saved} af {size} kan spares ({percent}).',
    hardlyAny: 'Her er næsten intet at spare.',
    estimateBasis:
      'Prøvet på {tried} af {shown} {{count:billede|billeder}}. Intet er ændret eller trukket fra kvoten.'
  },
  paging: {
    label: 'Sider',
    rows: 'Rækker',
    showing: 'Viser {from}–{to} af {total} resultater',
    page: '{page} / {pages}',
    previous: 'Forrige side',
    next: 'Næste side',
    show: 'Vis'
  },
  compression: {
    title: 'Optimeringsindstillinger',
    targets: 'Billeder, der skal optimeres',
    products: 'Produktbilleder',
    scope: 'Hvilke produkter',
    allProducts: 'Alle produktbilleder',
    publishedProducts: 'Kun billeder af udgivne produkter',
    collections: 'Kollektionsbilleder',
    blogs: 'Blogbilleder',
    compression: 'Komprimering',
    custom: 'Tilpasset kvalitet',
    lossless: 'Tabsfri',
    losslessLine: 'Bevarer hver pixel.',
    level: 'Komprimeringsniveau',
    levels: { low: 'Lavt', medium: 'Mellem', high: 'Højt' },
    recommended: '{level} (anbefales)',
    conversion: 'Filtype',
    pngToJpg: 'Konverter PNG til JPG',
    pngToJpgLine: 'Kan gøre filen op til 80\u00a0% mindre.',
    sizeControl: 'Konverter ikke, hvis resultatet fylder mere end originalen',
    flatten: 'Også billeder med gennemsigtighed, på hvid baggrund',
    leaveTitle: 'Ikke-gemte ændringer',
    leaveText: 'Dine ændringer er ikke gemt. Er du sikker på, at du vil forlade siden?',
    leave: 'Forlad siden',
    stay: 'Bliv på siden'
  },
  compare: {
    title: 'Original og optimeret',
    original: 'Original',
    optimized: 'Optimeret',
    reduction: 'Besparelse',
    ...looks,
    fileType: 'Filtype',
    converted: '{from} → {to}',
    handle: 'Vis mere af det originale eller det optimerede billede',
    share: '{percent} original',
    previous: 'Forrige billede',
    next: 'Næste billede',
    position: 'Billede {position} af {total}',
    restore: 'Gendan original',
    moreQuality: 'Højere kvalitet',
    better: {
      medium: 'Komprimeringsniveau: Mellem',
      low: 'Komprimeringsniveau: Lavt',
      lossless: 'Tabsfri'
    },
    best: 'Der findes ikke en højere kvalitet for dette billede.',
    nothing: 'Intet at sammenligne',
    nothingLine: 'Ingen billeder her er komprimeret i øjeblikket.',
    originalMissing: 'Det originale billede kunne ikke indlæses.',
    optimizedMissing: 'Det optimerede billede kunne ikke indlæses.'
  },
  detail: {
    back: 'Billedoptimering',
    title: 'Optimeringsdetaljer',
    kept: 'Billeddata gemmes kun i {days} dage.',
    table: 'Billeder for {title}',
    noItem: 'Intet at vise her',
    noItemLine: 'Åbn en række i historikken for at se, hvad der er gjort ved billederne.',
    empty: 'Intet at vise her',
    emptyLine: 'Billeder, der er behandlet de seneste 30 dage, vises her.',
    toJpg: 'PNG til JPG',
    altText: 'Alt-tekst',
    fileName: 'Filnavn',
    watermark: 'Vandmærke',
    columns: {
      status: 'Status',
      fileType: 'Filtype',
      originalSize: 'Oprindelig størrelse',
      ratio: 'Besparelse',
      compressedSize: 'Ny størrelse',
      actions: 'Handlinger'
    },
    status: {
      compressed: 'Komprimeret',
      not_compressed: 'Ikke komprimeret',
      already_optimal: 'Allerede optimalt',
      restored: 'Gendannet',
      failed: 'Mislykket',
      expired: 'Udløbet',
      deleted: 'Slettet'
    },
    selectPage: 'Vælg alle på denne side',
    select: 'Vælg {name}',
    selected: '{count} valgt',
    clear: 'Ryd valg',
    restore: 'Gendan',
    restoreOriginal: 'Gendan original',
    reOptimize: 'Optimer igen',
    download: 'Download',
    compare: 'Sammenlign',
    more: 'Handlinger for {name}',
    wrongState: 'Handlingen passer ikke til status for de valgte billeder. Vælg andre billeder.',
    noUrl: 'URL’en er tom',
    working: { optimize: 'Optimerer', restore: 'Gendanner' },
    daysLeft: 'Kan gendannes i {n} {{count:dag|dage}} endnu',
    delivered:
      'Sikkerhedskopien er billedet, som din butik viser det. Shopify giver ikke apps den fil, du uploadede.',
    excluded: 'Udeladt',
    exclude: 'Udelad fra optimering',
    include: 'Medtag igen',
    progress: '{done} af {total} billeder færdige',
    optimized: '{shown} {{count:billede|billeder}} optimeret',
    restored: '{shown} {{count:billede|billeder}} gendannet',
    notDone: '{shown} {{count:billede|billeder}} mislykkedes',
    alreadyOptimal: '{shown} {{count:billede er allerede optimalt|billeder er allerede optimale}}'
  },
  imagesPage: {
    title: 'Billedoptimering',
    line: 'Mindre billeder, bedre søgeresultater.',
    settings: 'Indstillinger',
    optimize: 'Optimer billeder',
    notLoaded: 'Det kunne ikke indlæses. Tjek din forbindelse, og prøv igen.'
  },
  stats: {
    label: 'Resultater',
    totalSaved: 'Plads sparet i alt',
    across: 'på {n} {{count:billede|billeder}}',
    averageSaved: 'Plads sparet i snit',
    perImage: 'pr. billede',
    averagePercent: 'Besparelse i snit',
    ofOriginal: 'af den oprindelige størrelse',
    freePlan: 'Gratisabonnement',
    prePlan: 'Premium-abonnement',
    unlimited: 'Ubegrænset',
    used: '{n} {{count:billede|billeder}} brugt',
    left: '{n} {{count:billede|billeder}} tilbage',
    addOn: 'Ekstra: {used} / {all} billeder',
    quota: '{used} af {all} billeder brugt'
  },
  run: {
    optimise: {
      product: 'Optimerer produkter',
      collection: 'Optimerer kollektioner',
      article: 'Optimerer blogopslag',
      upload: 'Optimerer billeder'
    },
    reoptimise: {
      product: 'Optimerer produkter igen',
      collection: 'Optimerer kollektioner igen',
      article: 'Optimerer blogopslag igen',
      upload: 'Optimerer billeder igen'
    },
    automatic: {
      product: 'Optimerer produkter automatisk',
      collection: 'Optimerer kollektioner automatisk',
      article: 'Optimerer blogopslag automatisk',
      upload: 'Optimerer billeder automatisk'
    },
    restore: {
      product: 'Gendanner produktbilleder',
      collection: 'Gendanner kollektionsbilleder',
      article: 'Gendanner blogbilleder',
      upload: 'Gendanner billeder'
    },
    done: '{n} af {all} færdige. Du kan godt forlade siden.',
    seconds: 'Under et minut tilbage',
    minutes: 'Cirka {n} {{count:minut|minutter}} tilbage',
    hours: 'Cirka {n} {{count:time|timer}} tilbage',
    stop: 'Stop',
    pause: 'Sæt på pause',
    resume: 'Genoptag',
    paused: 'På pause',
    undo: 'Fortryd',
    notChanged: 'Noget gik galt. Tjek din forbindelse, og prøv igen.',
    notStopped: 'Opgaven kunne ikke stoppes. Tjek din forbindelse, og prøv igen.',
    waitsForRoom:
      'Serverens disk er fuld. Opgaven fortsætter automatisk, så snart der er plads igen. Intet går tabt.',
    waitsForDisk:
      'Serveren kan ikke skrive til sin disk. Opgaven fortsætter automatisk, så snart det er muligt. Intet går tabt.',
    percentDone: '{percent} færdig',
    optimized: {
      product: '{n} {{count:produkt|produkter}} optimeret',
      collection: '{n} {{count:kollektion|kollektioner}} optimeret',
      article: '{n} {{count:blogopslag|blogopslag}} optimeret',
      upload: '{n} {{count:billede|billeder}} optimeret'
    },
    restored: {
      product: 'Billeder for {n} {{count:produkt|produkter}} gendannet',
      collection: 'Billeder for {n} {{count:kollektion|kollektioner}} gendannet',
      article: 'Billeder for {n} {{count:blogopslag|blogopslag}} gendannet',
      upload: '{n} {{count:billede|billeder}} gendannet'
    },
    notOptimized: '{n} {{count:billede|billeder}} kunne ikke optimeres',
    notRestored: '{n} {{count:billede|billeder}} kunne ikke gendannes',
    imagesDone: '{done} af {all} billeder færdige',
    alreadyOptimal: '{n} {{count:billede er allerede optimalt|billeder er allerede optimale}}',
    skippedUnpaid: '{n} sprunget over: kvoten er brugt op',
    review: 'Gennemse'
  },
  history: {
    title: 'Optimeringshistorik',
    note: 'Originale billeder gemmes i {days} dage.',
    tabs: { product: 'Produkter', collection: 'Kollektioner', article: 'Blog', upload: 'Andre' },
    search: {
      product: 'Søg i produkter',
      collection: 'Søg i kollektioner',
      article: 'Søg i blogopslag',
      upload: 'Søg i billeder'
    },
    selected: '{n} valgt',
    unselect: 'Ryd valg',
    restoreMany: 'Gendan',
    reoptimizeMany: 'Optimer igen',
    fromPlan: 'Fra {plan}',
    wrongState: {
      product: 'Handlingen passer ikke til status for de valgte produkter. Vælg andre produkter.',
      collection:
        'Handlingen passer ikke til status for de valgte kollektioner. Vælg andre kollektioner.',
      article: 'Handlingen passer ikke til status for de valgte blogopslag. Vælg andre blogopslag.',
      upload: 'Handlingen passer ikke til status for de valgte billeder. Vælg andre billeder.'
    },
    pageSelected: 'Alle {n} på denne side er valgt.',
    allSelected: {
      product: 'Alle er valgt: {n} {{count:produkt|produkter}}.',
      collection: 'Alle er valgt: {n} {{count:kollektion|kollektioner}}.',
      article: 'Alle er valgt: {n} {{count:blogopslag|blogopslag}}.',
      upload: 'Alle er valgt: {n} {{count:billede|billeder}}.'
    },
    selectAll: {
      product: 'Vælg alle {n} matchende produkter',
      collection: 'Vælg alle {n} matchende kollektioner',
      article: 'Vælg alle {n} matchende blogopslag',
      upload: 'Vælg alle {n} matchende billeder'
    },
    confirmRestore: {
      title: 'Vil du gendanne alle?',
      text: {
        product: '{n} {{count:produkt får sine|produkter får deres}} originale billeder tilbage.',
        collection:
          '{n} {{count:kollektion får sine|kollektioner får deres}} originale billeder tilbage.',
        article:
          '{n} {{count:blogopslag får sine|blogopslag får deres}} originale billeder tilbage.',
        upload: '{n} {{count:originalbillede|originalbilleder}} gendannes.'
      },
      go: 'Gendan alle'
    },
    confirmReoptimize: {
      title: 'Vil du optimere alle igen?',
      text: {
        product: '{n} {{count:produkt|produkter}} optimeres igen ud fra originalerne.',
        collection: '{n} {{count:kollektion|kollektioner}} optimeres igen ud fra originalerne.',
        article: '{n} {{count:blogopslag|blogopslag}} optimeres igen ud fra originalerne.',
        upload:
          '{n} {{count:billede optimeres igen ud fra originalen|billeder optimeres igen ud fra originalerne}}.'
      },
      go: 'Optimer alle igen'
    },
    daysLeft: 'Kan gendannes i {n} {{count:dag|dage}} endnu',
    excluded: 'Udeladt',
    exclude: 'Udelad fra optimering',
    include: 'Medtag igen',
    selectPage: 'Vælg alle på denne side',
    selectRow: 'Vælg {title}',
    name: 'Navn',
    status: 'Status',
    changes: 'Ændringer',
    size: 'Størrelse',
    saved: 'Sparet',
    sort: 'Sortér efter',
    sorts: { newest: 'Nyeste først', saved: 'Mest sparet først', name: 'Efter navn' },
    actions: 'Handlinger',
    none: 'Ingen',
    before: 'Før:',
    after: 'Efter:',
    images: '{n} {{count:billede|billeder}}',
    compressed: 'Komprimeret',
    partly_done: 'Delvist færdig',
    already_optimal: 'Allerede optimalt',
    not_compressed: 'Ikke komprimeret',
    restored: 'Gendannet',
    failed: 'Mislykket',
    expired: 'Udløbet',
    deleted: 'Slettet',
    toJpg: 'PNG til JPG',
    altText: 'Alt-tekst',
    fileName: 'Filnavn',
    watermark: 'Vandmærke',
    compare: 'Sammenlign',
    download: 'Download',
    restore: 'Gendan original',
    more: 'Flere handlinger for {title}',
    emptyUrl: 'URL’en er tom',
    results: '{n} {{count:resultat|resultater}}',
    empty: 'Intet at vise her',
    emptyLine: 'Billeder, du optimerer, vises her.',
    emptyUploads: 'Billeder, du uploader, vises her.',
    upload: 'Upload billeder',
    noHits: 'Prøv en anden søgning.',
    notLoaded: 'Historikken kunne ikke indlæses',
    tryAgainLine: 'Tjek din forbindelse, og prøv igen.',
    tryAgain: 'Prøv igen',
    optimize: 'Optimer billeder',
    exportCsv: 'Eksporter CSV',
    notDone: 'Noget gik galt. Tjek din forbindelse, og prøv igen.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Din session er slut. Åbn appen igen for at logge ind.',
    wrongToken: 'Dette adgangstoken er ikke gyldigt.',
    shopClosed:
      'Appen er ikke længere forbundet med din butik. Åbn den igen fra din butiks administration.',
    otherOrigin: 'Anmodningen kom fra et andet websted og blev afvist.',
    notFound: 'Der er intet på denne adresse.',
    fault: 'Prøv igen senere',
    malformed: 'Anmodningen kunne ikke læses: {detail}',
    field: '”{field}” mangler eller har et forkert format: {detail}',
    tooLarge: 'Anmodningen er for stor.',
    tooLong: '”{field}” er for lang: højst {most|local} tegn.',
    tooMany: '”{field}” har for mange elementer: højst {most|local}.',
    addressTooLong:
      'Adressen er for lang: højst {most|local} tegn og {parameters|local} parametre.',
    keyOfOtherCall: 'Denne Idempotency-Key hører til et andet kald.',
    keyNotAnswered:
      'Det første kald med denne Idempotency-Key blev ikke besvaret. Kontrollér, hvad det har gjort, før du sender det igen.',
    tooManyRequests: 'For mange anmodninger. Prøv igen senere.',
    unknownLanguage: 'Sproget ”{language}” er ikke tilgængeligt.',
    unknownSwitch: '”{name}” kan ikke slås til eller fra i denne app.',
    linkExpired: 'Linket er udløbet. Genindlæs siden for at få et nyt.',
    fileGone: 'Billedet findes ikke længere.',
    storeUnreachable: 'Butikken kan ikke nås lige nu. Prøv igen senere.',
    quotaUsedUp:
      'Din billedkvote er brugt op. {count|local} {{count:billede|billeder}} kan stadig optimeres med et større abonnement.',
    quotaShort: 'Billedkvoten dækker {covered|local} af disse {chosen|local} billeder.',
    planLacks:
      'Dit abonnement indeholder ikke dette. Det følger med i abonnementer fra {plan|money}.',
    wrongState: {
      product: 'Handlingen passer ikke til status for de valgte produkter. Vælg andre produkter.',
      collection:
        'Handlingen passer ikke til status for de valgte kollektioner. Vælg andre kollektioner.',
      blog: 'Handlingen passer ikke til status for de valgte blogopslag. Vælg andre blogopslag.',
      image: 'Handlingen passer ikke til status for de valgte billeder. Vælg andre billeder.'
    },
    nothingToOptimize: 'Alt, hvad du har valgt, er allerede optimeret med disse indstillinger.',
    nothingRunning: 'Der er ikke noget i gang.',
    alreadyEstimating: 'En beregning er allerede i gang. Prøv igen, når den er færdig.',
    noTarget: 'Vælg mindst én type billeder i indstillingerne, før du optimerer.',
    onlyPublished:
      'Kun billeder af udgivne produkter optimeres. Du kan ændre det i indstillingerne.',
    diskFull: 'Serverens disk er fuld, så intet blev gemt. Prøv igen senere.',
    diskReadOnly: 'Serveren kan ikke skrive til sin disk, så intet blev gemt. Prøv igen senere.',
    databaseGone:
      'Serveren kan ikke få forbindelse til sin database lige nu. Prøv igen om et minut.',
    unknownImage: 'Dette billede findes ikke i historikken.'
  },
  reasons: {
    empty: 'Filen er tom.',
    'not-a-picture': 'Filen er ikke et billede.',
    damaged: 'Filen er beskadiget eller ufuldstændig.',
    'too-large': 'Filen er større end 50 MB.',
    'too-many-pixels': 'Billedet har mere end 100 megapixel, eller som PNG eller WebP mere end 50.',
    'too-many-frames': 'Animationen har for mange billeder.',
    avif: 'AVIF-billeder understøttes ikke; de er små i forvejen. Billedet forbliver, som det er.',
    heic: 'HEIC-billeder understøttes ikke, og de fleste browsere viser dem ikke. Gem billedet som JPEG.',
    colours:
      'Beskrivelsen af billedets farver kan ikke læses, så de kunne ændre sig. Billedet er ikke blevet rørt. Gem det som sRGB for at optimere det.',
    hdr: 'Billedet er et HDR-foto og ville miste sin HDR ved optimering. Det er ikke blevet rørt. Gem det uden HDR for at optimere det.',
    watermark: 'Vandmærket kunne ikke læses. Upload det igen i indstillingerne.',
    unsupported: 'Denne type billede understøttes ikke. Brug JPEG, PNG, GIF eller WebP.',
    'took-too-long': 'Behandlingen tog for lang tid og blev opgivet.',
    'worker-died': 'Billedet kunne ikke behandles.',
    'disk-full': 'Disken er fuld. Frigør plads, og optimer igen.',
    refused: 'Butikken accepterede ikke det nye billede. Det gamle er der stadig.',
    lost: 'Butikken viser ikke længere dette billede. Gendan det, eller upload det igen i din butik.',
    'read-only': 'Butikken tillader ikke ændringer af dette billede.',
    gone: 'Billedet er blevet slettet i butikken.',
    unreachable: 'Butikken kunne ikke nås. Optimer igen senere.',
    'quota-used-up': 'Billedkvoten var brugt op.',
    'changed-in-store': 'Billedet er siden blevet ændret i butikken. Det er ikke blevet rørt.',
    'backup-missing': 'Originalen gemmes ikke længere.',
    'law-broken':
      'Vores oplysninger om dette arbejde modsiger hinanden, så det blev stoppet. Intet er gået tabt. Kontakt support.',
    fault: 'Noget gik galt med dette billede. Optimer det igen.'
  },
  partly: {
    failed: '{count|local} {{count:billede|billeder}} kunne ikke optimeres',
    skipped: '{count|local} {{count:billede|billeder}} sprunget over'
  },
  replies: {
    started: '{count|local} {{count:billede|billeder}} i kø',
    restoring: '{count|local} {{count:billede|billeder}} gendannes',
    stopped: 'Stoppet. Færdige billeder forbliver optimeret.',
    settingsSaved: 'Indstillingerne er gemt',
    noted: 'Noteret',
    languageSaved: 'Sproget er gemt',
    rated: 'Tak for din bedømmelse.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default da
