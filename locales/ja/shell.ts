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
    imageOptimization: '画像の最適化',
    pageSpeed: 'ページ速度',
    settings: '設定',
    pricing: '料金プラン',
    recommendation: 'おすすめ'
  },
  trend: {
    title: '過去30日間',
    line: '過去30日間に画像{n}枚を最適化し、{size}を削減しました。',
    images: '最適化した画像',
    saved: '削減量',
    day: '日付',
    table: '日ごとの数値'
  },
  footer: {
    label: 'このアプリについて',
    privacy: 'プライバシーポリシー'
  },
  pages: {
    notFound: 'お探しのページが見つかりませんでした',
    notFoundLine: 'URLを確認するか、ホームに戻ってください。',
    fault: 'サーバー内部でエラーが発生しました。',
    faultLine: 'Page Speed Boostのホームからページに移動して、もう一度お試しください。',
    home: 'ホームに移動'
  },
  permission: {
    line: 'このストアではページ速度の画面を利用できます。画像の最適化、設定、プランの追加をご希望の場合はお問い合わせください。',
    apply: '利用許可を申請'
  },
  cookies: {
    title: 'Cookieを有効にする',
    line: 'Page Speed Boostは、ログイン状態を維持するためにCookieを使用します。ブラウザで30日間のCookieを許可する必要があります。',
    steps: '対処方法',
    allow: 'ブラウザの設定でこのサイトのCookieを許可してから、アプリを開き直してください。',
    ios: 'iPhoneまたはiPadの場合：「設定」から「Safari」を開き、「サイト越えトラッキングを防ぐ」がオフになっていることを確認してください。',
    home: 'ホームに移動'
  },
  install: {
    permission: 'Page Speed Boostに権限が必要です',
    permissionLine: 'Shopifyが別のページで許可を求めます。',
    permit: '続ける',
    failed: 'ストアを開けませんでした',
    failedLine:
      'このリンクは不完全か、有効期限が切れているか、別のサーバーのものです。ストアの管理画面からアプリを開き直してください。',
    again: '再試行',
    signIn: 'アクセストークンでログイン',
    unknownShop: 'このサーバーにはストア「{shop}」が登録されていません。',
    noSession: 'ログインしていません。リンクからアプリを開くか、ログインしてください。'
  }
}
