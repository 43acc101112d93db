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
    imageOptimization: '图片优化',
    pageSpeed: '页面速度',
    settings: '设置',
    pricing: '定价',
    recommendation: '推荐'
  },
  trend: {
    title: '最近 30 天',
    line: '最近 30 天已优化 {n} 张图片，节省 {size}。',
    images: '已优化图片',
    saved: '节省',
    day: '日期',
    table: '每日数据'
  },
  footer: {
    label: '关于此应用',
    privacy: '隐私政策'
  },
  pages: {
    notFound: '找不到您要访问的页面',
    notFoundLine: '请检查网址，或返回首页。',
    fault: '抱歉，服务器内部错误。',
    faultLine: '请从 Page Speed Boost 首页重新进入此页面。',
    home: '前往首页'
  },
  permission: {
    line: '您的店铺目前可使用页面速度功能。如需图片优化、设置和套餐，请联系我们。',
    apply: '申请权限'
  },
  cookies: {
    title: '启用 Cookie',
    line: 'Page Speed Boost 使用 Cookie 让您保持登录状态。您的浏览器需要允许该 Cookie 保留 30 天。',
    steps: '解决方法',
    allow: '在浏览器设置中允许此网站使用 Cookie，然后重新打开应用。',
    ios: '在 iPhone 或 iPad 上：打开“设置”，选择 Safari，确保未开启“阻止跨网站跟踪”。',
    home: '前往首页'
  },
  install: {
    permission: 'Page Speed Boost 需要您的授权',
    permissionLine: 'Shopify 会在单独的页面中请求授权。',
    permit: '继续',
    failed: '无法打开您的商店',
    failedLine: '您使用的链接不完整、已过期，或属于另一台服务器。请从商店后台重新打开应用。',
    again: '重试',
    signIn: '使用访问令牌登录',
    unknownShop: '此服务器找不到商店 {shop}。',
    noSession: '您尚未登录。请通过应用链接打开，或直接登录。'
  }
}
