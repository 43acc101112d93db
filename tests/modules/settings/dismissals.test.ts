import t from 'tap'
import { beginCycles } from '../../../modules/pricing/jobs.ts'
import { dismissedBanners } from '../../../modules/settings/queries.ts'
import { startApp } from '../../support/app.ts'
import { upgrade } from '../../support/plans.ts'

t.test(
  'a closed banner stays closed for the shop until the dismissal is removed §4.3.25',
  async (t) => {
    const { merchant, app, shopId } = await startApp(t)
    const close = (name: string, st: 0 | 1 = 1) =>
      merchant.post('/api/v2/setting/saveAppSwitch', { name, type: 'param', st, exp: 0 })
    const closed = () => dismissedBanners(app.db, shopId)
    t.strictSame(await closed(), [])
    for (const name of ['seo', 'promo', 'promo', 'video', 'app-upgrade'])
      t.match(await close(name), { status: 200, body: { ack: 1 } }, name)
    t.strictSame(await closed(), ['app-upgrade', 'promo', 'seo', 'video'])
    await close('promo', 0)
    t.strictSame(await closed(), ['app-upgrade', 'seo', 'video'])
    t.equal((await close('somebody-elses')).status, 422)
    t.strictSame(await dismissedBanners(app.db, shopId + 1), [], 'another shop closed nothing')
  }
)

t.test(
  'a closed banner about a limit returns when the plan changes or a new cycle begins §16.6',
  async (t) => {
    const { merchant, app, shopId, clock } = await startApp(t)
    const close = (name: string) =>
      merchant.post('/api/v2/setting/saveAppSwitch', { name, type: 'param', st: 1, exp: 0 })
    const closed = () => dismissedBanners(app.db, shopId)
    await close('plan-limit')
    await close('seo')
    t.strictSame(await closed(), ['plan-limit', 'seo'])
    await upgrade(app, 1)
    t.strictSame(await closed(), ['seo'], 'the free plan had another limit')
    await close('quota')
    await upgrade(app, 2)
    t.strictSame(await closed(), ['seo'], 'the smaller plan had another limit too')
    await close('quota')
    t.strictSame(await closed(), ['quota', 'seo'])
    clock.forward(32 * 24 * 60 * 60_000)
    await beginCycles.run(app)
    t.strictSame(await closed(), ['seo'], 'a new cycle brings a new quota')
  }
)
