/** The history exported as CSV. */
export const exportCsv = {
  all: 'Ekspor semua (CSV)',
  fileName: 'riwayat-pengoptimalan',
  kinds: { product: 'Produk', collection: 'Koleksi', article: 'Postingan blog', upload: 'Lainnya' },
  columns: {
    kind: 'Jenis',
    id: 'ID',
    title: 'Nama',
    imageId: 'ID gambar',
    fileName: 'Nama file',
    status: 'Status',
    originalType: 'Jenis file asli',
    fileType: 'Jenis file',
    originalBytes: 'Ukuran asli (byte)',
    compressedBytes: 'Ukuran setelah kompresi (byte)',
    ratio: 'Pengurangan (%)',
    toJpg: 'PNG ke JPG',
    watermark: 'Watermark',
    altText: 'Teks alt',
    editedName: 'Nama file diubah',
    optimisedAt: 'Waktu pengoptimalan',
    reason: 'Alasan'
  }
}
