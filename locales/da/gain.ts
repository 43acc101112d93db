export const gain = {
  title: 'Dine optimerede billeder fylder {percent} mindre',
  all: 'Alle optimerede billeder',
  page: 'Billeder på en typisk produktside',
  fromTo: 'fra {before} til {after}',
  pageNote:
    'En typisk produktside er medianen af {n} {{count:produkt|produkter}} med alle billeder i fuld størrelse.',
  copies:
    'Shopify viser de fleste billeder som mindre kopier, som Shopify selv laver. Her sparer kunderne mindre data. Hele forskellen får de, hvor dit tema viser den originale fil.'
}
