export const gain = {
  title: 'Optimoidut kuvasi ovat {percent} kevyempiä',
  all: 'Kaikki optimoidut kuvat',
  page: 'Tyypillisen tuotesivun kuvat',
  fromTo: 'koosta {before} kokoon {after}',
  pageNote:
    'Tyypillinen tuotesivu on mediaani: {n} {{count:tuote|tuotetta}}, kaikki kuvat täydessä koossa.',
  copies:
    'Shopify näyttää useimmat kuvat pienempinä kopioina, jotka se tekee itse. Niissä asiakkaat säästävät vähemmän, ja koko eron siellä, missä teema näyttää alkuperäisen tiedoston.'
}
