export const recommendations = {
  title: 'Suositukset',
  line: 'Lisää kaupallesi.',
  tabs: 'Sovellusten tekijä',
  partners: 'Tekijä: channelwill',
  own: 'Tekijä: {product}',
  frame: 'Kumppaniemme sovellukset',
  partnersLine: 'Kumppaniemme sovellukset ovat omalla sivullaan, joka avautuu uuteen välilehteen.',
  openPartners: 'Avaa sivu',
  free: 'Ilmainen',
  rating: '{rating}/5 tähteä',
  reviews: '{n} {{count:arvostelu|arvostelua}}',
  noRating: 'Ei vielä arvioita',
  apps: {
    images: {
      title: 'Kuvien optimointi',
      text: 'Pakkaa tuotteiden, kokoelmien ja blogien kuvat. Alkuperäiset säilytetään, joten kaiken voi kumota.',
      open: 'Optimoi kuvat'
    },
    speed: {
      title: 'Sivunopeus',
      text: 'Hakee sivun juuri ennen kuin kävijä avaa sen ja mittaa, kuinka nopea kauppasi on tietokoneella ja mobiilissa.',
      open: 'Näytä sivunopeus'
    },
    texts: {
      title: 'Alt-tekstit ja tiedostonimet',
      text: 'Luo hakukoneille alt-tekstit ja tiedostonimet omista mallipohjistasi.',
      open: 'Valitse mallipohjat'
    },
    store: {
      title: 'Esikatselukauppa',
      text: 'Paikallisen kaupan verkkosivusto, jossa optimoidut kuvasi ja nopeutus ovat käytössä.',
      open: 'Avaa kauppa'
    }
  }
}
