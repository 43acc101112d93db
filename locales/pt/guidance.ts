/** The setup guide (specification §13.4). */
export const guidance = {
  title: 'Configure a sua loja',
  step: 'Passo {n} de {all}',
  progress: 'Progresso da configuração',
  back: 'Anterior',
  next: 'Seguinte',
  later: 'Configurar mais tarde',
  note: 'Não se preocupe: pode sempre mudar mais tarde.',
  welcome: {
    title: 'Damos-lhe as boas-vindas ao Page Speed Boost',
    line: 'Com imagens mais leves, a sua loja fica mais rápida e mais fácil de encontrar. A configuração demora menos de 1 minuto.',
    points: {
      compress: 'Escolha as imagens a comprimir',
      texts: 'Crie textos alternativos e nomes de ficheiro com modelos',
      safe: 'Os originais são conservados durante {days} dias: pode anular tudo'
    },
    start: 'Começar agora'
  },
  look: {
    title: 'A sua loja hoje',
    found: '{n} {{count:imagem de produto|imagens de produtos}}, {size}',
    empty:
      'A sua loja ainda não tem imagens de produtos. As que adicionar mais tarde também poderão ser otimizadas.',
    preview: 'Antes e depois',
    previewLine: 'É apenas uma pré-visualização: nada mudou na sua loja.',
    compressing: 'A comprimir {name}…',
    noGain: 'Esta imagem não pode ficar mais pequena.',
    goOn: 'Entretanto, pode continuar a configuração.',
    noQuota: 'Já não restam imagens no seu plano.'
  },
  images: {
    title: 'Que imagens pretende comprimir?',
    line: 'Nada é comprimido sem a sua indicação, imagem a imagem ou tudo de uma só vez.',
    product: 'Imagens de produtos',
    blog: 'Imagens de publicações do blogue',
    collection: 'Imagens de coleções'
  },
  alt: {
    title: 'Otimização do texto alternativo',
    line: 'Os motores de pesquisa e os leitores de ecrã leem o texto alternativo das imagens.',
    scopes: 'Textos alternativos a criar',
    product: 'Texto alternativo de produtos',
    all: 'Todas as imagens de produtos',
    published: 'Apenas imagens de produtos publicados',
    collection: 'Texto alternativo de coleções',
    blog: 'Texto alternativo do blogue',
    blank: 'Apenas em imagens sem texto alternativo',
    template: {
      product: 'Texto alternativo de produtos',
      collection: 'Texto alternativo de coleções',
      blogs: 'Texto alternativo do blogue'
    },
    noScope: 'Escolha pelo menos um tipo de texto alternativo ou desative a opção.'
  },
  file: {
    title: 'Otimização dos nomes de ficheiro',
    line: 'Os motores de pesquisa também leem o nome do ficheiro das imagens.',
    scopes: 'Nomes de ficheiro a criar',
    product: 'Nomes de ficheiro de produtos',
    all: 'Todas as imagens de produtos',
    published: 'Apenas imagens de produtos publicados',
    collection: 'Nomes de ficheiro de coleções',
    blog: 'Nomes de ficheiro do blogue',
    template: {
      product: 'Nome de ficheiro de produtos',
      collection: 'Nome de ficheiro de coleções',
      blogs: 'Nome de ficheiro do blogue'
    },
    noScope: 'Escolha pelo menos um tipo de nome de ficheiro ou desative a opção.'
  },
  from: 'A partir de {plan}',
  emptyTemplate: 'O campo não pode ficar vazio.',
  backup: {
    title: 'Os seus originais são conservados durante {days} dias',
    line: 'Antes de uma imagem ser alterada, o original é guardado. Durante {days} dias, pode restaurá-lo com um clique, tal como estava, com o nome e o texto alternativo.',
    after: 'Depois disso, fica a imagem otimizada e a cópia de segurança é eliminada.'
  },
  done: {
    title: 'A sua loja está configurada',
    plans: 'A abrir os planos…',
    images: 'A abrir as suas imagens…',
    skip: 'Agora não'
  },
  success: 'Sucesso',
  error: 'Erro',
  notKept: 'Não foi possível guardar o progresso. Verifique a ligação.',
  completed: 'Configuração concluída!',
  completedLine: 'A abrir as suas imagens.',
  again: 'Rever os passos',
  resumeTitle: 'Conclua a configuração',
  resumeLine: 'Demora menos de 1 minuto.',
  resume: 'Continuar'
}
