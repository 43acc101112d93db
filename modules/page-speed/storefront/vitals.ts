import { onCLS, onINP, onLCP } from 'web-vitals'

/*
 * Reports the figures of a page view once, and only in shops whose merchant switched visitor figures on. The report
 * carries no cookie, no identifier and no page address; the server counts the figures in classes
 * (modules/page-speed/figure-classes.ts).
 */
const { to } = (document.currentScript as HTMLScriptElement).dataset
const visit: Record<string, number> = {}

onLCP(({ value }) => {
  visit.lcp = value
})
onINP(({ value }) => {
  visit.inp = value
})
onCLS(({ value }) => {
  visit.cls = value * 1000
})

/**
 * Records the time from the click to the first paint, under a name that tells whether the page had been fetched in
 * advance.
 */
function addOpening(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!navigation || !paint) return
  const { deliveryType, type } = navigation as PerformanceNavigationTiming & {
    deliveryType?: string
  }
  if (deliveryType === 'navigational-prefetch') {
    visit.open_hit = paint.startTime
    return
  }
  visit.open = paint.startTime
  // A first page, and one that is loaded again, cannot have been fetched in advance.
  if (type === 'navigate' && document.referrer.startsWith(`${location.origin}/`))
    visit.open_next = paint.startTime
}

// onLCP, onINP and onCLS complete their figures on the same event. Their listeners were added earlier and therefore run
// earlier.
addEventListener(
  'visibilitychange',
  () => {
    if (!to) return
    addOpening()
    // A page that was never painted was never seen, so it is not reported.
    if ('open' in visit || 'open_hit' in visit) navigator.sendBeacon(to, JSON.stringify(visit))
  },
  { once: true }
)
