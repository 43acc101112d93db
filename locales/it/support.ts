export const feedback = {
  open: 'Contatta l’assistenza',
  title: 'Contatta l’assistenza',
  line: 'Dicci cosa ti serve o cosa non ha funzionato. Rispondiamo via email.',
  name: 'Nome',
  email: 'Email',
  subject: 'Oggetto',
  description: 'Descrizione',
  optional: '(facoltativo)',
  send: 'Invia',
  sent: 'Grazie. Abbiamo ricevuto il tuo messaggio.',
  notSent: 'Impossibile inviare il messaggio. Controlla la connessione e riprova.',
  empty: {
    name: 'Inserisci il tuo nome',
    email: 'Inserisci la tua email',
    description: 'Inserisci una descrizione'
  },
  badEmail: 'Inserisci un indirizzo email completo, ad esempio name@example.com.',
  tooLong: {
    name: 'Il nome è troppo lungo: massimo {most} caratteri.',
    email: 'L’indirizzo email è troppo lungo: massimo {most} caratteri.',
    title: 'L’oggetto è troppo lungo: massimo {most} caratteri.',
    description: 'La descrizione è troppo lunga: massimo {most} caratteri.'
  },
  tooMany: 'Hai inviato troppi messaggi nell’ultima ora. Riprova più tardi.'
}

export const language = {
  label: 'Lingua',
  notSaved: 'Impossibile salvare la lingua. Controlla la connessione e riprova.'
}

export const review = {
  title: 'Ti piace Page Speed Boost?',
  line: 'La tua valutazione ci aiuta a migliorare.',
  stars: 'Valutazione',
  star: '{n} {{count:stella|stelle}}',
  rate: 'Valuta l’app',
  send: 'Invia valutazione',
  later: 'Ricordamelo più tardi',
  dismiss: 'Ignora',
  notSent: 'Impossibile inviare la valutazione. Controlla la connessione e riprova.',
  thanks: 'Grazie per la tua valutazione.',
  both: 'Puoi anche valutare l’app in pubblico o dirci di più.',
  here: 'Puoi anche dirci di più.',
  inPublic: 'Valuta in pubblico',
  tellMore: 'Dicci di più'
}

export const congratulations = {
  title: 'Complimenti',
  saved: 'Hai risparmiato {size} con la tua prima ottimizzazione',
  line: 'È quanto i nuovi file pesano in meno rispetto agli originali.',
  see: 'Vedi cronologia',
  open: 'Vedi il risultato',
  dismiss: 'Ignora'
}

export const advert = {
  title: 'Di più per il tuo negozio',
  line: 'Trovi altre app per il tuo negozio in App consigliate.',
  open: 'Vedi le app',
  dismiss: 'Ignora'
}
