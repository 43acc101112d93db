/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: 'O campo não pode ficar vazio.',
  unknownField: '{field} não é um campo que possa ser usado aqui.',
  oneCompression: 'Escolha exatamente um tipo de compressão.',
  changedElsewhere:
    'As configurações foram alteradas em outra aba, por isso nada foi salvo. Recarregue a página e tente novamente.',
  watermarkMissing: 'Envie uma imagem de marca-d’água para salvar',
  watermarkTooLarge: 'A imagem da marca-d’água pode ter no máximo 500 KB.',
  watermarkWrongType: 'O tipo de arquivo precisa ser .jpg, .jpeg ou .png.',
  watermarkTooManyPixels: 'A imagem da marca-d’água tem mais de 16 megapixels.',
  watermarkDamaged: 'A imagem da marca-d’água está danificada ou incompleta.',
  notAllowed: 'este valor não é permitido'
}
