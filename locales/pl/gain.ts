export const gain = {
  title: 'Zoptymalizowane obrazy są lżejsze o {percent}',
  all: 'Wszystkie zoptymalizowane obrazy',
  page: 'Obrazy typowej strony produktu',
  fromTo: 'z {before} do {after}',
  pageNote:
    'Typowa strona produktu to mediana z {n} {{count:|produktu||produktów|produktów|produktu}}, ze wszystkimi obrazami w pełnym rozmiarze.',
  copies:
    'Shopify wyświetla większość obrazów jako mniejsze kopie, które tworzy samo. Na nich klienci oszczędzają mniej, a pełną różnicę tam, gdzie szablon pokazuje oryginalny plik.'
}
