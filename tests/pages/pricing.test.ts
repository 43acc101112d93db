import t from 'tap'
import { startApp } from '../support/app.ts'
import { servePages } from '../support/pages.ts'
import { upgrade } from '../support/plans.ts'

t.test(
  'the Pricing page names the plan that covers the store, and shows all plans §11.9.2',
  async (t) => {
    const { app, shopId } = await startApp(t)
    const page = await servePages(app)
    const open = (images: number) =>
      app.db
        .insertInto('shop_total')
        .values({
          shop_id: shopId,
          images,
          open_images: images,
          saved_images: 0,
          original_bytes: 0,
          result_bytes: 0
        })
        .onConflict((row) => row.column('shop_id').doUpdateSet({ open_images: images }))
        .execute()

    await open(3451)
    const html = await page('/pricing')
    t.match(html, '3,451 images in your store can still be optimized.')
    t.match(html, 'The plan with 8,000 images a month covers them.')
    t.match(html, '<output class="num" aria-live="polite">8,000 images / month</output>')
    const tiers = html.match(/<ul class="tiers.*?<\/ul>/s)?.[0] ?? ''
    t.same(
      [...tiers.matchAll(/<strong>([\d,]+)</g)].map(([, images]) => images),
      ['1,000', '3,000', '8,000', '20,000', '50,000', '120,000']
    )
    t.equal(tiers.match(/aria-pressed="true"/g)?.length, 1)
    t.match(html, 'role="timer"', 'the offer for a new store ends')

    await open(200_000)
    t.notMatch(await page('/pricing'), /\d images a month covers/, 'no plan has that many images')

    await app.db
      .insertInto('subscription')
      .values({ shop_id: shopId, level: 1, cycle: '2026-11-21T00:00:00.000Z', units_taken: 0 })
      .execute()
    await open(3451)
    const own = await page('/pricing')
    t.match(own, '1,000 images / month', 'a merchant with a plan sees that plan first')
    t.notMatch(own, 'role="timer"', 'and no countdown on it')
    t.match(own, 'The plan with 8,000 images a month covers them.')
  }
)

t.test(
  'the Pricing page confirms a plan change only to a merchant who returns right away',
  async (t) => {
    const { app, clock } = await startApp(t)
    const page = await servePages(app)
    await upgrade(app, 1)
    t.match(await page('/pricing?agreement=agreement%3A1'), 'Your plan has changed.')
    clock.forward(11 * 60 * 1000)
    t.notMatch(await page('/pricing?agreement=agreement%3A1'), 'Your plan has changed.')
  }
)
