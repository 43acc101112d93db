import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { expireOriginals } from '../../../../modules/image-opt/jobs.ts'
import { DAY_MS } from '../../../../server/core/clock.ts'
import { startApp, type TestApp } from '../../../support/app.ts'
import { animated } from '../../../support/pictures.ts'
import { historyOf, untilDone } from '../../../support/runs.ts'
import { jpeg } from '../../../support/shop.ts'
import { requestUploads, send, submit, uploadAll } from '../../../support/uploads.ts'

const PAID = { BILLING: 'off' }

t.test(
  'only PNG and JPEG files are accepted, whatever their names say §4.1.5 §8.1.1 §8.1.2 §8.2.1',
  async (t) => {
    const { app, merchant, dataDir } = await startApp(t, { env: PAID })
    const gif = await (await animated()).gif().toBuffer()
    const call = '/api/v2/image-opt/getPresignedUploadUrls'
    t.match(
      await merchant.post(call, {
        file_list: [
          { filename: 'dot.gif', type: 'image/gif' },
          { filename: 'fine.png', type: 'image/png' },
          { filename: 'page.svg', type: 'image/svg+xml' }
        ]
      }),
      {
        status: 415,
        body: {
          ack: 0,
          message: [
            "The following images couldn't be uploaded:",
            '"dot.gif" is not supported. File type must be .jpg, .png.',
            '"page.svg" is not supported. File type must be .jpg, .png.'
          ].join('\n')
        }
      }
    )
    t.equal(await countOf(app), 0, 'no file is accepted, not even the valid one')

    for (const bytes of [
      gif,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('\xff')
    ]) {
      const [presigned] = await requestUploads(merchant, [{ name: 'liar.jpg', bytes }])
      t.match(await send(app, presigned?.upload_url ?? '', bytes), {
        status: 415,
        body: {
          message: '"liar.jpg" is damaged or is not really a JPG or PNG image.'
        }
      })
    }
    t.equal(await countOf(app), 0)
    t.strictSame(readdirSync(join(dataDir, 'storage/scratch')), [])
    t.notOk(existsSync(join(dataDir, 'storage/originals')))

    await uploadAll(app, merchant, [{ name: 'really.png', bytes: await jpeg(6) }])
    await untilDone(merchant, 4)
    const [row] = await historyOf(merchant, '', 4)
    t.equal(row.image.file_name, 'really.jpg', 'the name follows the bytes')
  }
)

t.test(
  'a file must have exactly the announced size, and at most 50 MB §2.6.3 §4.1.4 §4.3.22 §8.2.1 §8.2.2',
  async (t) => {
    const { app, merchant, dataDir } = await startApp(t, { env: PAID })
    const bytes = await jpeg(1)
    const cases = [
      { sent: Buffer.concat([bytes, Buffer.alloc(1)]), status: 413 },
      { sent: bytes.subarray(0, bytes.length - 1), status: 400 }
    ]
    for (const { sent, status } of cases) {
      const [presigned] = await requestUploads(merchant, [{ name: 'a.jpg', bytes }])
      t.equal((await send(app, presigned?.upload_url ?? '', sent)).status, status)
    }
    const call = '/api/v2/image-opt/getPresignedUploadUrls'
    const huge = { filename: 'huge.jpg', type: 'image/jpeg', size: 50 * 1024 * 1024 + 1 }
    t.match(await merchant.post(call, { file_list: [huge] }), {
      status: 413,
      body: { message: '"huge.jpg" is too large. The limit is 50 MB per file.' }
    })

    const silent = await merchant.post(call, {
      file_list: [{ filename: 'a.jpg', type: 'image/jpeg' }]
    })
    const tooMuch = Buffer.concat([bytes, Buffer.alloc(50 * 1024 * 1024)])
    t.equal((await send(app, silent.body.data[0].upload_url, tooMuch)).status, 413)
    t.equal(await countOf(app), 0)
    t.strictSame(readdirSync(join(dataDir, 'storage/scratch')), [])

    const many = Array(101).fill({ filename: 'a.jpg', type: 'image/jpeg', size: 1 }) as object[]
    t.match(await merchant.post(call, { file_list: many }), {
      status: 400,
      body: { message: /file_list/ }
    })
    t.match(await merchant.post(call, { file_list: many.slice(1) }), { status: 200 })
  }
)

/** The name that an upload gets, by the name that the browser announces. */
const NAMES = {
  'summer/2026\\mug.jpg': 'mug.jpg',
  'what? a "blue|red" <mug>*.jpg': 'what a bluered mug.jpg',
  'two\nlines\0.jpg': 'twolines.jpg',
  [`${'x'.repeat(300)}.jpg`]: `${'x'.repeat(200)}.jpg`,
  [`x${'😀'.repeat(150)}.jpg`]: `x${'😀'.repeat(99)}.jpg`,
  '???.jpg': 'image.jpg',
  'photo.jpeg': 'photo.jpeg',
  'photo.PNG': 'photo.jpg'
}

t.test(
  'the name of an upload loses folders and special characters, is cut at 200 characters and ends like its content §8.2.3',
  async (t) => {
    const { app, merchant } = await startApp(t, { env: PAID })
    const bytes = await jpeg(1)
    await uploadAll(
      app,
      merchant,
      Object.keys(NAMES).map((name) => ({ name, bytes }))
    )
    await untilDone(merchant, 4)
    const names = (await historyOf(merchant, '', 4)).map(({ image }) => String(image.file_name))
    t.strictSame(names.sort(), Object.values(NAMES).sort())
  }
)

t.test(
  'a presigned upload accepts one file, within 15 minutes §4.3.22 §4.5.3 §8.2.2',
  async (t) => {
    const { app, merchant, clock } = await startApp(t, { env: PAID })
    const file = { name: 'a.jpg', bytes: await jpeg(1) }
    const [first, second] = await requestUploads(merchant, [file, file])
    const url = first?.upload_url ?? ''
    t.equal((await send(app, url, file.bytes)).status, 200)
    t.match(await send(app, url, file.bytes), {
      status: 409,
      body: { ack: 0, message: 'This upload link has already been used. Upload the file again.' }
    })
    t.equal((await send(app, `${url}x`, file.bytes)).status, 404)
    clock.forward(15 * 60_000)
    t.match(await send(app, second?.upload_url ?? '', file.bytes), { status: 403 })
    t.match(await submit(merchant, [second as never]), { status: 404 }, 'no file was sent')
  }
)

const countOf = async (app: TestApp['app']) =>
  (await app.db.selectFrom('upload').selectAll().execute()).length

t.test('an upload does not expire while a run is still to process it', async (t) => {
  const { app, merchant, clock } = await startApp(t, { env: PAID })
  clock.forward(Date.now() - clock.now().getTime())
  await uploadAll(app, merchant, [{ name: 'a.jpg', bytes: await jpeg(1) }])
  await untilDone(merchant, 4)
  clock.forward(31 * DAY_MS)
  const isKeptWhile = async (state: 'waiting' | 'working' | 'done') => {
    await app.db.updateTable('run_item').set({ state }).execute()
    await expireOriginals.run(app)
    const { content_hash } = await app.db
      .selectFrom('upload')
      .select('content_hash')
      .executeTakeFirstOrThrow()
    return content_hash !== null
  }
  t.ok(await isKeptWhile('waiting'))
  t.ok(await isKeptWhile('working'))
  t.notOk(await isKeptWhile('done'))
})
