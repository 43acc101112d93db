/** The setup guide (specification §13.4). */
export const guidance = {
  title: 'Konfigurer din butik',
  step: 'Trin {n} af {all}',
  progress: 'Status for konfigurationen',
  back: 'Tilbage',
  next: 'Næste',
  later: 'Konfigurer senere',
  note: 'Bare rolig: Du kan altid ændre det senere.',
  welcome: {
    title: 'Velkommen til Page Speed Boost',
    line: 'Mindre billeder gør din butik hurtigere og lettere at finde. Det tager under 1 minut at komme i gang.',
    points: {
      compress: 'Vælg, hvilke billeder der skal komprimeres',
      texts: 'Få alt-tekster og filnavne skrevet ud fra skabeloner',
      safe: 'Originaler gemmes i {days} dage: Alt kan fortrydes'
    },
    start: 'Kom i gang'
  },
  look: {
    title: 'Din butik i dag',
    found: '{n} {{count:produktbillede|produktbilleder}}, {size}',
    empty:
      'Din butik har ingen produktbilleder endnu. Billeder, som du tilføjer senere, kan også optimeres.',
    preview: 'Før og efter',
    previewLine: 'Kun et eksempel: Intet er ændret i din butik.',
    compressing: 'Komprimerer {name}…',
    noGain: 'Dette billede kan ikke blive mindre.',
    goOn: 'Du kan fortsætte opsætningen imens.',
    noQuota: 'Der er ingen billeder tilbage i dit abonnement.'
  },
  images: {
    title: 'Hvilke billeder vil du komprimere?',
    line: 'Intet komprimeres, før du siger til: ét billede ad gangen eller alle på én gang.',
    product: 'Produktbilleder',
    blog: 'Blogbilleder',
    collection: 'Kollektionsbilleder'
  },
  alt: {
    title: 'Optimering af alt-tekster',
    line: 'Søgemaskiner og skærmlæsere læser et billedes alt-tekst.',
    scopes: 'Alt-tekster, der skal skrives',
    product: 'Alt-tekst til produktbilleder',
    all: 'Alle produktbilleder',
    published: 'Kun billeder af udgivne produkter',
    collection: 'Alt-tekst til kollektionsbilleder',
    blog: 'Alt-tekst til blogbilleder',
    blank: 'Kun til billeder uden alt-tekst',
    template: {
      product: 'Alt-tekst til produkter',
      collection: 'Alt-tekst til kollektioner',
      blogs: 'Alt-tekst til blogopslag'
    },
    noScope: 'Vælg mindst én type alt-tekst, eller slå funktionen fra.'
  },
  file: {
    title: 'Optimering af billedfilnavne',
    line: 'Søgemaskiner læser også navnet på en billedfil.',
    scopes: 'Filnavne, der skal skrives',
    product: 'Filnavne på produktbilleder',
    all: 'Alle produktbilleder',
    published: 'Kun billeder af udgivne produkter',
    collection: 'Filnavne på kollektionsbilleder',
    blog: 'Filnavne på blogbilleder',
    template: {
      product: 'Filnavn til produkter',
      collection: 'Filnavn til kollektioner',
      blogs: 'Filnavn til blogopslag'
    },
    noScope: 'Vælg mindst én type filnavn, eller slå funktionen fra.'
  },
  from: 'Fra {plan}',
  emptyTemplate: 'Feltet må ikke være tomt.',
  backup: {
    title: 'Dine originaler sikkerhedskopieres i {days} dage',
    line: 'Før et billede ændres, gemmes originalen. I {days} dage kan du gendanne den med ét klik, præcis som den var, med navn og alt-tekst.',
    after: 'Derefter bevares det optimerede billede, og sikkerhedskopien slettes.'
  },
  done: {
    title: 'Din butik er klar',
    plans: 'Åbner abonnementerne …',
    images: 'Åbner dine billeder …',
    skip: 'Ikke nu'
  },
  success: 'Gemt',
  error: 'Fejl',
  notKept: 'Dine valg kunne ikke gemmes. Tjek din forbindelse.',
  completed: 'Konfigurationen er færdig!',
  completedLine: 'Åbner dine billeder.',
  again: 'Gennemgå igen',
  resumeTitle: 'Gør konfigurationen færdig',
  resumeLine: 'Det tager under 1 minut.',
  resume: 'Fortsæt'
}
