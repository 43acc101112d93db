export const guidance = {
  title: 'Mağazanızı ayarlayın',
  step: 'Adım {n} / {all}',
  progress: 'Kurulumun ilerleyişi',
  back: 'Geri',
  next: 'İleri',
  later: 'Daha sonra ayarla',
  note: 'Bunu istediğiniz zaman değiştirebilirsiniz.',
  welcome: {
    title: 'Page Speed Boost’a hoş geldiniz',
    line: 'Daha küçük görsellerle mağazanız daha hızlı açılır ve daha kolay bulunur. Kurulum 1 dakikadan kısa sürer.',
    points: {
      compress: 'Hangi görsellerin sıkıştırılacağını seçin',
      texts: 'Alternatif metinleri ve dosya adlarını şablonlarla oluşturun',
      safe: 'Orijinaller {days} gün saklanır: her şey geri alınabilir'
    },
    start: 'Başla'
  },
  look: {
    title: 'Mağazanız bugün',
    found: '{n} ürün görseli, {size}',
    empty:
      'Mağazanızda henüz ürün görseli yok. Sonradan ekleyeceğiniz görseller de optimize edilebilir.',
    preview: 'Öncesi ve sonrası',
    previewLine: 'Yalnızca bir önizleme: mağazanızda hiçbir şey değişmedi.',
    compressing: '{name} sıkıştırılıyor…',
    noGain: 'Bu görsel daha fazla küçültülemez.',
    goOn: 'Bu sırada kuruluma devam edebilirsiniz.',
    noQuota: 'Planınızda görsel hakkı kalmadı.'
  },
  images: {
    title: 'Hangi görselleri sıkıştırmak istiyorsunuz?',
    line: 'Siz istemeden hiçbir şey sıkıştırılmaz; tek tek veya hepsini birden seçebilirsiniz.',
    product: 'Ürün görselleri',
    blog: 'Blog gönderisi görselleri',
    collection: 'Koleksiyon görselleri'
  },
  alt: {
    title: 'Alternatif metin optimizasyonu',
    line: 'Arama motorları ve ekran okuyucular görsellerin alternatif metnini okur.',
    scopes: 'Yazılacak alternatif metinler',
    product: 'Ürün görsellerinin alternatif metni',
    all: 'Tüm ürün görselleri',
    published: 'Yalnızca yayınlanan ürünlerin görselleri',
    collection: 'Koleksiyon görsellerinin alternatif metni',
    blog: 'Blog görsellerinin alternatif metni',
    blank: 'Yalnızca alternatif metni olmayan görseller için',
    template: {
      product: 'Ürün alternatif metni',
      collection: 'Koleksiyon alternatif metni',
      blogs: 'Blog alternatif metni'
    },
    noScope: 'En az bir alternatif metin türü seçin veya seçeneği kapatın.'
  },
  file: {
    title: 'Dosya adı optimizasyonu',
    line: 'Arama motorları görsel dosyasının adını da okur.',
    scopes: 'Yazılacak dosya adları',
    product: 'Ürün görsellerinin dosya adı',
    all: 'Tüm ürün görselleri',
    published: 'Yalnızca yayınlanan ürünlerin görselleri',
    collection: 'Koleksiyon görsellerinin dosya adı',
    blog: 'Blog görsellerinin dosya adı',
    template: {
      product: 'Ürün dosya adı',
      collection: 'Koleksiyon dosya adı',
      blogs: 'Blog dosya adı'
    },
    noScope: 'En az bir dosya adı türü seçin veya seçeneği kapatın.'
  },
  from: '{plan} planı ve üzeri',
  emptyTemplate: 'Bu alan boş bırakılamaz.',
  backup: {
    title: 'Orijinalleriniz {days} gün boyunca yedeklenir',
    line: 'Bir görsel değiştirilmeden önce orijinali saklanır. {days} gün boyunca tek tıklamayla, adı ve alternatif metniyle birlikte aynen geri yükleyebilirsiniz.',
    after: 'Bu sürenin sonunda optimize edilmiş görsel kalır, yedek silinir.'
  },
  done: {
    title: 'Mağazanız hazır',
    plans: 'Planlar açılıyor…',
    images: 'Görselleriniz açılıyor…',
    skip: 'Şimdi değil'
  },
  success: 'Tamamlandı',
  error: 'Hata',
  notKept: 'İlerlemeniz kaydedilemedi. Bağlantınızı kontrol edin.',
  completed: 'Kurulum tamamlandı',
  completedLine: 'Görselleriniz açılıyor.',
  again: 'Baştan başla',
  resumeTitle: 'Kurulumu tamamlayın',
  resumeLine: '1 dakikadan kısa sürer.',
  resume: 'Devam et'
}
