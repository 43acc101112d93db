import t from 'tap'
import { startApp } from '../../../../support/app.ts'
import type { Answer } from '../../../../support/merchant.ts'
import { NO_POSTGRES } from '../../../../support/postgres/cluster.ts'
import { hasPostgres, openNewDatabase } from '../../../../support/postgres/databases.ts'
import { chooseAll, historyOf, optimiseAll } from '../../../../support/runs.ts'
import { jpeg, put } from '../../../../support/shop.ts'

const skip = hasPostgres() ? false : NO_POSTGRES

/** Characters without an order, in one to four bytes, because an index compresses its rows. */
const SCRIPTS = {
  latin: [0x61, 26],
  cyrillic: [0x430, 32],
  han: [0x4e00, 20_000],
  emoji: [0x1f300, 700]
} as const

function titleIn(script: keyof typeof SCRIPTS, length: number): string {
  const [first, count] = SCRIPTS[script]
  let [title, state] = ['', 1]
  for (let index = 0; index < length; index++) {
    state = (state * 48_271) % 0x7fffffff
    title += String.fromCodePoint(first + (state % count))
  }
  return title
}

t.test(
  'products with titles of 10,000 characters are listed, found, sorted and optimised §4.2.4',
  { skip },
  async (t) => {
    const { merchant, storeDir, app } = await startApp(t, { openDatabase: openNewDatabase })
    const titles = Object.fromEntries(
      Object.keys(SCRIPTS).map((script, index) => [
        script,
        `${4 - index} ${titleIn(script as keyof typeof SCRIPTS, 10_000)}`
      ])
    )
    for (const [script, title] of Object.entries(titles))
      put(storeDir, {
        [`products/${script}/product.json`]: JSON.stringify({ title }),
        [`products/${script}/a.jpg`]: await jpeg(script.length)
      })
    const rule = { switch: 1, product_rule: '%product_title%' }
    await merchant.post('/api/v2/image-opt/saveSettings', { alt_text: rule, file_name: rule })
    const listed = async (query: string) => {
      const { body } = await merchant.get(`/api/v2/image-opt/getManualImagesData?${query}`)
      t.equal(body.data.total, body.data.data.length)
      return (body.data.data as Answer[]).map(({ title }) => String(title))
    }
    await chooseAll(merchant)
    const sorted = Object.values(titles).reverse()
    t.strictSame(await listed('data_type=1&sort=name'), sorted)
    for (const title of sorted) {
      const words = encodeURIComponent(Array.from(title).slice(20, 40).join(''))
      t.strictSame(await listed(`data_type=1&title=${words}`), [title])
    }

    const before = await app.db.selectFrom('list_total').select('changes').execute()
    await chooseAll(merchant)
    t.strictSame(
      await app.db.selectFrom('list_total').select('changes').execute(),
      before,
      'a second sync finds nothing new'
    )

    t.match(await optimiseAll(merchant), { image_total: 4, image_failed: 0 })
    const history = await historyOf(merchant, '&sort=name')
    t.strictSame(
      history.map(({ title }) => String(title)),
      sorted
    )
  }
)
