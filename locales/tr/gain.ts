export const gain = {
  title: 'Optimize edilen görselleriniz {percent} daha hafif',
  all: 'Optimize edilen tüm görseller',
  page: 'Tipik bir ürün sayfasının görselleri',
  fromTo: '{before} → {after}',
  pageNote: 'Tipik ürün sayfası, tüm görselleri tam boyutta olan {n} ürünün ortancasıdır.',
  copies:
    'Shopify çoğu görseli kendi oluşturduğu daha küçük kopyalar olarak gösterir. Müşteriler bunlarda daha az, temanızın orijinal dosyayı gösterdiği yerlerde ise farkın tamamı kadar tasarruf eder.'
}
