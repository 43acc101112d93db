/** The setup guide (specification §13.4). */
export const guidance = {
  title: 'Konfigurer butikken',
  step: 'Trinn {n} av {all}',
  progress: 'Fremdrift i konfigurasjonen',
  back: 'Tilbake',
  next: 'Neste',
  later: 'Konfigurer senere',
  note: 'Ta det med ro: Du kan alltid endre dette senere.',
  welcome: {
    title: 'Velkommen til Page Speed Boost',
    line: 'Mindre bilder gjør butikken raskere og lettere å finne. Det tar under 1 minutt å komme i gang.',
    points: {
      compress: 'Velg hvilke bilder som skal komprimeres',
      texts: 'Få alt-tekster og filnavn skrevet ut fra maler',
      safe: 'Originaler beholdes i {days} dager: Alt kan angres'
    },
    start: 'Kom i gang'
  },
  look: {
    title: 'Butikken din i dag',
    found: '{n} {{count:produktbilde|produktbilder}}, {size}',
    empty:
      'Butikken din har ingen produktbilder ennå. Bilder du legger til senere, kan også optimaliseres.',
    preview: 'Før og etter',
    previewLine: 'Bare en forhåndsvisning: Ingenting er endret i butikken din.',
    compressing: 'Komprimerer {name}…',
    noGain: 'Dette bildet kan ikke bli mindre.',
    goOn: 'Du kan fortsette oppsettet imens.',
    noQuota: 'Det er ingen bilder igjen i abonnementet ditt.'
  },
  images: {
    title: 'Hvilke bilder vil du komprimere?',
    line: 'Ingenting komprimeres før du sier fra: ett bilde om gangen eller alle på én gang.',
    product: 'Produktbilder',
    blog: 'Bloggbilder',
    collection: 'Samlingsbilder'
  },
  alt: {
    title: 'Optimalisering av alt-tekster',
    line: 'Søkemotorer og skjermlesere leser alt-teksten til et bilde.',
    scopes: 'Alt-tekster som skal skrives',
    product: 'Alt-tekst for produktbilder',
    all: 'Alle produktbilder',
    published: 'Bare bilder av publiserte produkter',
    collection: 'Alt-tekst for samlingsbilder',
    blog: 'Alt-tekst for bloggbilder',
    blank: 'Bare for bilder uten alt-tekst',
    template: {
      product: 'Alt-tekst for produkter',
      collection: 'Alt-tekst for samlinger',
      blogs: 'Alt-tekst for blogginnlegg'
    },
    noScope: 'Velg minst én type alt-tekst, eller slå av funksjonen.'
  },
  file: {
    title: 'Optimalisering av bildefilnavn',
    line: 'Søkemotorer leser også navnet på en bildefil.',
    scopes: 'Filnavn som skal skrives',
    product: 'Filnavn for produktbilder',
    all: 'Alle produktbilder',
    published: 'Bare bilder av publiserte produkter',
    collection: 'Filnavn for samlingsbilder',
    blog: 'Filnavn for bloggbilder',
    template: {
      product: 'Filnavn for produkter',
      collection: 'Filnavn for samlinger',
      blogs: 'Filnavn for blogginnlegg'
    },
    noScope: 'Velg minst én type filnavn, eller slå av funksjonen.'
  },
  from: 'Fra {plan}',
  emptyTemplate: 'Feltet kan ikke være tomt.',
  backup: {
    title: 'Originalene dine sikkerhetskopieres i {days} dager',
    line: 'Før et bilde endres, lagres originalen. I {days} dager kan du gjenopprette den med ett klikk, nøyaktig slik den var, med navn og alt-tekst.',
    after: 'Deretter beholdes det optimaliserte bildet, og sikkerhetskopien slettes.'
  },
  done: {
    title: 'Butikken er klar',
    plans: 'Åpner abonnementene …',
    images: 'Åpner bildene dine …',
    skip: 'Ikke nå'
  },
  success: 'Lagret',
  error: 'Feil',
  notKept: 'Valgene dine kunne ikke lagres. Sjekk tilkoblingen.',
  completed: 'Konfigurasjonen er fullført!',
  completedLine: 'Åpner bildene dine.',
  again: 'Gå gjennom på nytt',
  resumeTitle: 'Fullfør konfigurasjonen',
  resumeLine: 'Det tar under 1 minutt.',
  resume: 'Fortsett'
}
