/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: 'Recomendações',
  line: 'Mais para a sua loja.',
  tabs: 'Fornecedores das aplicações',
  partners: 'Da channelwill',
  own: 'Do {product}',
  frame: 'Aplicações dos nossos parceiros',
  partnersLine:
    'As aplicações dos nossos parceiros estão numa página à parte, que abre num novo separador.',
  openPartners: 'Ver as aplicações',
  free: 'Grátis',
  rating: '{rating} de 5 estrelas',
  reviews: '{n} {{count:avaliação|avaliações}}',
  noRating: 'Ainda sem avaliações',
  apps: {
    images: {
      title: 'Otimização de imagens',
      text: 'Comprime as imagens de produtos, coleções e blogues. Os originais são conservados, para que tudo possa ser anulado.',
      open: 'Otimizar imagens'
    },
    speed: {
      title: 'Velocidade da página',
      text: 'Carrega uma página pouco antes de um visitante a abrir e mede a rapidez da sua loja no computador e no telemóvel.',
      open: 'Ver velocidade da página'
    },
    texts: {
      title: 'Texto alternativo e nomes de ficheiro',
      text: 'Cria textos alternativos e nomes de ficheiro para motores de pesquisa a partir dos seus próprios modelos.',
      open: 'Escolher modelos'
    },
    store: {
      title: 'Loja de pré-visualização',
      text: 'A sua loja local, tal como os clientes a veem, com as imagens otimizadas e a Aceleração da loja ativada.',
      open: 'Abrir loja'
    }
  }
}
