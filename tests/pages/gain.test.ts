import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { formatSize } from '../../islands/lib/formats.ts'
import { startApp } from '../support/app.ts'
import { servePages } from '../support/pages.ts'
import { optimiseAll } from '../support/runs.ts'
import { jpeg, put } from '../support/shop.ts'

const size = (bytes: number) => formatSize(bytes, { locale: 'en', timeZone: 'UTC' })

t.test(
  'the image page shows the size of the store’s pictures and of a typical product page before and after §7.1.6',
  async (t) => {
    const { app, merchant, storeDir } = await startApp(t)
    const page = await servePages(app)
    put(storeDir, {
      'products/large/a.jpg': await jpeg(1, 320, 240),
      'products/large/b.jpg': await jpeg(2, 320, 240),
      'products/medium/a.jpg': await jpeg(3, 240, 180),
      'products/medium/b.jpg': await jpeg(4, 160, 120),
      'products/small/a.jpg': await jpeg(5, 80, 60),
      'collections/summer/summer.jpg': await jpeg(6, 320, 240)
    })
    const weightOf = (folder: string) =>
      globSync(`${folder}/**/*.jpg`, { cwd: storeDir })
        .map((path) => statSync(join(storeDir, path)).size)
        .reduce((sum, bytes) => sum + bytes, 0)
    t.notMatch(await page('/image_optimisation'), 'gain-title', 'nothing is claimed before')

    const [all, medium] = [weightOf('products'), weightOf('products/medium')]
    await optimiseAll(merchant)
    const html = await page('/image_optimisation')
    t.match(html, `from ${size(all)} to ${size(weightOf('products'))}`)
    t.match(html, `from ${size(medium)} to ${size(weightOf('products/medium'))}`)
    t.match(html, 'the median of 3 products')
    const percent = Math.floor((1 - weightOf('products') / all) * 100)
    t.match(html, `Your optimized images are ${percent}% lighter`)
    t.notMatch(html, 'smaller copies', 'the pages of a local store show the files themselves')

    // A picture that the merchant has replaced counts with its new size, and nothing counts as saved on it.
    put(storeDir, { 'products/medium/a.jpg': await jpeg(7, 400, 300) })
    await merchant.get('/api/v2/image-opt/getManualImagesData?page_type=1&data_type=1')
    const other = await page('/image_optimisation')
    t.match(other, `to ${size(weightOf('products/medium'))}`)
  }
)
