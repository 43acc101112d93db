import sharp from 'sharp'
import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { postForm } from '../../../support/forms.ts'

const NEWER = '/api/v2/image-opt/saveSettings'
const OLDER = '/api/v1/updateAppSettingDataNew'
const PAID = { env: { BILLING: 'off' } }

const mark = () =>
  sharp({ create: { width: 20, height: 9, channels: 4, background: '#f008' } })
    .png()
    .toBuffer()

t.test(
  'both generations of settings take the watermark as the file of a form §15.4.2',
  async (t) => {
    const { app, merchant } = await startApp(t, PAID)
    const bytes = await mark()
    const file = { name: 'mark.png', bytes, type: 'image/png' }
    const shown = async () => {
      const { body } = await merchant.get('/api/v2/image-opt/getSettings')
      const { logo } = body.image_opt.watermark
      return { watermark: body.image_opt.watermark, picture: (await app.inject(logo)).rawPayload }
    }
    const settings = JSON.stringify({ image_opt: { watermark: { switch: 1, position: 't_l' } } })
    t.match(await postForm(app, NEWER, [{ ...file, field: 'watermark' }], { settings }), {
      status: 200,
      body: { ack: 1 }
    })
    const first = await shown()
    t.match(first.watermark, { switch: 1, position: 't_l', file_name: 'mark.png' })
    t.ok(first.picture.equals(bytes))

    const other = await sharp(bytes).flip().resize(30, 9).png().toBuffer()
    const older = [{ ...file, bytes: other, field: 'image_add_watermark_img' }]
    t.match(await postForm(app, OLDER, older, { image_add_watermark_position: 'c' }), {
      status: 200,
      body: { code: '200' }
    })
    const second = await shown()
    t.match(second.watermark, { switch: 1, position: 'c' })
    t.ok(second.picture.equals(other))

    t.match(await postForm(app, NEWER, [], { settings: '{"auto_switch":0}' }), { status: 200 })
    t.ok((await shown()).picture.equals(other), 'a form without a file keeps the picture')
  }
)

t.test('the watermark of a form is checked like any other §15.4.2', async (t) => {
  const { app } = await startApp(t, PAID)
  const send = (bytes: Uint8Array, fields = {}) =>
    postForm(app, NEWER, [{ name: 'mark.png', bytes, type: 'image/png' }], fields)
  t.match(await send(Buffer.alloc(2_000_000)), {
    status: 413,
    body: { message: 'watermark picture maximum size 500kb' }
  })
  t.match(await send(Buffer.from('GIF89a')), {
    status: 415,
    body: { message: 'File type must be .jpg .jpeg .png.' }
  })
  t.match(await send(await mark(), { settings: '{' }), { status: 400 })
  t.match(await send(await mark(), { settings: '['.repeat(40) }), { status: 400 })
})
