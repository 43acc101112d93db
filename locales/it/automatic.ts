import type { BaseTranslation } from '../i18n-types.ts'

export const automatic = {
  title: 'Ottimizzazione automatica',
  line: 'Le immagini nuove, modificate o non ancora ottimizzate vengono ottimizzate automaticamente.',
  on: 'Attivata',
  off: 'Disattivata',
  targets: 'Si applica a',
  products: 'Immagini dei prodotti',
  publishedProducts: 'Immagini dei prodotti pubblicati',
  collections: 'Immagini delle collezioni',
  blogs: 'Immagini dei blog',
  altText: 'Testo alternativo',
  fileName: 'Nomi dei file',
  fromPlan: 'Da {plan}',
  noFeature:
    'L’ottimizzazione automatica è disattivata. Scegli i contenuti da ottimizzare automaticamente.',
  setUp: 'Configura',
  paused:
    'In pausa: la quota di immagini è esaurita. Riprenderà automaticamente quando ci sarà di nuovo quota.',
  byHand: 'Dopo ogni modifica devi ottimizzare manualmente nell’app.',
  ask: 'Attivare l’ottimizzazione automatica?',
  turnOn: 'Attiva',
  turnedOn: 'L’ottimizzazione automatica è attiva',
  notChanged: 'Impossibile salvare la modifica. Controlla la connessione e riprova.',
  banner: 'Ottimizzazione automatica attiva',
  bannerLine: 'Le immagini nuove e modificate vengono ottimizzate automaticamente.'
} satisfies BaseTranslation

export const runLog = {
  title: 'Elaborazioni',
  line: 'Tutte le elaborazioni degli ultimi 90 giorni, dalla più recente.',
  open: 'Elaborazioni',
  kinds: {
    optimise: {
      product: 'Ottimizzazione dei prodotti',
      collection: 'Ottimizzazione delle collezioni',
      article: 'Ottimizzazione degli articoli del blog',
      upload: 'Ottimizzazione delle immagini caricate'
    },
    reoptimise: {
      product: 'Nuova ottimizzazione dei prodotti',
      collection: 'Nuova ottimizzazione delle collezioni',
      article: 'Nuova ottimizzazione degli articoli del blog',
      upload: 'Nuova ottimizzazione delle immagini caricate'
    },
    automatic: {
      product: 'Ottimizzazione automatica dei prodotti',
      collection: 'Ottimizzazione automatica delle collezioni',
      article: 'Ottimizzazione automatica degli articoli del blog',
      upload: 'Ottimizzazione automatica delle immagini caricate'
    },
    restore: {
      product: 'Ripristino delle immagini dei prodotti',
      collection: 'Ripristino delle immagini delle collezioni',
      article: 'Ripristino delle immagini del blog',
      upload: 'Ripristino delle immagini caricate'
    }
  },
  states: {
    queued: 'In coda',
    running: 'In corso',
    paused: 'In pausa',
    stopping: 'In arresto',
    done: 'Completata',
    stopped: 'Interrotta',
    partly: 'Completata in parte',
    failed: 'Non riuscita'
  },
  changed: '{n} {{count:immagine modificata|immagini modificate}}',
  unchanged: 'già ottimali: {n}',
  skipped: 'non elaborate: {n}',
  left: '{n} da elaborare',
  undo: 'Ripristina originali',
  undoNamed: 'Ripristina originali: {title}',
  undoTitle: 'Ripristinare gli originali di questa elaborazione?',
  undoText:
    'Ogni immagine modificata da questa elaborazione torna all’originale, con il suo nome e il suo testo alternativo. È gratuito. Le modifiche di altre elaborazioni restano.',
  failures: 'Perché {n} {{count:immagine non è riuscita|immagini non sono riuscite}}',
  hideFailures: 'Nascondi',
  retry: 'Riprova',
  retryNamed: 'Riprova: {name}',
  retryAll: 'Riprova tutto',
  more: 'Mostra altro',
  empty: 'Ancora nessuna elaborazione',
  emptyLine: 'Qui trovi ogni ottimizzazione e ogni ripristino delle tue immagini.'
} satisfies BaseTranslation

export const exclusions = {
  reasons: {
    item: 'Escluso dalle tue impostazioni',
    image: 'Esclusa dalle tue impostazioni',
    name: 'Le impostazioni escludono il nome di questo file',
    size: 'Sotto la dimensione minima delle impostazioni'
  },
  title: 'Esclusioni',
  line: 'Queste immagini non vengono mai ottimizzate. Puoi comunque ripristinarle.',
  none: 'Nessuna',
  names: 'Nomi dei file',
  namesHelp: 'Uno per riga. Il simbolo * sta per qualsiasi testo: logo-*, *.gif',
  below: 'Più piccole di',
  belowUnit: 'KB',
  wrongNames: 'Inserisci al massimo 200 nomi, di 255 caratteri ciascuno.',
  wrongSize: 'Inserisci un numero intero di KB da 0 a 51200.'
} satisfies BaseTranslation

export const automaticReplies = {
  starts:
    '{count|local} {{count:immagine verrà ottimizzata|immagini verranno ottimizzate}} subito.',
  uses: 'Verranno usate al massimo {count|local} delle {left|local} rimaste nella quota di immagini.',
  short:
    'La quota di immagini ne copre {left|local}. Le altre aspettano finché non ci sarà di nuovo quota.',
  mustSetUp: 'Prima di ottimizzare, scegli nelle impostazioni almeno un tipo di immagini.',
  noFeature:
    'L’ottimizzazione automatica è disattivata. Scegli i contenuti da ottimizzare automaticamente.',
  excluded: 'Gli elementi scelti sono esclusi dall’ottimizzazione. Prima includili di nuovo.',
  excludedDone: '{count|local} {{count:immagine esclusa|immagini escluse}} dall’ottimizzazione',
  includedDone:
    '{count|local} {{count:immagine di nuovo inclusa|immagini di nuovo incluse}} nell’ottimizzazione',
  paused: 'In pausa. Le immagini in corso vengono completate.',
  resumed: 'Elaborazione ripresa',
  nothingPaused: 'Non c’è niente in pausa.',
  unknownRun: 'Questa elaborazione non esiste più.',
  nothingToUndo:
    'Non c’è più niente da ripristinare: queste immagini sono già state ripristinate o modificate.',
  nothingToRetry: 'Non c’è più niente da riprovare.'
} satisfies BaseTranslation
