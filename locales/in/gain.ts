export const gain = {
  title: 'Gambar yang dioptimalkan {percent} lebih ringan',
  all: 'Semua gambar yang dioptimalkan',
  page: 'Gambar di halaman produk umum',
  fromTo: 'dari {before} menjadi {after}',
  pageNote:
    'Halaman produk umum adalah median dari {n} produk, dengan semua gambar dalam ukuran penuh.',
  copies:
    'Shopify menampilkan sebagian besar gambar sebagai salinan lebih kecil yang dibuatnya sendiri. Di sana pembeli menghemat lebih sedikit, dan selisih penuhnya hanya jika tema menampilkan file aslinya.'
}
