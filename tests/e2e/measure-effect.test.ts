import { writeFileSync } from 'node:fs'
import t, { type Test } from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { findChromium } from '../support/chromium.ts'
import { scriptedBrowser } from '../support/scripted-browser.ts'
import { jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

t.test('a merchant measures what preloading changes in the store §4.3.35 §12.9.3', async (t) => {
  const browser = openHeldChromium(t)
  const shop = await openShop(
    t,
    async (storeDir) => put(storeDir, { 'products/cup/front.jpg': await jpeg(1) }),
    { PAGESPEED: 'lighthouse', CHROME_PATH: browser.path }
  )
  // With a score, the page starts no check by itself.
  const result = JSON.stringify({ score: 90, spread: 1, opportunities: [] })
  const now = new Date().toISOString()
  await shop.sql(
    `insert into speed_check (shop_id, state, began_at, ended_at, desktop, mobile)
      select id, 'done', '${now}', '${now}', '${result}', '${result}' from shop`
  )
  const page = await openPage(t, await openBrowser(t))
  await shop.signIn(page, '/main')
  await awake(page, 'SpeedEmbed')
  const card = page.getByRole('region', { name: 'On your store' })
  await says(card, /Opens two pages of your store as a visitor would/)
  const measure = card.getByRole('button', { name: 'Measure on my store' })
  await measure.focus()
  await page.keyboard.press('Enter')
  await says(card, /Measuring/)
  t.equal(await measure.getAttribute('aria-busy'), 'true')
  await page.reload()
  await says(card, /Measuring/)
  browser.release()
  await until('the measurement is done', async () =>
    (await card.innerText()).includes('/store/products/cup was shown')
  )
  const times = await card.locator('dd').allInnerTexts()
  t.equal(times.length, 2)
  for (const time of times) t.match(time, /^[\d.,]+ (ms|sec)$/)
  t.equal(await measure.getAttribute('aria-busy'), 'false')
})

/** Makes a Chromium that starts once it is released. The app waits 25 seconds for it. */
function openHeldChromium(t: Test): { path: string; release(): void } {
  const script = `until [ -e "$0.released" ]; do sleep 0.1; done; exec '${findChromium()}' "$@"`
  const path = scriptedBrowser(t, script)
  return { path, release: () => writeFileSync(`${path}.released`, '') }
}
