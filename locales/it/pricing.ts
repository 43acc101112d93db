const pricingPage = {
  title: 'Prezzi',
  line: 'Il tuo piano, il tuo utilizzo e cosa includono gli altri piani.',
  subscription: 'Page Speed Boost, {plan|money} al mese',
  usageTerms: '{price|money} per ogni blocco iniziato di {images|local} immagini oltre il piano',
  succeed: 'Operazione riuscita',
  decided: {
    free: 'Ora hai il piano gratuito.',
    active: 'Il tuo piano è cambiato.',
    declined: 'Hai rifiutato la modifica. Il tuo piano resta com’è.',
    waiting: 'Shopify non ha ancora confermato la modifica. Il tuo piano cambia non appena lo fa.'
  },
  notice: {
    frozenTitle: 'Il tuo piano è sospeso',
    frozenLine:
      'Il tuo negozio ha una fattura Shopify non pagata. Fino al pagamento hai il piano gratuito, poi il tuo piano da {price|money} al mese riprende automaticamente.',
    testTitle: 'Il tuo negozio non è più un negozio di sviluppo',
    testLine:
      'Il tuo piano da {price|money} al mese era una prova gratuita. Puoi usare le immagini rimanenti fino al {date}. Per mantenere il piano, abbonati.',
    testEndedTitle: 'Il tuo piano di prova gratuito è terminato',
    testEndedLine:
      'Il tuo negozio non è più un negozio di sviluppo, quindi il piano da {price|money} al mese non è più gratis. Ora hai il piano gratuito.',
    subscribe: 'Abbonati per {price|money} al mese',
    refusedTitle: 'Un addebito è stato rifiutato',
    refusedLine:
      'L’ultimo addebito per le immagini aggiuntive non è stato accettato. Ora il consumo extra è disattivato, quindi non viene addebitato altro. Contatta l’assistenza se vuoi riattivarlo.',
    heldTitle: 'Il limite del consumo extra è raggiunto',
    heldLine:
      'In questo periodo di 30 giorni sono stati addebitati {used|money} su un massimo di {cap|money}. Il consumo extra riprende automaticamente all’inizio del periodo successivo, o subito se aumenti il limite.',
    nearTitle: 'Il limite del consumo extra è vicino',
    nearLine:
      'In questo periodo di 30 giorni sono stati addebitati {used|money} su un massimo di {cap|money}. Raggiunto il limite, il consumo extra si ferma fino all’inizio del periodo successivo.',
    until: 'Il prossimo periodo di 30 giorni inizia il {date}.',
    raise: 'Aumenta il limite a {cap|money}',
    failed: 'Non è stato possibile aumentare il limite. Controlla la connessione e riprova.'
  },
  promo: '{rate} di sconto per i primi {months} mesi',
  promoLine: 'Per i nuovi negozi: scegli un piano entro il {date}.',
  usage: 'Il tuo utilizzo',
  account: 'Account',
  store: 'Negozio',
  email: 'Email',
  plan: 'Piano',
  free: 'Piano gratuito',
  paid: '{price} al mese',
  quota: 'Quota di immagini',
  quotaUsed: '{used} di {all} immagini usate',
  addOn: 'Immagini aggiuntive',
  addOnUsed: '{used} di {all} immagini aggiuntive usate',
  addOnOff: 'Il consumo extra è disattivato: a quota esaurita l’ottimizzazione si ferma.',
  addOnOn: 'Il consumo extra è attivo: {price} per ogni blocco iniziato di {images} immagini.',
  addOnTip:
    'Le immagini oltre la tua quota sono immagini aggiuntive. Attiva o disattiva il consumo extra nelle Impostazioni.',
  settings: 'Impostazioni del consumo extra',
  reset: 'La quota si rinnova il {date}.',
  once: 'È una quota una tantum: non si rinnova.',
  open: 'Puoi ottimizzare ancora {n} {{count:immagine|immagini}}',
  saved: '{n} {{count:immagine ottimizzata|immagini ottimizzate}}, {size} di risparmio',
  compare: 'Cosa include ogni piano',
  feature: 'Funzione',
  freeColumn: 'Gratis',
  premiumColumn: 'Premium',
  yes: 'Incluso',
  no: 'Non incluso',
  features: {
    preload: 'Velocità delle pagine: precaricamento dei link',
    products: 'Immagini dei prodotti: compressione, da PNG a JPG, filigrana',
    restore: 'Ripristino degli originali per {days} giorni',
    single: 'Ottimizzazione e download di singole immagini',
    others: 'Immagini di collezioni e blog',
    automatic: 'Ottimizzazione automatica delle nuove immagini',
    bulk: 'Ripristino e nuova ottimizzazione di tutto insieme',
    alt: 'Testo alternativo con modelli',
    names: 'Nomi dei file con modelli',
    upload: 'Ottimizzazione delle immagini che carichi'
  },
  faq: 'Domande e risposte',
  questions: {
    counts: 'Cosa conta come un’immagine?',
    countsLine:
      'Ogni immagine modificata nel tuo negozio, una volta al mese, anche se la ottimizzi più volte. Le immagini non riuscite o che non si possono ridurre non contano, e nemmeno i ripristini e i download.',
    full: 'Cosa succede quando la quota è esaurita?',
    fullLine:
      'L’ottimizzazione si ferma e non ti viene addebitato niente, a meno che tu non attivi il consumo extra nelle Impostazioni. In quel caso ogni blocco iniziato di altre {images} immagini costa {price}, fino al limite del tuo piano.',
    reset: 'Quando si rinnova la mia quota?',
    resetLine:
      'Ogni mese, nel giorno in cui è iniziato il tuo piano; se il mese è più corto, l’ultimo giorno. La quota gratuita è una tantum.',
    billed: 'Quando ricevo l’addebito?',
    billedLine:
      'Shopify addebita il piano ogni 30 giorni. La quota si rinnova ogni mese lo stesso giorno, quindi col tempo l’addebito arriva prima nel mese rispetto alla quota. Il limite del consumo extra vale per il periodo di 30 giorni di Shopify.',
    upgrade: 'Cosa succede se faccio l’upgrade?',
    upgradeLine:
      'La quota più alta è subito disponibile. Ciò che hai usato questo mese viene scalato e il giorno del rinnovo non cambia.',
    downgrade: 'Cosa succede se torno al piano gratuito?',
    downgradeLine:
      'Il tuo abbonamento termina subito e l’ottimizzazione automatica si disattiva. Ritrovi ciò che resta della quota gratuita. Le immagini ottimizzate restano tali.'
  }
}

const planPicker = {
  free: 'Gratis',
  premium: 'Premium',
  month: '/ mese',
  once: '{n} immagini, una tantum',
  images: '{n} immagini / mese',
  quota: 'Immagini al mese',
  needs:
    '{n} {{count:immagine|immagini}} del tuo negozio si {{count:può|possono}} ancora ottimizzare. Il piano da {all} immagini al mese è sufficiente.',
  fewer: 'Meno immagini',
  more: 'Più immagini',
  perImage: '{price} a immagine',
  addOn: 'Poi {price} ogni {images} immagini in più, solo se attivi il consumo extra',
  freeTimes: 'PIANO GRATUITO',
  current: 'PIANO ATTUALE',
  upgrade: 'Fai l’upgrade',
  downgrade: 'Passa al piano gratuito',
  yours: 'Il tuo piano: {n} immagini per {price} al mese',
  rate: '{rate} di sconto per {months} mesi',
  was: 'Prezzo normale',
  now: 'Prezzo dei primi mesi',
  endsIn: 'L’offerta termina tra {days} {{count:giorno|giorni}} {time}',
  endsOn: 'L’offerta termina il {date}',
  includes: {
    free: {
      products: 'Immagini dei prodotti, con PNG in JPG e filigrana',
      restore: 'Ripristino degli originali per {days} giorni',
      speed: 'Velocità delle pagine, gratis per sempre'
    },
    premium: {
      all: 'Tutto ciò che include il piano gratuito',
      others: 'Immagini di collezioni e blog, caricamenti',
      automatic: 'Ottimizzazione automatica',
      texts: 'Testo alternativo e nomi dei file',
      bulk: 'Tutto insieme: ripristino e nuova ottimizzazione'
    }
  },
  warningTitle: 'Passa al piano gratuito',
  warning:
    'Se passi ora al piano gratuito, non avrai più le funzioni del tuo piano a pagamento. Vuoi davvero cambiare?',
  warningTerms:
    'Ottimizzazione automatica e Consumo extra vengono disattivati subito. Il resto del periodo già pagato non viene rimborsato.',
  stay: 'Voglio pensarci',
  go: 'Cambia piano',
  failed: 'Impossibile cambiare il piano. Controlla la connessione e riprova.'
}

const imageSync = {
  note: 'Il conteggio delle immagini del tuo negozio è ancora in corso: finora {n}.'
}

const overcharge = {
  title: 'Consumo extra',
  enabled: 'Attivo',
  disabled: 'Disattivato',
  price: 'Immagini oltre la tua quota: {price} per ogni blocco iniziato di {images}.',
  needsPlan: 'Disponibile solo con un piano a pagamento.',
  onHold: 'In pausa dopo l’ultimo addebito: trovi il motivo in Prezzi.',
  ask: 'Attivare il consumo extra?',
  askText:
    'Le immagini oltre la tua quota costano {price} per ogni blocco iniziato di {images}. Al mese se ne aggiungono al massimo {cap}, quindi al massimo {most}.',
  limit: 'Limite mensile',
  turnOn: 'Attiva',
  plans: 'Vedi i piani',
  succeed: 'Operazione riuscita',
  failed: 'Riprova più tardi'
}

const limits = {
  quotaTitle: 'Hai raggiunto il limite della quota',
  quotaLine: 'Per ottimizzare nuove immagini, attiva il consumo extra nelle Impostazioni.',
  limitTitle: 'Limite del piano raggiunto',
  limitLine:
    'Nel tuo negozio {{count:resta|restano}} {n} {{count:immagine|immagini}} da ottimizzare.',
  ownTitle: 'Hai raggiunto il tuo limite',
  ownLine:
    'Questo mese non è possibile ottimizzare nuove immagini, a meno che tu non aumenti il limite del consumo extra nelle Impostazioni.',
  upgradeTitle: 'Hai raggiunto il limite del piano',
  upgradeLine:
    'Blocchi di immagini aggiuntive da pagare questo mese: {blocks}. Il piano successivo include {images} immagini per {price} al mese.',
  settings: 'Impostazioni',
  upgrade: 'Fai l’upgrade',
  trial: 'Richiedi altri crediti di prova',
  contact: 'Contatta l’assistenza',
  dismiss: 'Ignora'
}

const confirmPage = {
  title: 'Conferma il tuo piano',
  line: '{store} si abbonerà a:',
  price: 'Prezzo',
  discount: 'Primi {months} mesi',
  monthly: '{price} al mese',
  period: 'Fatturazione',
  everyMonth: 'Ogni mese, finché non passi al piano gratuito',
  usage: 'Immagini aggiuntive',
  most: 'Al massimo {price} al mese, e solo se attivi il consumo extra',
  local: 'Questo server ha una fatturazione propria: non viene addebitato denaro.',
  until: 'Rispondi entro il {date}.',
  approve: 'Approva',
  decline: 'Rifiuta',
  over: {
    active: 'Questo piano è stato approvato.',
    declined: 'Questo piano è stato rifiutato.',
    expired: 'Questa offerta è scaduta. Scegli di nuovo un piano.',
    ended: 'Questa offerta non è più valida perché è stato scelto un altro piano.'
  },
  back: 'Torna a Prezzi'
}

const pricingErrors = {
  wrongLimit:
    'Scegli un limite di al massimo {most:number|local} immagini, a passi di {block:number|local}.',
  notCapped: 'Il consumo extra richiede un piano a pagamento. Prima fai l’upgrade.',
  noPlans: 'Questo server non ha piani: è tutto incluso.',
  isFree: 'Hai già il piano gratuito.',
  samePlan: 'Hai già il piano da {plan|money}.',
  smallerPlan: 'Per avere un piano inferiore, passa prima al piano gratuito.',
  overtaken: 'Il tuo piano è già in fase di modifica altrove. Controlla il tuo piano e riprova.',
  unreachable:
    'Il servizio di fatturazione non è raggiungibile in questo momento. Riprova più tardi.',
  refused:
    'Il servizio di fatturazione non ha accettato questa richiesta. Contatta l’assistenza e verificheremo.',
  noLimit: 'Non c’è alcun limite da aumentare.',
  unknownCharge: 'A questo indirizzo non c’è alcun piano da confermare.'
}

export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
