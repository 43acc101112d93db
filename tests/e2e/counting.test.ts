import type { Request } from 'playwright'
import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { chooseAll } from '../support/runs.ts'
import { putProducts } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const POLL = '/api/v1/getImageSyncStatus'

t.test(
  'the pricing page polls the number of images until the store has been read once §11.9.5',
  async (t) => {
    const shop = await openShop(t, (storeDir) => putProducts(storeDir, 2))
    await chooseAll(shop.merchant)
    const [row] = await shop.sql<{ finished_at: string }>('select finished_at from catalogue')
    await shop.sql('update catalogue set finished_at = null')
    const page = await openPage(t, await openBrowser(t))
    await page.clock.install()
    let [polls, answers] = [0, 0]
    const isPoll = (request: Request) => new URL(request.url()).pathname === POLL
    page.on('request', (request) => {
      if (isPoll(request)) polls++
    })
    page.on('requestfinished', (request) => {
      if (isPoll(request)) answers++
    })
    await shop.signIn(page, '/pricing')
    await awake(page, 'ImageSync')
    const note = (images: number) =>
      `The images in your store are still being counted: ${images} so far.`
    await says(page, note(6))

    await putProducts(shop.storeDir, 3)
    await chooseAll(shop.merchant)
    await shop.sql('update catalogue set finished_at = null')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    // The page polls again 3 s after it received an answer.
    await until('every poll is answered', () => answers === polls)
    const before = polls
    await page.clock.runFor(3_000)
    await says(page, note(9))
    t.equal(polls, before + 1, 'there is one poll in 3 s')

    await shop.sql(`update catalogue set finished_at = '${row?.finished_at}'`)
    await page.clock.runFor(3_000)
    await until(
      'the page is loaded again',
      async () => (await page.getByText('so far').count()) === 0
    )
    await says(page, '9 images')
    await page.clock.runFor(10_000)
    t.equal(polls, before + 2, 'the polling has ended')
  }
)
