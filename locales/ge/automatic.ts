import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: 'Automatische Optimierung',
  line: 'Neue und geänderte Bilder werden automatisch optimiert, ebenso alle, die noch nie optimiert wurden.',
  on: 'An',
  off: 'Aus',
  targets: 'Das wird optimiert',
  products: 'Produktbilder',
  publishedProducts: 'Bilder veröffentlichter Produkte',
  collections: 'Kollektionsbilder',
  blogs: 'Blogbilder',
  altText: 'Alt-Text',
  fileName: 'Dateinamen',
  fromPlan: 'Ab {plan}',
  noFeature:
    'Für die automatische Optimierung ist noch nichts ausgewählt. Lege zuerst fest, was optimiert werden soll.',
  setUp: 'Einrichten',
  paused:
    'Pausiert: Das Bildkontingent ist aufgebraucht. Es geht automatisch weiter, sobald wieder Kontingent verfügbar ist.',
  byHand: 'Nach jeder Änderung musst du die Optimierung in der App selbst starten.',
  ask: 'Automatische Optimierung einschalten?',
  turnOn: 'Einschalten',
  turnedOn: 'Automatische Optimierung ist an',
  notChanged:
    'Das konnte nicht geändert werden. Überprüfe deine Verbindung und versuche es erneut.',
  banner: 'Automatische Optimierung läuft',
  bannerLine: 'Neue und geänderte Bilder werden automatisch optimiert.'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: 'Durchläufe',
  line: 'Alles aus den letzten 90 Tagen, das Neueste zuerst.',
  open: 'Durchläufe',
  kinds: {
    optimise: {
      product: 'Produkte optimieren',
      collection: 'Kollektionen optimieren',
      article: 'Blogbeiträge optimieren',
      upload: 'Hochgeladene Bilder optimieren'
    },
    reoptimise: {
      product: 'Produkte neu optimieren',
      collection: 'Kollektionen neu optimieren',
      article: 'Blogbeiträge neu optimieren',
      upload: 'Hochgeladene Bilder neu optimieren'
    },
    automatic: {
      product: 'Produkte automatisch optimieren',
      collection: 'Kollektionen automatisch optimieren',
      article: 'Blogbeiträge automatisch optimieren',
      upload: 'Hochgeladene Bilder automatisch optimieren'
    },
    restore: {
      product: 'Produktbilder wiederherstellen',
      collection: 'Kollektionsbilder wiederherstellen',
      article: 'Blogbilder wiederherstellen',
      upload: 'Hochgeladene Bilder wiederherstellen'
    }
  },
  states: {
    queued: 'Wartend',
    running: 'Läuft',
    paused: 'Pausiert',
    stopping: 'Wird gestoppt',
    done: 'Fertig',
    stopped: 'Gestoppt',
    partly: 'Teilweise fertig',
    failed: 'Fehlgeschlagen'
  },
  changed: '{n} {{count:Bild|Bilder}} geändert',
  unchanged: '{n} ohne Ersparnis',
  skipped: '{n} nicht bearbeitet',
  left: 'noch {n}',
  undo: 'Rückgängig machen',
  undoNamed: 'Rückgängig machen: {title}',
  undoTitle: 'Diesen Durchlauf rückgängig machen?',
  undoText:
    'Jedes Bild, das dieser Durchlauf geändert hat, bekommt sein Original samt Namen und Alt-Text zurück. Das ist kostenlos. Was andere Durchläufe geändert haben, bleibt.',
  failures: 'Warum {n} {{count:Bild fehlgeschlagen ist|Bilder fehlgeschlagen sind}}',
  hideFailures: 'Ausblenden',
  retry: 'Wiederholen',
  retryNamed: 'Wiederholen: {name}',
  retryAll: 'Alle wiederholen',
  more: 'Mehr anzeigen',
  empty: 'Noch keine Durchläufe',
  emptyLine:
    'Hier erscheint jeder Durchlauf, in dem Bilder optimiert oder wiederhergestellt werden.'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: 'Durch deine Einstellungen ausgeschlossen',
    image: 'Durch deine Einstellungen ausgeschlossen',
    name: 'Der Dateiname ist in den Einstellungen ausgeschlossen',
    size: 'Kleiner als in den Einstellungen verlangt'
  },
  title: 'Ausgeschlossene Bilder',
  line: 'Diese Bilder werden nie optimiert. Wiederherstellen geht weiterhin.',
  none: 'Keine',
  names: 'Dateinamen',
  namesHelp: 'Einer pro Zeile. * steht für beliebige Zeichen: logo-*, *.gif',
  below: 'Kleiner als',
  belowUnit: 'KB',
  wrongNames: 'Höchstens 200 Namen mit je 255 Zeichen.',
  wrongSize: 'Gib eine ganze Zahl von 0 bis 51200 KB ein.'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: '{count|local} {{count:Bild wird|Bilder werden}} sofort optimiert.',
  uses: 'Das verbraucht höchstens {count|local} der {left|local}, die im Bildkontingent noch übrig sind.',
  short:
    'Das Bildkontingent reicht für {left|local} davon. Die anderen warten, bis wieder Kontingent verfügbar ist.',
  mustSetUp: 'Wähle zuerst in den Einstellungen mindestens eine Bildart zum Optimieren aus.',
  noFeature:
    'Für die automatische Optimierung ist noch nichts ausgewählt. Lege zuerst fest, was optimiert werden soll.',
  excluded: 'Deine Auswahl ist von der Optimierung ausgeschlossen. Beziehe sie zuerst wieder ein.',
  excludedDone: '{count|local} {{count:Bild ist|Bilder sind}} ab jetzt ausgeschlossen',
  includedDone: '{count|local} {{count:Bild wird|Bilder werden}} ab jetzt wieder optimiert',
  paused: 'Pausiert. Angefangene Bilder werden noch fertig.',
  resumed: 'Fortgesetzt',
  nothingPaused: 'Es ist nichts pausiert.',
  unknownRun: 'Dieser Durchlauf ist nicht mehr bekannt.',
  nothingToUndo:
    'Es gibt nichts mehr rückgängig zu machen: Diese Bilder wurden inzwischen wiederhergestellt oder geändert.',
  nothingToRetry: 'Es gibt nichts mehr zu wiederholen.'
} satisfies BaseTranslation
