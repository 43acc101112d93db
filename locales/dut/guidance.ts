/** The setup guide (specification §13.4). */
export const guidance = {
  title: 'Je winkel instellen',
  step: 'Stap {n} van {all}',
  progress: 'Voortgang van het instellen',
  back: 'Terug',
  next: 'Volgende',
  later: 'Later instellen',
  note: 'Je kunt dit later altijd nog wijzigen.',
  welcome: {
    title: 'Welkom bij Page Speed Boost',
    line: 'Met kleinere afbeeldingen is je winkel sneller en beter vindbaar. Instellen duurt minder dan een minuut.',
    points: {
      compress: 'Kies welke afbeeldingen je wilt comprimeren',
      texts: 'Laat alt-teksten en bestandsnamen schrijven op basis van sjablonen',
      safe: 'Originelen worden {days} dagen bewaard: je kunt alles ongedaan maken'
    },
    start: 'Aan de slag'
  },
  look: {
    title: 'Je winkel vandaag',
    found: '{n} {{count:productafbeelding|productafbeeldingen}}, {size}',
    empty:
      'Je winkel heeft nog geen productafbeeldingen. Afbeeldingen die je later toevoegt, kunnen ook worden geoptimaliseerd.',
    preview: 'Voor en na',
    previewLine: 'Alleen een voorbeeld: er is niets gewijzigd in je winkel.',
    compressing: '{name} wordt gecomprimeerd…',
    noGain: 'Deze afbeelding kan niet kleiner.',
    goOn: 'Je kunt intussen verdergaan met instellen.',
    noQuota: 'Je abonnement heeft geen afbeeldingen meer over.'
  },
  images: {
    title: 'Welke afbeeldingen wil je comprimeren?',
    line: 'Er wordt niets gecomprimeerd totdat je het zelf start, voor één afbeelding of voor alle afbeeldingen tegelijk.',
    product: 'Productafbeeldingen',
    blog: 'Afbeeldingen van blogposts',
    collection: 'Collectieafbeeldingen'
  },
  alt: {
    title: 'Alt-tekst optimaliseren',
    line: 'Zoekmachines en schermlezers lezen de alt-tekst van een afbeelding.',
    scopes: 'Alt-teksten schrijven voor',
    product: 'Productafbeeldingen',
    all: 'Alle productafbeeldingen',
    published: 'Alleen afbeeldingen van gepubliceerde producten',
    collection: 'Collectieafbeeldingen',
    blog: 'Blogafbeeldingen',
    blank: 'Alleen voor afbeeldingen zonder alt-tekst',
    template: {
      product: 'Alt-tekst voor producten',
      collection: 'Alt-tekst voor collecties',
      blogs: 'Alt-tekst voor blogposts'
    },
    noScope: 'Kies ten minste één soort alt-tekst of zet de schakelaar uit.'
  },
  file: {
    title: 'Bestandsnamen optimaliseren',
    line: 'Zoekmachines lezen ook de bestandsnaam van een afbeelding.',
    scopes: 'Bestandsnamen schrijven voor',
    product: 'Productafbeeldingen',
    all: 'Alle productafbeeldingen',
    published: 'Alleen afbeeldingen van gepubliceerde producten',
    collection: 'Collectieafbeeldingen',
    blog: 'Blogafbeeldingen',
    template: {
      product: 'Bestandsnaam voor producten',
      collection: 'Bestandsnaam voor collecties',
      blogs: 'Bestandsnaam voor blogposts'
    },
    noScope: 'Kies ten minste één soort bestandsnaam of zet de schakelaar uit.'
  },
  from: 'Vanaf {plan}',
  emptyTemplate: 'Dit veld mag niet leeg zijn!',
  backup: {
    title: 'Van je originelen wordt {days} dagen een back-up bewaard',
    line: 'Voordat een afbeelding wordt gewijzigd, wordt het origineel opgeslagen. Je kunt het {days} dagen lang met één klik herstellen, precies zoals het was, met naam en alt-tekst.',
    after: 'Daarna blijft de geoptimaliseerde afbeelding staan en wordt de back-up verwijderd.'
  },
  done: {
    title: 'Je winkel is ingesteld',
    plans: 'Je gaat naar de abonnementen…',
    images: 'Je gaat naar je afbeeldingen…',
    skip: 'Niet nu'
  },
  success: 'Gelukt',
  error: 'Fout',
  notKept: 'De voortgang van het instellen kan niet worden opgeslagen. Controleer je verbinding.',
  completed: 'Instellen voltooid!',
  completedLine: 'Je gaat nu naar je afbeeldingen.',
  again: 'Instellen opnieuw doorlopen',
  resumeTitle: 'Instellen afronden',
  resumeLine: 'Het duurt minder dan een minuut.',
  resume: 'Doorgaan'
}
