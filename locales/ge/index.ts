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

const ge = {
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
    skip: 'Zum Inhalt springen',
    navigation: 'Hauptnavigation',
    dismiss: 'Ausblenden',
    notifications: 'Benachrichtigungen',
    problem: 'Etwas ist schiefgelaufen'
  },
  signIn: {
    title: 'Anmelden',
    line: 'Gib das Zugriffstoken ein, das beim Start des Servers ausgegeben wurde.',
    token: 'Zugriffstoken',
    action: 'Anmelden',
    wrong:
      'Dieses Zugriffstoken ist ungültig. Kopiere es noch einmal aus der letzten Zeile, die der Server ausgegeben hat.'
  },
  dialog: {
    quota: {
      title: 'Limit deines Plans erreicht',
      fit: 'So viele wie möglich optimieren',
      upgrade: 'Upgrade'
    },
    close: 'Schließen',
    cancel: 'Abbrechen',
    tryAgain: 'Erneut versuchen',
    failed: 'Das konnte nicht geladen werden',
    checkConnection: 'Überprüfe deine Verbindung und versuche es erneut.',
    loading: 'Wird geladen',
    from: 'Ab {plan}',
    none: 'Keine Angabe'
  },
  manual: {
    title: 'Manuell optimieren',
    kinds: 'Was optimiert wird',
    tabs: { product: 'Produkte', collection: 'Kollektionen', article: 'Blog' },
    search: {
      product: 'Produkte suchen',
      collection: 'Kollektionen suchen',
      article: 'Blogbeiträge suchen'
    },
    name: 'Name',
    state: 'Status',
    onlyOpen: 'Nur nicht optimierte',
    sort: 'Sortieren nach',
    sorts: { open: 'Nicht optimierte zuerst', size: 'Größte zuerst' },
    selectAll: 'Alle {n} auswählen',
    nothing: 'Wähle aus, was du optimieren möchtest.',
    start: 'Optimieren',
    selectPage: 'Alle auf dieser Seite auswählen',
    select: '{title} auswählen',
    images: '{shown} {{count:Bild|Bilder}}',
    open: 'Nicht optimiert',
    partly: '{done} von {all} optimiert',
    done: 'Optimiert',
    excluded: 'Ausgeschlossen',
    someExcluded: '{n} {{count:Bild|Bilder}} ausgeschlossen',
    exclude: 'Von Optimierung ausschließen',
    include: 'Wieder einbeziehen',
    more: 'Aktionen für {title}',
    selected: '{count} ausgewählt',
    left: '{shown} {{count:Bild|Bilder}} übrig',
    tooMany: 'Höchstens {most} auf einmal',
    clear: 'Auswahl aufheben',
    optimize: {
      product: '{shown} {{count:Produkt|Produkte}} optimieren',
      collection: '{shown} {{count:Kollektion|Kollektionen}} optimieren',
      article: '{shown} {{count:Blogbeitrag|Blogbeiträge}} optimieren'
    },
    empty: 'Hier gibt es nichts anzuzeigen',
    emptyLine: {
      product: 'Produkte mit Bildern erscheinen hier.',
      collection: 'Kollektionen mit Bildern erscheinen hier.',
      article: 'Blogbeiträge mit Bildern erscheinen hier.'
    },
    noHits: 'Versuche es mit einer anderen Suche.',
    estimate: 'Ersparnis schätzen',
    estimating: 'Einige Bilder werden getestet …',
    estimated: 'Etwa {saved} von {size} lassen sich sparen ({percent}).',
    hardlyAny: 'Hier lässt sich kaum etwas sparen.',
    estimateBasis:
      'Getestet an {tried} von {shown} {{count:Bild|Bildern}}. Nichts wurde geändert oder angerechnet.'
  },
  paging: {
    label: 'Seiten',
    rows: 'Zeilen',
    showing: '{from}–{to} von {total} Ergebnissen',
    page: '{page} / {pages}',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    show: 'Anzeigen'
  },
  compression: {
    title: 'Optimierungseinstellungen',
    targets: 'Zu optimierende Bilder',
    products: 'Produktbilder',
    scope: 'Welche Produkte',
    allProducts: 'Alle Produktbilder',
    publishedProducts: 'Nur Bilder veröffentlichter Produkte',
    collections: 'Kollektionsbilder',
    blogs: 'Blogbilder',
    compression: 'Komprimierung',
    custom: 'Eigene Qualität',
    lossless: 'Verlustfrei',
    losslessLine: 'Behält jedes Pixel.',
    level: 'Komprimierungsstufe',
    levels: { low: 'Niedrig', medium: 'Mittel', high: 'Hoch' },
    recommended: '{level} (empfohlen)',
    conversion: 'Dateityp',
    pngToJpg: 'PNG in JPG umwandeln',
    pngToJpgLine: 'Kann die Größe um bis zu 80\u00a0% verringern.',
    sizeControl: 'Nicht umwandeln, wenn das Ergebnis größer als das Original wäre',
    flatten: 'Auch Bilder mit Transparenz, auf weißem Hintergrund',
    leaveTitle: 'Nicht gespeicherte Änderungen',
    leaveText:
      'Deine Änderungen wurden nicht gespeichert. Möchtest du die Seite wirklich verlassen?',
    leave: 'Verlassen',
    stay: 'Auf dieser Seite bleiben'
  },
  compare: {
    title: 'Original und optimiert',
    original: 'Original',
    optimized: 'Optimiert',
    reduction: 'Ersparnis',
    ...looks,
    fileType: 'Dateityp',
    converted: '{from} → {to}',
    handle: 'Mehr vom Original oder vom optimierten Bild zeigen',
    share: '{percent} Original',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    position: 'Bild {position} von {total}',
    restore: 'Original wiederherstellen',
    moreQuality: 'Mehr Qualität',
    better: {
      medium: 'Komprimierungsstufe: Mittel',
      low: 'Komprimierungsstufe: Niedrig',
      lossless: 'Verlustfrei'
    },
    best: 'Für dieses Bild gibt es keine höhere Qualität.',
    nothing: 'Nichts zu vergleichen',
    nothingLine: 'Zurzeit ist hier kein Bild komprimiert.',
    originalMissing: 'Das Originalbild konnte nicht geladen werden.',
    optimizedMissing: 'Das optimierte Bild konnte nicht geladen werden.'
  },
  detail: {
    back: 'Bildoptimierung',
    title: 'Optimierung im Detail',
    kept: 'Bilddaten werden nur {days} Tage aufbewahrt.',
    table: 'Bilder von {title}',
    noItem: 'Hier gibt es nichts anzuzeigen',
    noItemLine: 'Öffne eine Zeile im Verlauf, um zu sehen, was mit ihren Bildern gemacht wurde.',
    empty: 'Hier gibt es nichts anzuzeigen',
    emptyLine: 'Bilder, die in den letzten 30 Tagen bearbeitet wurden, erscheinen hier.',
    toJpg: 'PNG zu JPG',
    altText: 'Alt-Text',
    fileName: 'Dateiname',
    watermark: 'Wasserzeichen',
    columns: {
      status: 'Status',
      fileType: 'Dateityp',
      originalSize: 'Originalgröße',
      ratio: 'Ersparnis',
      compressedSize: 'Neue Größe',
      actions: 'Aktionen'
    },
    status: {
      compressed: 'Komprimiert',
      not_compressed: 'Nicht komprimiert',
      already_optimal: 'Bereits optimal',
      restored: 'Wiederhergestellt',
      failed: 'Fehlgeschlagen',
      expired: 'Abgelaufen',
      deleted: 'Gelöscht'
    },
    selectPage: 'Alle auf dieser Seite auswählen',
    select: '{name} auswählen',
    selected: '{count} ausgewählt',
    clear: 'Auswahl aufheben',
    restore: 'Wiederherstellen',
    restoreOriginal: 'Original wiederherstellen',
    reOptimize: 'Neu optimieren',
    download: 'Herunterladen',
    compare: 'Vergleichen',
    more: 'Aktionen für {name}',
    wrongState:
      'Diese Aktion passt nicht zum Status der ausgewählten Bilder. Wähle andere Bilder aus.',
    noUrl: 'Die URL ist leer',
    working: { optimize: 'Wird optimiert', restore: 'Wird wiederhergestellt' },
    daysLeft: 'Noch {n} {{count:Tag|Tage}} wiederherstellbar',
    delivered:
      'Die Sicherung ist das Bild so, wie dein Shop es anzeigt. Shopify gibt Apps die hochgeladene Datei nicht.',
    excluded: 'Ausgeschlossen',
    exclude: 'Von Optimierung ausschließen',
    include: 'Wieder einbeziehen',
    progress: '{done} von {total} Bildern fertig',
    optimized: '{shown} {{count:Bild|Bilder}} optimiert',
    restored: '{shown} {{count:Bild|Bilder}} wiederhergestellt',
    notDone: '{shown} {{count:Bild|Bilder}} fehlgeschlagen',
    alreadyOptimal: '{shown} {{count:Bild|Bilder}} bereits optimal'
  },
  imagesPage: {
    title: 'Bildoptimierung',
    line: 'Kleinere Bilder, bessere Suchergebnisse.',
    settings: 'Einstellungen',
    optimize: 'Bilder optimieren',
    notLoaded: 'Das konnte nicht geladen werden. Überprüfe deine Verbindung und versuche es erneut.'
  },
  stats: {
    label: 'Ergebnisse',
    totalSaved: 'Gesamtersparnis',
    across: 'bei {n} {{count:Bild|Bildern}}',
    averageSaved: 'Im Schnitt gespart',
    perImage: 'pro Bild',
    averagePercent: 'Ersparnis im Schnitt',
    ofOriginal: 'der Originalgröße',
    freePlan: 'Kostenloser Plan',
    prePlan: 'Premium-Plan',
    unlimited: 'Unbegrenzt',
    used: '{n} {{count:Bild|Bilder}} genutzt',
    left: '{n} {{count:Bild|Bilder}} übrig',
    addOn: 'Zusatzbilder: {used} / {all}',
    quota: '{used} von {all} Bildern genutzt'
  },
  run: {
    optimise: {
      product: 'Produkte werden optimiert',
      collection: 'Kollektionen werden optimiert',
      article: 'Blogbeiträge werden optimiert',
      upload: 'Bilder werden optimiert'
    },
    reoptimise: {
      product: 'Produkte werden neu optimiert',
      collection: 'Kollektionen werden neu optimiert',
      article: 'Blogbeiträge werden neu optimiert',
      upload: 'Bilder werden neu optimiert'
    },
    automatic: {
      product: 'Produkte werden automatisch optimiert',
      collection: 'Kollektionen werden automatisch optimiert',
      article: 'Blogbeiträge werden automatisch optimiert',
      upload: 'Bilder werden automatisch optimiert'
    },
    restore: {
      product: 'Produktbilder werden wiederhergestellt',
      collection: 'Kollektionsbilder werden wiederhergestellt',
      article: 'Blogbilder werden wiederhergestellt',
      upload: 'Bilder werden wiederhergestellt'
    },
    done: '{n} von {all} fertig. Du kannst diese Seite verlassen.',
    seconds: 'Noch weniger als eine Minute',
    minutes: 'Noch etwa {n} {{count:Minute|Minuten}}',
    hours: 'Noch etwa {n} {{count:Stunde|Stunden}}',
    stop: 'Stoppen',
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    paused: 'Pausiert',
    undo: 'Rückgängig machen',
    notChanged: 'Das hat nicht geklappt. Überprüfe deine Verbindung und versuche es erneut.',
    notStopped:
      'Der Durchlauf konnte nicht gestoppt werden. Überprüfe deine Verbindung und versuche es erneut.',
    waitsForRoom:
      'Der Speicher des Servers ist voll. Der Durchlauf geht automatisch weiter, sobald wieder Platz ist. Es geht nichts verloren.',
    waitsForDisk:
      'Der Server kann nicht auf seinen Speicher schreiben. Der Durchlauf geht automatisch weiter, sobald er es wieder kann. Es geht nichts verloren.',
    percentDone: '{percent} fertig',
    optimized: {
      product: '{n} {{count:Produkt|Produkte}} optimiert',
      collection: '{n} {{count:Kollektion|Kollektionen}} optimiert',
      article: '{n} {{count:Blogbeitrag|Blogbeiträge}} optimiert',
      upload: '{n} {{count:Bild|Bilder}} optimiert'
    },
    restored: {
      product: 'Bilder von {n} {{count:Produkt|Produkten}} wiederhergestellt',
      collection: 'Bilder von {n} {{count:Kollektion|Kollektionen}} wiederhergestellt',
      article: 'Bilder von {n} {{count:Blogbeitrag|Blogbeiträgen}} wiederhergestellt',
      upload: '{n} {{count:Bild|Bilder}} wiederhergestellt'
    },
    notOptimized: '{n} {{count:Bild konnte|Bilder konnten}} nicht optimiert werden',
    notRestored: '{n} {{count:Bild konnte|Bilder konnten}} nicht wiederhergestellt werden',
    imagesDone: '{done} von {all} Bildern fertig',
    alreadyOptimal: '{n} {{count:Bild|Bilder}} bereits optimal',
    skippedUnpaid: '{n} übersprungen: Kontingent aufgebraucht',
    review: 'Ansehen'
  },
  history: {
    title: 'Optimierungsverlauf',
    note: 'Originalbilder werden {days} Tage aufbewahrt.',
    tabs: { product: 'Produkte', collection: 'Kollektionen', article: 'Blog', upload: 'Andere' },
    search: {
      product: 'Produkte suchen',
      collection: 'Kollektionen suchen',
      article: 'Blogbeiträge suchen',
      upload: 'Bilder suchen'
    },
    selected: '{n} ausgewählt',
    unselect: 'Auswahl aufheben',
    restoreMany: 'Wiederherstellen',
    reoptimizeMany: 'Neu optimieren',
    fromPlan: 'Ab {plan}',
    wrongState: {
      product:
        'Diese Aktion passt nicht zum Status der ausgewählten Produkte. Wähle andere Produkte aus.',
      collection:
        'Diese Aktion passt nicht zum Status der ausgewählten Kollektionen. Wähle andere Kollektionen aus.',
      article:
        'Diese Aktion passt nicht zum Status der ausgewählten Blogbeiträge. Wähle andere Blogbeiträge aus.',
      upload:
        'Diese Aktion passt nicht zum Status der ausgewählten Bilder. Wähle andere Bilder aus.'
    },
    pageSelected: 'Alle {n} auf dieser Seite sind ausgewählt.',
    allSelected: {
      product: 'Alle ausgewählt: {n} {{count:Produkt|Produkte}}.',
      collection: 'Alle ausgewählt: {n} {{count:Kollektion|Kollektionen}}.',
      article: 'Alle ausgewählt: {n} {{count:Blogbeitrag|Blogbeiträge}}.',
      upload: 'Alle ausgewählt: {n} {{count:Bild|Bilder}}.'
    },
    selectAll: {
      product: 'Alle {n} passenden Produkte auswählen',
      collection: 'Alle {n} passenden Kollektionen auswählen',
      article: 'Alle {n} passenden Blogbeiträge auswählen',
      upload: 'Alle {n} passenden Bilder auswählen'
    },
    confirmRestore: {
      title: 'Alle wiederherstellen?',
      text: {
        product:
          '{n} {{count:Produkt bekommt seine|Produkte bekommen ihre}} Originalbilder zurück.',
        collection:
          '{n} {{count:Kollektion bekommt ihre|Kollektionen bekommen ihre}} Originalbilder zurück.',
        article:
          '{n} {{count:Blogbeitrag bekommt seine|Blogbeiträge bekommen ihre}} Originalbilder zurück.',
        upload: '{n} {{count:Originalbild wird|Originalbilder werden}} wiederhergestellt.'
      },
      go: 'Alle wiederherstellen'
    },
    confirmReoptimize: {
      title: 'Alle neu optimieren?',
      text: {
        product: '{n} {{count:Produkt wird|Produkte werden}} aus den Originalen neu optimiert.',
        collection:
          '{n} {{count:Kollektion wird|Kollektionen werden}} aus den Originalen neu optimiert.',
        article:
          '{n} {{count:Blogbeitrag wird|Blogbeiträge werden}} aus den Originalen neu optimiert.',
        upload: '{n} {{count:Bild wird|Bilder werden}} aus den Originalen neu optimiert.'
      },
      go: 'Alle neu optimieren'
    },
    daysLeft: 'Noch {n} {{count:Tag|Tage}} wiederherstellbar',
    excluded: 'Ausgeschlossen',
    exclude: 'Von Optimierung ausschließen',
    include: 'Wieder einbeziehen',
    selectPage: 'Alle auf dieser Seite auswählen',
    selectRow: '{title} auswählen',
    name: 'Name',
    status: 'Status',
    changes: 'Änderungen',
    size: 'Größe',
    saved: 'Gespart',
    sort: 'Sortieren nach',
    sorts: { newest: 'Neueste zuerst', saved: 'Größte Ersparnis zuerst', name: 'Nach Name' },
    actions: 'Aktionen',
    none: 'Keine Angabe',
    before: 'Vorher:',
    after: 'Nachher:',
    images: '{n} {{count:Bild|Bilder}}',
    compressed: 'Komprimiert',
    partly_done: 'Teilweise fertig',
    already_optimal: 'Bereits optimal',
    not_compressed: 'Nicht komprimiert',
    restored: 'Wiederhergestellt',
    failed: 'Fehlgeschlagen',
    expired: 'Abgelaufen',
    deleted: 'Gelöscht',
    toJpg: 'PNG zu JPG',
    altText: 'Alt-Text',
    fileName: 'Dateiname',
    watermark: 'Wasserzeichen',
    compare: 'Vergleichen',
    download: 'Herunterladen',
    restore: 'Original wiederherstellen',
    more: 'Weitere Aktionen für {title}',
    emptyUrl: 'Die URL ist leer',
    results: '{n} {{count:Ergebnis|Ergebnisse}}',
    empty: 'Hier gibt es nichts anzuzeigen',
    emptyLine: 'Bilder, die du optimierst, erscheinen hier.',
    emptyUploads: 'Bilder, die du hochlädst, erscheinen hier.',
    upload: 'Bilder hochladen',
    noHits: 'Versuche es mit einer anderen Suche.',
    notLoaded: 'Der Verlauf konnte nicht geladen werden',
    tryAgainLine: 'Überprüfe deine Verbindung und versuche es erneut.',
    tryAgain: 'Erneut versuchen',
    optimize: 'Bilder optimieren',
    exportCsv: 'CSV exportieren',
    notDone: 'Das hat nicht geklappt. Überprüfe deine Verbindung und versuche es erneut.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Deine Sitzung ist beendet. Öffne die App erneut, um dich anzumelden.',
    wrongToken: 'Dieses Zugriffstoken ist ungültig.',
    shopClosed:
      'Die App ist nicht mehr mit deinem Shop verbunden. Öffne sie erneut aus dem Adminbereich deines Shops.',
    otherOrigin: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
    notFound: 'Unter dieser Adresse gibt es nichts.',
    fault: 'Versuche es später erneut',
    malformed: 'Die Anfrage konnte nicht gelesen werden: {detail}',
    field: '„{field}“ fehlt oder hat das falsche Format: {detail}',
    tooLarge: 'Die Anfrage ist zu groß.',
    tooLong: '„{field}“ ist zu lang: höchstens {most|local} Zeichen.',
    tooMany: '„{field}“ hat zu viele Einträge: höchstens {most|local}.',
    addressTooLong:
      'Die Adresse ist zu lang: höchstens {most|local} Zeichen und {parameters|local} Parameter.',
    keyOfOtherCall: 'Dieser Idempotency-Key gehört zu einem anderen Aufruf.',
    keyNotAnswered:
      'Der erste Aufruf mit diesem Idempotency-Key wurde nicht beantwortet. Prüfe, was er bewirkt hat, bevor du ihn erneut sendest.',
    tooManyRequests: 'Zu viele Anfragen. Versuche es später erneut.',
    unknownLanguage: 'Die Sprache „{language}“ ist nicht verfügbar.',
    unknownSwitch: '„{name}“ ist keine Einstellung dieser App.',
    linkExpired: 'Dieser Link ist abgelaufen. Lade die Seite neu, um einen neuen zu erhalten.',
    fileGone: 'Dieses Bild ist nicht mehr da.',
    storeUnreachable: 'Der Shop ist gerade nicht erreichbar. Versuche es später erneut.',
    quotaUsedUp:
      'Dein Bildkontingent ist aufgebraucht. Mit einem größeren Plan {{count:lässt|lassen}} sich noch {count|local} {{count:Bild|Bilder}} optimieren.',
    quotaShort: 'Das Bildkontingent reicht für {covered|local} dieser {chosen|local} Bilder.',
    planLacks: 'Dein Plan enthält das nicht. Es ist ab {plan|money} enthalten.',
    wrongState: {
      product:
        'Diese Aktion passt nicht zum Status der ausgewählten Produkte. Wähle andere Produkte aus.',
      collection:
        'Diese Aktion passt nicht zum Status der ausgewählten Kollektionen. Wähle andere Kollektionen aus.',
      blog: 'Diese Aktion passt nicht zum Status der ausgewählten Blogbeiträge. Wähle andere Blogbeiträge aus.',
      image: 'Diese Aktion passt nicht zum Status der ausgewählten Bilder. Wähle andere Bilder aus.'
    },
    nothingToOptimize:
      'Alles, was du ausgewählt hast, ist mit diesen Einstellungen bereits optimiert.',
    nothingRunning: 'Es läuft nichts.',
    alreadyEstimating: 'Es läuft bereits eine Schätzung. Versuche es erneut, wenn sie fertig ist.',
    noTarget: 'Wähle zuerst in den Einstellungen mindestens eine Bildart zum Optimieren aus.',
    onlyPublished:
      'Nur Bilder veröffentlichter Produkte werden optimiert. Das kannst du in den Einstellungen ändern.',
    diskFull:
      'Der Speicher des Servers ist voll, deshalb wurde nichts gespeichert. Versuche es später noch einmal.',
    diskReadOnly:
      'Der Server kann nicht auf seinen Speicher schreiben, deshalb wurde nichts gespeichert. Versuche es später noch einmal.',
    databaseGone:
      'Der Server erreicht seine Datenbank gerade nicht. Versuche es in einer Minute noch einmal.',
    unknownImage: 'Dieses Bild ist nicht im Verlauf.'
  },
  reasons: {
    empty: 'Die Datei ist leer.',
    'not-a-picture': 'Die Datei ist kein Bild.',
    damaged: 'Die Datei ist beschädigt oder unvollständig.',
    'too-large': 'Die Datei ist größer als 50 MB.',
    'too-many-pixels': 'Das Bild hat mehr als 100 Megapixel, als PNG oder WebP mehr als 50.',
    'too-many-frames': 'Die Animation hat zu viele Einzelbilder.',
    avif: 'AVIF-Bilder werden nicht unterstützt; sie sind bereits klein. Das Bild bleibt, wie es ist.',
    heic: 'HEIC-Bilder werden nicht unterstützt, und die meisten Browser zeigen sie nicht an. Speichere das Bild als JPEG.',
    colours:
      'Die Farbangaben des Bildes sind nicht lesbar, deshalb könnten sich die Farben ändern. Das Bild bleibt, wie es ist. Speichere es als sRGB, um es zu optimieren.',
    hdr: 'Das Bild ist ein HDR-Foto und würde beim Optimieren sein HDR verlieren. Es bleibt, wie es ist. Speichere es ohne HDR, um es zu optimieren.',
    watermark:
      'Das Wasserzeichen konnte nicht gelesen werden. Wähle es in den Einstellungen neu aus.',
    unsupported: 'Diese Art von Bild wird nicht unterstützt. Verwende JPEG, PNG, GIF oder WebP.',
    'took-too-long': 'Die Bearbeitung hat zu lange gedauert und wurde abgebrochen.',
    'worker-died': 'Das Bild konnte nicht verarbeitet werden.',
    'disk-full': 'Der Speicher ist voll. Schaffe Platz und optimiere erneut.',
    refused: 'Der Shop hat das neue Bild nicht angenommen. Das alte ist noch da.',
    lost: 'Der Shop zeigt dieses Bild nicht mehr. Stelle es wieder her oder lade es in deinem Shop erneut hoch.',
    'read-only': 'Der Shop erlaubt keine Änderungen an diesem Bild.',
    gone: 'Das Bild wurde im Shop gelöscht.',
    unreachable: 'Der Shop war nicht erreichbar. Optimiere später erneut.',
    'quota-used-up': 'Das Bildkontingent war aufgebraucht.',
    'changed-in-store': 'Das Bild wurde inzwischen im Shop geändert. Es bleibt, wie es ist.',
    'backup-missing': 'Das Original wird nicht mehr aufbewahrt.',
    'law-broken':
      'Unsere Aufzeichnungen zu dieser Arbeit widersprechen sich, deshalb wurde sie angehalten. Nichts ist verloren gegangen. Wende dich an den Support.',
    fault: 'Bei diesem Bild ist etwas schiefgegangen. Optimiere es erneut.'
  },
  partly: {
    failed: '{count|local} {{count:Bild konnte|Bilder konnten}} nicht optimiert werden',
    skipped: '{count|local} {{count:Bild|Bilder}} übersprungen'
  },
  replies: {
    started: '{count|local} {{count:Bild|Bilder}} in der Warteschlange',
    restoring: '{count|local} {{count:Bild wird|Bilder werden}} wiederhergestellt',
    stopped: 'Gestoppt. Fertige Bilder bleiben optimiert.',
    settingsSaved: 'Einstellungen gespeichert',
    noted: 'Notiert',
    languageSaved: 'Sprache gespeichert',
    rated: 'Danke für deine Bewertung.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default ge
