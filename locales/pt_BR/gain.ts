export const gain = {
  title: 'Suas imagens otimizadas estão {percent} mais leves',
  all: 'Todas as imagens otimizadas',
  page: 'Imagens de uma página de produto típica',
  fromTo: 'de {before} para {after}',
  pageNote:
    'A página de produto típica é a mediana de {n} {{count:produto|produtos}}, com todas as imagens em tamanho real.',
  copies:
    'A Shopify mostra a maioria das imagens como cópias menores que ela mesma cria. Nelas, os clientes economizam menos dados; a diferença completa aparece onde seu tema mostra o arquivo original.'
}
