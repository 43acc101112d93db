export const gain = {
  title: 'Je geoptimaliseerde afbeeldingen zijn {percent} lichter',
  all: 'Alle geoptimaliseerde afbeeldingen',
  page: 'Afbeeldingen van een typische productpagina',
  fromTo: 'van {before} naar {after}',
  pageNote:
    'Een typische productpagina is de mediaan van {n} {{count:product|producten}}, met alle afbeeldingen op ware grootte.',
  copies:
    'Shopify toont de meeste afbeeldingen als kleinere kopieën die het zelf maakt. Daarop besparen klanten minder, en het volle verschil waar je thema het originele bestand toont.'
}
