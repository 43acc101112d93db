export const gain = {
  title: 'Dina optimerade bilder tar {percent} mindre plats',
  all: 'Alla optimerade bilder',
  page: 'Bilder på en typisk produktsida',
  fromTo: 'från {before} till {after}',
  pageNote:
    'En typisk produktsida är medianen av {n} {{count:produkt|produkter}}, med alla bilder i full storlek.',
  copies:
    'Shopify visar de flesta bilder som mindre kopior som Shopify skapar självt. Där sparar kunderna mindre data. Hela skillnaden får de där ditt tema visar originalfilen.'
}
