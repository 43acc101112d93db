export const recommendations = {
  title: 'Öneriler',
  line: 'Mağazanız için daha fazlası.',
  tabs: 'Uygulama sağlayıcıları',
  partners: 'channelwill uygulamaları',
  own: '{product} uygulamaları',
  frame: 'İş ortaklarımızın uygulamaları',
  partnersLine: 'İş ortaklarımızın uygulamaları, yeni sekmede açılan ayrı bir sayfada yer alır.',
  openPartners: 'Sayfayı aç',
  free: 'Ücretsiz',
  rating: '5 üzerinden {rating} yıldız',
  reviews: '{n} değerlendirme',
  noRating: 'Henüz puan yok',
  apps: {
    images: {
      title: 'Görsel optimizasyonu',
      text: 'Ürün, koleksiyon ve blog görsellerini sıkıştırır. Orijinalleri saklar, böylece her şey geri alınabilir.',
      open: 'Görselleri optimize et'
    },
    speed: {
      title: 'Sayfa hızı',
      text: 'Ziyaretçi bir sayfayı açmadan hemen önce sayfayı ön yükler; mağazanızın masaüstünde ve mobilde ne kadar hızlı olduğunu ölçer.',
      open: 'Sayfa hızını gör'
    },
    texts: {
      title: 'Alternatif metin ve dosya adları',
      text: 'Kendi şablonlarınızla arama motorları için alternatif metinler ve dosya adları yazar.',
      open: 'Şablon seç'
    },
    store: {
      title: 'Önizleme mağazası',
      text: 'Yerel bir mağazanın vitrini; optimize edilmiş görselleriniz ve hızlandırma açık hâlde.',
      open: 'Mağazayı aç'
    }
  }
}
