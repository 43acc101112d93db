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
    imageOptimization: 'Image Optimization',
    pageSpeed: 'Page Speed',
    settings: 'Settings',
    pricing: 'Pricing',
    recommendation: 'Recommendation'
  },
  trend: {
    title: 'The last 30 days',
    line: '{n:string} {{count:image|images}} optimized and {size:string} saved in the last 30 days.',
    images: 'Images optimized',
    saved: 'Saved',
    day: 'Day',
    table: 'Daily numbers'
  },
  footer: {
    label: 'About this app',
    privacy: 'Privacy policy'
  },
  pages: {
    notFound: "The page you're looking for couldn't be found",
    notFoundLine: 'Check the address, or go back to the home page.',
    fault: 'Sorry, Internal Server Error.',
    faultLine: 'Please try navigating to the page from Page Speed Boost Home and try again.',
    home: 'Go to Homepage'
  },
  permission: {
    line: 'Your store has the page-speed screens. Ask us to add image optimization, settings and plans.',
    apply: 'Apply for permission'
  },
  cookies: {
    title: 'Enable cookies',
    line: 'Page Speed Boost uses a cookie to keep you signed in. Your browser must be allowed to keep it for 30 days.',
    steps: 'What you can do',
    allow: 'In your browser settings, allow cookies for this site, then open the app again.',
    ios: "On an iPhone or iPad: open Settings, then Safari, and make sure that 'Prevent Cross-Site Tracking' is not selected.",
    home: 'Go to Homepage'
  },
  install: {
    permission: 'Page Speed Boost needs your permission',
    permissionLine: 'Shopify asks for it on a separate page.',
    permit: 'Continue',
    failed: 'Your store could not be opened',
    failedLine:
      'The link you followed is incomplete, has expired or belongs to another server. Open the app again from your store admin.',
    again: 'Try again',
    signIn: 'Sign in with an access token',
    unknownShop: 'The store {shop:string} is not set up on this server.',
    noSession: 'You are not signed in. Open the app from its link, or sign in.'
  }
}
