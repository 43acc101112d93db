/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: 'Contact opnemen met support',
  title: 'Contact opnemen met support',
  line: 'Vertel ons wat je nodig hebt of wat er misging. We antwoorden per e-mail.',
  name: 'Naam',
  email: 'E-mailadres',
  subject: 'Onderwerp',
  description: 'Bericht',
  optional: '(optioneel)',
  send: 'Verzenden',
  sent: 'Bedankt. We hebben je bericht ontvangen.',
  notSent:
    'Het bericht kan niet worden verzonden. Controleer je verbinding en probeer het opnieuw.',
  empty: {
    name: 'Vul je naam in',
    email: 'Vul je e-mailadres in',
    description: 'Vul je bericht in'
  },
  badEmail: 'Vul een volledig e-mailadres in, zoals name@example.com.',
  tooLong: {
    name: 'De naam is te lang: maximaal {most} tekens.',
    email: 'Het e-mailadres is te lang: maximaal {most} tekens.',
    title: 'Het onderwerp is te lang: maximaal {most} tekens.',
    description: 'Het bericht is te lang: maximaal {most} tekens.'
  },
  tooMany: 'Je hebt het afgelopen uur te veel berichten verzonden. Probeer het later opnieuw.'
}

export const language = {
  label: 'Taal',
  notSaved: 'De taal kan niet worden opgeslagen. Controleer je verbinding en probeer het opnieuw.'
}

export const review = {
  title: 'Wat vind je van Page Speed Boost?',
  line: 'Met je beoordeling help je ons de app te verbeteren.',
  stars: 'Beoordeling',
  star: '{n} {{count:ster|sterren}}',
  rate: 'App beoordelen',
  send: 'Beoordeling verzenden',
  later: 'Later herinneren',
  dismiss: 'Sluiten',
  notSent:
    'De beoordeling kan niet worden verzonden. Controleer je verbinding en probeer het opnieuw.',
  thanks: 'Bedankt voor je beoordeling.',
  both: 'Je kunt de app ook openbaar beoordelen of ons meer vertellen.',
  here: 'Je kunt ons ook meer vertellen.',
  inPublic: 'Openbaar beoordelen',
  tellMore: 'Meer vertellen'
}

export const congratulations = {
  title: 'Gefeliciteerd',
  saved: 'Je hebt de eerste keer meteen {size} bespaard',
  line: 'Zoveel kleiner zijn de nieuwe bestanden dan de originelen.',
  see: 'Geschiedenis bekijken',
  open: 'Resultaat bekijken',
  dismiss: 'Sluiten'
}

export const advert = {
  title: 'Meer voor je winkel',
  line: 'Onder Aanbevolen vind je andere apps voor je winkel.',
  open: 'Apps bekijken',
  dismiss: 'Sluiten'
}
