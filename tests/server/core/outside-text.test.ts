import t from 'tap'
import { startApp } from '../../support/app.ts'
import { altsOf, PAID, save } from '../../support/mug.ts'
import { optimiseAll, restoreAll } from '../../support/runs.ts'
import { jpeg, put } from '../../support/shop.ts'

/** What no database can store: U+0000 for PostgreSQL, and half a surrogate pair for both. */
const ODD = 'a\0b\ud800c'

t.test('a run with any texts comes to its end, and so does its way back', async (t) => {
  const { merchant, storeDir } = await startApp(t, PAID)
  const images = '{"file":"a.jpg","alt":"\\u0000x\\ud800"},{"file":"b.jpg"}'
  put(storeDir, {
    'products/mug/a.jpg': await jpeg(1),
    'products/mug/b.jpg': await jpeg(2),
    'products/mug/product.json': `{"title":"Mug","images":[${images}]}`
  })
  const first = ['\uFFFDx\uFFFD', '']
  const rule = { switch: 1, product_rule: `${ODD} %product_title%` }
  await save(merchant, { alt_text: rule, file_name: rule })
  t.match(await optimiseAll(merchant), { image_total: 2, image_failed: 0 })
  t.strictSame(await altsOf(merchant), [first[0], 'a b\uFFFDc Mug'])
  t.match(await optimiseAll(merchant), { image_failed: 0 })
  t.match(await restoreAll(merchant), { image_failed: 0 })
  t.strictSame(await altsOf(merchant), first)
})

t.test('any text that a merchant sends is stored', async (t) => {
  const { merchant, app } = await startApp(t)
  const posts = {
    '/api/v1/insertContactUs': { name: ODD, email: 'a@b.org', title: ODD, description: ODD },
    '/api/v1/contactSupportLog': { path: ODD, content: ODD },
    '/api/v1/updateCustomerClick': { name: ODD, path: ODD }
  }
  for (const [path, body] of Object.entries(posts))
    t.equal((await merchant.post(path, body)).status, 200, path)
  const [message] = await app.db.selectFrom('contact_message').selectAll().execute()
  t.match(message, { name: 'a', title: 'a', description: 'a' })
  const [contact] = await app.db.selectFrom('support_contact').selectAll().execute()
  t.match(contact, { path: 'a', content: 'a' })
  const list = '/api/v2/image-opt/getManualImagesData?data_type=1&title=%00'
  t.equal((await merchant.get(list)).status, 200)
})
