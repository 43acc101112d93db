export const guidance = {
  title: 'Konfigurera din butik',
  step: 'Steg {n} av {all}',
  progress: 'Förlopp för konfigurationen',
  back: 'Tillbaka',
  next: 'Nästa',
  later: 'Konfigurera senare',
  note: 'Ingen fara, du kan alltid ändra det senare.',
  welcome: {
    title: 'Välkommen till Page Speed Boost',
    line: 'Mindre bilder gör din butik snabbare och lättare att hitta. Det tar mindre än en minut att komma igång.',
    points: {
      compress: 'Välj vilka bilder som ska komprimeras',
      texts: 'Låt alternativtexter och filnamn skrivas utifrån mallar',
      safe: 'Originalen sparas i {days} dagar: allt går att ångra'
    },
    start: 'Kom igång'
  },
  look: {
    title: 'Din butik i dag',
    found: '{n} {{count:produktbild|produktbilder}}, {size}',
    empty:
      'Din butik har inga produktbilder än. Bilder som du lägger till senare kan också optimeras.',
    preview: 'Före och efter',
    previewLine: 'Bara en förhandsvisning: ingenting har ändrats i din butik.',
    compressing: 'Komprimerar {name}…',
    noGain: 'Den här bilden kan inte bli mindre.',
    goOn: 'Du kan fortsätta konfigurera under tiden.',
    noQuota: 'Det finns inga bilder kvar i din plan.'
  },
  images: {
    title: 'Vilka bilder vill du komprimera?',
    line: 'Inget komprimeras förrän du säger till, bild för bild eller alla på en gång.',
    product: 'Produktbilder',
    blog: 'Bilder i blogginlägg',
    collection: 'Produktseriebilder'
  },
  alt: {
    title: 'Optimering av alternativtext',
    line: 'Sökmotorer och skärmläsare läser en bilds alternativtext.',
    scopes: 'Alternativtexter som ska skrivas',
    product: 'Alternativtext för produktbilder',
    all: 'Alla produktbilder',
    published: 'Endast bilder på publicerade produkter',
    collection: 'Alternativtext för produktseriebilder',
    blog: 'Alternativtext för bloggbilder',
    blank: 'Endast för bilder utan alternativtext',
    template: {
      product: 'Alternativtext för produkter',
      collection: 'Alternativtext för produktserier',
      blogs: 'Alternativtext för blogginlägg'
    },
    noScope: 'Välj minst en typ av alternativtext eller stäng av funktionen.'
  },
  file: {
    title: 'Optimering av filnamn',
    line: 'Sökmotorer läser även bildfilens namn.',
    scopes: 'Filnamn som ska skrivas',
    product: 'Filnamn för produktbilder',
    all: 'Alla produktbilder',
    published: 'Endast bilder på publicerade produkter',
    collection: 'Filnamn för produktseriebilder',
    blog: 'Filnamn för bloggbilder',
    template: {
      product: 'Filnamn för produkter',
      collection: 'Filnamn för produktserier',
      blogs: 'Filnamn för blogginlägg'
    },
    noScope: 'Välj minst en typ av filnamn eller stäng av funktionen.'
  },
  from: 'Från {plan}',
  emptyTemplate: 'Fältet får inte vara tomt!',
  backup: {
    title: 'Dina original säkerhetskopieras i {days} dagar',
    line: 'Originalet sparas innan en bild ändras. I {days} dagar kan du återställa det med ett klick, precis som det var, med namn och alternativtext.',
    after: 'Därefter blir den optimerade bilden kvar och säkerhetskopian raderas.'
  },
  done: {
    title: 'Din butik är konfigurerad',
    plans: 'Du skickas vidare till planerna …',
    images: 'Du skickas vidare till dina bilder …',
    skip: 'Inte nu'
  },
  success: 'Klart',
  error: 'Fel',
  notKept: 'Dina val kunde inte sparas. Kontrollera anslutningen.',
  completed: 'Guiden är klar!',
  completedLine: 'Du skickas vidare till dina bilder.',
  again: 'Gå igenom den igen',
  resumeTitle: 'Slutför konfigurationen',
  resumeLine: 'Det tar mindre än en minut.',
  resume: 'Fortsätt'
}
