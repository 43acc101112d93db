export const gain = {
  title: 'De optimaliserte bildene er {percent} lettere',
  all: 'Alle optimaliserte bilder',
  page: 'Bilder på en typisk produktside',
  fromTo: 'fra {before} til {after}',
  pageNote:
    'En typisk produktside er medianen av {n} {{count:produkt|produkter}}, med alle bilder i full størrelse.',
  copies:
    'Shopify viser de fleste bilder som mindre kopier som Shopify lager selv. Der sparer kundene mindre, og hele forskjellen sparer de der temaet viser originalfilen.'
}
