import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import t from 'tap'
import { registerStorefront } from '../../../server/platforms/local/storefront/storefront.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { storeOf } from './local-store-support.ts'
import { NO_SCRIPTS, SHOP } from './storefront-support.ts'

t.test(
  'the storefront tells browsers and the preload script that its pages may be cached §3.3.2 §3.3.3 §12.2.2',
  async (t) => {
    const { store } = await storeOf(t, SHOP)
    const scriptFolder = temporaryFolder(t)
    for (const name of ['preload.js', 'vitals.js'])
      writeFileSync(join(scriptFolder, name), `/* ${name} */`)
    const app = Fastify()
    t.teardown(() => app.close())
    await registerStorefront(app, { ...NO_SCRIPTS, store, scriptFolder })
    const { statusCode, body: off } = await app.inject('/store')
    t.equal(statusCode, 200)
    t.notMatch(off, '<script', 'the app embed is off')

    await store.setEmbed?.(true)
    for (const path of ['/store', '/store/products/red-mug', '/store/blogs/journal/mornings']) {
      const { headers, body } = await app.inject(path)
      t.match(body, / data-root="\/store\/" data-cacheable defer/, path)
      t.equal(headers['cache-control'], 'private, max-age=30', path)
    }
    const missing = await app.inject('/store/products/no-such')
    t.equal(missing.statusCode, 404)
    t.equal(missing.headers['cache-control'], undefined, 'a product may be added at any time')
  }
)

t.test('all pages of the storefront share one style sheet that browsers keep §3.3.3', async (t) => {
  const { store } = await storeOf(t, SHOP)
  const app = Fastify()
  t.teardown(() => app.close())
  await registerStorefront(app, { ...NO_SCRIPTS, store })
  const sheets = await Promise.all(
    ['/store', '/store/products/red-mug', '/store/no-such-page'].map(async (path) => {
      const { body } = await app.inject(path)
      return /<link rel="stylesheet" href="([^"]+)">/.exec(body)?.[1]
    })
  )
  t.equal(new Set(sheets).size, 1)
  const { headers, body } = await app.inject(sheets[0] ?? '')
  t.match(headers['content-type'], /^text\/css/)
  t.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  t.match(body, 'max-width')
})
