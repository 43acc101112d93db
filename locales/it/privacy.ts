export const privacy = {
  title: 'Informativa sulla privacy',
  updated: 'Ultima modifica: {date}',
  intro:
    'Page Speed Boost rende più veloci le pagine dei negozi online: comprime le immagini, scrive testi alternativi e nomi dei file e precarica le pagine. Questa informativa spiega quali informazioni su un negozio e sul suo titolare conserva l’app, per quale scopo e per quanto tempo.',
  contents: 'Contenuti',
  collect: {
    title: 'Cosa raccogliamo',
    line: 'Quando installi l’app, e mentre la usi, riceviamo dal tuo negozio:',
    owner: 'Il tuo nome e indirizzo email. Non chiediamo il tuo numero di telefono.',
    shop: 'Il nome, l’indirizzo, il piano e la lingua del tuo negozio.',
    catalogue:
      'Prodotti, blog e collezioni: titoli, fornitori, tipi, prezzi e relative immagini con nomi dei file e testi alternativi.',
    theme:
      'Le impostazioni del tuo tema, per sapere se Accelerazione del sito è attiva. Non leggiamo i tag script.',
    use: 'Ciò che fai nell’app: impostazioni, ottimizzazioni, risparmio ottenuto e i messaggi che ci scrivi.',
    visitors:
      'Dei visitatori del tuo negozio non conserviamo nulla che permetta di distinguerli. Lo script che precarica le pagine non usa cookie. Solo se attivi “Raccogli i tempi di caricamento dei visitatori”, i browser comunicano quanto rapidamente appaiono le pagine, e noi conserviamo solo i conteggi giornalieri.'
  },
  use: {
    title: 'Per cosa usiamo le informazioni',
    work: 'Per fare ciò che chiedi: comprimere immagini, scrivere testi alternativi e nomi dei file, ripristinare gli originali, misurare la velocità delle tue pagine.',
    plan: 'Per conteggiare le immagini del tuo piano e addebitarlo tramite la piattaforma del tuo negozio. Non vediamo mai i numeri delle carte.',
    support:
      'Per rispondere ai tuoi messaggi e informarti di cambiamenti che riguardano il tuo negozio.',
    improve:
      'Per trovare i problemi e capire quali funzioni vengono usate. Questi conteggi indicano il negozio, mai i suoi clienti.',
    share:
      'Non vendiamo le tue informazioni e non le diamo a nessuno, tranne alle aziende che gestiscono i nostri server e inviano le nostre email, alle quali non è consentito usarle per altro, o quando lo richiede la legge. Se la velocità del tuo negozio viene misurata con PageSpeed Insights, il suo indirizzo viene comunicato a Google.',
    cookie:
      'Un cookie mantiene attivo il tuo accesso: per 30 giorni, o per un giorno nel pannello di controllo del negozio. Non usiamo cookie pubblicitari o di tracciamento.'
  },
  rights: {
    title: 'Diritti dei commercianti europei',
    line: 'Se ti trovi nello Spazio economico europeo, nel Regno Unito o in Svizzera, puoi chiedere di vedere le informazioni personali che abbiamo su di te, di farle correggere, completare, eliminare o consegnare a te, e di limitarne l’uso. Puoi opporti al loro uso e presentare un reclamo all’autorità per la protezione dei dati del tuo paese.',
    ground:
      'Usiamo le tue informazioni per eseguire il contratto che hai con noi e, per il resto, in base al nostro legittimo interesse a un servizio che funzioni e sia sicuro.',
    transfer:
      'Le tue informazioni possono essere trattate fuori dall’Europa, dove si trovano i server delle aziende che gestiscono i nostri.'
  },
  keep: {
    title: 'Per quanto tempo le conserviamo',
    line: 'Conserviamo le informazioni sul tuo negozio finché non disinstalli l’app; poi vengono eliminate, o anche prima se ce lo chiedi.',
    originals:
      'Le immagini originali vengono conservate per {days} giorni dopo l’ottimizzazione, così puoi ripristinarle, e poi eliminate.'
  },
  contact: {
    title: 'Contatti',
    line: 'Per domande su questa informativa o per esercitare i tuoi diritti, scrivici da “Contatta l’assistenza” nell’app.',
    email: 'Puoi anche scrivere a {email}.'
  }
}
