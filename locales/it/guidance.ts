export const guidance = {
  title: 'Configura il tuo negozio',
  step: 'Passaggio {n} di {all}',
  progress: 'Avanzamento della configurazione',
  back: 'Indietro',
  next: 'Avanti',
  later: 'Configura più tardi',
  note: 'Potrai cambiare tutto in qualsiasi momento.',
  welcome: {
    title: 'Ti diamo il benvenuto in Page Speed Boost',
    line: 'Con immagini più leggere il tuo negozio è più veloce e più facile da trovare. La configurazione richiede meno di 1 minuto.',
    points: {
      compress: 'Scegli quali immagini comprimere',
      texts: 'Crea testi alternativi e nomi dei file con i modelli',
      safe: 'Gli originali restano disponibili per {days} giorni: puoi sempre tornare indietro'
    },
    start: 'Inizia'
  },
  look: {
    title: 'Il tuo negozio oggi',
    found: '{n} {{count:immagine di prodotto|immagini di prodotti}}, {size}',
    empty:
      'Il tuo negozio non ha ancora immagini di prodotti. Anche quelle che aggiungerai in seguito potranno essere ottimizzate.',
    preview: 'Prima e dopo',
    previewLine: 'È solo un’anteprima: il tuo negozio non è cambiato.',
    compressing: 'Compressione di {name}…',
    noGain: 'Questa immagine non può diventare più piccola.',
    goOn: 'Nel frattempo puoi continuare la configurazione.',
    noQuota: 'Nel tuo piano non restano immagini.'
  },
  images: {
    title: 'Quali immagini vuoi comprimere?',
    line: 'Niente viene compresso finché non lo decidi tu, un’immagine alla volta o tutte insieme.',
    product: 'Immagini dei prodotti',
    blog: 'Immagini degli articoli del blog',
    collection: 'Immagini delle collezioni'
  },
  alt: {
    title: 'Ottimizzazione del testo alternativo',
    line: 'I motori di ricerca e gli screen reader leggono il testo alternativo delle immagini.',
    scopes: 'Testi alternativi da scrivere',
    product: 'Testo alternativo dei prodotti',
    all: 'Tutte le immagini dei prodotti',
    published: 'Solo immagini dei prodotti pubblicati',
    collection: 'Testo alternativo delle collezioni',
    blog: 'Testo alternativo degli articoli del blog',
    blank: 'Solo per immagini senza testo alternativo',
    template: {
      product: 'Testo alternativo dei prodotti',
      collection: 'Testo alternativo delle collezioni',
      blogs: 'Testo alternativo degli articoli del blog'
    },
    noScope: 'Scegli almeno un tipo di testo alternativo o disattiva l’opzione.'
  },
  file: {
    title: 'Ottimizzazione dei nomi dei file',
    line: 'I motori di ricerca leggono anche il nome dei file delle immagini.',
    scopes: 'Nomi dei file da scrivere',
    product: 'Nomi dei file dei prodotti',
    all: 'Tutte le immagini dei prodotti',
    published: 'Solo immagini dei prodotti pubblicati',
    collection: 'Nomi dei file delle collezioni',
    blog: 'Nomi dei file degli articoli del blog',
    template: {
      product: 'Nome file dei prodotti',
      collection: 'Nome file delle collezioni',
      blogs: 'Nome file degli articoli del blog'
    },
    noScope: 'Scegli almeno un tipo di nome file o disattiva l’opzione.'
  },
  from: 'Da {plan}',
  emptyTemplate: 'Questo campo non può essere vuoto.',
  backup: {
    title: 'Conserviamo una copia dei tuoi originali per {days} giorni',
    line: 'Prima di modificare un’immagine ne salviamo l’originale. Per {days} giorni puoi ripristinarlo con un clic, esattamente com’era, con il suo nome e il suo testo alternativo.',
    after: 'Dopo resta l’immagine ottimizzata e la copia viene eliminata.'
  },
  done: {
    title: 'Il tuo negozio è pronto',
    plans: 'Apertura dei piani…',
    images: 'Apertura delle tue immagini…',
    skip: 'Non ora'
  },
  success: 'Operazione riuscita',
  error: 'Errore',
  notKept: 'Impossibile salvare lo stato della configurazione. Controlla la connessione.',
  completed: 'Configurazione completata',
  completedLine: 'Apertura delle tue immagini.',
  again: 'Ripeti la configurazione',
  resumeTitle: 'Completa la configurazione',
  resumeLine: 'Richiede meno di 1 minuto.',
  resume: 'Continua'
}
