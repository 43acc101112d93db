import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { startBucket } from '../support/bucket/bucket.ts'
import { historyOf } from '../support/runs.ts'
import { jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const fill = async (storeDir: string) => put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })

t.test(
  'a browser sends pictures straight to the public address of the bucket, and merchants see no difference §8.2.6',
  async (t) => {
    const { env, asked, keys, settings } = await startBucket(t)
    // Browsers reach it at another address than the server.
    const address = settings.endpoint.replace('127.0.0.1', 'localhost')
    const STORAGE_URL = `${env.STORAGE_URL}&public-endpoint=${address}`
    const shop = await openShop(t, fill, { BILLING: 'off', ...env, STORAGE_URL })
    const page = await openPage(t, await openBrowser(t), { expected: /Failed to load resource/ })
    const origins = new Set<string>()
    page.on('request', (request) => {
      if (request.method() === 'PUT') origins.add(new URL(request.url()).origin)
    })
    await shop.signIn(page, '/image_optimisation?tab=4')
    await awake(page, 'HeaderActions')
    await awake(page, 'History')
    await page
      .getByRole('region', { name: 'Optimization History' })
      .getByText('Upload images')
      .click()
    const dialog = page.getByRole('dialog', { name: 'Upload images' })
    await dialog.waitFor()
    const picture = await jpeg(5, 700, 500)
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose images' }).click()
    await (await choosing).setFiles([
      { name: 'mug.jpg', mimeType: 'image/jpeg', buffer: picture },
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') }
    ])
    await dialog.getByRole('button', { name: 'Upload and optimize' }).click()
    await says(dialog, /is damaged or is not really a JPG or PNG image/)
    const sent = asked.filter(({ method, key }) => method === 'PUT' && key.includes('/uploads/'))
    t.strictSame(
      sent.map(({ bytes }) => bytes).sort((one, other) => one - other),
      [17, picture.length],
      'each file was sent to the bucket once'
    )
    t.strictSame([...origins], [address], 'at its public address')
    await until('the picture is optimised', async () => {
      const [row] = await historyOf(shop.merchant, '', 4)
      return row?.title === 'mug.jpg' && row.status === 'compressed'
    })
    t.strictSame(await keys('uploads/'), [], 'nothing that was sent is left')
  }
)
