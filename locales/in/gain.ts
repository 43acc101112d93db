export const gain = {
  title: 'Gambar Anda {percent} lebih kecil setelah dioptimalkan',
  all: 'Semua gambar yang dioptimalkan',
  page: 'Gambar di halaman produk tipikal',
  fromTo: 'dari {before} menjadi {after}',
  pageNote:
    'Halaman produk tipikal adalah median dari {n} produk, dengan semua gambar dalam ukuran penuh.',
  copies:
    'Shopify menampilkan sebagian besar gambar sebagai salinan lebih kecil yang dibuatnya sendiri. Pada salinan itu, penghematan data bagi pembeli lebih kecil. Selisih penuhnya berlaku jika tema Anda menampilkan file asli.'
}
