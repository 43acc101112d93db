export const gain = {
  title: 'Le immagini ottimizzate pesano il {percent} in meno',
  all: 'Tutte le immagini ottimizzate',
  page: 'Immagini di una pagina prodotto tipica',
  fromTo: 'da {before} a {after}',
  pageNote:
    'La pagina prodotto tipica è la mediana di {n} {{count:prodotto|prodotti}}, con tutte le immagini a grandezza intera.',
  copies:
    'Shopify mostra la maggior parte delle immagini come copie più piccole che crea da sé. Su queste copie i clienti risparmiano meno dati; il risparmio è completo dove il tuo tema mostra il file originale.'
}
