import { readFileSync } from 'node:fs'
import t from 'tap'
import { isAccessible } from '../support/accessible.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { openShop } from './open-shop.ts'

const TEXT = readFileSync('docs/openapi.json', 'utf8')

type Document = { paths: Record<string, Record<string, { operationId: string; summary: string }>> }

t.test(
  'the page about the API shows every call to anyone, on a phone and in the dark',
  async (t) => {
    const { address } = await openShop(t, () => {})
    const browser = await openBrowser(t)
    const page = await openPage(t, browser, { viewport: { width: 400, height: 800 } })
    const json = await page.request.get(`${address}/api/openapi.json`)
    t.match(json.headers()['content-type'], 'application/json')
    t.equal(await json.text(), TEXT)

    await page.goto(`${address}/api/docs`)
    const shown = await page.locator('main section h3').allInnerTexts()
    const { paths } = JSON.parse(TEXT) as Document
    for (const [path, item] of Object.entries(paths))
      for (const [method, { operationId, summary }] of Object.entries(item)) {
        t.ok(shown.includes(`${method.toUpperCase()} ${path}`), path)
        t.match(await page.locator(`#${operationId}`).innerText(), `${summary}.`)
      }
    t.equal(await page.evaluate(() => document.documentElement.scrollWidth), 400)

    const call = page.locator('#getOptProgress')
    await call.getByText('200 Success').focus()
    await page.keyboard.press('Enter')
    await call.getByText('image_failed').first().waitFor()
    t.match(await call.innerText(), /remaining_seconds: integer or null/)
    t.match(await call.innerText(), /data_type \(query, may be missing\): 1 or 2 or 3/)
    t.equal(await page.evaluate(() => document.documentElement.scrollWidth), 400)

    await isAccessible(t, page, 'the page about the API')
    await page.emulateMedia({ colorScheme: 'dark' })
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    t.equal(await background(), 'rgb(23, 24, 27)')
    await isAccessible(t, page, 'in the dark', 'colours')
  }
)
