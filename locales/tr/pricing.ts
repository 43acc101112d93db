const pricingPage = {
  title: 'Fiyatlandırma',
  line: 'Planınız, ne kadarını kullandığınız ve diğer planların sundukları.',
  subscription: 'Page Speed Boost, aylık {plan|money}',
  usageTerms: 'Plan dışında başlanan her {images|local} görsellik blok için {price|money}',
  succeed: 'Tamamlandı',
  decided: {
    free: 'Artık ücretsiz plandasınız.',
    active: 'Planınız değişti.',
    declined: 'Değişikliği reddettiniz. Planınız aynı kaldı.',
    waiting: 'Shopify değişikliği henüz onaylamadı. Planınız onaylanır onaylanmaz değişir.'
  },
  notice: {
    frozenTitle: 'Planınız beklemede',
    frozenLine:
      'Mağazanızın ödenmemiş bir Shopify faturası var. Ödenene kadar ücretsiz plandasınız, ardından aylık {price|money} tutarındaki planınız otomatik olarak devam eder.',
    testTitle: 'Mağazanız artık bir geliştirme mağazası değil',
    testLine:
      'Aylık {price|money} tutarındaki planınız ücretsiz bir testti. Kalan görselleri {date} tarihine kadar kullanabilirsiniz. Planı sürdürmek için abone olun.',
    testEndedTitle: 'Ücretsiz test planınız sona erdi',
    testEndedLine:
      'Mağazanız artık bir geliştirme mağazası değil, bu yüzden aylık {price|money} tutarındaki plan artık ücretsiz değil. Şu anda ücretsiz plandasınız.',
    subscribe: 'Aylık {price|money} ile abone ol',
    refusedTitle: 'Bir ücret reddedildi',
    refusedLine:
      'Ek görseller için son ücret kabul edilmedi. Kota aşımı kapalı, yani başka ücret alınmaz. Yeniden açmak isterseniz desteğe ulaşın.',
    heldTitle: 'Kota aşımı sınırınıza ulaşıldı',
    heldLine:
      'Bu 30 günlük dönemde, {cap|money} olan sınırın {used|money} kadarı tahsil edildi. Kota aşımı, sonraki dönem başladığında otomatik olarak, sınırı yükseltirseniz hemen devam eder.',
    nearTitle: 'Kota aşımı sınırınıza yaklaşıldı',
    nearLine:
      'Bu 30 günlük dönemde, {cap|money} olan sınırın {used|money} kadarı tahsil edildi. Sınıra ulaşıldığında kota aşımı, sonraki dönem başlayana kadar duraklar.',
    until: 'Sonraki 30 günlük dönem {date} tarihinde başlar.',
    raise: 'Sınırı {cap|money} yap',
    failed: 'Sınır yükseltilemedi. Bağlantınızı kontrol edip tekrar deneyin.'
  },
  promo: 'İlk {months} ay {rate} indirim',
  promoLine: 'Yeni mağazalar için: {date} tarihine kadar bir plan seçin.',
  usage: 'Kullanımınız',
  account: 'Hesap',
  store: 'Mağaza',
  email: 'E-posta',
  plan: 'Plan',
  free: 'Ücretsiz plan',
  paid: 'Aylık {price}',
  quota: 'Görsel kotası',
  quotaUsed: '{used} / {all} görsel kullanıldı',
  addOn: 'Ek görseller',
  addOnUsed: '{used} / {all} ek görsel kullanıldı',
  addOnOff: 'Kota aşımı kapalı: kota dolunca optimizasyon durur.',
  addOnOn: 'Kota aşımı açık: başlanan her {images} görsellik blok için {price}.',
  addOnTip:
    'Kotanızı aşan görseller ek görsel sayılır. Kota aşımını Ayarlar’dan açıp kapatabilirsiniz.',
  settings: 'Kota aşımı ayarları',
  reset: 'Kota {date} tarihinde yenilenir.',
  once: 'Bu kota bir kez verilir ve yenilenmez.',
  open: '{n} görsel daha optimize edilebilir',
  saved: '{n} görsel optimize edildi, {size} tasarruf',
  compare: 'Planların karşılaştırması',
  feature: 'Özellik',
  freeColumn: 'Ücretsiz',
  premiumColumn: 'Premium',
  yes: 'Dahil',
  no: 'Dahil değil',
  features: {
    preload: 'Sayfa hızı: bağlantıların ön yüklenmesi',
    products: 'Ürün görselleri: sıkıştırma, PNG’den JPG’ye, filigran',
    restore: 'Orijinalleri {days} gün boyunca geri yükleme',
    single: 'Görselleri tek tek optimize etme ve indirme',
    others: 'Koleksiyon ve blog görselleri',
    automatic: 'Yeni görsellerin otomatik optimizasyonu',
    bulk: 'Her şeyi birden geri yükleme ve yeniden optimize etme',
    alt: 'Şablonlarla alternatif metin',
    names: 'Şablonlarla dosya adı',
    upload: 'Yüklediğiniz görselleri optimize etme'
  },
  faq: 'Sorular ve yanıtlar',
  questions: {
    counts: 'Bir görsel nasıl sayılır?',
    countsLine:
      'Mağazanızda değiştirilen bir görsel, ne kadar sık yeniden optimize ederseniz edin ayda bir kez sayılır. Başarısız olan veya küçültülemeyen görseller, geri yükleme ve indirme kotadan düşülmez.',
    full: 'Kota dolunca ne olur?',
    fullLine:
      'Ayarlar’dan kota aşımını açmadığınız sürece optimizasyon durur ve ücret alınmaz. Açarsanız, planınızın sınırına kadar başlanan her ek {images} görsellik blok {price} tutar.',
    reset: 'Kotam ne zaman yenilenir?',
    resetLine:
      'Her ay planınızın başladığı gün; daha kısa aylarda ayın son günü. Ücretsiz kota bir kez verilir.',
    billed: 'Ne zaman ücretlendirilirim?',
    billedLine:
      'Shopify planınızı 30 günde bir ücretlendirir. Kotanız her ay aynı gün yenilenir; bu nedenle fatura zamanla ay içinde kotadan daha erken gelir. Ek görseller için harcama sınırı Shopify’ın 30 günlük dönemi için geçerlidir.',
    upgrade: 'Planı yükseltince ne olur?',
    upgradeLine:
      'Daha büyük kota hemen kullanıma açılır. Bu ay kullandıklarınız ondan düşülür, yenileme günü değişmez.',
    downgrade: 'Ücretsiz plana dönünce ne olur?',
    downgradeLine:
      'Aboneliğiniz hemen sona erer ve otomatik optimizasyon kapatılır. Ücretsiz kotadan kalan geri gelir. Optimize edilmiş görseller öyle kalır.'
  }
}

const planPicker = {
  free: 'Ücretsiz',
  premium: 'Premium',
  month: '/ ay',
  once: '{n} görsel, bir kez',
  images: '{n} görsel / ay',
  quota: 'Aylık görsel',
  needs:
    'Mağazanızda hâlâ optimize edilebilecek {n} görsel var. Ayda {all} görsellik plan bunlara yeter.',
  fewer: 'Daha az görsel',
  more: 'Daha çok görsel',
  perImage: 'Görsel başına {price}',
  addOn: 'Sonrasında her {images} görsel için {price}, yalnızca siz açarsanız',
  freeTimes: 'ÜCRETSİZ PLAN',
  current: 'MEVCUT PLAN',
  upgrade: 'Planı yükselt',
  downgrade: 'Ücretsiz plana geç',
  yours: 'Planınız: ayda {price} karşılığında {n} görsel',
  rate: '{months} ay boyunca {rate} indirim',
  was: 'Normal fiyat',
  now: 'İlk ayların fiyatı',
  endsIn: 'Teklifin bitmesine {days} gün {time} kaldı',
  endsOn: 'Teklif {date} tarihinde sona eriyor',
  includes: {
    free: {
      products: 'Ürün görselleri, PNG’den JPG’ye ve filigranla',
      restore: '{days} gün boyunca geri yükleme',
      speed: 'Sayfa hızı, her zaman ücretsiz'
    },
    premium: {
      all: 'Ücretsiz plandaki her şey',
      others: 'Koleksiyon ve blog görselleri, yüklemeler',
      automatic: 'Otomatik optimizasyon',
      texts: 'Alternatif metin ve dosya adları',
      bulk: 'Her şeyi birden: geri yükleme, yeniden optimize etme'
    }
  },
  warningTitle: 'Ücretsiz plana geç',
  warning:
    'Şimdi ücretsiz plana geçerseniz mevcut ücretli planınızdaki özellikleri kullanamazsınız. Geçmek istediğinizden emin misiniz?',
  warningTerms:
    'Otomatik optimizasyon ve Kota aşımı hemen kapatılır. Ödenmiş dönemin kalan kısmı için geri ödeme yapılmaz.',
  stay: 'Düşüneyim',
  go: 'Ücretsiz plana geç',
  failed: 'Plan değiştirilemedi. Bağlantınızı kontrol edip tekrar deneyin.'
}

const imageSync = {
  note: 'Mağazanızdaki görseller hâlâ sayılıyor: şu ana kadar {n}.'
}

const overcharge = {
  title: 'Kota aşımı',
  enabled: 'Açık',
  disabled: 'Kapalı',
  price: 'Kotanızı aşan görseller: başlanan her {images} görsellik blok için {price}.',
  needsPlan: 'Ücretli planlarda sunulur.',
  onHold: 'Son ücretten beri beklemede: nedeni Fiyatlandırma sayfasında.',
  ask: 'Kota aşımı açılsın mı?',
  askText:
    'Kotanızı aşan görseller, başlanan her {images} görsellik blok için {price} tutar. Ayda en fazla {cap} görsel eklenir, yani en fazla {most}.',
  limit: 'Aylık sınır',
  turnOn: 'Aç',
  plans: 'Planları gör',
  succeed: 'Tamamlandı',
  failed: 'Daha sonra tekrar deneyin'
}

const limits = {
  quotaTitle: 'Kota sınırına ulaştınız',
  quotaLine: 'Ayarlar’dan kota aşımını açana kadar yeni görseller optimize edilemez.',
  limitTitle: 'Plan sınırına ulaşıldı',
  limitLine: 'Mağazanızda optimize edilebilecek {n} görsel daha var.',
  ownTitle: 'Kendi belirlediğiniz sınıra ulaşıldı',
  ownLine:
    'Ayarlar’da kota aşımı sınırını yükseltmediğiniz sürece bu ay yeni görseller optimize edilemez.',
  upgradeTitle: 'Plan sınırına ulaştınız',
  upgradeLine:
    'Bu ay {blocks} ek blok başlattınız. Bir sonraki plan ayda {price} karşılığında {images} görsel sunuyor.',
  settings: 'Ayarlar',
  upgrade: 'Planı yükselt',
  trial: 'Daha fazla deneme kredisi iste',
  contact: 'Desteğe ulaş',
  dismiss: 'Kapat'
}

const confirmPage = {
  title: 'Planınızı onaylayın',
  line: '{store} şu plana abone olacak:',
  price: 'Fiyat',
  discount: 'İlk {months} ay',
  monthly: 'Aylık {price}',
  period: 'Faturalandırma',
  everyMonth: 'Siz ücretsiz plana geçene kadar her ay',
  usage: 'Ek görseller',
  most: 'Ayda en fazla {price}, yalnızca kota aşımını açarsanız',
  local: 'Bu sunucunun kendi faturalandırması var: para tahsil edilmez.',
  until: '{date} tarihine kadar yanıtlayın.',
  approve: 'Onayla',
  decline: 'Reddet',
  over: {
    active: 'Bu plan onaylandı.',
    declined: 'Bu plan reddedildi.',
    expired: 'Bu teklifin süresi doldu. Yeniden bir plan seçin.',
    ended: 'Başka bir plan seçildiği için bu teklif artık geçerli değil.'
  },
  back: 'Fiyatlandırmaya dön'
}

const pricingErrors = {
  wrongLimit:
    '{block:number|local} görsellik adımlarla en fazla {most:number|local} görsellik bir sınır seçin.',
  notCapped: 'Kota aşımı ücretli planlarda sunulur. Önce planı yükseltin.',
  noPlans: 'Bu sunucuda plan yok: her şey dahil.',
  isFree: 'Zaten ücretsiz plandasınız.',
  samePlan: 'Zaten {plan|money} planındasınız.',
  smallerPlan: 'Daha küçük bir plana geçmek için önce ücretsiz plana geçin.',
  overtaken: 'Bu arada planınızda başka bir değişiklik başlatıldı. Kontrol edip tekrar deneyin.',
  unreachable: 'Faturalandırma hizmetine şu anda ulaşılamıyor. Daha sonra tekrar deneyin.',
  refused: 'Faturalandırma hizmeti bunu kabul etmedi. Desteğe ulaşın, inceleyelim.',
  noLimit: 'Yükseltilebilecek bir sınır yok.',
  unknownCharge: 'Böyle bir onay bulunmuyor.'
}

export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
