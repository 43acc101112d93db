/** The upload dialog. */
export const uploads = {
  action: 'Carregar imagens',
  title: 'Carregar imagens',
  drop: 'Largue as imagens aqui',
  choose: 'Escolher imagens',
  hint: 'JPG ou PNG, até {size} cada, {most} de cada vez',
  badDrop: 'O tipo de ficheiro tem de ser .jpg, .jpeg ou .png.',
  none: 'Não foi carregada nenhuma imagem',
  refusedTitle: 'Não foi possível carregar as seguintes imagens:',
  notSupported: '«{name}» não é suportado. O tipo de ficheiro tem de ser .jpg ou .png.',
  tooLarge: '«{name}» é demasiado grande. Um ficheiro não pode ter mais de {size}.',
  isEmpty: '«{name}» está vazio.',
  tooMany: '«{name}» não foi adicionado. Carregue, no máximo, {most} de cada vez.',
  files: 'Imagens a carregar',
  sent: 'Carregada',
  notSent: 'Não carregada. Verifique a ligação e tente novamente.',
  retry: 'Tentar novamente: {name}',
  remove: 'Remover {name}',
  fileProgress: 'Carregamento de {name}',
  overall: '{n} de {all} carregadas',
  overallLabel: 'Carregamento de todas as imagens',
  options: 'Opções',
  pngToJpg: 'Converter PNG em JPG',
  pngToJpgLine: 'Pode reduzir o tamanho em até 80%.',
  watermark: 'Adicionar marca de água',
  watermarkLine:
    'Utiliza a marca de água das suas definições. Pode aumentar o tamanho dos ficheiros.',
  noWatermark: 'Carregue primeiro uma imagem de marca de água nas definições.',
  start: 'Carregar e otimizar',
  stop: 'Parar carregamento',
  leaveTitle: 'Parar carregamento?',
  leaveText: 'Estas imagens não serão otimizadas.',
  leave: 'Parar carregamento',
  stay: 'Continuar a carregar'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: 'Não foi carregada nenhuma imagem',
  refusedTitle: 'Não foi possível carregar as seguintes imagens:',
  notSupported: '«{name}» não é suportado. O tipo de ficheiro tem de ser .jpg ou .png.',
  damaged: '«{name}» está danificado ou não é realmente uma imagem JPG ou PNG.',
  tooLarge: '«{name}» é demasiado grande. Um ficheiro não pode ter mais de 50 MB.',
  incomplete: '«{name}» não foi carregado por completo. Carregue-o novamente.',
  broken: 'O carregamento foi interrompido. Carregue o ficheiro novamente.',
  linkUsed: 'Este endereço de carregamento já foi utilizado. Carregue o ficheiro novamente.',
  linkExpired: 'Este endereço de carregamento expirou. Carregue o ficheiro novamente.',
  unknown: 'Um dos ficheiros já não está disponível. Carregue-o novamente.',
  tooManyWaiting: 'Há demasiados carregamentos em espera. Tente novamente amanhã.'
}
