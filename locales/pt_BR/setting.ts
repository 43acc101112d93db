/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: 'Configurações',
  line: 'Sua conta e como as imagens são otimizadas.',
  account: 'Conta',
  signedIn: 'Você entrou com um token de acesso.',
  signOut: 'Sair',
  signOutEverywhere: 'Sair de todos os dispositivos',
  images: 'Configurações de otimização de imagens',
  sections: {
    image_opt: 'Otimização de imagens',
    alt_text: 'Texto alternativo das imagens',
    file_name: 'Nome do arquivo das imagens'
  },
  lines: {
    image_opt: 'Comprima imagens para que as páginas carreguem mais rápido.',
    alt_text: 'Crie uma descrição para mecanismos de busca e leitores de tela.',
    file_name: 'Dê às imagens nomes de arquivo que os mecanismos de busca consigam ler.'
  },
  on: 'Ativado',
  off: 'Desativado',
  unsaved: 'Alterações não salvas',
  discard: 'Descartar',
  save: 'Salvar',
  saveAndTurnOn: 'Salvar e ativar',
  reload: 'Recarregar',
  firstSetup: 'Primeira configuração',
  setUp: 'Configurar',
  noTarget: 'Antes de otimizar, escolha pelo menos um tipo de imagens.',
  noWatermark: 'Envie uma imagem de marca-d’água para salvar',
  auto: 'Automática',
  autoLine: 'Reduz cada imagem ao máximo, sem diferença visível.',
  customLine: 'O mesmo nível para todas as imagens.',
  exactLevel: '{level} (qualidade {quality})',
  resize: 'Tamanho da imagem',
  longestSide: 'Reduzir imagens maiores',
  longestSideLabel: 'Lado maior, em pixels',
  longestSideWrong: 'Insira um número inteiro de pixels, de 100 a 20000.'
}

/** The watermark section of the settings. */
export const watermark = {
  title: 'Marca-d’água',
  switch: 'Adicionar marca-d’água',
  notGif: 'Imagens GIF não recebem marca-d’água.',
  mayEnlarge: 'A marca-d’água pode deixar os arquivos maiores.',
  drop: 'Solte uma imagem aqui ou',
  choose: 'Escolher imagem',
  hint: '.jpg, .jpeg ou .png, no máximo 500 KB',
  refused: 'Não foi possível enviar estas imagens:',
  wrongType: '“{name}” não é compatível. O tipo de arquivo precisa ser .jpg, .jpeg ou .png.',
  tooLarge: '“{name}” ({size}): a imagem da marca-d’água pode ter no máximo 500 KB',
  unreadable: 'Não foi possível ler “{name}” como imagem.',
  picture: 'Imagem da marca-d’água',
  remove: 'Remover imagem da marca-d’água',
  replace: 'Substituir',
  size: 'Tamanho',
  sizeValue: '{percent} da altura da imagem',
  opacity: 'Opacidade',
  position: 'Posição',
  positions: {
    t_l: 'Superior esquerda',
    t_c: 'Superior central',
    t_r: 'Superior direita',
    c: 'Centro',
    b_l: 'Inferior esquerda',
    b_c: 'Inferior central',
    b_r: 'Inferior direita'
  },
  preview: 'Prévia em uma das suas imagens',
  sample: 'Uma imagem da sua loja com a marca-d’água'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: 'Imagens abrangidas',
  alt_text: {
    allProducts: 'Todas as imagens de produtos',
    publishedProducts: 'Somente imagens de produtos publicados',
    product: 'Texto alternativo de produtos',
    collection: 'Texto alternativo de coleções',
    blogs: 'Texto alternativo do blog',
    productTemplate: 'Texto alternativo das imagens de produtos',
    collectionTemplate: 'Texto alternativo das imagens de coleções',
    blogsTemplate: 'Texto alternativo das imagens do blog'
  },
  file_name: {
    allProducts: 'Todas as imagens de produtos',
    publishedProducts: 'Somente imagens de produtos publicados',
    product: 'Nomes de arquivo de produtos',
    collection: 'Nomes de arquivo de coleções',
    blogs: 'Nomes de arquivo do blog',
    productTemplate: 'Nome do arquivo das imagens de produtos',
    collectionTemplate: 'Nome do arquivo das imagens de coleções',
    blogsTemplate: 'Nome do arquivo das imagens do blog'
  },
  scope: 'Quais produtos',
  blankOnly: 'Somente em imagens sem texto alternativo',
  preview: 'Prévia para {title}',
  nothing: 'Nada: a imagem fica com o que já tem.'
}
