/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: 'Kontakt support',
  title: 'Kontakt support',
  line: 'Fortæl os, hvad du har brug for, eller hvad der gik galt. Vi svarer via e-mail.',
  name: 'Navn',
  email: 'E-mail',
  subject: 'Emne',
  description: 'Beskrivelse',
  optional: '(valgfrit)',
  send: 'Send',
  sent: 'Tak. Vi har modtaget din besked.',
  notSent: 'Beskeden kunne ikke sendes. Tjek din forbindelse, og prøv igen.',
  empty: {
    name: 'Angiv dit navn',
    email: 'Angiv din e-mailadresse',
    description: 'Angiv en beskrivelse'
  },
  badEmail: 'Indtast en fuld e-mailadresse, f.eks. name@example.com.',
  tooLong: {
    name: 'Navnet er for langt: højst {most} tegn.',
    email: 'E-mailadressen er for lang: højst {most} tegn.',
    title: 'Emnet er for langt: højst {most} tegn.',
    description: 'Beskrivelsen er for lang: højst {most} tegn.'
  },
  tooMany: 'Du har sendt for mange beskeder den seneste time. Prøv igen senere.'
}

export const language = {
  label: 'Sprog',
  notSaved: 'Sproget kunne ikke gemmes. Tjek din forbindelse, og prøv igen.'
}

export const review = {
  title: 'Hvad synes du om Page Speed Boost?',
  line: 'Din bedømmelse hjælper os med at gøre appen bedre.',
  stars: 'Bedømmelse',
  star: '{n} {{count:stjerne|stjerner}}',
  rate: 'Bedøm appen',
  send: 'Send bedømmelse',
  later: 'Mind mig om det senere',
  dismiss: 'Skjul',
  notSent: 'Bedømmelsen kunne ikke sendes. Tjek din forbindelse, og prøv igen.',
  thanks: 'Tak for din bedømmelse.',
  both: 'Du kan også bedømme appen offentligt eller fortælle os mere.',
  here: 'Du kan også fortælle os mere.',
  inPublic: 'Bedøm offentligt',
  tellMore: 'Fortæl os mere'
}

export const congratulations = {
  title: 'Tillykke',
  saved: 'Du sparede {size} ved den første optimering',
  line: 'Så meget mindre er de nye filer end originalerne.',
  see: 'Se historik',
  open: 'Se resultatet',
  dismiss: 'Skjul'
}

export const advert = {
  title: 'Mere til din butik',
  line: 'Du finder andre apps til din butik under Anbefalinger.',
  open: 'Se appene',
  dismiss: 'Skjul'
}
