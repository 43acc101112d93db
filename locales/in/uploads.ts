/** The upload dialog. */
export const uploads = {
  action: 'Unggah gambar',
  title: 'Unggah gambar',
  drop: 'Letakkan gambar di sini',
  choose: 'Pilih gambar',
  hint: 'JPG atau PNG, maksimal {size} per gambar, {most} gambar sekaligus',
  badDrop: 'Jenis file harus .jpg, .jpeg, atau .png.',
  none: 'Belum ada gambar yang diunggah',
  refusedTitle: 'Gambar berikut gagal diunggah:',
  notSupported: '“{name}” tidak didukung. Jenis file harus .jpg atau .png.',
  tooLarge: '“{name}” terlalu besar. Ukuran file maksimal {size}.',
  isEmpty: '“{name}” kosong.',
  tooMany: '“{name}” melebihi batas. Maksimal {most} sekaligus.',
  files: 'Gambar yang akan diunggah',
  sent: 'Diunggah',
  notSent: 'Gagal diunggah. Periksa koneksi Anda, lalu coba lagi.',
  retry: 'Coba lagi: {name}',
  remove: 'Hapus {name}',
  fileProgress: 'Progres unggahan {name}',
  overall: '{n} dari {all} diunggah',
  overallLabel: 'Progres unggahan semua gambar',
  options: 'Opsi',
  pngToJpg: 'Konversi PNG ke JPG',
  pngToJpgLine: 'Dapat memperkecil ukuran hingga 80%.',
  watermark: 'Tambahkan watermark',
  watermarkLine: 'Menggunakan watermark di pengaturan Anda. Ukuran file dapat bertambah.',
  noWatermark: 'Unggah gambar watermark di pengaturan terlebih dahulu.',
  start: 'Unggah dan optimalkan',
  stop: 'Hentikan unggahan',
  leaveTitle: 'Hentikan unggahan?',
  leaveText: 'Gambar ini tidak akan dioptimalkan.',
  leave: 'Hentikan unggahan',
  stay: 'Lanjutkan unggahan'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: 'Belum ada gambar yang diunggah',
  refusedTitle: 'Gambar berikut gagal diunggah:',
  notSupported: '“{name}” tidak didukung. Jenis file harus .jpg atau .png.',
  tooLarge: '“{name}” terlalu besar. Ukuran file maksimal 50 MB.',
  incomplete: '“{name}” tidak terunggah sepenuhnya. Unggah lagi.',
  broken: 'Unggahan terputus. Unggah lagi file tersebut.',
  linkUsed: 'Alamat unggahan ini sudah digunakan. Minta alamat baru.',
  linkExpired: 'Alamat unggahan ini sudah kedaluwarsa. Unggah lagi file tersebut.',
  unknown: 'Salah satu file sudah tidak ada. Unggah lagi.',
  tooManyWaiting: 'Terlalu banyak unggahan yang menunggu. Coba lagi besok.'
}
