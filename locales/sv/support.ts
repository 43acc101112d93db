export const feedback = {
  open: 'Kontakta support',
  title: 'Kontakta support',
  line: 'Berätta vad du behöver eller vad som gick fel. Vi svarar via e-post.',
  name: 'Namn',
  email: 'E-post',
  subject: 'Ämne',
  description: 'Beskrivning',
  optional: '(valfritt)',
  send: 'Skicka',
  sent: 'Tack. Vi har tagit emot ditt meddelande.',
  notSent: 'Meddelandet kunde inte skickas. Kontrollera anslutningen och försök igen.',
  empty: {
    name: 'Ange ditt namn',
    email: 'Ange din e-postadress',
    description: 'Ange en beskrivning'
  },
  badEmail: 'Ange en fullständig e-postadress, till exempel name@example.com.',
  tooLong: {
    name: 'Namnet är för långt: högst {most} tecken.',
    email: 'E-postadressen är för lång: högst {most} tecken.',
    title: 'Ämnet är för långt: högst {most} tecken.',
    description: 'Beskrivningen är för lång: högst {most} tecken.'
  },
  tooMany: 'Du har skickat för många meddelanden den senaste timmen. Försök igen senare.'
}

export const language = {
  label: 'Språk',
  notSaved: 'Språket kunde inte sparas. Kontrollera anslutningen och försök igen.'
}

export const review = {
  title: 'Vad tycker du om Page Speed Boost?',
  line: 'Ditt betyg hjälper oss att göra appen bättre.',
  stars: 'Betyg',
  star: '{n} {{count:stjärna|stjärnor}}',
  rate: 'Betygsätt appen',
  send: 'Skicka betyg',
  later: 'Påminn mig senare',
  dismiss: 'Stäng',
  notSent: 'Betyget kunde inte skickas. Kontrollera anslutningen och försök igen.',
  thanks: 'Tack för ditt betyg.',
  both: 'Du kan också betygsätta appen offentligt eller berätta mer för oss.',
  here: 'Du kan också berätta mer för oss.',
  inPublic: 'Betygsätt offentligt',
  tellMore: 'Berätta mer'
}

export const congratulations = {
  title: 'Grattis',
  saved: 'Du sparade {size} redan vid första optimeringen',
  line: 'Så mycket mindre är de nya filerna än originalen.',
  see: 'Visa historik',
  open: 'Visa resultatet',
  dismiss: 'Stäng'
}

export const advert = {
  title: 'Mer till din butik',
  line: 'Andra appar för din butik hittar du under Rekommendationer.',
  open: 'Visa apparna',
  dismiss: 'Stäng'
}
