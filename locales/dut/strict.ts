const encoded =
  'Afbeeldingen worden opnieuw gecodeerd en het kleinere bestand vervangt het grotere.'
const forPhotographs = 'JPG is gemaakt voor foto’s en ondersteunt geen transparantie.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: { line: 'Een paar vragen over wat de app met de afbeeldingen van je winkel mag doen.' }
  },
  imagesPage: { line: 'Comprimeert afbeeldingen en schrijft hun alt-teksten en bestandsnamen.' },
  privacy: {
    intro:
      'Page Speed Boost comprimeert de afbeeldingen van webwinkels, schrijft alt-teksten en bestandsnamen en laadt pagina’s vooraf. In dit beleid lees je welke gegevens over een winkel en de eigenaar de app bewaart, waarvoor en hoelang.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Wat een snelheidstest in je winkel meet en welke pagina’s vooraf worden opgehaald.',
    up: {
      line: 'Als een bezoeker de aanwijzer langer dan 65 ms op een link laat rusten, wordt die pagina vooraf opgehaald. De scores van snelheidstests blijven gelijk.'
    },
    video: {
      line: 'Als de aanwijzer op een link blijft staan, wordt de pagina opgehaald, nog vóór de klik.'
    },
    opportunities: {
      title: 'Wat de meting heeft gevonden',
      line: 'Bevindingen en schattingen voor bezoekers op dit apparaat: {device}.',
      saving: 'schatting: {ms}'
    },
    faq: {
      scoreAnswer:
        'Nee. Snelheidstests openen één pagina en klikken nergens op, dus hun scores blijven gelijk. Wat verandert, is wanneer een pagina wordt opgehaald: vóór de klik, niet erna.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
