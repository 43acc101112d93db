/** The history exported as CSV. */
export const exportCsv = {
  all: 'Exportar tudo (CSV)',
  fileName: 'historico-de-otimizacoes',
  kinds: { product: 'Produto', collection: 'Coleção', article: 'Blogue', upload: 'Outro' },
  columns: {
    kind: 'Tipo',
    id: 'ID',
    title: 'Nome',
    imageId: 'ID da imagem',
    fileName: 'Nome do ficheiro',
    status: 'Estado',
    originalType: 'Tipo do ficheiro original',
    fileType: 'Tipo de ficheiro',
    originalBytes: 'Tamanho original (bytes)',
    compressedBytes: 'Tamanho comprimido (bytes)',
    ratio: 'Redução (%)',
    toJpg: 'PNG para JPG',
    watermark: 'Marca de água',
    altText: 'Texto alternativo',
    editedName: 'Nome do ficheiro alterado',
    optimisedAt: 'Data da otimização',
    reason: 'Motivo'
  }
}
