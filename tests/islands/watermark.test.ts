import t from 'tap'
import type { Watermark } from '../../islands/settings/draft.ts'
import { PLACES, placeWatermark, refusalOf } from '../../islands/settings/watermark/watermark.ts'
import { placeOn, sizeOn } from '../../modules/image-opt/engine/watermark.ts'

const mark = (position: Watermark['position'], image_height: number): Watermark => ({
  switch: 1,
  logo: '',
  file_name: '',
  opacity: 1,
  position,
  image_height
})

t.test(
  'a watermark appears at the chosen position, with the chosen share of the picture height as its height',
  async (t) => {
    const picture = { width: 1000, height: 500 }
    const logo = { width: 200, height: 100 }
    // A quarter of the height of 500 px is 125 px. The logo is therefore 250 px wide, which is a quarter of the width.
    const size = { width: 0.25, height: 0.25 }
    for (const [position, left, top] of [
      ['t_l', 0, 0],
      ['t_c', 0.375, 0],
      ['t_r', 0.75, 0],
      ['c', 0.375, 0.375],
      ['b_l', 0, 0.75],
      ['b_c', 0.375, 0.75],
      ['b_r', 0.75, 0.75]
    ] as const)
      t.strictSame(
        placeWatermark(picture, logo, mark(position, 0.25)),
        { left, top, ...size },
        position
      )
  }
)

t.test('a watermark wider than the picture is scaled down, not cropped', async (t) => {
  const place = placeWatermark(
    { width: 100, height: 400 },
    { width: 200, height: 100 },
    mark('c', 0.5)
  )
  t.strictSame(place, { left: 0, top: 0.4375, width: 1, height: 0.125 })
})

t.test('the preview matches the engine’s result', async (t) => {
  const pictures = [
    { width: 1000, height: 700 },
    { width: 320, height: 900 },
    { width: 61, height: 47 }
  ]
  for (const picture of pictures)
    for (const logo of [
      { width: 200, height: 80 },
      { width: 30, height: 400 }
    ])
      for (const position of PLACES.filter((place) => place !== null)) {
        const size = sizeOn(picture, logo, 0.33)
        const { left, top } = placeOn(picture, size, position)
        const place = placeWatermark(picture, logo, mark(position, 0.33))
        const off = [
          place.width * picture.width - size.width,
          place.height * picture.height - size.height,
          place.left * picture.width - left,
          place.top * picture.height - top
        ].map(Math.abs)
        // The engine rounds the height first and then the width of a wide watermark, so the preview may differ by up to
        // 1.5 pixels.
        t.ok(Math.max(...off) <= 1.5, `${picture.width} x ${picture.height}, ${position}`)
      }
})

t.test('only JPEG and PNG files up to 500 KB are accepted §15.4.1', async (t) => {
  t.equal(refusalOf({ type: 'image/png', size: 512_000 }), null)
  t.equal(refusalOf({ type: 'image/jpeg', size: 1 }), null)
  t.equal(refusalOf({ type: 'image/png', size: 512_001 }), 'tooLarge')
  for (const type of ['image/gif', 'image/webp', 'image/svg+xml', ''])
    t.equal(refusalOf({ type, size: 1 }), 'wrongType', type)
})
