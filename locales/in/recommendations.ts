/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: 'Rekomendasi',
  line: 'Fitur lain untuk toko Anda.',
  tabs: 'Pembuat aplikasi',
  partners: 'Dari channelwill',
  own: 'Dari {product}',
  frame: 'Aplikasi dari mitra kami',
  partnersLine: 'Aplikasi mitra kami ada di halaman tersendiri yang terbuka di tab baru.',
  openPartners: 'Lihat aplikasi mitra',
  free: 'Gratis',
  rating: '{rating} dari 5 bintang',
  reviews: '{n} ulasan',
  noRating: 'Belum ada rating',
  apps: {
    images: {
      title: 'Pengoptimalan gambar',
      text: 'Mengompres gambar produk, koleksi, dan postingan blog. Gambar asli disimpan sehingga semuanya dapat diurungkan.',
      open: 'Optimalkan gambar'
    },
    speed: {
      title: 'Kecepatan halaman',
      text: 'Memuat halaman sesaat sebelum pengunjung membukanya, dan mengukur kecepatan toko Anda di desktop dan seluler.',
      open: 'Lihat kecepatan halaman'
    },
    texts: {
      title: 'Teks alt & nama file',
      text: 'Mengisi teks alt dan nama file untuk mesin telusur dari template Anda sendiri.',
      open: 'Pilih template'
    },
    store: {
      title: 'Pratinjau toko',
      text: 'Etalase toko lokal Anda, dengan gambar yang sudah dioptimalkan dan Percepatan situs aktif.',
      open: 'Buka toko'
    }
  }
}
