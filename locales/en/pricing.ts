/** Plans and quota (specification, app shell §2 Pricing, §8). */
export const pricingPage = {
  subscription: 'Page Speed Boost, {plan:string} a month',
  usageTerms: '{price:string} for each started block of {images:string} images beyond the plan',
  succeed: 'Succeed',
  downgraded: 'You are on the free plan now.'
}

export const pricingErrors = {
  notCapped: 'Overcharge comes with a paid plan. Upgrade first.',
  noPlans: 'This server has no plans: everything is included.',
  isFree: 'You are on the free plan already.',
  samePlan: 'You have the {plan:string} plan already.',
  smallerPlan: 'To get a smaller plan, downgrade to the free plan first.',
  overtaken: 'Another change of your plan was begun meanwhile. Look at it and try again.',
  unreachable: 'The billing cannot be reached right now. Try again later.',
  unknownCharge: 'This confirmation does not exist.'
}
