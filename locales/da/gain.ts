export const gain = {
  title: 'Dine optimerede billeder er {percent} lettere',
  all: 'Alle optimerede billeder',
  page: 'Billeder på en typisk produktside',
  fromTo: 'fra {before} til {after}',
  pageNote:
    'En typisk produktside er medianen af {n} {{count:produkt|produkter}} med alle billeder i fuld størrelse.',
  copies:
    'Shopify viser de fleste billeder som mindre kopier, som Shopify selv laver. Dér sparer kunderne mindre, og hele forskellen sparer de, hvor temaet viser den originale fil.'
}
