export const gain = {
  title: 'Je geoptimaliseerde afbeeldingen zijn {percent} kleiner',
  all: 'Alle geoptimaliseerde afbeeldingen',
  page: 'Afbeeldingen van een typische productpagina',
  fromTo: 'van {before} naar {after}',
  pageNote:
    'Een typische productpagina is de mediaan van {n} {{count:product|producten}}, met alle afbeeldingen op volledige grootte.',
  copies:
    'Shopify toont de meeste afbeeldingen als kleinere kopieën die het zelf maakt. Daarbij hoeven klanten minder data te laden, en het volle verschil geldt waar je thema het originele bestand toont.'
}
