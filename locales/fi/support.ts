export const feedback = {
  open: 'Ota yhteyttä tukeen',
  title: 'Ota yhteyttä tukeen',
  line: 'Kerro, mitä tarvitset tai mikä meni vikaan. Vastaamme sähköpostitse.',
  name: 'Nimi',
  email: 'Sähköposti',
  subject: 'Aihe',
  description: 'Kuvaus',
  optional: '(valinnainen)',
  send: 'Lähetä',
  sent: 'Kiitos. Viestisi on saapunut.',
  notSent: 'Viestiä ei voitu lähettää. Tarkista yhteys ja yritä uudelleen.',
  empty: {
    name: 'Anna nimesi',
    email: 'Anna sähköpostiosoitteesi',
    description: 'Kirjoita kuvaus'
  },
  badEmail: 'Anna täydellinen sähköpostiosoite, esimerkiksi name@example.com.',
  tooLong: {
    name: 'Nimi on liian pitkä: enintään {most} merkkiä.',
    email: 'Sähköpostiosoite on liian pitkä: enintään {most} merkkiä.',
    title: 'Aihe on liian pitkä: enintään {most} merkkiä.',
    description: 'Kuvaus on liian pitkä: enintään {most} merkkiä.'
  },
  tooMany: 'Olet lähettänyt monta viestiä viimeisen tunnin aikana. Yritä myöhemmin uudelleen.'
}

export const language = {
  label: 'Kieli',
  notSaved: 'Kieltä ei voitu tallentaa. Tarkista yhteys ja yritä uudelleen.'
}

export const review = {
  title: 'Mitä pidät Page Speed Boostista?',
  line: 'Arviosi auttaa meitä parantamaan sovellusta.',
  stars: 'Arvio',
  star: '{n} {{count:tähti|tähteä}}',
  rate: 'Arvioi sovellus',
  send: 'Lähetä arvio',
  later: 'Muistuta myöhemmin',
  dismiss: 'Sulje',
  notSent: 'Arviota ei voitu lähettää. Tarkista yhteys ja yritä uudelleen.',
  thanks: 'Kiitos arviostasi.',
  both: 'Voit myös arvioida sovelluksen julkisesti tai kertoa meille lisää.',
  here: 'Voit myös kertoa meille lisää.',
  inPublic: 'Arvioi julkisesti',
  tellMore: 'Kerro lisää'
}

export const congratulations = {
  title: 'Onnittelut',
  saved: 'Säästit heti ensimmäisellä kerralla {size}',
  line: 'Näin paljon pienempiä uudet tiedostot ovat kuin alkuperäiset.',
  see: 'Näytä historia',
  open: 'Näytä tulos',
  dismiss: 'Sulje'
}

export const advert = {
  title: 'Lisää kaupallesi',
  line: 'Muita sovelluksia kaupallesi löydät Suositukset-välilehdeltä.',
  open: 'Näytä sovellukset',
  dismiss: 'Sulje'
}
