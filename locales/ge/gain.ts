export const gain = {
  title: 'Deine optimierten Bilder sind {percent} leichter',
  all: 'Alle optimierten Bilder',
  page: 'Bilder einer typischen Produktseite',
  fromTo: 'von {before} auf {after}',
  pageNote:
    'Eine typische Produktseite ist der Median von {n} {{count:Produkt|Produkten}} mit allen Bildern in voller Größe.',
  copies:
    'Shopify zeigt die meisten Bilder als kleinere Kopien, die es selbst erstellt. Bei diesen sparen Kunden weniger, den ganzen Unterschied dort, wo dein Theme die Originaldatei zeigt.'
}
