/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: 'Definições',
  line: 'A sua conta e a forma como as imagens são otimizadas.',
  account: 'Conta',
  signedIn: 'Tem sessão iniciada com um token de acesso.',
  signOut: 'Terminar sessão',
  signOutEverywhere: 'Terminar sessão em todos os dispositivos',
  images: 'Definições de otimização de imagens',
  sections: {
    image_opt: 'Otimização de imagens',
    alt_text: 'Texto alternativo das imagens',
    file_name: 'Nome de ficheiro das imagens'
  },
  lines: {
    image_opt: 'Comprima as imagens para as páginas carregarem mais depressa.',
    alt_text: 'Crie uma descrição para motores de pesquisa e leitores de ecrã.',
    file_name: 'Dê às imagens nomes de ficheiro que os motores de pesquisa consigam ler.'
  },
  on: 'Ativado',
  off: 'Desativado',
  unsaved: 'Alterações por guardar',
  discard: 'Descartar',
  save: 'Guardar',
  saveAndTurnOn: 'Guardar e ativar',
  reload: 'Recarregar',
  firstSetup: 'Configuração inicial',
  setUp: 'Configurar',
  noTarget: 'Antes de otimizar, escolha pelo menos um tipo de imagens.',
  noWatermark: 'Para guardar, carregue uma imagem de marca de água',
  auto: 'Automática',
  autoLine: 'Reduz cada imagem ao máximo, sem diferença visível.',
  customLine: 'O mesmo nível para todas as imagens.',
  exactLevel: '{level} (qualidade {quality})',
  resize: 'Tamanho da imagem',
  longestSide: 'Reduzir as imagens maiores',
  longestSideLabel: 'Lado maior, em píxeis',
  longestSideWrong: 'Introduza um número inteiro de píxeis entre 100 e 20000.'
}

/** The watermark section of the settings. */
export const watermark = {
  title: 'Marca de água',
  switch: 'Adicionar marca de água',
  notGif: 'As imagens GIF não recebem marca de água.',
  mayEnlarge: 'Uma marca de água pode aumentar o tamanho dos ficheiros.',
  drop: 'Largue uma imagem aqui ou',
  choose: 'Escolher imagem',
  hint: '.jpg, .jpeg ou .png, no máximo 500 KB',
  refused: 'Não foi possível carregar as seguintes imagens:',
  wrongType: '«{name}» não é suportado. O tipo de ficheiro tem de ser .jpg, .jpeg ou .png.',
  tooLarge: '«{name}» ({size}): a imagem da marca de água não pode ter mais de 500 KB',
  unreadable: 'Não é possível ler «{name}» como imagem.',
  picture: 'Imagem da marca de água',
  remove: 'Remover imagem da marca de água',
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
  preview: 'Pré-visualização numa das suas imagens',
  sample: 'Uma imagem da sua loja com a marca de água'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: 'Imagens abrangidas',
  alt_text: {
    allProducts: 'Todas as imagens de produtos',
    publishedProducts: 'Apenas imagens de produtos publicados',
    product: 'Texto alternativo de produtos',
    collection: 'Texto alternativo de coleções',
    blogs: 'Texto alternativo do blogue',
    productTemplate: 'Texto alternativo das imagens de produtos',
    collectionTemplate: 'Texto alternativo das imagens de coleções',
    blogsTemplate: 'Texto alternativo das imagens do blogue'
  },
  file_name: {
    allProducts: 'Todas as imagens de produtos',
    publishedProducts: 'Apenas imagens de produtos publicados',
    product: 'Nomes de ficheiro de produtos',
    collection: 'Nomes de ficheiro de coleções',
    blogs: 'Nomes de ficheiro do blogue',
    productTemplate: 'Nome de ficheiro das imagens de produtos',
    collectionTemplate: 'Nome de ficheiro das imagens de coleções',
    blogsTemplate: 'Nome de ficheiro das imagens do blogue'
  },
  scope: 'Que produtos',
  blankOnly: 'Apenas em imagens sem texto alternativo',
  preview: 'Pré-visualização para {title}',
  nothing: 'Nada: a imagem mantém o que tem.'
}
