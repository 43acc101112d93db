import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import t from 'tap'
import { sha256 } from '../../server/core/files/hash.ts'
import { awake, hasState, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { hashesOf, jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const rowOf = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Optimization History' }).getByRole('row', { name: title })

const autoSwitch = (page: Page) => page.getByRole('switch', { name: 'Automatic optimization' })

t.test(
  'a merchant sets up automatic mode, turns it on, and sees what it does §6.6.1',
  async (t) => {
    const fill = async (storeDir: string) =>
      put(storeDir, { 'products/mug/mug.jpg': await jpeg(1) })
    const shop = await openShop(t, fill, { BILLING: 'off' })
    const browser = await openBrowser(t)
    const page = await openPage(t, browser, { expected: /503|Failed to load/ })
    await shop.signIn(page)
    await awake(page, 'AutoSwitch')

    await t.test(
      'when the switch is pressed for the first time, the page asks the merchant to set up automatic mode §6.6.2',
      async (t) => {
        await awake(page, 'HeaderActions')
        await autoSwitch(page).click()
        const prompt = page.getByRole('alertdialog')
        await says(prompt, 'Optimization cannot occur until you have set up at least one item.')
        await prompt.getByRole('button', { name: 'Cancel' }).click()
        await prompt.waitFor({ state: 'hidden' })
        t.notOk(await autoSwitch(page).isChecked(), 'the switch stays off')
      }
    )

    await t.test(
      'the switch turns on after the set-up, and turns off again if the server refuses the change §6.6.3',
      async (t) => {
        const settings = '/api/v2/image-opt/saveSettings'
        await shop.merchant.post(settings, { image_opt: { switch: 1 } })
        await page.reload()
        await awake(page, 'AutoSwitch')
        await page.route(`**${settings}`, (route) =>
          route.fulfill({ status: 503, json: { ack: 0, message: 'Try again later' } })
        )
        await autoSwitch(page).click()
        const question = page.getByRole('alertdialog', { name: 'Turn on automatic optimization?' })
        await says(question, '1 image will be optimized right away.')
        await question.getByRole('button', { name: 'Cancel' }).click()
        await question.waitFor({ state: 'hidden' })
        t.notOk(await autoSwitch(page).isChecked(), 'nothing is turned on before the answer')
        t.ok(
          await autoSwitch(page).evaluate((input) => input === document.activeElement),
          'the focus returns to the switch'
        )
        await autoSwitch(page).click()
        await question.getByRole('button', { name: 'Turn on' }).click()
        await says(page, 'Try again later')
        t.notOk(await autoSwitch(page).isChecked())
        await page.unroute(`**${settings}`)
        await autoSwitch(page).click()
        await question.getByRole('button', { name: 'Turn on' }).click()
        await says(page, 'Automatic optimization is on')
        t.ok(await autoSwitch(page).isChecked())
      }
    )

    await t.test('the history shows new results without a reload §6.6.10', async (t) => {
      await awake(page, 'History')
      await hasState(rowOf(page, 'Mug'), 'Compressed')
      await says(rowOf(page, 'Mug'), '30 days left to restore')
      writeFileSync(join(shop.storeDir, 'products/mug/second.jpg'), await jpeg(2))
      await says(rowOf(page, 'Mug'), '2 images')
      t.equal(
        await page.getByRole('button', { name: 'Undo' }).count(),
        0,
        'automatic runs show no toast'
      )
    })

    await t.test('the detail page says that automatic mode is on §6.6.10', async (t) => {
      await rowOf(page, 'Mug').getByRole('link', { name: 'Mug', exact: true }).click()
      await page.getByRole('heading', { name: 'Automatically optimizing' }).waitFor()
      t.match(page.url(), '/image_optimisation_details')
      await page.goBack()
    })

    await t.test(
      'the page explains manual mode when automatic mode is turned off §6.6.3',
      async (t) => {
        await awake(page, 'AutoSwitch')
        await autoSwitch(page).click()
        await says(page, 'You need to manually optimize in the APP after each change.')
        t.notOk(await autoSwitch(page).isChecked())
      }
    )

    await t.test(
      'automatic mode cannot be turned on without targets, and the page says why §6.6.4',
      async (t) => {
        await shop.merchant.post('/api/v2/image-opt/saveSettings', { image_opt: { switch: 0 } })
        await page.reload()
        t.ok(await autoSwitch(page).isDisabled())
        await says(
          page,
          'Your automatic setting are disabled, please set up auto-optimized content'
        )
      }
    )
  }
)

t.test(
  'on the free plan automatic mode can be chosen, and a link leads to the plan that includes it §6.3.5',
  async (t) => {
    const shop = await openShop(t, () => {})
    const settings = '/api/v2/image-opt/saveSettings'
    await shop.merchant.post(settings, { image_opt: { switch: 1 } })
    const page = await openPage(t, await openBrowser(t))
    await shop.signIn(page)
    await awake(page, 'AutoSwitch')
    const saved = page.waitForResponse(`**${settings}`)
    await autoSwitch(page).click()
    t.equal((await saved).status(), 200)
    t.ok(await autoSwitch(page).isChecked())
    const card = page.getByRole('region', { name: 'Automatic optimization' })
    t.equal(await card.getByRole('link', { name: 'From $4.99' }).getAttribute('href'), '/pricing')
    t.equal(await page.getByText('Automatic optimization is on').count(), 0)
  }
)

t.test(
  'a run can be paused, resumed and undone, and a failed picture can be retried §7.3.3',
  async (t) => {
    const fill = async (storeDir: string) => {
      for (let lamp = 1; lamp <= 14; lamp++)
        put(storeDir, { [`products/lamp-${lamp}/lamp.jpg`]: await jpeg(lamp, 1000, 750) })
      put(storeDir, { 'products/torn/torn.jpg': (await jpeg(3)).subarray(0, 3000) })
    }
    const shop = await openShop(t, fill, { BILLING: 'off', IMAGE_WORKERS: '1' })
    const before = hashesOf(shop.storeDir)
    const page = await openPage(t, await openBrowser(t), { expected: /Failed to load resource/ })
    await shop.signIn(page)
    await awake(page, 'HeaderActions')
    await page.getByRole('button', { name: 'Optimize images' }).first().click()
    const manual = page.getByRole('dialog', { name: 'Manually optimize' })
    await manual.getByLabel('Rows').selectOption('30')
    await manual.getByRole('checkbox', { name: 'Select Torn' }).waitFor()
    await manual.getByLabel('Select all on this page').check()

    await t.test(
      'the estimate shows the expected savings before a run starts §6.9.1',
      async (t) => {
        await manual.getByRole('button', { name: 'Estimate savings' }).click()
        const words = manual.getByText(
          /^About [\d.]+\s[KM]B of [\d.]+\s[KM]B can be saved \(\d+%\)\.$/
        )
        await words.waitFor()
        // On a busy machine the time limit of an estimate may pass before all twelve sampled pictures are measured.
        await says(manual, /^Tested on \d+ of 15 images\. Nothing was changed or charged\.$/)
        t.strictSame(hashesOf(shop.storeDir), before)
        await manual.getByRole('checkbox', { name: 'Select Torn' }).uncheck()
        t.equal(await words.count(), 0, 'the selection has changed, so the estimate disappears')
        await manual.getByRole('checkbox', { name: 'Select Torn' }).check()
        await words.waitFor()
      }
    )

    await manual.getByRole('button', { name: 'Optimize 15 products' }).click()

    await t.test('a paused run waits until it is resumed', async (t) => {
      const panel = page.getByRole('region', { name: 'Optimizing products' })
      await panel.getByRole('button', { name: 'Pause' }).click()
      await says(panel, 'Paused')
      await page.reload()
      await says(panel, 'Paused')
      await awake(page, 'RunProgress')
      await panel.getByRole('button', { name: 'Resume' }).click()
      const pause = panel.getByRole('button', { name: 'Pause' })
      await pause.waitFor()
      t.ok(await pause.isVisible(), 'the run continues')
    })

    await t.test(
      'the toast at the end of a run leads to the run, which can be undone §6.4.4',
      async (t) => {
        await page.getByRole('button', { name: 'Review' }).click()
        await page.getByRole('button', { name: 'Undo: Optimize products' }).click()
        const question = page.getByRole('alertdialog', { name: 'Undo this run?' })
        await question.getByRole('button', { name: 'Undo' }).click()
        await says(page, '14 products restored')
        t.strictSame(hashesOf(shop.storeDir), before)
      }
    )

    await t.test(
      'the list of runs shows why an image failed, and retries the image on request §6.7.1',
      async (t) => {
        await page.getByRole('button', { name: 'Runs' }).click()
        const sheet = page.getByRole('dialog', { name: 'Runs' })
        await says(sheet, 'Restore product images')
        const run = sheet.getByRole('article', { name: 'Optimize products' })
        await says(run, '14 images changed')
        await run.getByRole('button', { name: 'Why 1 image failed' }).click()
        await says(run, 'The file is damaged or incomplete.')
        writeFileSync(join(shop.storeDir, 'products/torn/torn.jpg'), await jpeg(3))
        await run.getByRole('button', { name: 'Retry: torn.jpg' }).click()
        await says(page, '1 image queued')
        await page.keyboard.press('Escape')
        await says(page, '1 product optimized')
        const mended = sha256(await jpeg(3))
        t.not(hashesOf(shop.storeDir)['products/torn/torn.jpg'], mended)
        await page.getByRole('button', { name: 'Undo', exact: true }).click()
        await says(page, '1 product restored')
        t.equal(hashesOf(shop.storeDir)['products/torn/torn.jpg'], mended)
      }
    )

    await t.test('all matching items are restored after a confirmation §6.3.7', async (t) => {
      await optimiseAll(shop.merchant)
      await page.reload()
      await awake(page, 'History')
      await page.getByLabel('Select all on this page').first().check()
      await says(page, 'All 10 on this page are selected.')
      await page.getByRole('button', { name: 'Select all 15 matching products' }).click()
      await says(page, '15 selected')
      await page.getByRole('button', { name: 'Restore', exact: true }).click()
      await page.getByRole('button', { name: 'Restore all' }).click()
      await says(page, '15 products restored')
      const { 'products/torn/torn.jpg': mended, ...rest } = hashesOf(shop.storeDir)
      const { 'products/torn/torn.jpg': torn, ...wasThere } = before
      t.strictSame(rest, wasThere)
      t.not(mended, torn)
    })

    await t.test(
      'a product can be excluded and included again from its menu §6.3.2 §6.8.3',
      async (t) => {
        await rowOf(page, 'Lamp 14').getByRole('button', { name: 'More actions' }).click()
        await page.getByRole('menuitem', { name: 'Exclude from optimization' }).click()
        await says(page, '1 image excluded from optimization')
        await says(rowOf(page, 'Lamp 14'), 'Excluded')
        await page.getByRole('button', { name: 'Optimize images' }).first().click()
        await manual.getByLabel('Rows').selectOption('30')
        const row = manual.getByRole('row', { name: 'Lamp 14' })
        await says(row, 'Excluded by your settings')
        t.ok(await row.getByRole('checkbox').isDisabled())
        await row.getByRole('button', { name: 'Actions for Lamp 14' }).click()
        await page.getByRole('menuitem', { name: 'Include again' }).click()
        await until('the product can be chosen', () => row.getByRole('checkbox').isEnabled())
      }
    )
  }
)
