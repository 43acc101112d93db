export const feedback = {
  open: 'Desteğe ulaş',
  title: 'Desteğe ulaş',
  line: 'Neye ihtiyacınız olduğunu veya neyin ters gittiğini yazın. E-postayla yanıtlarız.',
  name: 'Ad',
  email: 'E-posta',
  subject: 'Konu',
  description: 'Açıklama',
  optional: '(isteğe bağlı)',
  send: 'Gönder',
  sent: 'Teşekkürler. Mesajınız bize ulaştı.',
  notSent: 'Mesaj gönderilemedi. Bağlantınızı kontrol edip tekrar deneyin.',
  empty: {
    name: 'Adınızı girin',
    email: 'E-posta adresinizi girin',
    description: 'Bir açıklama girin'
  },
  badEmail: 'name@example.com gibi eksiksiz bir e-posta adresi girin.',
  tooLong: {
    name: 'Ad çok uzun: en fazla {most} karakter.',
    email: 'E-posta adresi çok uzun: en fazla {most} karakter.',
    title: 'Konu çok uzun: en fazla {most} karakter.',
    description: 'Açıklama çok uzun: en fazla {most} karakter.'
  },
  tooMany: 'Son bir saatte çok sayıda mesaj gönderdiniz. Daha sonra tekrar deneyin.'
}

export const language = {
  label: 'Dil',
  notSaved: 'Dil kaydedilemedi. Bağlantınızı kontrol edip tekrar deneyin.'
}

export const review = {
  title: 'Page Speed Boost’u nasıl buldunuz?',
  line: 'Puanınız onu geliştirmemize yardımcı olur.',
  stars: 'Puan',
  star: '{n} yıldız',
  rate: 'Uygulamayı puanla',
  send: 'Puanı gönder',
  later: 'Daha sonra hatırlat',
  dismiss: 'Kapat',
  notSent: 'Puan gönderilemedi. Bağlantınızı kontrol edip tekrar deneyin.',
  thanks: 'Puanınız için teşekkürler.',
  both: 'Uygulamayı herkese açık olarak da puanlayabilir veya bize daha fazlasını yazabilirsiniz.',
  here: 'Bize daha fazlasını da yazabilirsiniz.',
  inPublic: 'Herkese açık puanla',
  tellMore: 'Daha fazlasını yaz'
}

export const congratulations = {
  title: 'Tebrikler',
  saved: 'İlk optimizasyonunuzda {size} tasarruf ettiniz',
  line: 'Yeni dosyalar orijinallerden bu kadar küçük.',
  see: 'Geçmişi gör',
  open: 'Sonucu gör',
  dismiss: 'Kapat'
}

export const advert = {
  title: 'Mağazanız için daha fazlası',
  line: 'Mağazanız için diğer uygulamaları Öneriler’de bulabilirsiniz.',
  open: 'Uygulamaları gör',
  dismiss: 'Kapat'
}
