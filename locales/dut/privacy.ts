/** The privacy policy (specification §17.1). It states what this program does and nothing beyond that. */
export const privacy = {
  title: 'Privacybeleid',
  updated: 'Laatst gewijzigd op {date}',
  intro:
    'Page Speed Boost maakt de pagina’s van webwinkels sneller: de app comprimeert afbeeldingen, schrijft alt-teksten en bestandsnamen en laadt pagina’s vooraf. In dit beleid lees je welke gegevens over een winkel en de eigenaar de app bewaart, waarvoor en hoelang.',
  contents: 'Inhoud',
  collect: {
    title: 'Wat we verzamelen',
    line: 'Wanneer je de app installeert en zolang je de app gebruikt, ontvangen we van je winkel:',
    owner: 'Je naam en e-mailadres. We vragen niet om je telefoonnummer.',
    shop: 'De naam, het adres, het abonnement en de taal van je winkel.',
    catalogue:
      'Producten, blogposts en collecties: titels, verkopers, types, prijzen en hun afbeeldingen met bestandsnamen en alt-teksten.',
    theme:
      'De instellingen van je thema, om te zien of Siteversnelling aanstaat. Scripttags lezen we niet.',
    use: 'Wat je in de app doet: instellingen, optimalisaties, wat je daarmee bespaart en de berichten die je ons stuurt.',
    visitors:
      'Van de bezoekers van je winkel bewaren we niets waarmee we ze van elkaar kunnen onderscheiden. Het script dat pagina’s vooraf laadt, plaatst geen cookies. Alleen als je ‘Laadtijden van bezoekers verzamelen’ inschakelt, geven browsers door hoe snel pagina’s verschijnen. Daarvan bewaren we alleen dagtotalen.'
  },
  use: {
    title: 'Waarvoor we het gebruiken',
    work: 'Om te doen wat je vraagt: afbeeldingen comprimeren, alt-teksten en bestandsnamen schrijven, originelen herstellen en de snelheid van je pagina’s meten.',
    plan: 'Om afbeeldingen van je abonnement af te trekken en via je winkelplatform kosten in rekening te brengen. Kaartnummers krijgen we nooit te zien.',
    support:
      'Om je berichten te beantwoorden en je te informeren over wijzigingen die je winkel aangaan.',
    improve:
      'Om fouten te vinden en te zien welke functies worden gebruikt. Deze cijfers zijn te herleiden tot de winkel, nooit tot de klanten.',
    share:
      'We verkopen je gegevens niet en geven ze aan niemand door, behalve aan de bedrijven die onze servers beheren en onze e-mail verzenden en ze nergens anders voor mogen gebruiken, of wanneer de wet dat vereist. Als de snelheid van je winkel met PageSpeed Insights wordt gemeten, wordt het adres doorgegeven aan Google.',
    cookie:
      'Eén cookie houdt je ingelogd: 30 dagen, of één dag in het beheercentrum van je winkel. We gebruiken geen cookies voor reclame of om je te volgen.'
  },
  rights: {
    title: 'Rechten van Europese winkeleigenaren',
    line: 'Als je je in de Europese Economische Ruimte, het Verenigd Koninkrijk of Zwitserland bevindt, kun je de persoonsgegevens die we over je hebben opvragen, laten corrigeren, aanvullen, verwijderen of aan je laten overdragen en het gebruik ervan laten beperken. Je kunt bezwaar maken tegen het gebruik en een klacht indienen bij de gegevensbeschermingsautoriteit van je land.',
    ground:
      'We gebruiken je gegevens om het contract met je uit te voeren, en verder omdat we een gerechtvaardigd belang hebben bij een dienst die goed en veilig werkt.',
    transfer:
      'Je gegevens kunnen buiten Europa worden verwerkt, daar waar de bedrijven die onze servers beheren hun servers hebben staan.'
  },
  keep: {
    title: 'Hoelang we het bewaren',
    line: 'We bewaren de gegevens over je winkel tot je de app verwijdert. Daarna worden ze gewist, of eerder als je ons dat vraagt.',
    originals:
      'Originele afbeeldingen worden na het optimaliseren {days} dagen bewaard, zodat je ze kunt herstellen. Daarna worden ze verwijderd.'
  },
  contact: {
    title: 'Contact',
    line: 'Heb je vragen over dit beleid of wil je je rechten uitoefenen? Schrijf ons dan via ‘Contact opnemen met support’ in de app.',
    email: 'Je kunt ook schrijven naar {email}.'
  }
}
