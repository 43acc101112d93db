import t from 'tap'
import {
  PIXEL_BUDGET,
  takeNext,
  type Waiting
} from '../../../../modules/image-opt/engine/pool/admission.ts'
import { countPixels } from '../../../../modules/image-opt/engine/pool/count-pixels.ts'
import { openBench } from '../../../support/engine.ts'
import { photo } from '../../../support/pictures.ts'

const task = (pixels: number, isSuspect = false): Waiting => ({ pixels, isSuspect, overtaken: 0 })
const large = () => task(20_000_000)
const small = () => task(1_000_000)

t.test(
  'two large pictures are processed one after the other, and small ones are processed beside them',
  async (t) => {
    const running = [large()]
    const [second, third] = [large(), small()]
    const waiting = [second, third]
    t.equal(takeNext(waiting, running, 4), third)
    t.equal(takeNext(waiting, [], 4), second)
  }
)

t.test(
  'a task that starts leaves the queue, and only the tasks before it count as overtaken',
  async (t) => {
    const [first, second, third] = [large(), small(), small()]
    const waiting = [first, second, third]
    t.equal(takeNext(waiting, [large()], 4), second)
    t.strictSame(waiting, [first, third])
    t.strictSame([first.overtaken, third.overtaken], [1, 0])
    const exact = task(PIXEL_BUDGET - 20_000_000)
    t.equal(takeNext([exact], [large()], 4), exact, 'it fits exactly')
    t.equal(takeNext([task(exact.pixels + 1)], [large()], 4), undefined)
    const behind = [...Array.from({ length: 16 }, large), small()]
    t.equal(takeNext(behind, [large()], 4), undefined, 'only the first 16 are looked at')
  }
)

t.test(
  'a picture with more pixels than the whole pixel budget is processed alone §5.1.7',
  async (t) => {
    const giant = task(PIXEL_BUDGET * 4)
    t.equal(takeNext([giant], [small()], 4), undefined)
    t.equal(takeNext([giant], [], 4), giant)
  }
)

t.test('small pictures cannot hold back a large one forever', async (t) => {
  const waiting = [large(), ...Array.from({ length: 100 }, small)]
  let passed = 0
  while (takeNext(waiting, [large()], 4)) passed++
  t.equal(passed, 16)
})

t.test('no more pictures are processed at once than there are threads', async (t) => {
  t.equal(takeNext([small()], [small(), small()], 2), undefined)
})

t.test('a picture whose process died is processed alone on its second try', async (t) => {
  const suspect = task(1, true)
  t.equal(takeNext([suspect, small()], [small()], 4), undefined)
  t.equal(takeNext([suspect], [], 4), suspect)
  t.equal(takeNext([small()], [suspect], 4), undefined)
})

t.test('the number of pixels is read from the header of every format', async (t) => {
  const bench = await openBench(t)
  const drawn = photo(200, 100)
  const withProfile = await drawn.clone().withIccProfile('p3').jpeg().toBuffer()
  t.equal(await countPixels(await bench.put('a.jpg', withProfile)), 20_000)
  t.equal(await countPixels(await bench.put('a.png', await drawn.clone().png().toBuffer())), 30_000)
  t.equal(await countPixels(await bench.put('a.gif', await drawn.clone().gif().toBuffer())), 20_000)
  t.equal(
    await countPixels(await bench.put('a.webp', await drawn.clone().webp().toBuffer())),
    20_000
  )
  const lossless = await drawn.clone().webp({ lossless: true }).toBuffer()
  t.equal(await countPixels(await bench.put('b.webp', lossless)), 20_000)
  const profiled = await drawn.clone().withIccProfile('p3').webp().toBuffer()
  t.equal(await countPixels(await bench.put('c.webp', profiled)), 20_000)
  t.equal(await countPixels(await bench.put('none', Buffer.alloc(0))), 0)
})
