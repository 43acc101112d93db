import { guidance } from './guidance.ts'
import { privacy } from './privacy.ts'
import { recommendations } from './recommendations.ts'
import { advert, congratulations, feedback, language, review } from './support.ts'

export const shell = {
  privacy,
  guidance,
  recommendations,
  feedback,
  language,
  review,
  congratulations,
  advert,
  tabs: {
    imageOptimization: 'Görsel optimizasyonu',
    pageSpeed: 'Sayfa hızı',
    settings: 'Ayarlar',
    pricing: 'Fiyatlandırma',
    recommendation: 'Öneriler'
  },
  trend: {
    title: 'Son 30 gün',
    line: 'Son 30 günde {n} görsel optimize edildi ve {size} tasarruf sağlandı.',
    images: 'Optimize edilen görseller',
    saved: 'Tasarruf',
    day: 'Gün',
    table: 'Günlük sayılar'
  },
  footer: {
    label: 'Bu uygulama hakkında',
    privacy: 'Gizlilik politikası'
  },
  pages: {
    notFound: 'Aradığınız sayfa bulunamadı',
    notFoundLine: 'Adresi kontrol edin veya ana sayfaya dönün.',
    fault: 'Sunucuda bir hata oluştu.',
    faultLine: 'Sayfaya Page Speed Boost ana sayfasından giderek tekrar deneyin.',
    home: 'Ana sayfaya git'
  },
  permission: {
    line: 'Mağazanızda sayfa hızı ekranları var. Görsel optimizasyonu, ayarlar ve planların eklenmesini bizden isteyin.',
    apply: 'İzin için başvur'
  },
  cookies: {
    title: 'Çerezleri etkinleştirin',
    line: 'Page Speed Boost oturumunuzu bir çerezle açık tutar. Tarayıcınızın buna 30 gün boyunca izin vermesi gerekir.',
    steps: 'Yapabilecekleriniz',
    allow:
      'Tarayıcınızın ayarlarında bu site için çerezlere izin verin, sonra uygulamayı yeniden açın.',
    ios: 'iPhone veya iPad’de: Ayarlar’ı, ardından Safari’yi açın ve “Siteler Arası İzlemeyi Engelle” seçeneğinin kapalı olduğundan emin olun.',
    home: 'Ana sayfaya git'
  },
  install: {
    permission: 'Page Speed Boost için izniniz gerekiyor',
    permissionLine: 'Shopify bu izni ayrı bir sayfada ister.',
    permit: 'Devam et',
    failed: 'Mağazanız açılamadı',
    failedLine:
      'Sizi buraya getiren bağlantı eksik, süresi dolmuş veya başka bir sunucuya ait. Uygulamayı mağazanızın yönetici panelinden yeniden açın.',
    again: 'Tekrar dene',
    signIn: 'Erişim anahtarıyla giriş yap',
    unknownShop: 'Bu sunucu {shop} mağazasını tanımıyor.',
    noSession: 'Açık bir oturum yok. Uygulamayı bağlantısından açın veya giriş yapın.'
  }
}
