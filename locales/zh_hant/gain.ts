export const gain = {
  title: '最佳化後的圖片輕了 {percent}',
  all: '所有已最佳化的圖片',
  page: '典型商品頁面的圖片',
  fromTo: '從 {before} 到 {after}',
  pageNote: '典型商品頁面取 {n} 項商品的中位數，所有圖片以完整尺寸計算。',
  copies:
    'Shopify 大多以自行產生的較小副本來顯示圖片，顧客在這些圖片上節省的流量較少；佈景主題顯示原始檔案時，才會省下完整的差距。'
}
