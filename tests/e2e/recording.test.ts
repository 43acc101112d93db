import t from 'tap'
import { RECORDING } from '../../islands/speed/recording/recording.ts'
import { awake, isLoaded, openBrowser, openPage, says, until } from '../support/browser.ts'
import { openShop } from './open-shop.ts'

const WAYS = ['Without preloading', 'With preloading'] as const

t.test('a merchant watches the recording of a visit with and without preloading', async (t) => {
  const shop = await openShop(t, () => {})
  const browser = await openBrowser(t)

  /** Opens the dashboard. `asked` collects the addresses of all pictures that the page requests. */
  async function openDashboard(reducedMotion: 'reduce' | 'no-preference') {
    const page = await openPage(t, browser, { expected: /503/, reducedMotion })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url())
    })
    await page.clock.install()
    await shop.signIn(page, '/main')
    await awake(page, 'SpeedVideo')
    const film = page.getByRole('dialog', { name: 'How it works' })
    const panes = WAYS.map((way) => film.getByRole('img', { name: new RegExp(`^${way}:`) }))
    /** Returns the place of each pane's picture in the strip. */
    const frames = () =>
      Promise.all(
        panes.map(async (pane) =>
          Number(await pane.locator('[data-frame]').getAttribute('data-frame'))
        )
      )
    return { page, asked, film, panes, frames }
  }
  const first = [RECORDING.without.frames[0]?.[1], RECORDING.with.frames[0]?.[1]]
  const last = [RECORDING.without.frames.at(-1)?.[1], RECORDING.with.frames.at(-1)?.[1]]

  await t.test(
    'the pictures are loaded from the app, and only once the video is opened §12.7.3',
    async (t) => {
      const { page, asked, film, panes, frames } = await openDashboard('no-preference')
      const isRecording = (url: string) => /(frames|poster)[^/]*\.webp$/.test(url)
      t.strictSame(asked.filter(isRecording), [])
      await page.getByRole('button', { name: 'Watch the video' }).click()
      await until('the film has been played to its end', async () =>
        (await frames()).every((frame, pane) => frame === last[pane])
      )
      t.equal(asked.filter(isRecording).length, 2)
      t.ok(asked.every((url) => url.startsWith(shop.address) || url.startsWith('data:')))
      for (const pane of panes) t.ok(await isLoaded(pane.locator('[data-frame]')))
      await film.getByRole('button', { name: 'Play' }).waitFor()
    }
  )

  await t.test(
    'with reduced motion the film waits for its button, which pauses it too, all by keyboard §12.7.3',
    async (t) => {
      const { page, film, frames } = await openDashboard('reduce')
      await page.getByRole('button', { name: 'Watch the video' }).focus()
      await page.keyboard.press('Enter')
      const play = film.getByRole('button', { name: 'Play' })
      const pause = film.getByRole('button', { name: 'Pause' })
      await until('the pictures have been loaded', () =>
        film
          .locator('[data-frame]')
          .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).complete))
      )
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.clock.runFor(60_000)
      t.strictSame(await frames(), first, 'nothing moves by itself')

      await play.focus()
      await page.keyboard.press('Space')
      await pause.waitFor()
      await page.clock.runFor(RECORDING.lengthMs)
      await page.keyboard.press('Space')
      await play.waitFor()
      const middle = await film.locator('.film-pane').first().innerHTML()
      await page.clock.runFor(60_000)
      t.equal(await film.locator('.film-pane').first().innerHTML(), middle, 'it is paused')
      await page.keyboard.press('Space')
      await pause.waitFor()
      await page.clock.runFor(60_000)
      await play.waitFor()
      t.strictSame(await frames(), last)
      await page.keyboard.press('Escape')
      await page.clock.runFor(1000)
      await film.waitFor({ state: 'hidden' })
    }
  )

  await t.test(
    'the page names the network and the time that was measured each way §12.7.3',
    async (t) => {
      const { page, film } = await openDashboard('reduce')
      await page.getByRole('button', { name: 'Watch the video' }).click()
      const { without, with: preloaded } = RECORDING
      await says(film, `Next page shown after ${without.shownMs} ms`)
      await says(film, `Next page shown after ${preloaded.shownMs} ms`)
      await says(film, /demo store on a slow 4G connection \(150 ms, 1\.6 Mb\/s\)/)
      t.ok(preloaded.shownMs < without.shownMs)
    }
  )
})
