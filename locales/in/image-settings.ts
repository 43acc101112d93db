/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: 'Kolom ini tidak boleh kosong!',
  unknownField: '{field} tidak dapat digunakan di sini.',
  oneCompression: 'Pilih tepat satu jenis kompresi.',
  changedElsewhere:
    'Pengaturan telah diubah di tab lain, jadi tidak ada yang disimpan. Muat ulang halaman, lalu coba lagi.',
  watermarkMissing: 'Unggah gambar watermark sebelum menyimpan.',
  watermarkTooLarge: 'Ukuran gambar watermark maksimal 500 KB.',
  watermarkWrongType: 'Jenis file harus .jpg, .jpeg, atau .png.',
  watermarkTooManyPixels: 'Gambar watermark melebihi 16 megapiksel.',
  watermarkDamaged: 'Gambar watermark rusak atau tidak lengkap.',
  notAllowed: 'nilai ini tidak diizinkan'
}
