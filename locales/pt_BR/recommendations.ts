/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: 'Recomendações',
  line: 'Mais para sua loja.',
  tabs: 'Fornecedores dos apps',
  partners: 'Da channelwill',
  own: 'Do {product}',
  frame: 'Apps dos nossos parceiros',
  partnersLine:
    'Os apps dos nossos parceiros ficam em uma página à parte, que abre em uma nova aba.',
  openPartners: 'Ver os apps',
  free: 'Grátis',
  rating: '{rating} de 5 estrelas',
  reviews: '{n} {{count:avaliação|avaliações}}',
  noRating: 'Nenhuma avaliação ainda',
  apps: {
    images: {
      title: 'Otimização de imagens',
      text: 'Comprime as imagens de produtos, coleções e blogs. Os originais ficam guardados, para que tudo possa ser desfeito.',
      open: 'Otimizar imagens'
    },
    speed: {
      title: 'Velocidade da página',
      text: 'Carrega uma página pouco antes de o visitante abri-la e mede a velocidade da sua loja no computador e no celular.',
      open: 'Ver velocidade da página'
    },
    texts: {
      title: 'Texto alternativo e nomes de arquivo',
      text: 'Cria textos alternativos e nomes de arquivo para mecanismos de busca com seus próprios modelos.',
      open: 'Escolher modelos'
    },
    store: {
      title: 'Prévia da loja',
      text: 'Sua loja local, como os clientes a veem, com as imagens otimizadas e a Aceleração da loja ativada.',
      open: 'Abrir loja'
    }
  }
}
