export const exportCsv = {
  all: 'Exportar todo (CSV)',
  fileName: 'historial-de-optimizacion',
  kinds: { product: 'Producto', collection: 'Colección', article: 'Blog', upload: 'Otro' },
  columns: {
    kind: 'Tipo',
    id: 'ID',
    title: 'Nombre',
    imageId: 'ID de imagen',
    fileName: 'Nombre de archivo',
    status: 'Estado',
    originalType: 'Tipo de archivo original',
    fileType: 'Tipo de archivo',
    originalBytes: 'Tamaño original (bytes)',
    compressedBytes: 'Tamaño comprimido (bytes)',
    ratio: 'Reducción (%)',
    toJpg: 'PNG a JPG',
    watermark: 'Marca de agua',
    altText: 'Texto alternativo',
    editedName: 'Nombre de archivo modificado',
    optimisedAt: 'Fecha de optimización',
    reason: 'Motivo'
  }
}
