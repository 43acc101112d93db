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
    imageOptimization: '이미지 최적화',
    pageSpeed: '페이지 속도',
    settings: '설정',
    pricing: '요금제',
    recommendation: '추천'
  },
  trend: {
    title: '지난 30일',
    line: '지난 30일 동안 이미지 {n}개를 최적화하여 {size}만큼 절약했습니다.',
    images: '최적화된 이미지',
    saved: '절약량',
    day: '날짜',
    table: '일별 수치'
  },
  footer: {
    label: '이 앱 정보',
    privacy: '개인정보 처리방침'
  },
  pages: {
    notFound: '찾으시는 페이지가 없습니다',
    notFoundLine: '주소를 확인하거나 홈으로 돌아가세요.',
    fault: '내부 서버 오류가 발생했습니다.',
    faultLine: 'Page Speed Boost 홈에서 페이지로 이동하여 다시 시도하세요.',
    home: '홈으로 이동'
  },
  permission: {
    line: '스토어에서 페이지 속도 화면을 사용할 수 있습니다. 이미지 최적화, 설정, 요금제를 추가하려면 문의해 주세요.',
    apply: '권한 신청'
  },
  cookies: {
    title: '쿠키 사용 설정',
    line: 'Page Speed Boost는 쿠키로 로그인 상태를 유지합니다. 브라우저에서 30일 동안 쿠키를 허용해야 합니다.',
    steps: '해결 방법',
    allow: '브라우저 설정에서 이 사이트의 쿠키를 허용한 다음 앱을 다시 여세요.',
    ios: 'iPhone 또는 iPad: 설정을 열고 Safari로 이동하여 ‘크로스 사이트 추적 방지’가 꺼져 있는지 확인하세요.',
    home: '홈으로 이동'
  },
  install: {
    permission: 'Page Speed Boost에 권한이 필요합니다',
    permissionLine: 'Shopify가 별도 페이지에서 권한을 요청합니다.',
    permit: '계속',
    failed: '스토어를 열지 못했습니다',
    failedLine:
      '사용하신 링크가 불완전하거나 만료되었거나 다른 서버의 링크입니다. 스토어 관리자에서 앱을 다시 여세요.',
    again: '다시 시도',
    signIn: '액세스 토큰으로 로그인',
    unknownShop: '{shop} 스토어는 이 서버에 등록되어 있지 않습니다.',
    noSession: '로그인되어 있지 않습니다. 링크에서 앱을 열거나 로그인하세요.'
  }
}
