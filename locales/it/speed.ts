export const speed = {
  title: 'Velocità delle pagine',
  line: 'Quanto velocemente si apre il tuo negozio e come renderlo più veloce.',
  dismiss: 'Ignora',
  notLoaded: 'Caricamento non riuscito. Controlla la connessione e riprova.',
  promo: {
    title: '30% di sconto sugli strumenti SEO',
    line: 'Le app SEO dei nostri partner, per chi usa questa app.',
    open: 'Vedi le app'
  },
  gauge: {
    title: 'Prestazioni web',
    devices: 'Dispositivo',
    pc: 'Desktop',
    mb: 'Mobile',
    recheck: 'Ripeti l’analisi',
    checking: 'Analisi in corso…',
    checkingLine:
      'La tua home page viene aperta tre volte per dispositivo. Richiede un minuto o due.',
    none: 'Ancora nessuna analisi',
    checkedAt: 'Ultima analisi: {when}',
    spread:
      'Tre misurazioni con al massimo {points|local} {{points:punto|punti}} di differenza. Conta il punteggio centrale.',
    label: '{device}: {score|local} su 100, {band}',
    scale: 'I colori seguono la scala di questa app.',
    googleScale: 'Scala di Google',
    good: 'Buono',
    warn: 'Da migliorare',
    bad: 'Lento',
    notStarted: 'Impossibile avviare l’analisi. Controlla la connessione e riprova.'
  },
  opportunities: {
    title: 'Cosa aiuterebbe di più',
    line: 'I maggiori miglioramenti trovati dall’analisi, per chi visita da {device}.',
    saving: 'fino a {ms}',
    none: 'L’analisi non ha trovato niente da migliorare.',
    images: 'Ottimizza immagini'
  },
  trend: {
    title: 'Gli ultimi 90 giorni',
    label: 'Punteggi dal {from} al {to}',
    table: 'Mostra i numeri',
    date: 'Data',
    few: 'Dopo la seconda analisi qui apparirà un grafico.'
  },
  up: {
    title: 'Accelerazione del sito',
    line: 'Quando un visitatore tiene il puntatore su un link per più di 65 ms, la pagina viene precaricata e si apre subito. I punteggi dei test di velocità non cambiano.',
    speedUp: 'Accelera',
    preview: 'Anteprima',
    turnOff: 'Disattiva',
    never: 'Carrelli, check-out, account e download non vengono mai precaricati.'
  },
  effect: {
    title: 'Nel tuo negozio',
    visitors:
      'Visualizzazioni di pagina negli ultimi 28 giorni: {prefetched} precaricate, {fresh} no. Nel 75% dei casi la pagina successiva è apparsa entro questo tempo.',
    few: 'I tempi dei tuoi visitatori appariranno qui dopo {n} visualizzazioni di pagina con precaricamento e altrettante senza.',
    measured:
      'Misurato il {when}: dal clic sulla tua home page alla comparsa di {page}. Il valore mediano di tre visite per caso, con una connessione 4G lenta.',
    none: 'Apre due pagine del tuo negozio come un visitatore, con e senza precaricamento, e misura l’attesa.',
    measure: 'Misura nel mio negozio',
    measuring: 'Misurazione in corso…',
    measuringLine: 'Il tuo negozio viene aperto sei volte. Richiede un minuto o due.'
  },
  embed: {
    title: 'Incorporamento dell’app nel tema',
    on: 'Attivo',
    off: 'Disattivato',
    lineOn: 'Lo script di precaricamento è attivo nel tuo tema.',
    lineOff: 'Attiva l’incorporamento dell’app nel tuo tema.',
    unknown: 'Sconosciuto',
    lineUnknown:
      'In questo momento non è possibile leggere il tuo tema. L’editor mostra se l’incorporamento è attivo.',
    settings: 'Impostazioni di incorporamento',
    waiting: 'In attesa di una modifica nell’editor…',
    turnedOn: 'L’incorporamento dell’app è attivo',
    turnedOff: 'L’incorporamento dell’app è disattivato'
  },
  video: {
    title: 'Come funziona',
    line: 'Da quando il puntatore passa su un link al clic trascorre di solito circa un quarto di secondo. È abbastanza per caricare una pagina.',
    watch: 'Guarda il video',
    preview: 'Anteprima',
    close: 'Chiudi',
    stepOne: 'Un visitatore punta un link',
    stepTwo: 'Dopo 65 ms la pagina inizia a caricarsi',
    stepThree: 'Il clic apre una pagina già pronta',
    without: 'Senza precaricamento',
    with: 'Con precaricamento',
    shown: 'Pagina successiva visibile dopo {time}',
    play: 'Riproduci',
    pause: 'Pausa',
    label:
      '{way}: il puntatore si ferma su un prodotto, il clic lo apre e la sua pagina appare {time} dopo.',
    recorded:
      'Una registrazione reale di due pagine del negozio demo con una connessione 4G lenta ({latency}, {speed}). Il puntatore resta sul link per {rest} prima del clic. Riprodotta a velocità dimezzata.'
  },
  since: {
    title: 'Da quando hai ottimizzato le immagini',
    line: '{device}: {before} → {after}',
    first: 'Prima ottimizzazione',
    weight: 'Peso della pagina'
  },
  visitors: {
    title: 'Visitatori reali',
    line: 'L’esperienza dei visitatori del tuo negozio negli ultimi 28 giorni. Il 75% delle visite ha avuto questo valore o uno migliore.',
    off: 'Disattivato. Se lo attivi, il tuo negozio comunica i tempi di caricamento senza cookie, indirizzi IP o altri dati personali.',
    switch: 'Raccogli i tempi di caricamento dei visitatori',
    none: 'Ancora nessuna visita. I primi numeri appaiono dopo che qualcuno ha aperto una pagina del tuo negozio.',
    lcp: 'Contenuto principale visibile',
    inp: 'Risposta a un’interazione',
    cls: 'Spostamento del layout',
    prefetched: 'Apertura pagina, con precaricamento',
    fresh: 'Apertura pagina, senza precaricamento',
    views: '{n} {{count:pagina vista|pagine viste}}',
    notSaved: 'Riprova più tardi'
  },
  faq: {
    title: 'Domande',
    scoreQuestion: 'Lo script di precaricamento aumenta il mio punteggio?',
    scoreAnswer:
      'No. I test di velocità aprono una sola pagina e non fanno clic su niente, quindi il punteggio non cambia. La differenza la notano i tuoi visitatori: le pagine che scelgono si aprono 200-300 ms prima.',
    orderQuestion: 'Può mettere qualcosa in un carrello o disconnettere qualcuno?',
    orderAnswer:
      'No. Vengono precaricate solo home page, prodotti, collezioni, blog, ricerca e pagine di contenuto, e nessun link con un parametro sconosciuto. Un link che contrassegni con data-no-preload non viene mai precaricato.',
    dataQuestion: 'Consuma i dati mobili dei miei visitatori?',
    dataAnswer:
      'Vengono conservate al massimo due pagine alla volta, e niente viene precaricato per chi risparmia dati o ha una connessione lenta.',
    varyQuestion: 'Perché il punteggio cambia se non è cambiato niente?',
    varyAnswer:
      'Le misurazioni variano di qualche punto. Per questo ogni analisi apre la pagina tre volte per dispositivo e conta il risultato centrale.',
    costQuestion: 'Quanto costa?',
    costAnswer: 'Niente. Il precaricamento e le analisi sono gratuiti in tutti i piani.'
  },
  editor: {
    title: 'Editor del tema',
    line: 'Questa pagina sostituisce l’editor del tema della tua piattaforma: qui attivi e disattivi le parti delle app.',
    legend: 'Incorporamenti app',
    embed: 'Precaricamento di Page Speed Boost',
    embedLine: 'Aggiunge lo script di precaricamento a ogni pagina del negozio.',
    save: 'Salva',
    saved: 'Salvato',
    open: 'Apri il negozio'
  },
  reasons: {
    'no-checker':
      'Al momento qui non è possibile misurare la velocità del tuo negozio. Contatta l’assistenza se ti serve.',
    'not-reached':
      'Impossibile aprire la home page del negozio. Verifica che il negozio sia online e senza password.',
    'left-shop':
      'L’indirizzo del negozio porta a un altro sito web, quindi il tuo negozio non è stato misurato.',
    'no-link': 'La tua home page non mostra alcun link che si possa aprire per la misurazione.',
    'took-too-long':
      'L’analisi ha superato i 5 minuti ed è stata interrotta. Riprova quando il negozio è meno trafficato.',
    refused:
      'Il servizio che misura la velocità ha rifiutato l’analisi o non è raggiungibile. Riprova più tardi.',
    interrupted: 'L’analisi è stata interrotta da un riavvio. Avviala di nuovo.',
    fault: 'Impossibile completare l’analisi. Riprova più tardi.'
  }
}
