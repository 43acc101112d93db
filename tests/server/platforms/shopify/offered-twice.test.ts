import t from 'tap'
import { askForPlan } from '../../../support/plans.ts'
import { agreements, newest, shown } from '../../../support/shopify-plans.ts'
import { startShopifyShop } from '../../../support/shopify-shop.ts'

const CHANGE = '/api/v1/changePlans'

t.test('a shop never has two plans, even if the answer to an offer was lost', async (t) => {
  const stage = await startShopifyShop(t)
  const { billing, faults } = stage.shop
  faults.add({ operation: 'AppSubscriptionCreate', kind: '502-after' })
  t.match(await stage.merchant.post(CHANGE, { newLevel: 2 }), { status: 503 })
  const lost = newest(stage)
  await askForPlan(stage.app, 2)
  const known = newest(stage)
  t.not(known, lost)
  t.strictSame(await agreements(stage), [{ level: 2, state: 'pending' }])

  await t.test(
    'an offer whose answer was lost still counts if the merchant approves it',
    async (t) => {
      billing.approve(lost)
      await stage.app.reconcilePlan(stage.shopId)
      t.match(await shown(stage), { level: 2, is_capped: 1 })
      t.equal(billing.active().length, 1)
      const [row] = await stage.db.selectFrom('plan_agreement').select('platform_id').execute()
      t.equal(row?.platform_id, `gid://shopify/AppSubscription/${lost}`)
    }
  )
  await t.test(
    'the second offer, approved later, replaces the lost one under the same agreement',
    async (t) => {
      billing.approve(known)
      await stage.app.reconcilePlan(stage.shopId)
      t.match(await shown(stage), { level: 2 })
      t.strictSame(await agreements(stage), [{ level: 2, state: 'active' }])
      await stage.merchant.post(CHANGE, { newLevel: 0 })
      t.strictSame(billing.active(), [])
    }
  )
})

t.test(
  'a subscription that is replaced while it is being read ends no plan, also under the same agreement §11.3.2',
  async (t) => {
    const stage = await startShopifyShop(t)
    const { billing, faults } = stage.shop
    faults.add({ operation: 'AppSubscriptionCreate', kind: '502-after' })
    await stage.merchant.post(CHANGE, { newLevel: 2 })
    const lost = newest(stage)
    await askForPlan(stage.app, 2)
    const known = newest(stage)
    billing.approve(lost)
    await stage.app.reconcilePlan(stage.shopId)
    t.match(await shown(stage), { level: 2 })

    const { take } = faults
    let isReplaced = false
    faults.take = (operation, place) => {
      if (operation === 'AppSubscription' && !isReplaced) {
        isReplaced = true
        billing.approve(known)
      }
      return take(operation, place)
    }
    await stage.app.reconcilePlan(stage.shopId)
    t.ok(isReplaced)
    await stage.app.reconcilePlan(stage.shopId)
    t.match(await shown(stage), { level: 2 })
    t.strictSame(await agreements(stage), [{ level: 2, state: 'active' }])
    t.strictSame(
      billing.active().map(({ id }) => id),
      [known]
    )
  }
)
