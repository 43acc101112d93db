import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import t from 'tap'
import { formatSize } from '../../islands/lib/formats.ts'
import { sha256 } from '../../server/core/files/hash.ts'
import {
  awake,
  downloaded,
  hasState,
  isLoaded,
  openBrowser,
  openPage,
  says,
  until
} from '../support/browser.ts'
import { animated, withNotes } from '../support/pictures.ts'
import { bytesOf, hashesOf, jpeg, photo, png, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const EN = { locale: 'en', timeZone: 'UTC' }

/**
 * Puts five pictures into the store: a JPEG, an opaque PNG, an animated GIF, a
 * WebP, and a JPEG whose second half is missing.
 */
async function fill(storeDir: string): Promise<void> {
  const torn = await jpeg(5)
  put(storeDir, {
    'products/harbor-mug/front.jpg': await jpeg(1, 1600, 1200),
    'products/harbor-mug/side.png': await png(2),
    'products/spinning-top/spin.gif': withNotes(await (await animated()).gif().toBuffer()),
    'products/poster/poster.webp': await photo(3).webp({ quality: 100 }).toBuffer(),
    'products/torn-photo/torn.jpg': torn.subarray(0, torn.length / 2)
  })
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Optimization History' }).getByRole('row', { name: title })

t.test(
  'a merchant optimises, compares and restores every picture §6.3.1 §7.1.1 §7.2.4',
  async (t) => {
    const shop = await openShop(t, fill)
    const { storeDir } = shop
    const before = hashesOf(storeDir)
    const bytesBefore = bytesOf(storeDir)
    // The truncated picture has no thumbnail.
    const page = await openPage(t, await openBrowser(t), { expected: /Failed to load resource/ })

    await shop.signIn(page)
    t.equal(
      page.url(),
      `${shop.address}/image_optimisation`,
      'the token is removed from the address bar'
    )
    await says(page, 'No data to show here')
    await says(page, 'Images you optimize will appear here.')

    await awake(page, 'HeaderActions')
    await page.getByRole('button', { name: 'Optimize images' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Manually optimize' })
    await dialog.getByLabel('Select all on this page').check()
    await says(dialog, '4 selected')
    await dialog.getByRole('button', { name: 'Optimize 4 products' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const panel = page.getByRole('region', { name: 'Optimizing products' })
    await panel.getByRole('progressbar').waitFor()
    await says(panel, 'You can leave this page.')
    await says(page, '4 of 5 images done · 1 image could not be optimized')
    await panel.waitFor({ state: 'detached' })

    const table = page.getByRole('table', { name: 'Optimization History' })
    await table.waitFor()
    for (const title of ['Harbor mug', 'Spinning top', 'Poster'])
      await hasState(rowOf(page, title), 'Compressed')
    await says(rowOf(page, 'Torn photo'), 'Failed')
    await says(rowOf(page, 'Torn photo'), 'The file is damaged or incomplete.')
    await says(rowOf(page, 'Harbor mug'), 'PNG to JPG')
    t.equal(
      hashesOf(storeDir)['products/torn-photo/torn.jpg'],
      before['products/torn-photo/torn.jpg']
    )

    const saved = bytesBefore - bytesOf(storeDir)
    t.ok(saved > 1024, 'the run saved some bytes')
    const card = page.getByRole('listitem').filter({ hasText: 'Total saved space' })
    await until(`the page shows ${saved} bytes as saved`, async () =>
      withSpaces(await card.innerText()).includes(withSpaces(formatSize(saved, EN)))
    )
    await says(card, 'across 4 images')
    const mugBytes = ['front.jpg', 'side.jpg']
      .map((name) => readFileSync(join(storeDir, 'products/harbor-mug', name)).length)
      .reduce((sum, bytes) => sum + bytes)
    await says(rowOf(page, 'Harbor mug'), formatSize(mugBytes, EN))

    await t.test('original and result are shown side by side §7.6.1', async (t) => {
      await page.getByRole('button', { name: 'Compare: Harbor mug' }).click()
      const compare = page.getByRole('dialog', { name: 'Harbor mug' })
      const slider = compare.getByRole('slider')
      await slider.focus()
      t.equal(await slider.getAttribute('aria-valuetext'), '50% original')
      await page.keyboard.press('ArrowRight')
      t.equal(await slider.getAttribute('aria-valuetext'), '51% original')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      t.equal(await slider.getAttribute('aria-valuetext'), '49% original')
      await showsBoth('front.jpg', 'front.jpg')
      await compare.getByRole('button', { name: 'Next image' }).click()
      await says(compare, 'PNG → JPG')
      await showsBoth('side.png', 'side.jpg')
      await page.keyboard.press('ArrowLeft')
      await says(compare, 'front.jpg')
      await showsBoth('front.jpg', 'front.jpg')
      await compare.getByRole('button', { name: 'side.jpg' }).click()
      await showsBoth('side.png', 'side.jpg')
      await compare.getByRole('button', { name: '100%' }).click()
      const [width, natural] = await compare
        .locator('.compare-optimized')
        .evaluate((image: HTMLImageElement) => [image.clientWidth, image.naturalWidth])
      t.equal(width, natural, 'each pixel of the picture is one of the screen')
      await page.keyboard.press('Escape')
      await compare.waitFor({ state: 'hidden' })

      async function showsBoth(original: string, result: string) {
        const images = compare.locator('.compare-box img')
        t.equal(await images.count(), 2)
        for (const image of await images.all())
          await until('the picture is loaded', () => isLoaded(image))
        const shown = await images.evaluateAll((all) =>
          Promise.all(
            all.map(async (image) => {
              const reply = await fetch((image as HTMLImageElement).src)
              return [...new Uint8Array(await reply.arrayBuffer())]
            })
          )
        )
        const hashes = shown.map((bytes) => sha256(Buffer.from(bytes)))
        t.strictSame(hashes, [
          hashesOf(storeDir)[`products/harbor-mug/${result}`],
          before[`products/harbor-mug/${original}`]
        ])
      }
    })

    await t.test(
      'a downloaded file has the same bytes as the store’s picture §7.4.14',
      async (t) => {
        const coming = page.waitForEvent('download')
        await page.getByRole('link', { name: 'Download: Poster' }).click()
        const download = await coming
        t.equal(download.suggestedFilename(), 'poster.webp')
        const bytes = await downloaded(download)
        t.equal(sha256(bytes), hashesOf(storeDir)['products/poster/poster.webp'])
      }
    )

    await t.test('restoring everything brings back every byte', async (t) => {
      t.notSame(hashesOf(storeDir), before)
      await table.getByLabel('Select all on this page').check()
      await says(page, '4 selected')
      await page.getByRole('button', { name: 'Restore', exact: true }).click()
      await says(page, '3 products restored')
      t.strictSame(hashesOf(storeDir), before)
      for (const title of ['Harbor mug', 'Spinning top', 'Poster'])
        await says(rowOf(page, title), 'Restored')
      await until('the page shows nothing as saved', async () =>
        withSpaces(await card.innerText()).includes('0.00 KB')
      )
    })
  }
)

/**
 * Replaces all white space by plain spaces. Number and unit are separate elements, so any white space may stand
 * between them.
 */
const withSpaces = (text: string) => text.replace(/\s+/g, ' ')
