import t from 'tap'
import { openFleet, startRun, untilRunsEnd } from '../../../support/fleet.ts'

t.test('workers share the runs that a web process starts §2.7.1–2.7.3', async (t) => {
  const fleet = await openFleet(t)
  const shops = [await fleet.addShop(12), await fleet.addShop(12)]
  const before = shops.map((shop) => shop.shown())
  const web = await fleet.start('web')
  const workers = [await fleet.start('worker'), await fleet.start('worker')]
  for (const shop of shops) await startRun(fleet, web, shop, 'reOptimize')
  await untilRunsEnd(fleet.db, shops)
  t.comment(web.said(), ...workers.map((w) => w.said()))
  const after = shops.map((shop) => shop.shown())
  t.ok(after.flat().every((hash, at) => hash !== before.flat()[at]))
  for (const shop of shops) await startRun(fleet, web, shop, 'restore')
  await untilRunsEnd(fleet.db, shops)
  t.strictSame(
    shops.map((shop) => shop.shown()),
    before
  )
  for (const server of [web, ...workers]) t.equal(await server.stop(), 0)
})
