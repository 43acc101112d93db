/** Plans and quota (specification, app shell §2 Pricing, §4, §8, §9). */
export const pricingPage = {
  title: 'Pricing',
  line: 'Your plan, what you have used of it, and what the others include.',
  subscription: 'Page Speed Boost, {plan:number|money} a month',
  usageTerms:
    '{price:number|money} for each started block of {images:number|local} images beyond the plan',
  succeed: 'Succeed',
  downgraded: 'You are on the free plan now.',
  decided: {
    active: 'Your plan has changed.',
    declined: 'You declined the change. Your plan stays as it is.',
    waiting: 'Shopify has not confirmed the change yet. Your plan changes as soon as it has.'
  },
  notice: {
    frozenTitle: 'Your plan is on hold',
    frozenLine:
      'A Shopify bill of your store is open. Until it is paid you have the free plan, and then your plan for {price:number|money} a month comes back by itself.',
    refusedTitle: 'A charge was refused',
    refusedLine:
      'Your last charge for add-on images was not accepted. Overcharge is off, so nothing more is charged. Contact support if you want to turn it on again.',
    heldTitle: 'Your limit for add-on charges is reached',
    heldLine:
      '{used:number|money} of at most {cap:number|money} in 30 days are charged. Overcharge goes on by itself when the next 30 days begin, or at once if you raise the limit.',
    nearTitle: 'Your limit for add-on charges is close',
    nearLine:
      '{used:number|money} of at most {cap:number|money} in 30 days are charged. At the limit Overcharge pauses until the next 30 days begin.',
    until: 'The next 30 days begin on {date:string}.',
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
  addOnOff: 'Overcharge is off: when the quota is used up, optimizing stops.',
  addOnOn: 'Overcharge is on: {price:string} for each started {images:string} images.',
  addOnTip: 'Images beyond your quota are add-on images. Turn Overcharge on or off in Settings.',
  settings: 'Overcharge settings',
  reset: 'The quota starts again on {date:string}.',
  once: 'A one-time quota: it does not start again.',
  open: '{n:string} {{count:image|images}} can still be optimized',
  saved: '{n:string} {{count:image|images}} optimized, {size:string} saved',
  compare: 'What each plan has',
  feature: 'Feature',
  freeColumn: 'Free',
  premiumColumn: 'Premium',
  yes: 'Included',
  no: 'Not included',
  features: {
    preload: 'Page speed: links are loaded ahead',
    products: 'Product images: compression, PNG to JPG, watermark',
    restore: 'Restore originals for {days:string} days',
    single: 'Optimize and download single images',
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
      'An image that was changed in your store, once in each month, however often you optimize it again. Images that fail or could not be made smaller cost nothing, and neither do restoring and downloading.',
    full: 'What happens when the quota is used up?',
    fullLine:
      'Optimizing stops, and nothing is charged, unless you turn Overcharge on in Settings. With it each started block of {images:string} further images costs {price:string}, up to the limit of your plan.',
    reset: 'When does the quota start again?',
    resetLine:
      'Each month on the day your plan began; in a shorter month on its last day. The free quota is given once.',
    upgrade: 'What happens when I upgrade?',
    upgradeLine:
      'The larger quota is there at once. What you have used this month counts in it, and the day of renewal stays.',
    downgrade: 'What happens when I downgrade?',
    downgradeLine:
      'Your subscription ends at once and automatic optimization is turned off. What is left of the free quota comes back. Images that are optimized stay so.'
  }
}

export const planPicker = {
  label: 'Plans',
  free: 'Free',
  premium: 'Premium',
  month: '/ month',
  once: '{n:string} images, once',
  images: '{n:string} images / month',
  quota: 'Images a month',
  fewer: 'Fewer images',
  more: 'More images',
  perImage: '{price:string} per image',
  addOn: 'Then {price:string} for each {images:string} more, only if you turn it on',
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
      products: 'Product images, with PNG to JPG and watermark',
      restore: 'Restore for {days:string} days',
      speed: 'Page speed, forever free'
    },
    premium: {
      all: 'Everything in Free',
      others: 'Collection and blog images, uploads',
      automatic: 'Automatic optimization',
      texts: 'Alt text and file names',
      bulk: 'Everything at once: restore, re-optimize'
    }
  },
  warningTitle: 'Downgrade to the free plan',
  warning:
    'If you downgrade to the free plan now, the features included in the existing paid plan will not be available, are you sure you want to downgrade?',
  stay: 'Let me think',
  go: 'Continue downgrade',
  failed: 'The plan could not be changed. Check your connection and try again.'
}

export const imageSync = {
  note: 'The images of your store are still being counted: {n:string} so far.'
}

export const overcharge = {
  title: 'Overcharge',
  enabled: 'Enabled',
  disabled: 'Disabled',
  price: 'Images beyond your quota: {price:string} for each started block of {images:string}.',
  needsPlan: 'Comes with a paid plan.',
  onHold: 'On hold since your last charge: Pricing says why.',
  plans: 'See plans',
  succeed: 'Succeed',
  failed: 'Try again later'
}

export const limits = {
  quotaTitle: 'Remind: The quota limit has been reached',
  quotaLine: 'New images cannot be optimized until Overcharge is turned on in Settings.',
  limitTitle: 'Plan Limit Reached',
  limitLine: '{n:string} more {{count:image|images}} in your store can still be optimized.',
  upgradeTitle: "You've reached the plan limit",
  upgradeLine:
    'You have started {blocks:string} add-on blocks this month. The next plan has {images:string} images for {price:string} a month.',
  settings: 'Settings',
  upgrade: 'Upgrade',
  contact: 'Contact support',
  dismiss: 'Dismiss'
}

export const confirmPage = {
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
  until: 'Answer by {date:string}.',
  approve: 'Approve',
  decline: 'Decline',
  over: {
    active: 'This plan was approved.',
    declined: 'This plan was declined.',
    expired: 'The time to answer is over. Choose a plan again.',
    ended: 'This offer is not valid any more, because another plan was chosen.'
  },
  back: 'Back to Pricing'
}

export const pricingErrors = {
  notCapped: 'Overcharge comes with a paid plan. Upgrade first.',
  noPlans: 'This server has no plans: everything is included.',
  isFree: 'You are on the free plan already.',
  samePlan: 'You have the {plan:number|money} plan already.',
  smallerPlan: 'To get a smaller plan, downgrade to the free plan first.',
  overtaken: 'Another change of your plan was begun meanwhile. Look at it and try again.',
  unreachable: 'The billing cannot be reached right now. Try again later.',
  refused: 'The billing did not accept this. Contact support, and we look into it.',
  noLimit: 'There is no limit that could be raised.',
  unknownCharge: 'This confirmation does not exist.'
}

/** All of them, as they stand in the dictionary. */
export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
