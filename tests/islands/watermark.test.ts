import t from 'tap'
import type { Watermark } from '../../islands/settings/draft.ts'
import { placeWatermark, refusalOf } from '../../islands/settings/watermark.ts'

const mark = (position: Watermark['position'], image_height: number): Watermark => ({
  switch: 1,
  logo: '',
  file_name: '',
  opacity: 1,
  position,
  image_height
})

t.test('a watermark gets its part of the height, at its place', async (t) => {
  const picture = { width: 1000, height: 500 }
  const logo = { width: 200, height: 100 }
  // A quarter of 500 is 125 px high, so 250 px wide: a quarter of the width too.
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
})

t.test('a watermark that would be wider than the picture is fitted, not cropped', async (t) => {
  const place = placeWatermark(
    { width: 100, height: 400 },
    { width: 200, height: 100 },
    mark('c', 0.5)
  )
  t.strictSame(place, { left: 0, top: 0.4375, width: 1, height: 0.125 })
})

t.test('only JPEG and PNG up to 500 KB are taken', async (t) => {
  t.equal(refusalOf({ type: 'image/png', size: 512_000 }), null)
  t.equal(refusalOf({ type: 'image/jpeg', size: 1 }), null)
  t.equal(refusalOf({ type: 'image/png', size: 512_001 }), 'tooLarge')
  for (const type of ['image/gif', 'image/webp', 'image/svg+xml', ''])
    t.equal(refusalOf({ type, size: 1 }), 'wrongType', type)
})
