/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: 'Pengaturan',
  line: 'Akun Anda dan cara gambar dioptimalkan.',
  account: 'Akun',
  signedIn: 'Anda masuk dengan token akses.',
  signOut: 'Keluar',
  signOutEverywhere: 'Keluar dari semua perangkat',
  images: 'Pengaturan pengoptimalan gambar',
  sections: {
    image_opt: 'Optimalkan gambar',
    alt_text: 'Teks alt gambar',
    file_name: 'Nama file gambar'
  },
  lines: {
    image_opt: 'Kompres gambar agar halaman dimuat lebih cepat.',
    alt_text: 'Tulis deskripsi untuk mesin telusur dan pembaca layar.',
    file_name: 'Beri file gambar nama yang dapat dibaca mesin telusur.'
  },
  on: 'Aktif',
  off: 'Nonaktif',
  unsaved: 'Perubahan belum disimpan',
  discard: 'Buang',
  save: 'Simpan',
  saveAndTurnOn: 'Simpan dan aktifkan',
  reload: 'Muat ulang',
  firstSetup: 'Penyiapan awal',
  setUp: 'Atur',
  noTarget: 'Pilih setidaknya satu jenis gambar sebelum mengoptimalkan.',
  noWatermark: 'Unggah gambar watermark sebelum menyimpan.',
  auto: 'Otomatis',
  autoLine: 'Memperkecil setiap gambar sebanyak mungkin tanpa perbedaan yang terlihat.',
  customLine: 'Tingkat kompresi yang sama untuk setiap gambar.',
  exactLevel: '{level} (kualitas {quality})',
  resize: 'Ukuran gambar',
  longestSide: 'Perkecil gambar yang lebih besar',
  longestSideLabel: 'Sisi terpanjang, dalam piksel',
  longestSideWrong: 'Masukkan jumlah piksel dalam bilangan bulat dari 100 hingga 20000.'
}

/** The watermark section of the settings. */
export const watermark = {
  title: 'Watermark',
  switch: 'Tambahkan watermark',
  notGif: 'Gambar GIF tidak diberi watermark.',
  mayEnlarge: 'Watermark dapat memperbesar ukuran file.',
  drop: 'Letakkan gambar di sini, atau',
  choose: 'Pilih gambar',
  hint: '.jpg .jpeg .png, maksimal 500 KB',
  refused: 'Gambar berikut gagal diunggah:',
  wrongType: '“{name}” tidak didukung. Jenis file harus .jpg, .jpeg, atau .png.',
  tooLarge: '“{name}” ({size}) terlalu besar. Ukuran gambar watermark maksimal 500 KB.',
  unreadable: '“{name}” tidak dapat dibaca sebagai gambar.',
  picture: 'Gambar watermark',
  remove: 'Hapus gambar watermark',
  replace: 'Ganti',
  size: 'Ukuran',
  sizeValue: '{percent} dari tinggi gambar',
  opacity: 'Opasitas',
  position: 'Posisi',
  positions: {
    t_l: 'Kiri atas',
    t_c: 'Tengah atas',
    t_r: 'Kanan atas',
    c: 'Tengah',
    b_l: 'Kiri bawah',
    b_c: 'Tengah bawah',
    b_r: 'Kanan bawah'
  },
  preview: 'Pratinjau pada salah satu gambar Anda',
  sample: 'Gambar dari toko Anda dengan watermark'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: 'Yang akan diisi',
  alt_text: {
    allProducts: 'Teks alt semua gambar produk',
    publishedProducts: 'Hanya teks alt gambar produk yang dipublikasikan',
    product: 'Teks alt gambar produk',
    collection: 'Teks alt gambar koleksi',
    blogs: 'Teks alt gambar postingan blog',
    productTemplate: 'Teks alt gambar produk',
    collectionTemplate: 'Teks alt gambar koleksi',
    blogsTemplate: 'Teks alt gambar postingan blog'
  },
  file_name: {
    allProducts: 'Nama file semua gambar produk',
    publishedProducts: 'Hanya nama file gambar produk yang dipublikasikan',
    product: 'Nama file gambar produk',
    collection: 'Nama file gambar koleksi',
    blogs: 'Nama file gambar postingan blog',
    productTemplate: 'Nama file gambar produk',
    collectionTemplate: 'Nama file gambar koleksi',
    blogsTemplate: 'Nama file gambar postingan blog'
  },
  scope: 'Cakupan produk',
  blankOnly: 'Hanya untuk gambar tanpa teks alt',
  preview: 'Pratinjau untuk {title}',
  nothing: 'Kosong: gambar tetap seperti semula.'
}
