/** The editor of a template and its tags (specification, app shell §3). */
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
  empty: 'Kolom ini tidak boleh kosong!'
}
