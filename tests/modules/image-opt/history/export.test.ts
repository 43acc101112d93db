import t from 'tap'
import { startApp, type TestApp } from '../../../support/app.ts'
import { optimiseAll } from '../../../support/runs.ts'
import { jpeg, png, put } from '../../../support/shop.ts'
import { TOKEN } from '../../../support/token.ts'

async function exported({ app }: TestApp, query = '') {
  const reply = await app.inject({
    url: `/api/v2/image-opt/exportHistory${query}`,
    headers: { authorization: `ShopifyAdmin ${TOKEN}` }
  })
  return { reply, lines: reply.body.trim().split('\r\n') }
}

t.test(
  'the history is exported as CSV, and no title runs as a formula in a spreadsheet §4.2.2 §4.3.21 §7.10.1',
  async (t) => {
    const test = await startApp(t, { env: { BILLING: 'off' } })
    const titles = [
      '=HYPERLINK("http://evil.example","x")',
      'Mug, "large"',
      '青い靴',
      '+1',
      '-two',
      '@three',
      'Plain'
    ]
    for (const [index, title] of titles.entries())
      put(test.storeDir, {
        [`products/p${index}/product.json`]: JSON.stringify({ title }),
        [`products/p${index}/a.png`]: await png(index)
      })
    put(test.storeDir, { 'collections/sale/sale.jpg': await jpeg(9) })
    await optimiseAll(test.merchant)
    await optimiseAll(test.merchant, 2)

    const { reply, lines } = await exported(test)
    t.match(reply.headers, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': /^attachment; filename=optimization-history-2026-11-21.csv$/
    })
    t.ok(
      reply.body.startsWith('\ufeffType,ID,Name,'),
      'the byte order mark tells Excel that this is UTF-8'
    )
    t.equal(lines.length, 1 + titles.length + 1)
    const lineOf = (part: string) => lines.find((line) => line.includes(part)) ?? ''
    t.match(lineOf('HYPERLINK'), '"\'=HYPERLINK(""http://evil.example"",""x"")"')
    for (const formula of ['+1', '-two', '@three']) t.match(lineOf(formula), `,'${formula},`)
    t.match(lineOf('Mug'), '"Mug, ""large"""')
    const { body } = await test.merchant.get('/api/v2/image-opt/getImageOptDataPage?title=plain')
    const [row] = body.data.data
    t.equal(
      lineOf(',Plain,'),
      `Product,${row.id},Plain,${row.img_id},a.jpg,Compressed,png,jpeg,${row.img_size},${row.comp_size},` +
        `${row.comp_ratio},1,0,0,0,${row.optimised_at},`
    )

    const shoes = await exported(test, `?data_type=1&title=${encodeURIComponent('靴')}`)
    t.equal(shoes.lines.length, 2)
    t.equal((await exported(test, '?data_type=2')).lines.length, 2)
    t.equal(
      (await exported(test, '?data_type=4')).lines.length,
      1,
      'only the column names are exported'
    )
    t.equal((await test.app.inject('/api/v2/image-opt/exportHistory')).statusCode, 401)
  }
)

t.test('a long history is exported completely, with each image once', async (t) => {
  const test = await startApp(t, { env: { BILLING: 'off' } })
  for (let index = 0; index < 95; index++)
    put(test.storeDir, { [`products/p${index}/a.jpg`]: await jpeg(index % 3, 48, 48) })
  await optimiseAll(test.merchant)
  const { lines } = await exported(test)
  const images = new Set(lines.slice(1).map((line) => line.split(',')[3]))
  t.equal(lines.length, 96)
  t.equal(images.size, 95)
})
