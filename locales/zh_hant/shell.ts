import { guidance } from './guidance.ts'
import { privacy } from './privacy.ts'
import { recommendations } from './recommendations.ts'
import { advert, congratulations, feedback, language, review } from './support.ts'

/** The page shell and the public pages (specification §13). */
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
    imageOptimization: '圖片最佳化',
    pageSpeed: '頁面速度',
    settings: '設定',
    pricing: '定價',
    recommendation: '推薦'
  },
  trend: {
    title: '過去 30 天',
    line: '過去 30 天已最佳化 {n} 張圖片，節省 {size}。',
    images: '已最佳化圖片',
    saved: '節省',
    day: '日期',
    table: '每日數據'
  },
  footer: {
    label: '關於此應用程式',
    privacy: '隱私權政策'
  },
  pages: {
    notFound: '找不到您要的頁面',
    notFoundLine: '請檢查網址，或返回首頁。',
    fault: '抱歉，伺服器發生內部錯誤。',
    faultLine: '請從 Page Speed Boost 首頁重新進入此頁面。',
    home: '前往首頁'
  },
  permission: {
    line: '您的商店目前可使用頁面速度功能。如需圖片最佳化、設定和方案，請與我們聯絡。',
    apply: '申請權限'
  },
  cookies: {
    title: '啟用 Cookie',
    line: 'Page Speed Boost 使用 Cookie 讓您保持登入狀態。您的瀏覽器必須允許此 Cookie 保留 30 天。',
    steps: '解決方法',
    allow: '在瀏覽器設定中允許此網站使用 Cookie，然後重新開啟應用程式。',
    ios: '在 iPhone 或 iPad 上：開啟「設定」，選擇 Safari，並確認未開啟「防止跨網站追蹤」。',
    home: '前往首頁'
  },
  install: {
    permission: 'Page Speed Boost 需要您的授權',
    permissionLine: 'Shopify 會在單獨的頁面中要求授權。',
    permit: '繼續',
    failed: '無法開啟您的商店',
    failedLine:
      '您使用的連結不完整、已過期，或屬於另一台伺服器。請從商店的管理介面重新開啟應用程式。',
    again: '再試一次',
    signIn: '使用存取權杖登入',
    unknownShop: '此伺服器找不到商店 {shop}。',
    noSession: '您尚未登入。請從應用程式的連結開啟，或直接登入。'
  }
}
