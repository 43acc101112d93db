const encoded = 'Kuvat koodataan uudelleen, ja pienempi tiedosto korvaa suuremman.'
const forPhotographs = 'JPG on tehty valokuville. Siinä ei ole läpinäkyvyyttä.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: { line: 'Muutama kysymys siitä, mitä sovellus saa tehdä kauppasi kuville.' }
  },
  imagesPage: { line: 'Pakkaa kuvat ja luo niiden alt-tekstit ja tiedostonimet.' },
  privacy: {
    intro:
      'Page Speed Boost pakkaa verkkokauppojen kuvia, luo alt-tekstejä ja tiedostonimiä sekä lataa sivuja ennakkoon. Tässä käytännössä kerrotaan, mitä tietoja sovellus säilyttää kaupasta ja sen omistajasta, mihin tarkoitukseen ja kuinka kauan.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Mitä nopeustesti mittaa kaupassasi ja mitkä sivut haetaan ennakkoon.',
    up: {
      line: 'Kun kävijä pitää osoitinta linkin päällä yli 65 ms, linkin sivu haetaan ennakkoon. Nopeustestien pisteet eivät muutu.'
    },
    video: {
      line: 'Kun osoitin pysähtyy linkin päälle, linkin sivu haetaan jo ennen klikkausta.'
    },
    opportunities: {
      title: 'Mihin mittaus kiinnittää huomiota',
      line: 'Mitä mittaus löysi omine arvioineen kävijälle. Laite: {device}.',
      saving: 'arvio: {ms}'
    },
    faq: {
      scoreAnswer:
        'Ei. Nopeustestit avaavat yhden sivun eivätkä klikkaa mitään, joten pisteet pysyvät samoina. Muuttuu vain se, milloin sivu haetaan: ennen klikkausta eikä sen jälkeen.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
