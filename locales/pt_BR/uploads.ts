/** The upload dialog. */
export const uploads = {
  action: 'Enviar imagens',
  title: 'Enviar imagens',
  drop: 'Solte imagens aqui',
  choose: 'Escolher imagens',
  hint: 'JPG ou PNG, até {size} cada, {most} por vez',
  badDrop: 'O tipo de arquivo precisa ser .jpg, .jpeg ou .png.',
  none: 'Nenhuma imagem foi enviada',
  refusedTitle: 'Não foi possível enviar estas imagens:',
  notSupported: '“{name}” não é compatível. O tipo de arquivo precisa ser .jpg ou .png.',
  tooLarge: '“{name}” é grande demais. Um arquivo pode ter no máximo {size}.',
  isEmpty: '“{name}” está vazio.',
  tooMany: '“{name}” passa do limite. No máximo {most} por vez.',
  files: 'Imagens a enviar',
  sent: 'Enviada',
  notSent: 'Não enviada. Verifique sua conexão e tente novamente.',
  retry: 'Tentar novamente: {name}',
  remove: 'Remover {name}',
  fileProgress: 'Envio de {name}',
  overall: '{n} de {all} enviadas',
  overallLabel: 'Envio de todas as imagens',
  options: 'Opções',
  pngToJpg: 'Converter PNG em JPG',
  pngToJpgLine: 'Pode reduzir o tamanho em até 80%.',
  watermark: 'Adicionar marca-d’água',
  watermarkLine: 'A marca-d’água das suas configurações. Pode deixar os arquivos maiores.',
  noWatermark: 'Envie antes uma imagem de marca-d’água nas configurações.',
  start: 'Enviar e otimizar',
  stop: 'Parar envio',
  leaveTitle: 'Parar envio?',
  leaveText: 'Estas imagens não serão otimizadas.',
  leave: 'Parar envio',
  stay: 'Continuar envio'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: 'Nenhuma imagem foi enviada',
  refusedTitle: 'Não foi possível enviar estas imagens:',
  notSupported: '“{name}” não é compatível. O tipo de arquivo precisa ser .jpg ou .png.',
  tooLarge: '“{name}” é grande demais. Um arquivo pode ter no máximo 50 MB.',
  incomplete: '“{name}” não chegou inteiro. Envie-o novamente.',
  broken: 'O envio foi interrompido. Envie o arquivo novamente.',
  linkUsed: 'Este endereço de envio já foi usado. Solicite um novo.',
  linkExpired: 'Este endereço de envio expirou. Envie o arquivo novamente.',
  unknown: 'Um dos arquivos não está mais disponível. Envie-o novamente.',
  tooManyWaiting: 'Há envios demais na fila. Tente novamente amanhã.'
}
