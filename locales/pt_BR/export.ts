/** The history exported as CSV. */
export const exportCsv = {
  all: 'Exportar tudo (CSV)',
  fileName: 'historico-de-otimizacao',
  kinds: { product: 'Produto', collection: 'Coleção', article: 'Blog', upload: 'Outro' },
  columns: {
    kind: 'Tipo',
    id: 'ID',
    title: 'Nome',
    imageId: 'ID da imagem',
    fileName: 'Nome do arquivo',
    status: 'Status',
    originalType: 'Tipo do arquivo original',
    fileType: 'Tipo de arquivo',
    originalBytes: 'Tamanho original (bytes)',
    compressedBytes: 'Tamanho comprimido (bytes)',
    ratio: 'Redução (%)',
    toJpg: 'PNG para JPG',
    watermark: 'Marca-d’água',
    altText: 'Texto alternativo',
    editedName: 'Nome do arquivo alterado',
    optimisedAt: 'Data da otimização',
    reason: 'Motivo'
  }
}
