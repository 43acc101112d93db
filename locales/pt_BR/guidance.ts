/** The setup guide (specification §13.4). */
export const guidance = {
  title: 'Configure sua loja',
  step: 'Etapa {n} de {all}',
  progress: 'Progresso da configuração',
  back: 'Voltar',
  next: 'Avançar',
  later: 'Configurar depois',
  note: 'Não se preocupe: você pode mudar isso depois.',
  welcome: {
    title: 'Boas-vindas ao Page Speed Boost',
    line: 'Com imagens menores, sua loja fica mais rápida e fácil de encontrar. A configuração leva menos de 1 minuto.',
    points: {
      compress: 'Escolha quais imagens comprimir',
      texts: 'Use modelos para criar textos alternativos e nomes de arquivo',
      safe: 'Os originais ficam guardados por {days} dias: tudo pode ser desfeito'
    },
    start: 'Começar agora'
  },
  look: {
    title: 'Sua loja hoje',
    found: '{n} {{count:imagem de produto|imagens de produtos}}, {size}',
    empty:
      'Sua loja ainda não tem imagens de produtos. As que você adicionar depois também poderão ser otimizadas.',
    preview: 'Antes e depois',
    previewLine: 'É só uma prévia: nada mudou na sua loja.',
    compressing: 'Comprimindo {name}…',
    noGain: 'Esta imagem não pode ficar menor.',
    goOn: 'Enquanto isso, você pode continuar a configuração.',
    noQuota: 'Não restam imagens no seu plano.'
  },
  images: {
    title: 'Quais imagens você quer comprimir?',
    line: 'Nada é comprimido até você pedir, imagem por imagem ou tudo de uma vez.',
    product: 'Imagens de produtos',
    blog: 'Imagens de posts do blog',
    collection: 'Imagens de coleções'
  },
  alt: {
    title: 'Otimização do texto alternativo',
    line: 'Mecanismos de busca e leitores de tela leem o texto alternativo das imagens.',
    scopes: 'Textos alternativos a criar',
    product: 'Texto alternativo de produtos',
    all: 'Todas as imagens de produtos',
    published: 'Somente imagens de produtos publicados',
    collection: 'Texto alternativo de coleções',
    blog: 'Texto alternativo do blog',
    blank: 'Somente em imagens sem texto alternativo',
    template: {
      product: 'Texto alternativo de produtos',
      collection: 'Texto alternativo de coleções',
      blogs: 'Texto alternativo do blog'
    },
    noScope: 'Escolha pelo menos um tipo de texto alternativo ou desative a opção.'
  },
  file: {
    title: 'Otimização dos nomes de arquivo',
    line: 'Mecanismos de busca também leem o nome do arquivo das imagens.',
    scopes: 'Nomes de arquivo a criar',
    product: 'Nomes de arquivo de produtos',
    all: 'Todas as imagens de produtos',
    published: 'Somente imagens de produtos publicados',
    collection: 'Nomes de arquivo de coleções',
    blog: 'Nomes de arquivo do blog',
    template: {
      product: 'Nome do arquivo de produtos',
      collection: 'Nome do arquivo de coleções',
      blogs: 'Nome do arquivo do blog'
    },
    noScope: 'Escolha pelo menos um tipo de nome de arquivo ou desative a opção.'
  },
  from: 'A partir de {plan}',
  emptyTemplate: 'O campo não pode ficar vazio.',
  backup: {
    title: 'Seus originais ficam guardados por {days} dias',
    line: 'Antes de alterar uma imagem, guardamos o original. Por {days} dias, você pode restaurá-lo com um clique, exatamente como era, com o nome e o texto alternativo.',
    after: 'Depois disso, a imagem otimizada fica e o original guardado é excluído.'
  },
  done: {
    title: 'Sua loja está configurada',
    plans: 'Abrindo os planos…',
    images: 'Abrindo suas imagens…',
    skip: 'Agora não'
  },
  success: 'Sucesso',
  error: 'Erro',
  notKept: 'Não foi possível salvar seu progresso. Verifique sua conexão.',
  completed: 'Configuração concluída!',
  completedLine: 'Abrindo suas imagens.',
  again: 'Rever as etapas',
  resumeTitle: 'Conclua a configuração',
  resumeLine: 'Leva menos de 1 minuto.',
  resume: 'Continuar'
}
