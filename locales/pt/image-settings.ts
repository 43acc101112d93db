/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: 'O campo não pode ficar vazio.',
  unknownField: '{field} não é um campo que se possa utilizar aqui.',
  oneCompression: 'Escolha exatamente um tipo de compressão.',
  changedElsewhere:
    'As definições foram alteradas noutro separador, por isso nada foi guardado. Recarregue a página e tente novamente.',
  watermarkMissing: 'Para guardar, carregue uma imagem de marca de água',
  watermarkTooLarge: 'A imagem da marca de água não pode ter mais de 500 KB.',
  watermarkWrongType: 'O tipo de ficheiro tem de ser .jpg, .jpeg ou .png.',
  watermarkTooManyPixels: 'A imagem da marca de água tem mais de 16 megapíxeis.',
  watermarkDamaged: 'A imagem da marca de água está danificada ou incompleta.',
  notAllowed: 'este valor não é permitido'
}
