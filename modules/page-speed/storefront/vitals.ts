import { onCLS, onINP, onLCP } from 'web-vitals'

/*
 * Reports, once, how a page view went: only where the merchant switched it on. No cookie, no identifier, no
 * address of a page; the server counts the figures in classes (modules/page-speed/figures.ts).
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

/** From the click to the first paint; a page that was fetched in advance says so. */
function addOpening(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!navigation || !paint) return
  const { deliveryType } = navigation as { deliveryType?: string }
  visit[deliveryType === 'navigational-prefetch' ? 'open_hit' : 'open'] = paint.startTime
}

// The libraries above report at the same event, and were there first.
addEventListener(
  'visibilitychange',
  () => {
    if (!to) return
    addOpening()
    // A page that was never painted was not seen.
    if ('open' in visit || 'open_hit' in visit) navigator.sendBeacon(to, JSON.stringify(visit))
  },
  { once: true }
)
