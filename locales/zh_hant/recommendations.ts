/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: '推薦',
  line: '為您的商店增添更多功能。',
  tabs: '應用程式來源',
  partners: '由 channelwill 提供',
  own: '由 {product} 提供',
  frame: '合作夥伴的應用程式',
  partnersLine: '合作夥伴的應用程式位於單獨的頁面，會在新分頁中開啟。',
  openPartners: '查看應用程式',
  free: '免費',
  rating: '{rating} 顆星（滿分 5 顆星）',
  reviews: '{n} 則評論',
  noRating: '尚無評分',
  apps: {
    images: {
      title: '圖片最佳化',
      text: '壓縮商品、商品系列和網誌文章的圖片。原圖會保留，所有變更都能復原。',
      open: '最佳化圖片'
    },
    speed: {
      title: '頁面速度',
      text: '在訪客開啟頁面前預先載入，並檢測您的商店在電腦和行動裝置上的速度。',
      open: '查看頁面速度'
    },
    texts: {
      title: '替代文字和檔名',
      text: '用您自己的範本為搜尋引擎填寫替代文字和檔名。',
      open: '選擇範本'
    },
    store: {
      title: '預覽商店',
      text: '顧客所看到的本機商店，包含最佳化後的圖片，並已開啟「網站加速」。',
      open: '開啟商店'
    }
  }
}
