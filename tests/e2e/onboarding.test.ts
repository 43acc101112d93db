import type { Page } from 'playwright'
import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { putProducts } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const question = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

t.test(
  'the guide leads a new shop through its settings and can be resumed §13.4.5 §13.4.7 §13.4.8',
  async (t) => {
    const fill = (storeDir: string) => putProducts(storeDir, 1)
    const shop = await openShop(t, fill, { BILLING: 'off' }, { isNew: true })
    const { address, merchant } = shop
    const page = await openPage(t, await openBrowser(t))
    const progress = page.getByRole('progressbar')

    await t.test(
      'the first visit opens the welcome step, which has no tabs §13.3.1 §13.4.1',
      async (t) => {
        await shop.signIn(page, '/')
        t.equal(page.url(), `${address}/guidance`)
        await page.goto(`${address}/`)
        t.equal(page.url(), `${address}/main`, 'a shop is led to the guide once')
        await page.goto(`${address}/guidance`)
        await question(page, 'Welcome to Page Speed Boost')
        t.equal(await page.getByRole('navigation').count(), 0)
        t.equal(await page.getByText(/Step \d of 4/).count(), 0, 'the welcome is not numbered')
        t.equal(await progress.getAttribute('aria-valuenow'), '0')
        await says(page, "Don't worry. you can always change it later")
        await awake(page, 'Wizard')
        await page.getByRole('button', { name: "let's start now" }).click()
      }
    )

    await t.test('all kinds of images are selected at first §13.4.2', async (t) => {
      await question(page, 'Which images do you want to compress?')
      await says(page, 'Step 1 of 4')
      t.equal(await progress.getAttribute('aria-valuenow'), '25')
      for (const name of ['Product images', 'Blog post images', 'Collection images'])
        t.ok(await page.getByRole('checkbox', { name }).isChecked(), name)
      await page.getByRole('checkbox', { name: 'Collection images' }).uncheck()
      await next(page).click()
    })

    await t.test(
      'alt texts can be turned on only with at least one item kind and a template §13.4.3 §13.4.4 §13.4.7 §13.4.8',
      async (t) => {
        await question(page, 'Alt text optimization')
        t.equal(await progress.getAttribute('aria-valuenow'), '50')
        t.ok(await next(page).isEnabled(), 'with the switch off there is nothing to select')
        await page.getByRole('switch').check()
        const kinds = ['Product image alt', 'Collection image alt', 'Blog image alt']
        for (const name of kinds) await page.getByRole('checkbox', { name, exact: true }).uncheck()
        await says(page, 'Choose at least one kind of alt text, or turn the switch off.')
        t.ok(await next(page).isDisabled())

        await page.getByRole('checkbox', { name: 'Product image alt', exact: true }).check()
        t.ok(await page.getByRole('radio', { name: 'All product image alt' }).isChecked())
        await page.getByRole('radio', { name: 'Only published product image alt' }).check()
        t.notOk(await page.getByRole('radio', { name: 'All product image alt' }).isChecked())
        const template = page.getByRole('textbox', { name: 'Product alt text' })
        t.match(await template.innerText(), /Product title - Shop name/)
        await template.click()
        await page.keyboard.press('Control+A')
        await page.keyboard.press('Delete')
        await page.getByText('Only for images without Alt text').click()
        await next(page).click()
        await page.getByRole('alert').getByText('The input cannot be empty!').waitFor()
        t.equal(await template.getAttribute('aria-invalid'), 'true')
        t.ok(await template.evaluate((element) => element === document.activeElement))
        t.match(page.url(), /step=3$/, 'the step has not changed')
        await page.getByRole('button', { name: 'Product vendor' }).click()
        await until('the template has its tag', async () =>
          (await template.innerText()).includes('Product vendor')
        )
        await next(page).click()
        await question(page, 'Image filename optimization')
        await says(page, 'Step 3 of 4')
      }
    )

    await t.test('a postponed guide resumes at the same step §13.4.11', async (t) => {
      await page.getByRole('button', { name: 'Set up later' }).click()
      await page.waitForURL('**/image_optimisation')
      await page.goto(`${address}/`)
      t.equal(page.url(), `${address}/main`, 'the guide does not open by itself again')
      await page.goto(`${address}/image_optimisation`)
      await says(page, 'Finish setting up')
      await says(page, 'Step 3 of 4')
      await page.getByRole('link', { name: 'Continue' }).click()
      await question(page, 'Image filename optimization')
      await awake(page, 'Wizard')
      await page.getByRole('button', { name: 'Back' }).click()
      await question(page, 'Alt text optimization')
      t.ok(await page.getByRole('switch').isChecked(), 'the choices are kept')
      await page.goBack()
      await question(page, 'Image filename optimization')
      await next(page).click()
    })

    await t.test('the last step saves everything and opens the next page §13.4.9', async (t) => {
      await question(page, 'Your originals are backed up for 30 days')
      t.equal(await progress.getAttribute('aria-valuenow'), '100')
      // This step stays for a second only, so the page looks for all of it at once.
      await Promise.all([
        says(page, 'Success'),
        question(page, 'Your store is set up'),
        page.getByRole('button', { name: '5 stars' }).waitFor(),
        next(page).click()
      ])
      await page.waitForURL('**/image_optimisation')
      const { body } = await merchant.get('/api/v2/image-opt/getSettings')
      t.match(body, {
        is_default: 0,
        image_opt: { switch: 1, product: 1, collection: 0, blogs: 1, pngtojpg: 1 },
        alt_text: {
          switch: 1,
          product: 2,
          collection: 0,
          blogs: 0,
          blank_replace: 0,
          product_rule: '%product_vendor%'
        },
        file_name: { switch: 0 }
      })
      t.equal((await merchant.get('/api/v1/getSettingInfo')).body.data.new_guide_status, 0)
      t.equal(await page.getByText('Finish setting up').count(), 0)
      await page.goto(`${address}/guidance`)
      await says(page, 'Completed instruction!')
      await page.waitForURL('**/image_optimisation')
    })

    await t.test(
      'the last step waits while the merchant rates the app, and then continues §13.4.6 §13.4.9 §13.4.10',
      async (t) => {
        await page.goto(`${address}/guidance?step=5`)
        await awake(page, 'Wizard')
        await next(page).click()
        await page.getByRole('button', { name: '5 stars' }).hover()
        await question(page, 'Your store is set up')
        await page.waitForTimeout(1500)
        t.match(page.url(), /step=6$/, 'the page stays while the pointer is on the stars')
        await page.getByRole('button', { name: '5 stars' }).click()
        await says(page, 'Thank you for your rating.')
        await page.waitForURL('**/image_optimisation')
        const { data } = (await merchant.get('/api/v1/getSettingInfo')).body
        t.match(data, { review: 1, review_tips: 0 })
        await page.goto(`${address}/guidance?step=6`)
        await question(page, 'Your store is set up')
        t.equal(await page.getByRole('button', { name: '5 stars' }).count(), 0, 'it asks only once')
      }
    )

    await t.test(
      'after a failed save the guide shows an error and then opens the image page §13.4.9',
      async (t) => {
        const failing = await openPage(t, page.context().browser()!, { expected: /status of 500/ })
        await shop.signIn(failing, '/guidance?step=5')
        await awake(failing, 'Wizard')
        await failing.route('**/saveSettings', (route) =>
          route.fulfill({ status: 500, json: { ack: 0, message: 'Try again later' } })
        )
        await next(failing).click()
        await failing.getByRole('alert').getByText('Error').waitFor()
        await failing.waitForURL('**/image_optimisation')
        t.equal(await failing.getByRole('alert').count(), 0)
      }
    )
  }
)

t.test(
  'on the free plan, the guide shows which features need a paid plan before anything is pressed',
  async (t) => {
    const shop = await openShop(t, () => {}, {}, { isNew: true })
    const page = await openPage(t, await openBrowser(t), { viewport: { width: 320, height: 640 } })
    await shop.signIn(page, '/guidance?step=2')
    await awake(page, 'Wizard')
    for (const name of ['Blog post images From $4.99', 'Collection images From $4.99'])
      t.ok(await page.getByRole('checkbox', { name }).isChecked(), name)
    await next(page).click()
    await question(page, 'Alt text optimization')
    t.equal(await page.getByRole('link', { name: 'From $4.99' }).getAttribute('href'), '/pricing')
    await page.getByRole('switch').check()
    await next(page).click()
    await question(page, 'Image filename optimization')
    await page.getByRole('link', { name: 'From $4.99' }).waitFor()
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      )
    t.equal(await sideways(), 0, 'the page does not scroll sideways')
    await next(page).click()
    await next(page).click()
    await page.waitForURL(/\/pricing$/)
    t.match(await shop.merchant.get('/api/v2/image-opt/getSettings'), {
      body: { alt_text: { switch: 1 }, image_opt: { collection: 1, blogs: 1 } }
    })
  }
)
