/** The template editor and its tags (specification §9.5). */
export const templates = {
  fields: {
    product_title: 'Judul produk',
    product_vendor: 'Vendor produk',
    product_type: 'Jenis produk',
    price: 'Harga',
    shop_name: 'Nama toko',
    product_variant: 'Varian produk',
    collection_title: 'Judul koleksi',
    blog_title: 'Judul postingan blog'
  },
  insert: 'Sisipkan ke {label}',
  empty: 'Kolom ini tidak boleh kosong!',
  unknownField: '{field} tidak dapat digunakan di sini.'
}
