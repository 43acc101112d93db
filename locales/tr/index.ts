import { automatic, automaticReplies, exclusions, runLog } from './automatic.ts'
import { cli } from './cli.ts'
import { exportCsv } from './export.ts'
import { gain } from './gain.ts'
import { imageSettings } from './image-settings.ts'
import { legacy } from './legacy.ts'
import { looks } from './looks.ts'
import { pricing } from './pricing.ts'
import { imageTexts, setting, watermark } from './setting.ts'
import { shell } from './shell.ts'
import { speed } from './speed.ts'
import { strict } from './strict.ts'
import { templates } from './templates.ts'
import { uploadErrors, uploads } from './uploads.ts'

const tr = {
  cli,
  exportCsv,
  gain,
  imageSettings,
  speed,
  strict,
  ...shell,
  ...pricing,
  app: {
    name: 'Page Speed Boost',
    skip: 'İçeriğe geç',
    navigation: 'Ana menü',
    dismiss: 'Kapat',
    notifications: 'Bildirimler',
    problem: 'Bir sorun oluştu'
  },
  signIn: {
    title: 'Giriş yap',
    line: 'Sunucu başlarken yazdırılan erişim anahtarını girin.',
    token: 'Erişim anahtarı',
    action: 'Giriş yap',
    wrong: 'Bu erişim anahtarı geçerli değil. Sunucunun yazdırdığı son satırdan yeniden kopyalayın.'
  },
  dialog: {
    quota: {
      title: 'Plan sınırına ulaşıldı',
      fit: 'Yettiği kadar optimize et',
      upgrade: 'Planı yükselt'
    },
    close: 'Kapat',
    cancel: 'İptal',
    tryAgain: 'Tekrar dene',
    failed: 'Yüklenemedi',
    checkConnection: 'Bağlantınızı kontrol edip tekrar deneyin.',
    loading: 'Yükleniyor',
    from: '{plan} planı ve üzeri',
    none: 'Yok'
  },
  manual: {
    title: 'Manuel optimize et',
    kinds: 'Neler optimize edilsin',
    tabs: { product: 'Ürün', collection: 'Koleksiyon', article: 'Blog' },
    search: {
      product: 'Ürün ara',
      collection: 'Koleksiyon ara',
      article: 'Blog gönderisi ara'
    },
    name: 'Ad',
    state: 'Durum',
    onlyOpen: 'Yalnızca optimize edilmemişler',
    sort: 'Sırala',
    sorts: { open: 'Önce optimize edilmemişler', size: 'Önce en büyükler' },
    selectAll: '{n} ögenin tümünü seç',
    nothing: 'Optimize etmek istediklerinizi seçin.',
    start: 'Optimize et',
    selectPage: 'Bu sayfadakilerin tümünü seç',
    select: 'Seç: {title}',
    images: '{shown} görsel',
    open: 'Optimize edilmedi',
    partly: '{done} / {all} optimize edildi',
    done: 'Optimize edildi',
    excluded: 'Hariç tutuldu',
    someExcluded: '{n} görsel hariç tutuldu',
    exclude: 'Optimizasyondan hariç tut',
    include: 'Yeniden dahil et',
    more: '{title} için işlemler',
    selected: '{count} seçildi',
    left: '{shown} görsel kaldı',
    tooMany: 'Tek seferde en fazla {most}',
    clear: 'Seçimi temizle',
    optimize: {
      product: '{shown} ürünü optimize et',
      collection: '{shown} koleksiyonu optimize et',
      article: '{shown} blog gönderisini optimize et'
    },
    empty: 'Gösterilecek veri yok',
    emptyLine: {
      product: 'Görseli olan ürünler burada görünür.',
      collection: 'Görseli olan koleksiyonlar burada görünür.',
      article: 'Görseli olan blog gönderileri burada görünür.'
    },
    noHits: 'Farklı bir arama deneyin.',
    estimate: 'Tasarrufu hesapla',
    estimating: 'Birkaç görsel deneniyor…',
    estimated: 'Toplam {size} içinden yaklaşık {saved} tasarruf edilebilir ({percent}).',
    hardlyAny: 'Burada tasarruf edilecek neredeyse hiçbir şey yok.',
    estimateBasis:
      '{shown} görselin {tried} tanesi denendi. Hiçbir şey değiştirilmedi veya sayılmadı.'
  },
  paging: {
    label: 'Sayfalar',
    rows: 'Satır',
    showing: '{total} sonuçtan {from}–{to} arası gösteriliyor',
    page: '{page} / {pages}',
    previous: 'Önceki sayfa',
    next: 'Sonraki sayfa',
    show: 'Göster'
  },
  compression: {
    title: 'Optimizasyon ayarları',
    targets: 'Optimize edilecek görseller',
    products: 'Ürün görselleri',
    scope: 'Hangi ürünler',
    allProducts: 'Tüm ürün görselleri',
    publishedProducts: 'Yalnızca yayınlanan ürünlerin görselleri',
    collections: 'Koleksiyon görselleri',
    blogs: 'Blog görselleri',
    compression: 'Sıkıştırma',
    custom: 'Özel kalite',
    lossless: 'Kayıpsız',
    losslessLine: 'Her pikseli korur.',
    level: 'Sıkıştırma düzeyi',
    levels: { low: 'Düşük', medium: 'Orta', high: 'Yüksek' },
    recommended: '{level} (önerilen)',
    conversion: 'Dosya türü',
    pngToJpg: 'PNG’yi JPG’ye dönüştür',
    pngToJpgLine: 'Boyutu %80’e varan oranda küçültebilir.',
    sizeControl: 'Dönüştürülen dosya orijinalden büyükse dönüştürme',
    flatten: 'Saydam görseller de, beyaz arka planla',
    leaveTitle: 'Kaydedilmemiş değişiklikler',
    leaveText: 'Değişiklikleriniz kaydedilmedi. Ayrılmak istediğinizden emin misiniz?',
    leave: 'Ayrıl',
    stay: 'Bu sayfada kal'
  },
  compare: {
    title: 'Orijinal ve optimize edilmiş',
    original: 'Orijinal',
    optimized: 'Optimize edilmiş',
    reduction: 'Küçülme',
    ...looks,
    fileType: 'Dosya türü',
    converted: '{from} → {to}',
    handle: 'Orijinal veya optimize edilmiş görselin daha fazlasını göster',
    share: '{percent} orijinal',
    previous: 'Önceki görsel',
    next: 'Sonraki görsel',
    position: 'Görsel {position} / {total}',
    restore: 'Orijinali geri yükle',
    moreQuality: 'Daha yüksek kalite',
    better: {
      medium: 'Sıkıştırma düzeyi: Orta',
      low: 'Sıkıştırma düzeyi: Düşük',
      lossless: 'Kayıpsız'
    },
    best: 'Bu görsel için daha yüksek bir kalite yok.',
    nothing: 'Karşılaştırılacak bir şey yok',
    nothingLine: 'Şu anda buradaki hiçbir görsel sıkıştırılmış değil.',
    originalMissing: 'Orijinal görsel yüklenemedi.',
    optimizedMissing: 'Optimize edilmiş görsel yüklenemedi.'
  },
  detail: {
    back: 'Görsel optimizasyonu',
    title: 'Optimizasyon ayrıntıları',
    kept: 'Görsel verileri yalnızca {days} gün saklanır.',
    table: '{title} görselleri',
    noItem: 'Gösterilecek veri yok',
    noItemLine: 'Görsellerine neler yapıldığını görmek için geçmişten bir satır açın.',
    empty: 'Gösterilecek veri yok',
    emptyLine: 'Son 30 günde işlenen görseller burada görünür.',
    toJpg: 'PNG → JPG',
    altText: 'Alternatif metin',
    fileName: 'Dosya adı',
    watermark: 'Filigran',
    columns: {
      status: 'Durum',
      fileType: 'Dosya türü',
      originalSize: 'Orijinal boyut',
      ratio: 'Küçülme',
      compressedSize: 'Sıkıştırılmış boyut',
      actions: 'İşlemler'
    },
    status: {
      compressed: 'Sıkıştırıldı',
      not_compressed: 'Sıkıştırılmadı',
      already_optimal: 'Zaten en iyi durumda',
      restored: 'Geri yüklendi',
      failed: 'Başarısız',
      expired: 'Süresi doldu',
      deleted: 'Silindi'
    },
    selectPage: 'Bu sayfadakilerin tümünü seç',
    select: 'Seç: {name}',
    selected: '{count} seçildi',
    clear: 'Seçimi temizle',
    restore: 'Geri yükle',
    restoreOriginal: 'Orijinali geri yükle',
    reOptimize: 'Yeniden optimize et',
    download: 'İndir',
    compare: 'Karşılaştır',
    more: '{name} için işlemler',
    wrongState: 'Bu işlem, seçilen görsellerin durumunda yapılamaz. Başka görseller seçin.',
    noUrl: 'URL boş',
    working: { optimize: 'Optimize ediliyor', restore: 'Geri yükleniyor' },
    daysLeft: 'Geri yüklemek için {n} gün kaldı',
    delivered:
      'Yedek, görselin mağazanızda gösterilen hâlidir. Shopify, yüklediğiniz dosyayı uygulamalara vermez.',
    excluded: 'Hariç tutuldu',
    exclude: 'Optimizasyondan hariç tut',
    include: 'Yeniden dahil et',
    progress: '{done} / {total} görsel tamamlandı',
    optimized: '{shown} görsel optimize edildi',
    restored: '{shown} görsel geri yüklendi',
    notDone: '{shown} görsel başarısız oldu',
    alreadyOptimal: '{shown} görsel zaten en iyi durumda'
  },
  imagesPage: {
    title: 'Görsel optimizasyonu',
    line: 'Daha küçük görseller, daha iyi arama sonuçları.',
    settings: 'Ayarlar',
    optimize: 'Görselleri optimize et',
    notLoaded: 'Yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.'
  },
  stats: {
    label: 'Sonuçlar',
    totalSaved: 'Toplam tasarruf',
    across: '{n} görselde',
    averageSaved: 'Ortalama tasarruf',
    perImage: 'görsel başına',
    averagePercent: 'Ortalama küçülme',
    ofOriginal: 'orijinal boyuta göre',
    freePlan: 'Ücretsiz plan',
    prePlan: 'Premium plan',
    unlimited: 'Sınırsız',
    used: '{n} görsel kullanıldı',
    left: '{n} görsel kaldı',
    addOn: 'Ek: {used} / {all} görsel',
    quota: '{used} / {all} görsel kullanıldı'
  },
  run: {
    optimise: {
      product: 'Ürünler optimize ediliyor',
      collection: 'Koleksiyonlar optimize ediliyor',
      article: 'Blog gönderileri optimize ediliyor',
      upload: 'Görseller optimize ediliyor'
    },
    reoptimise: {
      product: 'Ürünler yeniden optimize ediliyor',
      collection: 'Koleksiyonlar yeniden optimize ediliyor',
      article: 'Blog gönderileri yeniden optimize ediliyor',
      upload: 'Görseller yeniden optimize ediliyor'
    },
    automatic: {
      product: 'Ürünler otomatik olarak optimize ediliyor',
      collection: 'Koleksiyonlar otomatik olarak optimize ediliyor',
      article: 'Blog gönderileri otomatik olarak optimize ediliyor',
      upload: 'Görseller otomatik olarak optimize ediliyor'
    },
    restore: {
      product: 'Ürün görselleri geri yükleniyor',
      collection: 'Koleksiyon görselleri geri yükleniyor',
      article: 'Blog görselleri geri yükleniyor',
      upload: 'Görseller geri yükleniyor'
    },
    done: '{n} / {all} tamamlandı. Bu sayfadan ayrılabilirsiniz.',
    seconds: 'Bir dakikadan az kaldı',
    minutes: 'Yaklaşık {n} dakika kaldı',
    hours: 'Yaklaşık {n} saat kaldı',
    stop: 'Durdur',
    pause: 'Duraklat',
    resume: 'Devam et',
    paused: 'Duraklatıldı',
    undo: 'Geri al',
    notChanged: 'İşlem yapılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
    notStopped: 'İşlem durdurulamadı. Bağlantınızı kontrol edip tekrar deneyin.',
    waitsForRoom:
      'Sunucunun diski dolu. Yer açılır açılmaz işlem otomatik olarak devam eder. Hiçbir şey kaybolmaz.',
    waitsForDisk:
      'Sunucu diskine yazamıyor. Yazabildiği anda işlem otomatik olarak devam eder. Hiçbir şey kaybolmaz.',
    percentDone: '{percent} tamamlandı',
    optimized: {
      product: '{n} ürün optimize edildi',
      collection: '{n} koleksiyon optimize edildi',
      article: '{n} blog gönderisi optimize edildi',
      upload: '{n} görsel optimize edildi'
    },
    restored: {
      product: '{n} ürünün görselleri geri yüklendi',
      collection: '{n} koleksiyonun görselleri geri yüklendi',
      article: '{n} blog gönderisinin görselleri geri yüklendi',
      upload: '{n} görsel geri yüklendi'
    },
    notOptimized: '{n} görsel optimize edilemedi',
    notRestored: '{n} görsel geri yüklenemedi',
    imagesDone: '{done} / {all} görsel tamamlandı',
    alreadyOptimal: '{n} görsel zaten en iyi durumda',
    skippedUnpaid: '{n} görsel atlandı: kota doldu',
    review: 'İncele'
  },
  history: {
    title: 'Optimizasyon geçmişi',
    note: 'Orijinal görseller {days} gün saklanır.',
    tabs: { product: 'Ürün', collection: 'Koleksiyon', article: 'Blog', upload: 'Diğer' },
    search: {
      product: 'Ürün ara',
      collection: 'Koleksiyon ara',
      article: 'Blog gönderisi ara',
      upload: 'Görsel ara'
    },
    selected: '{n} seçildi',
    unselect: 'Seçimi temizle',
    restoreMany: 'Geri yükle',
    reoptimizeMany: 'Yeniden optimize et',
    fromPlan: '{plan} planı ve üzeri',
    wrongState: {
      product: 'Bu işlem, seçilen ürünlerin durumunda yapılamaz. Başka ürünler seçin.',
      collection:
        'Bu işlem, seçilen koleksiyonların durumunda yapılamaz. Başka koleksiyonlar seçin.',
      article: 'Bu işlem, seçilen blog gönderilerinin durumunda yapılamaz. Başka gönderiler seçin.',
      upload: 'Bu işlem, seçilen görsellerin durumunda yapılamaz. Başka görseller seçin.'
    },
    pageSelected: 'Bu sayfadaki {n} öğenin tümü seçildi.',
    allSelected: {
      product: '{n} ürünün tümü seçildi.',
      collection: '{n} koleksiyonun tümü seçildi.',
      article: '{n} blog gönderisinin tümü seçildi.',
      upload: '{n} görselin tümü seçildi.'
    },
    selectAll: {
      product: 'Eşleşen {n} ürünün tümünü seç',
      collection: 'Eşleşen {n} koleksiyonun tümünü seç',
      article: 'Eşleşen {n} blog gönderisinin tümünü seç',
      upload: 'Eşleşen {n} görselin tümünü seç'
    },
    confirmRestore: {
      title: 'Tümü geri yüklensin mi?',
      text: {
        product: '{n} ürün orijinal görsellerine döner.',
        collection: '{n} koleksiyon orijinal görsellerine döner.',
        article: '{n} blog gönderisi orijinal görsellerine döner.',
        upload: '{n} görsel orijinal hâline döner.'
      },
      go: 'Tümünü geri yükle'
    },
    confirmReoptimize: {
      title: 'Tümü yeniden optimize edilsin mi?',
      text: {
        product: '{n} ürün, orijinallerden yeniden optimize edilir.',
        collection: '{n} koleksiyon, orijinallerden yeniden optimize edilir.',
        article: '{n} blog gönderisi, orijinallerden yeniden optimize edilir.',
        upload: '{n} görsel, orijinallerden yeniden optimize edilir.'
      },
      go: 'Tümünü yeniden optimize et'
    },
    daysLeft: 'Geri yüklemek için {n} gün kaldı',
    excluded: 'Hariç tutuldu',
    exclude: 'Optimizasyondan hariç tut',
    include: 'Yeniden dahil et',
    selectPage: 'Bu sayfadakilerin tümünü seç',
    selectRow: 'Seç: {title}',
    name: 'Ad',
    status: 'Durum',
    changes: 'Değişiklikler',
    size: 'Boyut',
    saved: 'Tasarruf',
    sort: 'Sırala',
    sorts: { newest: 'Önce en yeniler', saved: 'Önce en çok tasarruf', name: 'Ada göre' },
    actions: 'İşlemler',
    none: 'Yok',
    before: 'Önce:',
    after: 'Sonra:',
    images: '{n} görsel',
    compressed: 'Sıkıştırıldı',
    partly_done: 'Kısmen tamamlandı',
    already_optimal: 'Zaten en iyi durumda',
    not_compressed: 'Sıkıştırılmadı',
    restored: 'Geri yüklendi',
    failed: 'Başarısız',
    expired: 'Süresi doldu',
    deleted: 'Silindi',
    toJpg: 'PNG → JPG',
    altText: 'Alternatif metin',
    fileName: 'Dosya adı',
    watermark: 'Filigran',
    compare: 'Karşılaştır',
    download: 'İndir',
    restore: 'Orijinali geri yükle',
    more: '{title} için diğer işlemler',
    emptyUrl: 'URL boş',
    results: '{n} sonuç',
    empty: 'Gösterilecek veri yok',
    emptyLine: 'Optimize ettiğiniz görseller burada görünür.',
    emptyUploads: 'Yüklediğiniz görseller burada görünür.',
    upload: 'Görsel yükle',
    noHits: 'Farklı bir arama deneyin.',
    notLoaded: 'Geçmiş yüklenemedi',
    tryAgainLine: 'Bağlantınızı kontrol edip tekrar deneyin.',
    tryAgain: 'Tekrar dene',
    optimize: 'Görselleri optimize et',
    exportCsv: 'CSV olarak dışa aktar',
    notDone: 'İşlem yapılamadı. Bağlantınızı kontrol edip tekrar deneyin.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Oturumunuz sona erdi. Giriş yapmak için uygulamayı yeniden açın.',
    wrongToken: 'Bu erişim anahtarı geçerli değil.',
    shopClosed:
      'Uygulama artık mağazanıza bağlı değil. Uygulamayı mağazanızın yönetici panelinden yeniden açın.',
    otherOrigin: 'Bu istek başka bir web sitesinden geldi ve reddedildi.',
    notFound: 'Bu adreste bir şey yok.',
    fault: 'Daha sonra tekrar deneyin',
    malformed: 'İstek okunamadı: {detail}',
    field: '“{field}” eksik veya biçimi yanlış: {detail}',
    tooLarge: 'İstek çok büyük.',
    tooLong: '“{field}” çok uzun: en fazla {most|local} karakter.',
    tooMany: '“{field}” çok fazla öğe içeriyor: en fazla {most|local}.',
    addressTooLong:
      'Adres çok uzun: en fazla {most|local} karakter ve {parameters|local} parametre.',
    keyOfOtherCall: 'Bu Idempotency-Key başka bir çağrıya ait.',
    keyNotAnswered:
      'Bu Idempotency-Key ile yapılan ilk çağrı yanıtlanmadı. Yeniden göndermeden önce ne yaptığını kontrol edin.',
    tooManyRequests: 'Çok fazla istek gönderildi. Daha sonra tekrar deneyin.',
    unknownLanguage: '“{language}” dili kullanılamıyor.',
    unknownSwitch: '“{name}” bu uygulamanın bir seçeneği değil.',
    linkExpired: 'Bu bağlantının süresi doldu. Yenisini almak için sayfayı yenileyin.',
    fileGone: 'Bu görsel artık yok.',
    storeUnreachable: 'Mağazaya şu anda ulaşılamıyor. Daha sonra tekrar deneyin.',
    quotaUsedUp:
      'Görsel kotanız doldu. Daha büyük bir planla {count|local} görsel daha optimize edilebilir.',
    quotaShort: 'Görsel kotası bu {chosen|local} görselin {covered|local} tanesine yetiyor.',
    planLacks: 'Bu özellik planınızda yok. {plan|money} ve üzeri planlarda sunulur.',
    wrongState: {
      product: 'Bu işlem, seçilen ürünlerin durumunda yapılamaz. Başka ürünler seçin.',
      collection:
        'Bu işlem, seçilen koleksiyonların durumunda yapılamaz. Başka koleksiyonlar seçin.',
      blog: 'Bu işlem, seçilen blog gönderilerinin durumunda yapılamaz. Başka gönderiler seçin.',
      image: 'Bu işlem, seçilen görsellerin durumunda yapılamaz. Başka görseller seçin.'
    },
    nothingToOptimize: 'Seçtiğiniz her şey bu ayarlarla zaten optimize edilmiş.',
    nothingRunning: 'Süren bir işlem yok.',
    alreadyEstimating: 'Zaten bir tahmin hesaplanıyor. Hazır olunca tekrar deneyin.',
    noTarget: 'Optimizasyon için önce en az bir öğe ayarlayın.',
    onlyPublished:
      'Yalnızca yayınlanan ürünlerin görselleri optimize edilir. Bunu ayarlardan değiştirin.',
    diskFull: 'Sunucunun diski dolu, bu yüzden hiçbir şey kaydedilmedi. Daha sonra tekrar deneyin.',
    diskReadOnly:
      'Sunucu diskine yazamıyor, bu yüzden hiçbir şey kaydedilmedi. Daha sonra tekrar deneyin.',
    databaseGone: 'Sunucu şu anda veritabanına ulaşamıyor. Bir dakika sonra tekrar deneyin.',
    unknownImage: 'Bu görsel geçmişte yok.'
  },
  reasons: {
    empty: 'Dosya boş.',
    'not-a-picture': 'Dosya bir görsel değil.',
    damaged: 'Dosya bozuk veya eksik.',
    'too-large': 'Dosya 50 MB’tan büyük.',
    'too-many-pixels': 'Görsel 100 megapikselden, PNG veya WebP ise 50 megapikselden büyük.',
    'too-many-frames': 'Animasyonda çok fazla kare var.',
    avif: 'AVIF görselleri desteklenmiyor; zaten küçükler. Görsel olduğu gibi kalır.',
    heic: 'HEIC görselleri desteklenmiyor ve çoğu tarayıcı bunları göstermez. JPEG olarak kaydedin.',
    colours:
      'Görselin renk bilgileri okunamadığı için renkler değişebilirdi. Görsel olduğu gibi bırakıldı. Optimize etmek için sRGB olarak kaydedin.',
    hdr: 'Görsel bir HDR fotoğrafı ve optimize edilirse HDR kaybolurdu. Olduğu gibi bırakıldı. Optimize etmek için HDR olmadan kaydedin.',
    watermark: 'Filigran okunamadı. Ayarlarda yeniden seçin.',
    unsupported: 'Bu görsel türü desteklenmiyor. JPEG, PNG, GIF veya WebP kullanın.',
    'took-too-long': 'Görselin işlenmesi çok uzun sürdüğü için bırakıldı.',
    'worker-died': 'Görsel işlenemedi.',
    'disk-full': 'Disk dolu. Yer açıp yeniden optimize edin.',
    refused: 'Mağaza yeni görseli kabul etmedi. Eskisi yerinde duruyor.',
    lost: 'Mağaza bu görseli artık göstermiyor. Geri yükleyin veya mağazanıza yeniden yükleyin.',
    'read-only': 'Mağaza bu görselde değişiklik yapılmasına izin vermiyor.',
    gone: 'Görsel mağazadan silinmiş.',
    unreachable: 'Mağazaya ulaşılamadı. Daha sonra yeniden optimize edin.',
    'quota-used-up': 'Görsel kotası doldu.',
    'changed-in-store': 'Görsel sonradan mağazada değiştirildi. Olduğu gibi bırakıldı.',
    'backup-missing': 'Orijinal artık saklanmıyor.',
    'law-broken':
      'Bu işle ilgili kayıtlarımız birbiriyle çelişiyor, bu yüzden iş durduruldu. Hiçbir şey kaybolmadı. Desteğe ulaşın.',
    fault: 'Bu görselde bir sorun oluştu. Yeniden optimize edin.'
  },
  partly: {
    failed: '{count|local} görsel optimize edilemedi',
    skipped: '{count|local} görsel atlandı'
  },
  replies: {
    started: '{count|local} görsel sıraya alındı',
    restoring: '{count|local} görsel geri yükleniyor',
    stopped: 'Durduruldu. Tamamlanan görseller optimize edilmiş olarak kalır.',
    settingsSaved: 'Ayarlar kaydedildi',
    noted: 'Not edildi',
    languageSaved: 'Dil kaydedildi',
    rated: 'Puanınız için teşekkürler.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default tr
