import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

t.test(
  'a merchant turns preloading on and sees how fast the store is §12.4.2 §12.5.1–12.5.3 §12.7.1',
  async (t) => {
    const shop = await openShop(t, async (storeDir) => {
      put(storeDir, {
        'products/cup/front.jpg': await jpeg(1),
        'products/bowl/front.jpg': await jpeg(2)
      })
    })
    const browser = await openBrowser(t)
    const page = await openPage(t, browser)
    await shop.signIn(page, '/')
    await page.waitForURL('**/main')

    await t.test(
      'without a checker the page explains that the speed cannot be measured, and asks the server for nothing that it refuses',
      async (t) => {
        await awake(page, 'SpeedGauge')
        t.equal(
          await page.locator('.gauge-words .field-error').innerText(),
          "Your store's speed cannot be measured here at the moment. Contact support if you need a measurement."
        )
        await says(page, 'A chart appears here after the second check.')
      }
    )

    await t.test(
      'the page says that the colours follow the app’s scale, and links to Google’s scale §12.5.8',
      async (t) => {
        await says(page, 'The colors follow the scale of this app.')
        const link = page.getByRole('link', { name: 'Google’s scale' })
        t.match(
          await link.getAttribute('href'),
          /^https:\/\/developer\.chrome\.com\/.*performance-scoring/
        )
      }
    )

    await t.test(
      'the page notices that the app embed was turned on in the theme editor §12.4.3',
      async (t) => {
        await awake(page, 'SpeedEmbed')
        await says(page, 'Please enable the APP embed block')
        const [editor] = await Promise.all([
          page.waitForEvent('popup'),
          page.getByRole('link', { name: 'Speed up' }).click()
        ])
        await says(page, 'Waiting for a change in the editor…')
        await editor.getByRole('switch', { name: 'Page Speed Boost preload' }).check()
        await editor.getByRole('button', { name: 'Save' }).click()
        await says(editor, 'Saved')
        await editor.close()
        await says(page, 'The app embed is on')
        await page.getByRole('link', { name: 'Turn off' }).waitFor()
        t.equal(await page.getByText('Waiting for a change').count(), 0)
      }
    )

    await t.test(
      'the page behind a link is already prefetched when a visitor opens it §1.2.4',
      async (t) => {
        await awake(page, 'SpeedVisitors')
        await page.getByRole('switch', { name: 'Collect visitors’ loading times' }).check()
        await until('the switch is stored', async () => {
          const on = await shop.sql('select 1 from speed_settings where has_visitor_figures = 1')
          return on.length > 0
        })
        // The storefront has no icon, so the browser's request for one gets a 404.
        const visitor = await openPage(t, browser, { expected: /404/ })
        // A page that the visitor leaves before it is painted is not reported.
        const isPainted = () =>
          visitor.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint').length > 0
          )
        await visitor.goto(`${shop.address}/store`)
        await isPainted()
        await visitor.locator('a[href^="/store/products/"]').first().hover()
        await visitor.waitForTimeout(600)
        await visitor.locator('a[href^="/store/products/"]').first().click()
        await visitor.waitForURL('**/store/products/*')
        const type = await visitor.evaluate(
          () =>
            (performance.getEntriesByType('navigation')[0] as { deliveryType?: string })
              .deliveryType
        )
        t.equal(type, 'navigational-prefetch')
        await isPainted()
        await visitor.goto(`${shop.address}/store`)
        await until('the visits were reported', async () => {
          const rows = await shop.sql('select distinct metric from visitor_figure')
          const metrics = rows.map(({ metric }) => metric)
          return metrics.includes('open') && metrics.includes('open_hit')
        })
        await page.reload()
        await says(page, 'Time to open, prefetched')
        await says(page, /page views/)
      }
    )

    await t.test(
      'a page view counts as not prefetched only if it began on another page of the store §12.9.1',
      async (t) => {
        const countOf = async (metric: string) => {
          const [row] = await shop.sql(
            `select coalesce(sum(count), 0) as count from visitor_figure where metric = '${metric}'`
          )
          return Number(row?.count)
        }
        t.equal(
          await countOf('open_next'),
          0,
          'the visitor came to each earlier page by its address'
        )
        const visitor = await openPage(t, browser, { expected: /404/ })
        const isPainted = () =>
          visitor.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint').length > 0
          )
        const before = await countOf('open')
        await visitor.goto(`${shop.address}/store`)
        await isPainted()
        // No pointer and no focus rests on a link, so the script fetches nothing.
        await visitor.evaluate(() =>
          document.querySelector<HTMLElement>('a[href*="/products/"]')?.click()
        )
        await visitor.waitForURL('**/store/products/*')
        await isPainted()
        await visitor.reload()
        await isPainted()
        await visitor.goto('about:blank')
        await until(
          'three page views were reported',
          async () => (await countOf('open')) === before + 3
        )
        t.equal(await countOf('open_next'), 1)
      }
    )

    await t.test(
      'the scores are shown over time, and each device has its own colour bands §12.5.5 §12.5.6 §12.5.10',
      async (t) => {
        const insert = (at: string | undefined, desktop: string, mobile: string) =>
          shop.sql(`insert into speed_check (shop_id, state, began_at, ended_at, desktop, mobile)
          select id, 'done', '${at}', '${at}', '${desktop}', '${mobile}' from shop`)
        const result = (score: number) =>
          JSON.stringify({
            score,
            spread: 3,
            opportunities: [
              { id: 'image-delivery-insight', title: 'Improve image delivery', savingMs: 1240 }
            ]
          })
        const [earlier, now] = [new Date(Date.now() - 9e8), new Date()].map((day) =>
          day.toISOString()
        )
        await insert(earlier, result(40), result(20))
        await insert(now, result(74), result(60))
        await page.reload()
        await awake(page, 'SpeedGauge')
        const dial = (words: RegExp) => page.getByRole('img', { name: words }).waitFor()
        await dial(/Desktop: 74 of 100, Needs work/)
        await page.getByText('Mobile', { exact: true }).first().click()
        await dial(/Mobile: 60 of 100, Good/)
        await says(page, 'Three runs, at most 3 points apart. The middle score counts.')
        await says(page, 'up to 1.2 sec')
        await dial(/Scores from/)
        await page.getByText('Show the numbers').click()
        t.equal(await page.getByRole('row').count(), 3)
      }
    )

    await t.test(
      'the video opens on request, and its card can be closed for the session §12.7.1 §13.7.2',
      async (t) => {
        await awake(page, 'SpeedVideo')
        await page.getByRole('button', { name: 'Watch the video' }).click()
        const film = page.getByRole('dialog', { name: 'How it works' })
        await says(film, 'The click opens a page that is already loaded')
        await page.keyboard.press('Escape')
        await film.waitFor({ state: 'hidden' })
        await page.locator('[data-banner="video"] [data-dismiss]').click()
        await page.reload()
        t.notOk(await page.locator('[data-banner="video"]').isVisible())
      }
    )
  }
)
