export const setting = {
  title: 'Ayarlar',
  line: 'Hesabınız ve görsellerin nasıl optimize edildiği.',
  account: 'Hesap',
  signedIn: 'Erişim anahtarıyla oturum açtınız.',
  signOut: 'Oturumu kapat',
  signOutEverywhere: 'Tüm cihazlarda oturumu kapat',
  images: 'Görsel optimizasyonu ayarları',
  sections: {
    image_opt: 'Görselleri optimize et',
    alt_text: 'Görsel alternatif metni',
    file_name: 'Görsel dosya adı'
  },
  lines: {
    image_opt: 'Sayfaların daha hızlı açılması için görselleri sıkıştırın.',
    alt_text: 'Arama motorları ve ekran okuyucular için bir açıklama yazın.',
    file_name: 'Görsel dosyalarına arama motorlarının okuyabileceği adlar verin.'
  },
  on: 'Açık',
  off: 'Kapalı',
  unsaved: 'Kaydedilmemiş değişiklikler',
  discard: 'Vazgeç',
  save: 'Kaydet',
  saveAndTurnOn: 'Kaydet ve aç',
  reload: 'Yenile',
  firstSetup: 'İlk kurulum',
  setUp: 'Ayarla',
  noTarget: 'Optimizasyon için önce en az bir öğe ayarlayın.',
  noWatermark: 'Kaydetmek için bir filigran görseli yükleyin.',
  auto: 'Otomatik',
  autoLine: 'Her görseli, gözle görülür bir fark olmadan mümkün olduğunca küçültür.',
  customLine: 'Her görsel için aynı düzey.',
  exactLevel: '{level} (kalite {quality})',
  resize: 'Görsel boyutu',
  longestSide: 'Büyük görselleri küçült',
  longestSideLabel: 'En uzun kenar, piksel',
  longestSideWrong: 'Piksel olarak 100 ile 20000 arasında bir tam sayı girin.'
}

export const watermark = {
  title: 'Filigran',
  switch: 'Filigran ekle',
  notGif: 'GIF görsellerine filigran eklenmez.',
  mayEnlarge: 'Filigran dosyaları büyütebilir.',
  drop: 'Buraya bir görsel bırakın veya',
  choose: 'Görsel seç',
  hint: '.jpg .jpeg .png, en fazla 500 KB',
  refused: 'Şu görseller yüklenemedi:',
  wrongType: '“{name}” desteklenmiyor. Kabul edilen dosya türleri: .jpg .jpeg .png.',
  tooLarge: '“{name}” ({size}): filigran görseli en fazla 500 KB olabilir.',
  unreadable: '“{name}” görsel olarak okunamıyor.',
  picture: 'Filigran görseli',
  remove: 'Filigran görselini kaldır',
  replace: 'Değiştir',
  size: 'Boyut',
  sizeValue: 'Görsel yüksekliğine oranı: {percent}',
  opacity: 'Opaklık',
  position: 'Konum',
  positions: {
    t_l: 'Sol üst',
    t_c: 'Üst orta',
    t_r: 'Sağ üst',
    c: 'Orta',
    b_l: 'Sol alt',
    b_c: 'Alt orta',
    b_r: 'Sağ alt'
  },
  preview: 'Görsellerinizden birinde önizleme',
  sample: 'Mağazanızdan, üzerinde filigran olan bir görsel'
}

export const imageTexts = {
  targets: 'Uygulanacak görseller',
  alt_text: {
    allProducts: 'Tüm ürün görselleri',
    publishedProducts: 'Yalnızca yayınlanan ürünlerin görselleri',
    product: 'Ürün görsellerinin alternatif metni',
    collection: 'Koleksiyon görsellerinin alternatif metni',
    blogs: 'Blog görsellerinin alternatif metni',
    productTemplate: 'Ürün görsellerinin alternatif metni',
    collectionTemplate: 'Koleksiyon görsellerinin alternatif metni',
    blogsTemplate: 'Blog görsellerinin alternatif metni'
  },
  file_name: {
    allProducts: 'Tüm ürün görselleri',
    publishedProducts: 'Yalnızca yayınlanan ürünlerin görselleri',
    product: 'Ürün görsellerinin dosya adları',
    collection: 'Koleksiyon görsellerinin dosya adları',
    blogs: 'Blog görsellerinin dosya adları',
    productTemplate: 'Ürün görsellerinin dosya adı',
    collectionTemplate: 'Koleksiyon görsellerinin dosya adı',
    blogsTemplate: 'Blog görsellerinin dosya adı'
  },
  scope: 'Hangi ürünler',
  blankOnly: 'Yalnızca alternatif metni olmayan görseller için',
  preview: '{title} için önizleme',
  nothing: 'Hiçbir şey yazılmaz: görselde ne varsa o kalır.'
}
