/** The setup guide (specification §13.4). */
export const guidance = {
  title: 'Siapkan toko Anda',
  step: 'Langkah {n} dari {all}',
  progress: 'Progres penyiapan',
  back: 'Kembali',
  next: 'Berikutnya',
  later: 'Siapkan nanti',
  note: 'Tenang, Anda dapat mengubahnya kapan saja.',
  welcome: {
    title: 'Selamat datang di Page Speed Boost',
    line: 'Gambar yang lebih kecil membuat toko Anda lebih cepat dan lebih mudah ditemukan. Penyiapannya kurang dari 1 menit.',
    points: {
      compress: 'Pilih gambar yang akan dikompres',
      texts: 'Isi teks alt dan nama file secara otomatis dari template',
      safe: 'Gambar asli disimpan selama {days} hari: semuanya dapat diurungkan'
    },
    start: 'Mulai sekarang'
  },
  look: {
    title: 'Toko Anda hari ini',
    found: '{n} gambar produk, {size}',
    empty:
      'Toko Anda belum memiliki gambar produk. Gambar yang Anda tambahkan nanti juga dapat dioptimalkan.',
    preview: 'Sebelum dan sesudah',
    previewLine: 'Hanya pratinjau: toko Anda belum berubah.',
    compressing: 'Mengompresi {name}…',
    noGain: 'Gambar ini tidak dapat diperkecil lagi.',
    goOn: 'Sementara itu, Anda dapat melanjutkan penyiapan.',
    noQuota: 'Tidak ada gambar yang tersisa di paket Anda.'
  },
  images: {
    title: 'Gambar mana yang ingin Anda kompres?',
    line: 'Tidak ada yang dikompres sebelum Anda memulainya, baik satu per satu maupun sekaligus.',
    product: 'Gambar produk',
    blog: 'Gambar postingan blog',
    collection: 'Gambar koleksi'
  },
  alt: {
    title: 'Pengoptimalan teks alt',
    line: 'Mesin telusur dan pembaca layar membaca teks alt gambar.',
    scopes: 'Teks alt yang akan diisi',
    product: 'Teks alt gambar produk',
    all: 'Teks alt semua gambar produk',
    published: 'Hanya teks alt gambar produk yang dipublikasikan',
    collection: 'Teks alt gambar koleksi',
    blog: 'Teks alt gambar postingan blog',
    blank: 'Hanya untuk gambar tanpa teks alt',
    template: {
      product: 'Teks alt produk',
      collection: 'Teks alt koleksi',
      blogs: 'Teks alt postingan blog'
    },
    noScope: 'Pilih setidaknya satu jenis teks alt, atau nonaktifkan fitur ini.'
  },
  file: {
    title: 'Pengoptimalan nama file gambar',
    line: 'Mesin telusur juga membaca nama file gambar.',
    scopes: 'Nama file yang akan diisi',
    product: 'Nama file gambar produk',
    all: 'Nama file semua gambar produk',
    published: 'Hanya nama file gambar produk yang dipublikasikan',
    collection: 'Nama file gambar koleksi',
    blog: 'Nama file gambar postingan blog',
    template: {
      product: 'Nama file produk',
      collection: 'Nama file koleksi',
      blogs: 'Nama file postingan blog'
    },
    noScope: 'Pilih setidaknya satu jenis nama file, atau nonaktifkan fitur ini.'
  },
  from: 'Mulai dari paket {plan}',
  emptyTemplate: 'Kolom ini tidak boleh kosong!',
  backup: {
    title: 'Gambar asli dicadangkan selama {days} hari',
    line: 'Sebelum gambar diubah, gambar aslinya disimpan. Selama {days} hari, Anda dapat memulihkannya dengan sekali klik, persis seperti semula, beserta nama dan teks alt-nya.',
    after: 'Setelah itu, gambar yang dioptimalkan tetap ada dan cadangannya dihapus.'
  },
  done: {
    title: 'Toko Anda sudah siap',
    plans: 'Membuka halaman paket…',
    images: 'Membuka halaman gambar…',
    skip: 'Nanti saja'
  },
  success: 'Berhasil',
  error: 'Kesalahan',
  notKept: 'Progres penyiapan gagal disimpan. Periksa koneksi Anda.',
  completed: 'Panduan selesai!',
  completedLine: 'Membuka halaman gambar.',
  again: 'Ulangi panduan',
  resumeTitle: 'Selesaikan penyiapan',
  resumeLine: 'Kurang dari 1 menit.',
  resume: 'Lanjutkan'
}
