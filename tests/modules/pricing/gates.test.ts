import t from 'tap'
import { quotaState, requirePlan } from '../../../modules/pricing/queries.ts'
import { startApp } from '../../support/app.ts'

t.test(
  'the free plan includes product images, and a feature that it does not include is refused §1.1.4 §4.1.7 §11.2.1–11.2.3',
  async (t) => {
    const { app, shopId } = await startApp(t)
    const { db, config } = app
    const { can } = await quotaState(db, shopId, config.billing)
    t.strictSame(can, {
      product: true,
      collection: false,
      article: false,
      all: false,
      alt_text: false,
      file_name: false,
      automatic: false,
      upload: false
    })
    await requirePlan(db, shopId, config.billing, 'product')
    const refusal = requirePlan(db, shopId, config.billing, 'automatic')
    await t.rejects(refusal, { code: 'pricing/plan-lacks', status: 403 })
  }
)

t.test('a shop with billing off has every feature', async (t) => {
  const { app, shopId } = await startApp(t, { env: { BILLING: 'off' } })
  const { can, all } = await quotaState(app.db, shopId, app.config.billing)
  t.strictSame(new Set(Object.values(can)), new Set([true]))
  t.equal(all, Number.MAX_SAFE_INTEGER)
})
