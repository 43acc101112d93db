export const speed = {
  title: 'Sayfa hızı',
  line: 'Mağazanızın ne kadar hızlı açıldığı ve onu daha da hızlandıracak şeyler.',
  dismiss: 'Kapat',
  notLoaded: 'Yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.',
  promo: {
    title: 'SEO araçlarında %30 indirim',
    line: 'İş ortaklarımızın SEO uygulamaları, bu uygulamayı kullananlar için.',
    open: 'Uygulamaları gör'
  },
  gauge: {
    title: 'Web performansı',
    devices: 'Cihaz',
    pc: 'Masaüstü',
    mb: 'Mobil',
    recheck: 'Yeniden ölç',
    checking: 'Ölçülüyor…',
    checkingLine: 'Ana sayfanız her cihazda üç kez açılır. Bu bir iki dakika sürer.',
    none: 'Henüz ölçülmedi',
    checkedAt: 'Son ölçüm: {when}',
    spread: 'Üç ölçüm, aralarında {points|local} puan fark var. Ortadaki geçerlidir.',
    label: '{device}: 100 üzerinden {score|local}, {band}',
    scale: 'Renkler bu uygulamanın ölçeğine göredir.',
    googleScale: 'Google’ın ölçeği',
    good: 'İyi',
    warn: 'Geliştirilmeli',
    bad: 'Yavaş',
    notStarted: 'Ölçüm başlatılamadı. Bağlantınızı kontrol edip tekrar deneyin.'
  },
  opportunities: {
    title: 'En çok fayda sağlayacaklar',
    line: 'Ölçümün bulduğu en büyük kazanımlar. Ziyaretçinin cihazı: {device}.',
    saving: 'en fazla {ms}',
    none: 'Ölçümde kayda değer bir şey bulunmadı.',
    images: 'Görselleri optimize et'
  },
  trend: {
    title: 'Son 90 gün',
    label: '{from} – {to} arası puanlar',
    table: 'Sayılar',
    date: 'Tarih',
    few: 'İkinci ölçümden sonra burada bir çizgi görünür.'
  },
  up: {
    title: 'Site hızlandırma',
    line: 'Ziyaretçi işaretçiyi bir bağlantının üzerinde 65 ms’den uzun tuttuğunda bağlantının sayfası ön yüklenir ve anında açılır. Hız testlerindeki puanlar değişmez.',
    speedUp: 'Hızlandır',
    preview: 'Önizle',
    turnOff: 'Kapat',
    never: 'Sepetler, ödeme sayfaları, hesaplar ve indirmeler hiçbir zaman ön yüklenmez.'
  },
  effect: {
    title: 'Mağazanızda',
    visitors:
      'Son 28 gündeki sayfa görüntülemeleri: ön yüklemeyle {prefetched}, ön yüklemesiz {fresh}. Bunların %75’inde sonraki sayfa bu sürede veya daha kısa sürede görünmüştür.',
    few: 'Ön yüklemeyle {n} ve ön yüklemesiz aynı sayıda sayfa görüntülemesinden sonra ziyaretçilerinizin süreleri burada görünür.',
    measured:
      'Ölçüm tarihi: {when}. Ana sayfanızdaki tıklamadan {page} görünene kadar geçen süre. Yavaş bir 4G bağlantısında, her biri için üç ziyaretin ortadaki değeri.',
    none: 'Mağazanızın iki sayfasını bir ziyaretçi gibi, ön yüklemeyle ve ön yükleme olmadan açar ve bekleme süresini ölçer.',
    measure: 'Mağazamda ölç',
    measuring: 'Ölçülüyor…',
    measuringLine: 'Mağazanız altı kez açılır. Bu bir iki dakika sürer.'
  },
  embed: {
    title: 'Tema uygulama eklemesi',
    on: 'Açık',
    off: 'Kapalı',
    lineOn: 'Ön yükleme kodu temanızın bir parçası.',
    lineOff: 'Temanızda uygulama eklemesini etkinleştirin.',
    unknown: 'Bilinmiyor',
    lineUnknown: 'Temanız şu anda okunamıyor. Eklemenin açık olup olmadığını düzenleyici gösterir.',
    settings: 'Uygulama eklemesi ayarları',
    waiting: 'Düzenleyicide bir değişiklik bekleniyor…',
    turnedOn: 'Uygulama eklemesi açık',
    turnedOff: 'Uygulama eklemesi kapalı'
  },
  video: {
    title: 'Nasıl çalışır',
    line: 'Bir bağlantının üzerine gelme ile tıklama arasında genellikle yaklaşık çeyrek saniye geçer. Bu süre bir sayfayı yüklemeye yeter.',
    watch: 'Videoyu izle',
    preview: 'Önizleme',
    close: 'Kapat',
    stepOne: 'Ziyaretçi bir bağlantıyı işaret eder',
    stepTwo: '65 ms sonra sayfa yüklenmeye başlar',
    stepThree: 'Tıklama, hazır olan sayfayı açar',
    without: 'Ön yükleme olmadan',
    with: 'Ön yüklemeyle',
    shown: 'Sonraki sayfanın görünme süresi: {time}',
    play: 'Oynat',
    pause: 'Duraklat',
    label:
      '{way}: İşaretçi bir ürünün üzerinde durur, tıklama ürünü açar ve sayfası {time} sonra görünür.',
    recorded:
      'Demo mağazanın iki sayfasının yavaş bir 4G bağlantısındaki ({latency}, {speed}) gerçek kaydı. İşaretçi tıklamadan önce bağlantının üzerinde {rest} durur. Yarı hızda oynatılır.'
  },
  since: {
    title: 'Görsellerinizi optimize ettiğinizden beri',
    line: '{device}: {before} → {after}',
    first: 'İlk optimizasyon',
    weight: 'Sayfa boyutu'
  },
  visitors: {
    title: 'Gerçek ziyaretçiler',
    line: 'Mağazanızın ziyaretçilerinin son 28 gündeki deneyimi. Ziyaretlerin %75’inde değer bu düzeyde veya daha iyiydi.',
    off: 'Kapalı. Açtığınızda mağazanız yükleme sürelerini çerez, IP adresi veya başka bir kişisel veri olmadan bildirir.',
    switch: 'Ziyaretçilerin yükleme sürelerini topla',
    none: 'Henüz ziyaret yok. İlk sayılar, biri mağazanızın bir sayfasını açtıktan sonra görünür.',
    lcp: 'Ana içeriğin görünmesi',
    inp: 'Etkileşime tepki',
    cls: 'Düzen kayması',
    prefetched: 'Sayfa açılışı, ön yüklemeyle',
    fresh: 'Sayfa açılışı, ön yüklemesiz',
    views: '{n} sayfa görüntüleme',
    notSaved: 'Daha sonra tekrar deneyin'
  },
  faq: {
    title: 'Sorular',
    scoreQuestion: 'Ön yükleme kodu puanımı yükseltir mi?',
    scoreAnswer:
      'Hayır. Hız testleri tek bir sayfa açar ve hiçbir şeye tıklamaz, bu yüzden puanlar değişmez. Farkı ziyaretçileriniz hisseder: gittikleri sayfalar 200–300 ms daha erken açılır.',
    orderQuestion: 'Sepete bir şey ekleyebilir veya birinin oturumunu kapatabilir mi?',
    orderAnswer:
      'Hayır. Yalnızca ana sayfa ile ürün, koleksiyon, blog, arama ve içerik sayfaları ön yüklenir; bilinmeyen parametre içeren bağlantılar yüklenmez. data-no-preload ile işaretlediğiniz bir bağlantı hiçbir zaman ön yüklenmez.',
    dataQuestion: 'Ziyaretçilerimin veri kotasını tüketir mi?',
    dataAnswer:
      'Aynı anda en fazla iki sayfa tutulur; veri tasarrufu yapan veya yavaş bağlantısı olan ziyaretçiler için hiçbir şey ön yüklenmez.',
    varyQuestion: 'Hiçbir şey değişmediği hâlde puan neden değişiyor?',
    varyAnswer:
      'Ölçümler birkaç puan oynar. Bu yüzden her ölçümde sayfa her cihazda üç kez açılır ve ortadaki sonuç geçerli olur.',
    costQuestion: 'Ücreti ne kadar?',
    costAnswer: 'Ücretsiz. Ön yükleme ve ölçümler tüm planlarda ücretsizdir.'
  },
  editor: {
    title: 'Tema düzenleyicisi',
    line: 'Bu sayfa platformunuzun tema düzenleyicisinin yerini tutar: uygulamaların bölümlerini burada açıp kapatırsınız.',
    legend: 'Uygulama eklemeleri',
    embed: 'Page Speed Boost ön yükleme',
    embedLine: 'Ön yükleme kodunu mağazanın her sayfasına ekler.',
    save: 'Kaydet',
    saved: 'Kaydedildi',
    open: 'Mağazayı aç'
  },
  reasons: {
    'no-checker':
      'Mağazanızın hızı şu anda burada ölçülemiyor. Ölçüme ihtiyacınız varsa destekle iletişime geçin.',
    'not-reached':
      'Mağazanın ana sayfası açılamadı. Yayında olduğunu ve parolayla korunmadığını kontrol edin.',
    'left-shop': 'Mağazanın adresi başka bir web sitesine gidiyor, bu yüzden ölçülmedi.',
    'no-link': 'Ana sayfanızda ölçüm için açılabilecek bir bağlantı görünmüyor.',
    'took-too-long':
      'Ölçüm 5 dakikadan uzun sürdü ve bırakıldı. Mağaza daha az yoğunken tekrar deneyin.',
    refused:
      'Hızı ölçen hizmet ölçümü reddetti veya hizmete ulaşılamadı. Daha sonra tekrar deneyin.',
    interrupted: 'Ölçüm, yeniden başlatma nedeniyle kesildi. Yeniden başlatın.',
    fault: 'Ölçüm tamamlanamadı. Daha sonra tekrar deneyin.'
  }
}
