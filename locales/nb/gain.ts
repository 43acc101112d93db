export const gain = {
  title: 'De optimaliserte bildene tar {percent} mindre plass',
  all: 'Alle optimaliserte bilder',
  page: 'Bilder på en typisk produktside',
  fromTo: 'fra {before} til {after}',
  pageNote:
    'En typisk produktside er medianen av {n} {{count:produkt|produkter}}, med alle bilder i full størrelse.',
  copies:
    'Shopify viser de fleste bilder som mindre kopier som Shopify lager selv. Her sparer kundene mindre data. Hele forskjellen får de der temaet ditt viser originalfilen.'
}
