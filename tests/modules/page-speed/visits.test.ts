import t from 'tap'
import { visitorFigures, visitPathOf } from '../../../modules/page-speed/queries.ts'
import { DAY_MS } from '../../../server/core/clock.ts'
import { startApp } from '../../support/app.ts'

t.test(
  'visits are counted only for shops whose merchant switched the figures on §3.3.2 §12.8.1',
  async (t) => {
    const { app, merchant, shopId, clock } = await startApp(t)
    const { secretKey } = app.config
    const report = (path: string, body: unknown) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        payload: typeof body === 'string' ? body : JSON.stringify(body)
      })
    const figures = () => visitorFigures(app.db, shopId, clock.now())
    const visit = { lcp: 1200, inp: 80, cls: 50, open: 700 }

    t.equal(await visitPathOf(app.db, shopId, secretKey), undefined, 'the switch is off at first')
    await merchant.post('/api/v2/home/saveVisitorFigures', { st: 1 })
    const path = await visitPathOf(app.db, shopId, secretKey)
    if (!path) throw new Error('Expected a path to report to')
    t.equal((await report(path, visit)).statusCode, 204)
    t.match(await figures(), { isOn: true, views: 1 })

    await t.test(
      'the displayed value is one that three out of four visits meet or beat §12.8.2',
      async (t) => {
        for (const open of [100, 200, 300]) await report(path, { ...visit, open })
        const { views, values } = await figures()
        t.equal(views, 4)
        t.ok(values.open && values.open >= 300 && values.open <= 330, `within 10 %: ${values.open}`)
        t.equal(values.open_hit, null)
        await report(path, { open_hit: 60 })
        const { open_hit } = (await figures()).values
        t.ok(open_hit && open_hit >= 60 && open_hit <= 66, `within 10 %: ${open_hit}`)
      }
    )

    await t.test('at most 100,000 visits of a day are counted §2.6.13', async (t) => {
      const before = (await figures()).views
      const day = clock.now().toISOString().slice(0, 10)
      const filler = {
        shop_id: shopId,
        day,
        metric: 'open',
        class: -1,
        count: 99_999 - before
      } as const
      await app.db.insertInto('visitor_figure').values(filler).execute()
      t.equal((await report(path, visit)).statusCode, 204)
      t.equal((await report(path, visit)).statusCode, 204)
      await app.db.deleteFrom('visitor_figure').where('class', '=', -1).execute()
      t.equal((await figures()).views, before + 1, 'the last one is not counted')
      await report(path, visit)
      t.equal((await figures()).views, before + 2)
    })

    await t.test(
      'invalid visits and visits to unknown shops are not counted §2.6.4 §4.5.5',
      async (t) => {
        const before = await figures()
        for (const body of [
          '',
          'x',
          '[]',
          'null',
          { open: -1 },
          { open: 'fast' },
          { lcp: 1e9, open: 1 }
        ])
          t.equal((await report(path, body)).statusCode, 204)
        t.equal((await report(path, 'x'.repeat(500))).statusCode, 204)
        t.equal((await report(path, 'x'.repeat(501))).statusCode, 413)
        const other = path.replace(/\/(\d+)-/, (_all, id) => `/${Number(id) + 1}-`)
        for (const wrong of [other, `${path}x`, path.slice(0, -1), '/visits/1', '/visits/x'])
          t.equal((await report(wrong, visit)).statusCode, 204)
        t.strictSame(await figures(), before)
      }
    )

    await t.test(
      'the stored figures do not reveal individual visits §12.8.2 §17.1.2',
      async (t) => {
        const rows = await app.db.selectFrom('visitor_figure').selectAll().execute()
        t.ok(rows.length > 0)
        for (const row of rows)
          t.strictSame(Object.keys(row).sort(), ['class', 'count', 'day', 'metric', 'shop_id'])
      }
    )

    await t.test('the figures are those of the last 28 days', async (t) => {
      const { views } = await figures()
      const later = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
      t.match(await visitorFigures(app.db, shopId, later(28)), { views })
      t.match(await visitorFigures(app.db, shopId, later(29)), { views: 0 })
    })

    await t.test(
      'visits are no longer counted after the merchant switches the figures off §4.3.30',
      async (t) => {
        const { views } = await figures()
        await merchant.post('/api/v2/home/saveVisitorFigures', { st: 0 })
        await report(path, visit)
        t.match(await figures(), { isOn: false, views })
      }
    )
  }
)
