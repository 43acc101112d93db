export const exportCsv = {
  all: 'Tümünü dışa aktar (CSV)',
  fileName: 'optimizasyon-gecmisi',
  kinds: { product: 'Ürün', collection: 'Koleksiyon', article: 'Blog', upload: 'Diğer' },
  columns: {
    kind: 'Tür',
    id: 'Kimlik',
    title: 'Ad',
    imageId: 'Görsel kimliği',
    fileName: 'Dosya adı',
    status: 'Durum',
    originalType: 'Orijinal dosya türü',
    fileType: 'Dosya türü',
    originalBytes: 'Orijinal boyut (bayt)',
    compressedBytes: 'Sıkıştırılmış boyut (bayt)',
    ratio: 'Küçülme (%)',
    toJpg: 'PNG → JPG',
    watermark: 'Filigran',
    altText: 'Alternatif metin',
    editedName: 'Dosya adı değişti',
    optimisedAt: 'Optimizasyon tarihi',
    reason: 'Neden'
  }
}
