import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { expireOriginals } from '../../../../modules/image-opt/jobs.ts'
import { DAY_MS } from '../../../../server/core/clock.ts'
import { startApp } from '../../../support/app.ts'
import { imagesOf, PAID, save } from '../../../support/mug.ts'
import { historyOf, optimiseAll, restoreAll, startAll, untilDone } from '../../../support/runs.ts'
import { hashesOf, jpeg, put } from '../../../support/shop.ts'

async function uploaded(colour: string) {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
  const file_data = (await picture.png().toBuffer()).toString('base64')
  return { switch: 1, file_data, file_name: 'mark.png', image_height: 0.25, opacity: 1 }
}

/** Returns the colour of one pixel of a picture file. */
async function colourAt(path: string, left: number, top: number) {
  const pixel = sharp(readFileSync(path)).extract({ left, top, width: 1, height: 1 })
  return [...(await pixel.removeAlpha().raw().toBuffer())]
}

t.test('a run puts the watermark on every still picture, and a restore removes it', async (t) => {
  const { merchant, storeDir } = await startApp(t, PAID)
  const gif = await sharp(await jpeg(3))
    .gif()
    .toBuffer()
  put(storeDir, {
    'products/cup/a.jpg': await jpeg(1, 400, 400),
    'products/cup/b.gif': gif
  })
  const before = hashesOf(storeDir)
  await save(merchant, {
    image_opt: { watermark: { ...(await uploaded('#ff0000')), position: 't_l' } }
  })
  t.match(await optimiseAll(merchant), { image_failed: 0 })
  const [red = 0, green = 0, blue = 0] = await colourAt(
    join(storeDir, 'products/cup/a.jpg'),
    50,
    50
  )
  t.ok(red > 220 && green < 40 && blue < 40, `${red} ${green} ${blue}`)
  t.match(await imagesOf(merchant), [{ is_watermark: 1 }, { is_watermark: 0 }])
  t.match(await historyOf(merchant), [{ is_watermark: 1 }])

  t.match(await startAll(merchant), { status: 409 }, 'the watermark is not applied twice')
  await save(merchant, { image_opt: { watermark: { position: 'b_r' } } })
  await optimiseAll(merchant)
  const [corner = 0] = await colourAt(join(storeDir, 'products/cup/a.jpg'), 350, 350)
  t.ok(corner > 220, 'the watermark is at its new position')
  const [, old = 255] = await colourAt(join(storeDir, 'products/cup/a.jpg'), 50, 50)
  t.ok(old > 60, 'the old position is clear, because the original gets the watermark')
  await restoreAll(merchant)
  t.strictSame(hashesOf(storeDir), before)
})

t.test(
  'a run keeps using the watermark it started with, even if it is removed meanwhile §6.2.4',
  async (t) => {
    let go = () => {}
    const mayRead = new Promise<void>((resolve) => (go = resolve))
    const { app, merchant, storeDir, clock } = await startApp(t, {
      ...PAID,
      wrapStore: (store) => ({
        ...store,
        async readImage(...about) {
          await mayRead
          return store.readImage(...about)
        }
      })
    })
    put(storeDir, { 'products/cup/a.jpg': await jpeg(1, 400, 400) })
    await save(merchant, {
      image_opt: { watermark: { ...(await uploaded('#0000ff')), position: 'c' } }
    })
    await startAll(merchant)
    await save(merchant, { image_opt: { watermark: { switch: 0, logo: '' } } })
    const now = clock.now()
    clock.forward(40 * DAY_MS)
    await expireOriginals.run(app)
    clock.set(now.toISOString())
    go()
    t.match(await untilDone(merchant), { image_failed: 0 })
    const [red = 255, , blue = 0] = await colourAt(join(storeDir, 'products/cup/a.jpg'), 200, 200)
    t.ok(blue > 220 && red < 40)
  }
)
