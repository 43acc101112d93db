import t from 'tap'
import { awake, openBrowser, openPage, says } from '../support/browser.ts'
import { foldersOnSmallDisk, serve } from '../support/disk-runs.ts'
import { startAll } from '../support/runs.ts'
import { cannotMount } from '../support/small-disk.ts'
import { TOKEN } from '../support/token.ts'

t.test(
  'the page says why a run waits for the disk, and shows when the run continues §6.5.4',
  { skip: cannotMount() },
  async (t) => {
    const { disk, env } = await foldersOnSmallDisk(t, 'store', 12)
    const { merchant, address } = await serve(t, env)
    const page = await openPage(t, await openBrowser(t))
    await page.goto(`${address}/image_optimisation?authToken=${TOKEN}`)
    disk.fill()
    await startAll(merchant)
    await page.reload()
    await awake(page, 'RunProgress')
    const panel = page.getByRole('region', { name: 'Optimizing products' })
    const reason = panel.getByText(
      "The server's disk is full. The run continues automatically once there is space again. Nothing is lost."
    )
    await reason.waitFor()
    await says(panel, 'Paused')
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1280, 400]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        const card = await panel.boundingBox()
        for (const part of [reason, panel.getByRole('button', { name: 'Stop' })]) {
          const box = await part.boundingBox()
          const isInside = box && card && box.x + box.width <= card.x + card.width
          t.ok(isInside, `the panel fits at ${width} pixels`)
        }
      }
    await page.setViewportSize({ width: 1280, height: 900 })
    disk.free()
    await reason.waitFor({ state: 'hidden' })
    await says(page, '12 products optimized')
  }
)
