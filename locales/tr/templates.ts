export const templates = {
  fields: {
    product_title: 'Ürün başlığı',
    product_vendor: 'Ürün satıcısı',
    product_type: 'Ürün türü',
    price: 'Fiyat',
    shop_name: 'Mağaza adı',
    product_variant: 'Ürün varyasyonu',
    collection_title: 'Koleksiyon başlığı',
    blog_title: 'Blog gönderisi başlığı'
  },
  insert: 'Şuraya ekle: {label}',
  empty: 'Bu alan boş bırakılamaz.',
  unknownField: '{field} burada kullanılabilecek bir alan değil.'
}
