import t from 'tap'
import { limitOf } from '../../islands/pricing/limit.ts'

const used = {
  impressions_use: 8000,
  impressions_all: 8000,
  img_usage_use: 0,
  img_usage_all: 40_000,
  is_capped: 1 as const,
  is_own_limit: 0 as 0 | 1,
  is_over_quota: 1 as const,
  shop_level: 3
}

t.test('the banner names the limit that the merchant has reached §10.4.1–10.4.4', (t) => {
  t.equal(limitOf({ ...used, impressions_use: 7999 }, true), null)
  t.equal(limitOf({ ...used, is_over_quota: 0 }, true), 'quota')
  t.equal(limitOf({ ...used, is_capped: 0 }, true), 'quota')
  t.equal(limitOf({ ...used, shop_level: 0, is_capped: 0 }, true), 'plan-limit')
  t.equal(limitOf({ ...used, img_usage_use: 40_000 }, true), 'plan-limit')
  t.equal(limitOf({ ...used, img_usage_use: 40_000, is_own_limit: 1 }, true), 'own-limit')
  t.equal(limitOf(used, true), null)
  t.equal(limitOf({ ...used, img_usage_use: 3000 }, true), null)
  t.equal(
    limitOf({ ...used, img_usage_use: 3001 }, true),
    'upgrade',
    'the fourth block has started'
  )
  t.equal(limitOf({ ...used, img_usage_use: 3001 }, false), null, 'there is no larger plan')
  t.end()
})
