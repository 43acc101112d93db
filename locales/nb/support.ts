/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: 'Kontakt brukerstøtte',
  title: 'Kontakt brukerstøtte',
  line: 'Fortell oss hva du trenger, eller hva som gikk galt. Vi svarer på e-post.',
  name: 'Navn',
  email: 'E-post',
  subject: 'Emne',
  description: 'Beskrivelse',
  optional: '(valgfritt)',
  send: 'Send',
  sent: 'Takk. Vi har mottatt meldingen din.',
  notSent: 'Meldingen kunne ikke sendes. Sjekk tilkoblingen og prøv igjen.',
  empty: {
    name: 'Oppgi navnet ditt',
    email: 'Oppgi e-postadressen din',
    description: 'Oppgi en beskrivelse'
  },
  badEmail: 'Skriv inn en fullstendig e-postadresse, for eksempel name@example.com.',
  tooLong: {
    name: 'Navnet er for langt: maks. {most} tegn.',
    email: 'E-postadressen er for lang: maks. {most} tegn.',
    title: 'Emnet er for langt: maks. {most} tegn.',
    description: 'Beskrivelsen er for lang: maks. {most} tegn.'
  },
  tooMany: 'Du har sendt for mange meldinger den siste timen. Prøv igjen senere.'
}

export const language = {
  label: 'Språk',
  notSaved: 'Språket kunne ikke lagres. Sjekk tilkoblingen og prøv igjen.'
}

export const review = {
  title: 'Hva synes du om Page Speed Boost?',
  line: 'Vurderingen din hjelper oss å gjøre appen bedre.',
  stars: 'Vurdering',
  star: '{n} {{count:stjerne|stjerner}}',
  rate: 'Vurder appen',
  send: 'Send vurdering',
  later: 'Minn meg på det senere',
  dismiss: 'Skjul',
  notSent: 'Vurderingen kunne ikke sendes. Sjekk tilkoblingen og prøv igjen.',
  thanks: 'Takk for vurderingen.',
  both: 'Du kan også vurdere appen offentlig eller fortelle oss mer.',
  here: 'Du kan også fortelle oss mer.',
  inPublic: 'Vurder offentlig',
  tellMore: 'Fortell oss mer'
}

export const congratulations = {
  title: 'Gratulerer',
  saved: 'Du sparte {size} ved den første optimaliseringen',
  line: 'Så mye mindre er de nye filene enn originalene.',
  see: 'Se historikk',
  open: 'Se resultatet',
  dismiss: 'Skjul'
}

export const advert = {
  title: 'Mer til butikken din',
  line: 'Du finner andre apper til butikken din under Anbefalinger.',
  open: 'Se appene',
  dismiss: 'Skjul'
}
