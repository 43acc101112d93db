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

const it = {
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
    skip: 'Vai al contenuto',
    navigation: 'Principale',
    dismiss: 'Ignora',
    notifications: 'Notifiche',
    problem: 'L’operazione non è riuscita'
  },
  signIn: {
    title: 'Accedi',
    line: 'Inserisci il token di accesso mostrato all’avvio del server.',
    token: 'Token di accesso',
    action: 'Accedi',
    wrong:
      'Questo token di accesso non è valido. Copialo di nuovo dall’ultima riga mostrata dal server.'
  },
  dialog: {
    quota: {
      title: 'Limite del piano raggiunto',
      fit: 'Ottimizza quelle possibili',
      upgrade: 'Fai l’upgrade'
    },
    close: 'Chiudi',
    cancel: 'Annulla',
    tryAgain: 'Riprova',
    failed: 'Caricamento non riuscito',
    checkConnection: 'Controlla la connessione e riprova.',
    loading: 'Caricamento',
    from: 'Da {plan}',
    none: 'Nessuno'
  },
  manual: {
    title: 'Ottimizza manualmente',
    kinds: 'Cosa ottimizzare',
    tabs: { product: 'Prodotti', collection: 'Collezioni', article: 'Blog' },
    search: {
      product: 'Cerca prodotti',
      collection: 'Cerca collezioni',
      article: 'Cerca articoli del blog'
    },
    name: 'Nome',
    state: 'Stato',
    onlyOpen: 'Solo da ottimizzare',
    sort: 'Ordina per',
    sorts: { open: 'Prima i non ottimizzati', size: 'Prima i più pesanti' },
    selectAll: 'Seleziona tutti ({n})',
    nothing: 'Seleziona ciò che vuoi ottimizzare.',
    start: 'Ottimizza',
    selectPage: 'Seleziona tutto in questa pagina',
    select: 'Seleziona {title}',
    images: '{shown} {{count:immagine|immagini}}',
    open: 'Da ottimizzare',
    partly: 'Ottimizzate: {done} di {all}',
    done: 'Ottimizzato',
    excluded: 'Escluso',
    someExcluded: '{n} {{count:immagine esclusa|immagini escluse}}',
    exclude: 'Escludi dall’ottimizzazione',
    include: 'Includi di nuovo',
    more: 'Azioni per {title}',
    selected: 'Selezione: {count}',
    left: '{shown} {{count:immagine disponibile|immagini disponibili}}',
    tooMany: 'Massimo {most} alla volta',
    clear: 'Annulla selezione',
    optimize: {
      product: 'Ottimizza {shown} {{count:prodotto|prodotti}}',
      collection: 'Ottimizza {shown} {{count:collezione|collezioni}}',
      article: 'Ottimizza {shown} {{count:articolo del blog|articoli del blog}}'
    },
    empty: 'Nessun dato da mostrare',
    emptyLine: {
      product: 'I prodotti con immagini appariranno qui.',
      collection: 'Le collezioni con immagini appariranno qui.',
      article: 'Gli articoli del blog con immagini appariranno qui.'
    },
    noHits: 'Prova un’altra ricerca.',
    estimate: 'Stima risparmio',
    estimating: 'Prova su alcune immagini…',
    estimated: 'Puoi risparmiare circa {saved} su {size} ({percent}).',
    hardlyAny: 'Qui non c’è quasi niente da risparmiare.',
    estimateBasis:
      'Prova su {tried} di {shown} {{count:immagine|immagini}}. Niente è stato modificato o scalato dalla quota.'
  },
  paging: {
    label: 'Pagine',
    rows: 'Righe',
    showing: '{from}-{to} di {total} risultati',
    page: '{page} / {pages}',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    show: 'Mostra'
  },
  compression: {
    title: 'Impostazioni di ottimizzazione',
    targets: 'Immagini da ottimizzare',
    products: 'Immagini dei prodotti',
    scope: 'Quali prodotti',
    allProducts: 'Tutte le immagini dei prodotti',
    publishedProducts: 'Solo immagini dei prodotti pubblicati',
    collections: 'Immagini delle collezioni',
    blogs: 'Immagini dei blog',
    compression: 'Compressione',
    custom: 'Qualità personalizzata',
    lossless: 'Senza perdita',
    losslessLine: 'Conserva ogni pixel.',
    level: 'Livello di compressione',
    levels: { low: 'Basso', medium: 'Medio', high: 'Alto' },
    recommended: '{level} (consigliato)',
    conversion: 'Tipo di file',
    pngToJpg: 'Converti PNG in JPG',
    pngToJpgLine: 'Può ridurre le dimensioni fino all’80%.',
    sizeControl: 'Non convertire se il risultato è più grande dell’originale',
    flatten: 'Anche immagini con trasparenza, su sfondo bianco',
    leaveTitle: 'Modifiche non salvate',
    leaveText: 'Le modifiche non sono state salvate. Vuoi davvero uscire?',
    leave: 'Esci',
    stay: 'Resta in questa pagina'
  },
  compare: {
    title: 'Originale e ottimizzata',
    original: 'Originale',
    optimized: 'Ottimizzata',
    reduction: 'Riduzione',
    ...looks,
    fileType: 'Tipo di file',
    converted: '{from} → {to}',
    handle: 'Mostra di più dell’immagine originale o di quella ottimizzata',
    share: '{percent} originale',
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    position: 'Immagine {position} di {total}',
    restore: 'Ripristina originale',
    moreQuality: 'Più qualità',
    better: {
      medium: 'Livello di compressione: Medio',
      low: 'Livello di compressione: Basso',
      lossless: 'Senza perdita'
    },
    best: 'Per questa immagine non c’è una qualità più alta.',
    nothing: 'Niente da confrontare',
    nothingLine: 'Al momento nessuna di queste immagini è compressa.',
    originalMissing: 'Impossibile caricare l’immagine originale.',
    optimizedMissing: 'Impossibile caricare l’immagine ottimizzata.'
  },
  detail: {
    back: 'Ottimizzazione immagini',
    title: 'Dettagli dell’ottimizzazione',
    kept: 'I dati delle immagini vengono conservati solo per {days} giorni.',
    table: 'Immagini di {title}',
    noItem: 'Nessun dato da mostrare',
    noItemLine: 'Apri una riga della cronologia per vedere le modifiche alle sue immagini.',
    empty: 'Nessun dato da mostrare',
    emptyLine: 'Le immagini ottimizzate o ripristinate negli ultimi 30 giorni appariranno qui.',
    toJpg: 'Da PNG a JPG',
    altText: 'Testo alternativo',
    fileName: 'Nome file',
    watermark: 'Filigrana',
    columns: {
      status: 'Stato',
      fileType: 'Tipo di file',
      originalSize: 'Dimensione originale',
      ratio: 'Riduzione',
      compressedSize: 'Dimensione compressa',
      actions: 'Azioni'
    },
    status: {
      compressed: 'Compressa',
      not_compressed: 'Non compressa',
      already_optimal: 'Già ottimale',
      restored: 'Ripristinata',
      failed: 'Non riuscita',
      expired: 'Scaduta',
      deleted: 'Eliminata'
    },
    selectPage: 'Seleziona tutto in questa pagina',
    select: 'Seleziona {name}',
    selected: 'Selezione: {count}',
    clear: 'Annulla selezione',
    restore: 'Ripristina',
    restoreOriginal: 'Ripristina originale',
    reOptimize: 'Ottimizza di nuovo',
    download: 'Scarica',
    compare: 'Confronta',
    more: 'Azioni per {name}',
    wrongState:
      'L’azione non è disponibile per lo stato delle immagini selezionate. Selezionane altre.',
    noUrl: 'L’URL è vuoto',
    working: { optimize: 'Ottimizzazione', restore: 'Ripristino' },
    daysLeft: 'Ripristinabile ancora per {n} {{count:giorno|giorni}}',
    delivered:
      'Il backup è l’immagine come la mostra il tuo negozio. Shopify non fornisce alle app il file che hai caricato.',
    excluded: 'Esclusa',
    exclude: 'Escludi dall’ottimizzazione',
    include: 'Includi di nuovo',
    progress: '{done} di {total} immagini completate',
    optimized: '{shown} {{count:immagine ottimizzata|immagini ottimizzate}}',
    restored: '{shown} {{count:immagine ripristinata|immagini ripristinate}}',
    notDone: '{shown} {{count:immagine non riuscita|immagini non riuscite}}',
    alreadyOptimal: '{shown} {{count:immagine già ottimale|immagini già ottimali}}'
  },
  imagesPage: {
    title: 'Ottimizzazione immagini',
    line: 'Immagini più leggere, migliori risultati di ricerca.',
    settings: 'Impostazioni',
    optimize: 'Ottimizza immagini',
    notLoaded: 'Caricamento non riuscito. Controlla la connessione e riprova.'
  },
  stats: {
    label: 'Risultati',
    totalSaved: 'Spazio totale risparmiato',
    across: 'su {n} {{count:immagine|immagini}}',
    averageSaved: 'Spazio medio risparmiato',
    perImage: 'per immagine',
    averagePercent: 'Risparmio medio',
    ofOriginal: 'della dimensione originale',
    freePlan: 'Piano gratuito',
    prePlan: 'Piano Premium',
    unlimited: 'Illimitato',
    used: '{n} {{count:immagine usata|immagini usate}}',
    left: '{n} {{count:immagine disponibile|immagini disponibili}}',
    addOn: 'Aggiuntive: {used} / {all} immagini',
    quota: '{used} di {all} immagini usate'
  },
  run: {
    optimise: {
      product: 'Ottimizzazione dei prodotti',
      collection: 'Ottimizzazione delle collezioni',
      article: 'Ottimizzazione degli articoli del blog',
      upload: 'Ottimizzazione delle immagini'
    },
    reoptimise: {
      product: 'Nuova ottimizzazione dei prodotti',
      collection: 'Nuova ottimizzazione delle collezioni',
      article: 'Nuova ottimizzazione degli articoli del blog',
      upload: 'Nuova ottimizzazione delle immagini'
    },
    automatic: {
      product: 'Ottimizzazione automatica dei prodotti',
      collection: 'Ottimizzazione automatica delle collezioni',
      article: 'Ottimizzazione automatica degli articoli del blog',
      upload: 'Ottimizzazione automatica delle immagini'
    },
    restore: {
      product: 'Ripristino delle immagini dei prodotti',
      collection: 'Ripristino delle immagini delle collezioni',
      article: 'Ripristino delle immagini del blog',
      upload: 'Ripristino delle immagini'
    },
    done: 'Avanzamento: {n} di {all}. Puoi lasciare questa pagina.',
    seconds: 'Manca meno di un minuto',
    minutes: '{{count:Manca|Mancano}} circa {n} {{count:minuto|minuti}}',
    hours: '{{count:Manca|Mancano}} circa {n} {{count:ora|ore}}',
    stop: 'Interrompi',
    pause: 'Pausa',
    resume: 'Riprendi',
    paused: 'In pausa',
    undo: 'Ripristina',
    notChanged: 'Operazione non riuscita. Controlla la connessione e riprova.',
    notStopped: 'Impossibile interrompere l’elaborazione. Controlla la connessione e riprova.',
    waitsForRoom:
      'Il disco del server è pieno. L’elaborazione riprenderà automaticamente appena ci sarà di nuovo spazio. Nulla va perso.',
    waitsForDisk:
      'Il server non può scrivere sul proprio disco. L’elaborazione riprenderà automaticamente appena sarà possibile. Nulla va perso.',
    percentDone: '{percent} completato',
    optimized: {
      product: '{n} {{count:prodotto ottimizzato|prodotti ottimizzati}}',
      collection: '{n} {{count:collezione ottimizzata|collezioni ottimizzate}}',
      article: '{n} {{count:articolo del blog ottimizzato|articoli del blog ottimizzati}}',
      upload: '{n} {{count:immagine ottimizzata|immagini ottimizzate}}'
    },
    restored: {
      product: 'Immagini di {n} {{count:prodotto|prodotti}} ripristinate',
      collection: 'Immagini di {n} {{count:collezione|collezioni}} ripristinate',
      article: 'Immagini di {n} {{count:articolo del blog|articoli del blog}} ripristinate',
      upload: '{n} {{count:immagine ripristinata|immagini ripristinate}}'
    },
    notOptimized: 'Impossibile ottimizzare {n} {{count:immagine|immagini}}',
    notRestored: 'Impossibile ripristinare {n} {{count:immagine|immagini}}',
    imagesDone: '{done} di {all} immagini completate',
    alreadyOptimal: '{n} {{count:immagine già ottimale|immagini già ottimali}}',
    skippedUnpaid: 'Saltate: {n}, quota esaurita',
    review: 'Verifica'
  },
  history: {
    title: 'Cronologia ottimizzazioni',
    note: 'Le immagini originali vengono conservate per {days} giorni.',
    tabs: { product: 'Prodotti', collection: 'Collezioni', article: 'Blog', upload: 'Altro' },
    search: {
      product: 'Cerca prodotti',
      collection: 'Cerca collezioni',
      article: 'Cerca articoli del blog',
      upload: 'Cerca immagini'
    },
    selected: 'Selezione: {n}',
    unselect: 'Annulla selezione',
    restoreMany: 'Ripristina',
    reoptimizeMany: 'Ottimizza di nuovo',
    fromPlan: 'Da {plan}',
    wrongState: {
      product:
        'L’azione non è disponibile per lo stato dei prodotti selezionati. Selezionane altri.',
      collection:
        'L’azione non è disponibile per lo stato delle collezioni selezionate. Selezionane altre.',
      article:
        'L’azione non è disponibile per lo stato degli articoli del blog selezionati. Selezionane altri.',
      upload:
        'L’azione non è disponibile per lo stato delle immagini selezionate. Selezionane altre.'
    },
    pageSelected: 'Hai selezionato tutto in questa pagina ({n}).',
    allSelected: {
      product: 'Hai selezionato {n} {{count:prodotto|prodotti}} in totale.',
      collection: 'Hai selezionato {n} {{count:collezione|collezioni}} in totale.',
      article: 'Hai selezionato {n} {{count:articolo del blog|articoli del blog}} in totale.',
      upload: 'Hai selezionato {n} {{count:immagine|immagini}} in totale.'
    },
    selectAll: {
      product: 'Seleziona tutti i prodotti trovati ({n})',
      collection: 'Seleziona tutte le collezioni trovate ({n})',
      article: 'Seleziona tutti gli articoli del blog trovati ({n})',
      upload: 'Seleziona tutte le immagini trovate ({n})'
    },
    confirmRestore: {
      title: 'Ripristinare tutto?',
      text: {
        product: '{n} {{count:prodotto torna|prodotti tornano}} alle immagini originali.',
        collection: '{n} {{count:collezione torna|collezioni tornano}} alle immagini originali.',
        article:
          '{n} {{count:articolo del blog torna|articoli del blog tornano}} alle immagini originali.',
        upload:
          '{{count:Viene ripristinata|Vengono ripristinate}} {n} {{count:immagine originale|immagini originali}}.'
      },
      go: 'Ripristina tutto'
    },
    confirmReoptimize: {
      title: 'Ottimizzare di nuovo tutto?',
      text: {
        product:
          '{n} {{count:prodotto viene ottimizzato|prodotti vengono ottimizzati}} di nuovo a partire dagli originali.',
        collection:
          '{n} {{count:collezione viene ottimizzata|collezioni vengono ottimizzate}} di nuovo a partire dagli originali.',
        article:
          '{n} {{count:articolo del blog viene ottimizzato|articoli del blog vengono ottimizzati}} di nuovo a partire dagli originali.',
        upload:
          '{n} {{count:immagine viene ottimizzata di nuovo a partire dall’originale|immagini vengono ottimizzate di nuovo a partire dagli originali}}.'
      },
      go: 'Ottimizza di nuovo tutto'
    },
    daysLeft: 'Ripristinabile ancora per {n} {{count:giorno|giorni}}',
    excluded: 'Escluso',
    exclude: 'Escludi dall’ottimizzazione',
    include: 'Includi di nuovo',
    selectPage: 'Seleziona tutto in questa pagina',
    selectRow: 'Seleziona {title}',
    name: 'Nome',
    status: 'Stato',
    changes: 'Modifiche',
    size: 'Dimensione',
    saved: 'Risparmio',
    sort: 'Ordina per',
    sorts: { newest: 'Prima i più recenti', saved: 'Prima i maggiori risparmi', name: 'Per nome' },
    actions: 'Azioni',
    none: 'Nessuna',
    before: 'Prima:',
    after: 'Dopo:',
    images: '{n} {{count:immagine|immagini}}',
    compressed: 'Compresso',
    partly_done: 'Completato in parte',
    already_optimal: 'Già ottimale',
    not_compressed: 'Non compresso',
    restored: 'Ripristinato',
    failed: 'Non riuscito',
    expired: 'Scaduto',
    deleted: 'Eliminato',
    toJpg: 'Da PNG a JPG',
    altText: 'Testo alternativo',
    fileName: 'Nome file',
    watermark: 'Filigrana',
    compare: 'Confronta',
    download: 'Scarica',
    restore: 'Ripristina originale',
    more: 'Altre azioni per {title}',
    emptyUrl: 'L’URL è vuoto',
    results: '{n} {{count:risultato|risultati}}',
    empty: 'Nessun dato da mostrare',
    emptyLine: 'Le immagini che ottimizzi appariranno qui.',
    emptyUploads: 'Le immagini che carichi appariranno qui.',
    upload: 'Carica immagini',
    noHits: 'Prova un’altra ricerca.',
    notLoaded: 'Impossibile caricare la cronologia',
    tryAgainLine: 'Controlla la connessione e riprova.',
    tryAgain: 'Riprova',
    optimize: 'Ottimizza immagini',
    exportCsv: 'Esporta CSV',
    notDone: 'Operazione non riuscita. Controlla la connessione e riprova.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'La tua sessione è terminata. Riapri l’app per accedere.',
    wrongToken: 'Questo token di accesso non è valido.',
    shopClosed:
      'L’app non è più collegata al tuo negozio. Riaprila dal pannello di controllo del tuo negozio.',
    otherOrigin: 'Questa richiesta proviene da un altro sito web ed è stata rifiutata.',
    notFound: 'A questo indirizzo non c’è niente.',
    fault: 'Riprova più tardi',
    malformed: 'Impossibile leggere la richiesta: {detail}',
    field: '“{field}” manca o non è valido: {detail}',
    tooLarge: 'La richiesta è troppo grande.',
    tooLong: '“{field}” è troppo lungo: massimo {most|local} caratteri.',
    tooMany: '“{field}” contiene troppi elementi: massimo {most|local}.',
    addressTooLong:
      'L’indirizzo è troppo lungo: massimo {most|local} caratteri e {parameters|local} parametri.',
    keyOfOtherCall: 'Questa Idempotency-Key appartiene a un’altra chiamata.',
    keyNotAnswered:
      'La prima chiamata con questa Idempotency-Key è rimasta senza risposta. Controlla che cosa ha fatto prima di inviarla di nuovo.',
    tooManyRequests: 'Troppe richieste. Riprova più tardi.',
    unknownLanguage: 'La lingua “{language}” non è disponibile.',
    unknownSwitch: '“{name}” non è un’opzione di questa app.',
    linkExpired: 'Questo link è scaduto. Ricarica la pagina per averne uno nuovo.',
    fileGone: 'Questa immagine non è più disponibile.',
    storeUnreachable: 'Il negozio non è raggiungibile in questo momento. Riprova più tardi.',
    quotaUsedUp:
      'La tua quota di immagini è esaurita. Con un piano superiore puoi ottimizzare {{count:ancora|altre}} {count|local} {{count:immagine|immagini}}.',
    quotaShort: 'La quota di immagini copre {covered|local} di queste {chosen|local} immagini.',
    planLacks:
      'Il tuo piano non include questa funzione. È disponibile a partire dal piano da {plan|money}.',
    wrongState: {
      product:
        'L’azione non è disponibile per lo stato dei prodotti selezionati. Selezionane altri.',
      collection:
        'L’azione non è disponibile per lo stato delle collezioni selezionate. Selezionane altre.',
      blog: 'L’azione non è disponibile per lo stato degli articoli del blog selezionati. Selezionane altri.',
      image:
        'L’azione non è disponibile per lo stato delle immagini selezionate. Selezionane altre.'
    },
    nothingToOptimize: 'Gli elementi scelti sono già ottimizzati con queste impostazioni.',
    nothingRunning: 'Nessuna elaborazione in corso.',
    alreadyEstimating: 'Una stima è già in corso. Riprova quando è pronta.',
    noTarget: 'Prima di ottimizzare, scegli nelle impostazioni almeno un tipo di immagini.',
    onlyPublished:
      'Vengono ottimizzate solo le immagini dei prodotti pubblicati. Puoi cambiarlo nelle impostazioni.',
    diskFull: 'Il disco del server è pieno, quindi non è stato salvato nulla. Riprova più tardi.',
    diskReadOnly:
      'Il server non può scrivere sul proprio disco, quindi non è stato salvato nulla. Riprova più tardi.',
    databaseGone:
      'Il server al momento non riesce a raggiungere il proprio database. Riprova tra un minuto.',
    unknownImage: 'Questa immagine non è nella cronologia.'
  },
  reasons: {
    empty: 'Il file è vuoto.',
    'not-a-picture': 'Il file non è un’immagine.',
    damaged: 'Il file è danneggiato o incompleto.',
    'too-large': 'Il file supera i 50 MB.',
    'too-many-pixels': 'L’immagine ha più di 100 megapixel o, se PNG o WebP, più di 50.',
    'too-many-frames': 'L’animazione ha troppi fotogrammi.',
    avif: 'Le immagini AVIF non sono supportate; sono già piccole. L’immagine resta com’è.',
    heic: 'Le immagini HEIC non sono supportate e la maggior parte dei browser non le mostra. Salvala come JPEG.',
    colours:
      'La descrizione dei colori dell’immagine non è leggibile e i colori potrebbero cambiare. L’app non l’ha toccata. Salvala in sRGB per ottimizzarla.',
    hdr: 'L’immagine è una foto HDR e con l’ottimizzazione perderebbe l’HDR. L’app non l’ha toccata. Salvala senza HDR per ottimizzarla.',
    watermark: 'Impossibile leggere la filigrana. Caricala di nuovo nelle impostazioni.',
    unsupported: 'Questo tipo di immagine non è supportato. Usa JPEG, PNG, GIF o WebP.',
    'took-too-long': 'L’elaborazione dell’immagine ha richiesto troppo tempo.',
    'worker-died': 'Impossibile elaborare l’immagine.',
    'disk-full': 'Il disco è pieno. Libera spazio e ottimizza di nuovo.',
    refused:
      'Il negozio non ha accettato la nuova immagine. Quella precedente è ancora al suo posto.',
    lost: 'Il negozio non mostra più questa immagine. Ripristinala o caricala di nuovo nel negozio.',
    'read-only': 'Il negozio non consente di modificare questa immagine.',
    gone: 'L’immagine è stata eliminata dal negozio.',
    unreachable: 'Impossibile raggiungere il negozio. Ottimizza di nuovo più tardi.',
    'quota-used-up': 'La quota di immagini si è esaurita.',
    'changed-in-store':
      'Nel frattempo l’immagine è stata modificata nel negozio. L’app non l’ha toccata.',
    'backup-missing': 'L’originale non è più disponibile.',
    'law-broken':
      'I nostri dati su questo lavoro si contraddicono, perciò è stato interrotto. Non è andato perso nulla. Contatta l’assistenza.',
    fault: 'Qualcosa è andato storto con questa immagine. Ottimizzala di nuovo.'
  },
  partly: {
    failed: 'Impossibile ottimizzare {count|local} {{count:immagine|immagini}}',
    skipped: '{count|local} {{count:immagine saltata|immagini saltate}}'
  },
  replies: {
    started: '{count|local} {{count:immagine|immagini}} in coda',
    restoring: 'Ripristino di {count|local} {{count:immagine|immagini}} in corso',
    stopped: 'Elaborazione interrotta. Le immagini completate restano ottimizzate.',
    settingsSaved: 'Impostazioni salvate',
    noted: 'Annotato',
    languageSaved: 'Lingua salvata',
    rated: 'Grazie per la tua valutazione.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default it
