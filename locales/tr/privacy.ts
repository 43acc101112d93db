export const privacy = {
  title: 'Gizlilik politikası',
  updated: 'Son değişiklik: {date}',
  intro:
    'Page Speed Boost online mağazaların sayfalarını hızlandırır: görselleri sıkıştırır, alternatif metinler ve dosya adları yazar, sayfaların ön yüklenmesini sağlar. Bu politika, uygulamanın bir mağaza ve sahibi hakkında hangi bilgileri, ne için ve ne kadar süreyle sakladığını açıklar.',
  contents: 'İçindekiler',
  collect: {
    title: 'Neleri topluyoruz',
    line: 'Uygulamayı yüklediğinizde ve kullandığınız sürece mağazanızdan şunları alırız:',
    owner: 'Adınız ve e-posta adresiniz. Telefon numaranızı istemiyoruz.',
    shop: 'Mağazanızın adı, adresi, planı ve dili.',
    catalogue:
      'Ürünler, bloglar ve koleksiyonlar: başlıklar, satıcılar, türler, fiyatlar ve görselleri, dosya adları ve alternatif metinleriyle birlikte.',
    theme:
      'Hızlandırmanın açık olup olmadığını anlamak için temanızın ayarları. Script etiketlerini okumuyoruz.',
    use: 'Uygulamada yaptıklarınız: ayarlar, optimizasyonlar, sağladıkları tasarruf ve bize yazdığınız mesajlar.',
    visitors:
      'Mağazanızın ziyaretçileriyle ilgili, birini diğerinden ayırabilecek hiçbir şey saklamayız. Sayfaları ön yükleyen kod çerez kullanmaz. Yalnızca ziyaretçi verilerini açarsanız tarayıcılar sayfaların ne kadar hızlı göründüğünü bildirir ve biz günlük sayıları saklarız.'
  },
  use: {
    title: 'Bunları ne için kullanıyoruz',
    work: 'İstediklerinizi yapmak için: görselleri sıkıştırmak, alternatif metinler ve dosya adları yazmak, orijinalleri geri yüklemek, sayfalarınızın hızını ölçmek.',
    plan: 'Görselleri planınıza göre saymak ve ücretini mağaza platformunuz üzerinden almak için. Kart numaralarını asla görmeyiz.',
    support:
      'Mesajlarınızı yanıtlamak ve mağazanızı ilgilendiren değişiklikleri size bildirmek için.',
    improve:
      'Hataları bulmak ve hangi özelliklerin kullanıldığını görmek için. Bu sayımlarda mağazanın adı geçer, müşterilerinin adı asla geçmez.',
    share:
      'Bilgileri satmayız ve kimseye vermeyiz. Bunun istisnası, bilgileri başka hiçbir amaçla kullanamayan, sunucularımızı işleten ve e-postalarımızı gönderen şirketler ile yasaların zorunlu kıldığı durumlardır. Mağazanızın hızı PageSpeed Insights ile ölçülürse mağazanızın adresi Google’a iletilir.',
    cookie:
      'Bir çerez oturumunuzu açık tutar: 30 gün, mağaza yönetici panelinde ise bir gün. Reklam veya takip amaçlı çerez yoktur.'
  },
  rights: {
    title: 'Avrupalı mağaza sahiplerinin hakları',
    line: 'Avrupa Ekonomik Alanı’nda, Birleşik Krallık’ta veya İsviçre’deyseniz hakkınızda sakladığımız kişisel bilgileri görmeyi, bunların düzeltilmesini, tamamlanmasını, silinmesini veya size teslim edilmesini ve kullanımlarının sınırlandırılmasını isteyebilirsiniz. Kullanımlarına itiraz edebilir ve ülkenizin veri koruma kurumuna şikâyette bulunabilirsiniz.',
    ground:
      'Bilgilerinizi sizinle yaptığımız sözleşmeyi yerine getirmek için, bunun dışında da çalışan ve güvenli bir hizmet sunmaktaki meşru menfaatimiz nedeniyle kullanırız.',
    transfer:
      'Bilgileriniz Avrupa dışında, sunucularımızı işleten şirketlerin sunucularının bulunduğu yerlerde işlenebilir.'
  },
  keep: {
    title: 'Ne kadar süre saklıyoruz',
    line: 'Mağazanızla ilgili bilgileri siz uygulamayı kaldırana kadar saklarız; bu bilgiler ondan sonra, isterseniz daha önce silinir.',
    originals:
      'Orijinal görseller, geri yükleyebilmeniz için optimize edildikten sonra {days} gün saklanır ve ardından silinir.'
  },
  contact: {
    title: 'İletişim',
    line: 'Bu politikayla ilgili sorularınız için veya haklarınızı kullanmak için uygulamadaki “Desteğe ulaş” bölümünden bize yazın.',
    email: 'Şu adrese de yazabilirsiniz: {email}.'
  }
}
