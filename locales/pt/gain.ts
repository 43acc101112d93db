export const gain = {
  title: 'As imagens otimizadas estão {percent} mais leves',
  all: 'Todas as imagens otimizadas',
  page: 'Imagens de uma página de produto típica',
  fromTo: 'de {before} para {after}',
  pageNote:
    'A página de produto típica é a mediana de {n} {{count:produto|produtos}}, com todas as imagens em tamanho real.',
  copies:
    'A Shopify mostra a maioria das imagens como cópias mais pequenas que ela própria cria. Nessas, os clientes poupam menos dados; a diferença completa nota-se onde o seu tema mostra o ficheiro original.'
}
