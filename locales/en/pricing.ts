/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: 'Pricing',
  line: 'Your plan, your usage, and what other plans include.',
  subscription: 'Page Speed Boost, {plan:number|money} a month',
  usageTerms:
    '{price:number|money} for each full or partial block of {images:number|local} images beyond your plan',
  succeed: 'Succeed',
  decided: {
    free: 'You are now on the free plan.',
    active: 'Your plan has changed.',
    declined: 'You declined the change. Your plan stays the same.',
    waiting: 'Shopify has not confirmed the change yet. Your plan will change as soon as it does.'
  },
  notice: {
    frozenTitle: 'Your plan is on hold',
    frozenLine:
      'Your store has an unpaid Shopify bill. You are on the free plan until it is paid. Then your plan for {price:number|money} a month resumes automatically.',
    testTitle: 'Your store is no longer a development store',
    testLine:
      'Your plan for {price:number|money} a month was a free test. You can use the images it has left until {date:string}. To keep the plan, subscribe to it.',
    testEndedTitle: 'Your free test plan has ended',
    testEndedLine:
      'Your store is no longer a development store, so the plan for {price:number|money} a month is no longer free. You are now on the free plan.',
    subscribe: 'Subscribe for {price:number|money} a month',
    refusedTitle: 'A charge was refused',
    refusedLine:
      'Your last charge for add-on images was not accepted. Overcharge is now off, so you will not be charged again. Contact support if you want to turn it back on.',
    heldTitle: 'Your limit for add-on charges is reached',
    heldLine:
      'You have been charged {used:number|money} of your {cap:number|money} limit for this 30-day period. Overcharge resumes when the next period begins, or right away if you raise the limit.',
    nearTitle: 'Your limit for add-on charges is close',
    nearLine:
      'You have been charged {used:number|money} of your {cap:number|money} limit for this 30-day period. At the limit, Overcharge pauses until the next period begins.',
    until: 'The next 30-day period begins on {date:string}.',
    raise: 'Raise the limit to {cap:number|money}',
    failed: 'The limit could not be raised. Check your connection and try again.'
  },
  promo: '{rate:string} off your first {months:string} months',
  promoLine: 'For new stores: choose a plan by {date:string}.',
  usage: 'Your usage',
  account: 'Account',
  store: 'Store',
  email: 'Email',
  plan: 'Plan',
  free: 'Free plan',
  paid: '{price:string} a month',
  quota: 'Image quota',
  quotaUsed: '{used:string} of {all:string} images used',
  addOn: 'Add-on images',
  addOnUsed: '{used:string} of {all:string} add-on images used',
  addOnOff: 'Overcharge is off: optimization stops when your quota is used up.',
  addOnOn:
    'Overcharge is on: {price:string} for each full or partial block of {images:string} images.',
  addOnTip: 'Images beyond your quota are add-on images. Turn Overcharge on or off in Settings.',
  settings: 'Overcharge settings',
  reset: 'Your quota renews on {date:string}.',
  once: 'A one-time quota: it does not start again.',
  open: '{n:string} {{count:image|images}} can still be optimized',
  saved: '{n:string} {{count:image|images}} optimized, {size:string} saved',
  compare: 'Compare plans',
  feature: 'Feature',
  freeColumn: 'Free',
  premiumColumn: 'Premium',
  yes: 'Included',
  no: 'Not included',
  features: {
    preload: 'Page speed: link preloading',
    products: 'Product images: compression, PNG to JPG, watermark',
    restore: 'Restore originals for up to {days:string} days',
    single: 'Optimize and download individual images',
    others: 'Collection and blog images',
    automatic: 'Automatic optimization of new images',
    bulk: 'Restore and re-optimize everything at once',
    alt: 'Alt text from templates',
    names: 'File names from templates',
    upload: 'Optimize images you upload'
  },
  faq: 'Questions and answers',
  questions: {
    counts: 'What counts as one image?',
    countsLine:
      'Each image changed in your store counts once a month, no matter how often you optimize it again. Images that fail or cannot be made smaller are free. So are restoring and downloading.',
    full: 'What happens when my quota is used up?',
    fullLine:
      'Optimization stops and nothing is charged, unless you turn on Overcharge in Settings. With Overcharge, each full or partial block of {images:string} extra images costs {price:string}, up to the limit of your plan.',
    reset: 'When does my quota renew?',
    resetLine:
      'Every month on the day your plan started, or on the last day of a shorter month. The free quota does not renew.',
    billed: 'When am I billed?',
    billedLine:
      "Shopify bills your plan every 30 days. Your quota renews each month on the same day, so over time your bill comes earlier in the month than your quota. A spending limit for add-on images applies to Shopify's 30 days.",
    upgrade: 'What happens when I upgrade?',
    upgradeLine:
      "Your new quota applies immediately. Images used this month count toward it; your renewal date doesn't change.",
    downgrade: 'What happens when I downgrade?',
    downgradeLine:
      'Your subscription ends immediately and automatic optimization is turned off. You get back what is left of your free quota. Optimized images stay optimized.'
  }
}

const planPicker = {
  free: 'Free',
  premium: 'Premium',
  month: '/ month',
  once: '{n:string} images, one time',
  images: '{n:string} images / month',
  quota: 'Images per month',
  needs:
    '{n:string} {{count:image|images}} in your store can still be optimized. The plan with {all:string} images a month covers them.',
  fewer: 'Fewer images',
  more: 'More images',
  perImage: '{price:string} per image',
  addOn: 'Then {price:string} per {images:string} extra images, only if you turn on Overcharge',
  freeTimes: 'FREE TIMES',
  current: 'CURRENT PLAN',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  yours: 'Your plan: {n:string} images for {price:string} a month',
  rate: '{rate:string} off for {months:string} months',
  was: 'Regular price',
  now: 'Price for the first months',
  endsIn: 'Offer ends in {days:string} {{count:day|days}} {time:string}',
  endsOn: 'Offer ends on {date:string}',
  includes: {
    free: {
      products: 'Product images, including PNG to JPG and watermark',
      restore: 'Restore originals for up to {days:string} days',
      speed: 'Page speed, free forever'
    },
    premium: {
      all: 'Everything in Free',
      others: 'Collection and blog images, uploads',
      automatic: 'Automatic optimization',
      texts: 'Alt text and file names',
      bulk: 'Bulk restore and re-optimize'
    }
  },
  warningTitle: 'Downgrade to the free plan',
  warning:
    'If you downgrade to the free plan now, the features included in the existing paid plan will not be available, are you sure you want to downgrade?',
  warningTerms:
    'Automatic optimization and Overcharge are turned off at once. The rest of the period that you have paid for is not refunded.',
  stay: 'Let me think',
  go: 'Continue downgrade',
  failed: 'The plan could not be changed. Check your connection and try again.'
}

const imageSync = {
  note: 'The images in your store are still being counted: {n:string} so far.'
}

const overcharge = {
  title: 'Overcharge',
  enabled: 'Enabled',
  disabled: 'Disabled',
  price:
    'Images beyond your quota cost {price:string} for each full or partial block of {images:string}.',
  needsPlan: 'Only available with a paid plan.',
  onHold: 'On hold since your last charge. See Pricing for the reason.',
  ask: 'Turn on Overcharge?',
  askText:
    'Images beyond your quota cost {price:string} for each full or partial block of {images:string}. This adds at most {cap:string} images a month, for no more than {most:string}.',
  limit: 'Monthly limit',
  turnOn: 'Turn on',
  plans: 'See plans',
  succeed: 'Succeed',
  failed: 'Try again later'
}

const limits = {
  quotaTitle: 'Remind: The quota limit has been reached',
  quotaLine: 'New images cannot be optimized until Overcharge is turned on in Settings.',
  limitTitle: 'Plan Limit Reached',
  limitLine: '{n:string} more {{count:image|images}} in your store can still be optimized.',
  ownTitle: 'Your own limit is reached',
  ownLine:
    'New images cannot be optimized this month unless you raise the limit of Overcharge in Settings.',
  upgradeTitle: "You've reached the plan limit",
  upgradeLine:
    'You are paying for {blocks:string} blocks of add-on images this month. The next plan includes {images:string} images for {price:string} a month.',
  settings: 'Settings',
  upgrade: 'Upgrade',
  trial: 'Request more trial credits',
  contact: 'Contact support',
  dismiss: 'Dismiss'
}

const confirmPage = {
  title: 'Confirm your plan',
  line: '{store:string} will be subscribed to:',
  price: 'Price',
  discount: 'First {months:string} months',
  monthly: '{price:string} a month',
  period: 'Billed',
  everyMonth: 'Every month, until you downgrade',
  usage: 'Add-on images',
  most: 'At most {price:string} a month, and only if you turn Overcharge on',
  local: 'This server has its own billing: no money is charged.',
  until: 'Respond by {date:string}.',
  approve: 'Approve',
  decline: 'Decline',
  over: {
    active: 'This plan was approved.',
    declined: 'This plan was declined.',
    expired: 'This offer has expired. Choose a plan again.',
    ended: 'This offer is no longer valid because another plan was chosen.'
  },
  back: 'Back to Pricing'
}

const pricingErrors = {
  wrongLimit:
    'Choose a limit of at most {most:number|local} images, in steps of {block:number|local}.',
  notCapped: 'Overcharge is only available with a paid plan. Upgrade first.',
  noPlans: 'This server has no plans: everything is included.',
  isFree: 'You are already on the free plan.',
  samePlan: 'You already have the {plan:number|money} plan.',
  smallerPlan: 'To get a smaller plan, downgrade to the free plan first.',
  overtaken: 'Your plan is already being changed elsewhere. Check your plan, then try again.',
  unreachable: 'The billing service cannot be reached right now. Try again later.',
  refused: 'The billing service did not accept this. Contact support and we will look into it.',
  noLimit: 'There is no limit to raise.',
  unknownCharge: 'There is no plan to confirm at this address.'
}

/** All sections about pricing, spread into the dictionary. */
export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
