import t from 'tap'
import { openBrowser, openPage, says } from '../support/browser.ts'
import { ALTS, NAMES, putMug, save } from '../support/mug.ts'
import { optimiseAll } from '../support/runs.ts'
import { openShop } from './open-shop.ts'

t.test('the history shows which alt texts and file names were written §7.3.2', async (t) => {
  const shop = await openShop(t, putMug, { BILLING: 'off' })
  await save(shop.merchant, { alt_text: ALTS, file_name: NAMES })
  t.match(await optimiseAll(shop.merchant), { image_failed: 0 })
  const page = await openPage(t, await openBrowser(t), { viewport: { width: 1280, height: 900 } })
  await shop.signIn(page)

  const row = page.getByRole('row', { name: /Harbor Mug/ })
  t.strictSame(await row.getByRole('listitem').allInnerTexts(), [
    'PNG to JPG',
    'Alt text',
    'File name'
  ])
  await row.getByRole('link', { name: 'Harbor Mug', exact: true }).click()
  await says(page, 'harbor-mug-by-tide-co-4.jpg')
  const second = page.getByRole('row', { name: /harbor-mug-by-tide-co-2.jpg/ })
  t.strictSame(await second.getByRole('listitem').allInnerTexts(), [
    'PNG to JPG',
    'Alt text',
    'File name'
  ])
  const first = page.getByRole('row', { name: /harbor-mug-by-tide-co.jpg/ })
  t.strictSame(
    await first.getByRole('listitem').allInnerTexts(),
    ['File name'],
    'the image already had an alt text'
  )
})
