import t from 'tap'
import { JPEG_CURVE, WEBP_CURVE } from '../../../../modules/image-opt/engine/quality/curves.ts'
import { qualityTargetFor } from '../../../../modules/image-opt/engine/quality/quality-target.ts'
import { findQuality } from '../../../../modules/image-opt/engine/quality/search.ts'

const JPEG = { least: 40, most: 92, curve: JPEG_CURVE }
const MEDIUM = qualityTargetFor(75)

/** Searches for a picture that scores as given. Returns the trial it ends with and the qualities it tried. */
async function search(scoreAt: (quality: number) => number, target = MEDIUM, range = JPEG) {
  const tried: number[] = []
  const found = await findQuality(target, range, async (quality) => {
    tried.push(quality)
    return { quality, score: scoreAt(quality) }
  })
  return { ...found, tried }
}

/** The scores of a picture that is `times` as far from 100 as the average one. */
const average =
  (times: number, { curve } = JPEG) =>
  (quality: number) =>
    100 - Math.exp(curve(quality)) * times

t.test('a picture between the floor and the target is encoded once', async (t) => {
  const { quality, score, tried } = await search(average(1.1))
  t.ok(score > MEDIUM.floor && score < 75, String(score))
  t.equal(quality, 75)
  t.strictSame(tried, [75])
})

t.test(
  'an average picture whose first trial misses the score needs at most two more trials',
  async (t) => {
    for (const range of [JPEG, { ...JPEG, curve: WEBP_CURVE }])
      for (const times of [0.65, 0.7, 0.75, 0.8]) {
        const { score, quality, tried } = await search(average(times, range), MEDIUM, range)
        t.ok(quality < 75 && Math.abs(score - 75) < 1, `${times}: ${score} at ${quality}`)
        t.ok(tried.length <= 3, `${times}: ${tried.join(', ')}`)
      }
  }
)

t.test('the floor holds wherever any quality reaches it §5.3.8', async (t) => {
  const steep = (quality: number) => (quality < 88 ? 50 : 90)
  const flat = (quality: number) => 69 + quality / 92
  const jump = (quality: number) => 60 + (quality % 7) + quality / 9
  for (const [name, scoreAt] of Object.entries({ steep, flat, jump, poor: average(1.6) })) {
    const { score, tried } = await search(scoreAt)
    t.ok(score >= MEDIUM.floor, `${name}: ${score} after ${tried.join(', ')}`)
    t.ok(tried.length <= 7, name)
  }
})

t.test('without a quality target, the search raises the quality but never lowers it', async (t) => {
  const olderSlider = qualityTargetFor(84)
  t.strictSame((await search(average(0.3), olderSlider)).tried, [84])
  t.ok((await search(average(2), olderSlider)).quality > 84)
})

t.test(
  'lowering ends within 0.6 of the target, on either side, or at the lowest quality §5.3.8',
  async (t) => {
    const scores: number[] = []
    for (const curve of [JPEG_CURVE, WEBP_CURVE])
      for (let times = 0.4; times < 1; times += 0.05) {
        const { quality, score } = await search(average(times, { ...JPEG, curve }), MEDIUM, {
          ...JPEG,
          curve
        })
        if (quality === 75) continue
        if (quality === JPEG.least) t.ok(score > 74.4, `${times}: ${score}`)
        else scores.push(score)
      }
    t.ok(
      scores.every((score) => Math.abs(score - 75) <= 0.6),
      scores.join(', ')
    )
    t.ok(scores.some((score) => score < 75) && scores.some((score) => score > 75))
  }
)

t.test('lowering never ends below the floor, even if the target is near it §5.3.8', async (t) => {
  const nearFloor = { ...MEDIUM, target: MEDIUM.floor + 0.2 }
  for (let times = 0.6; times < 1.2; times += 0.05) {
    const { score, tried } = await search(average(times), nearFloor)
    t.ok(score >= MEDIUM.floor, `${times}: ${score} after ${tried.join(', ')}`)
  }
})

t.test('a picture that reaches no floor gets the highest quality §5.3.9', async (t) => {
  t.equal((await search(() => 20)).quality, 92)
})

t.test(
  'where the score jumps far above the target, the search goes on until it is near the jump §5.3.8',
  async (t) => {
    const { quality } = await search((quality) => (quality < 61 ? 71 : 84))
    t.ok(quality >= 61 && quality <= 63, String(quality))
  }
)

t.test('an estimate leads the first trial to where the search ends', async (t) => {
  for (const times of [0.4, 0.7, 1, 1.15, 1.3]) {
    const scoreAt = average(times)
    const tried: number[] = []
    const attempt = async (quality: number) => {
      tried.push(quality)
      return { quality, score: scoreAt(quality) }
    }
    // Half a point off.
    await findQuality(MEDIUM, JPEG, attempt, async (quality) => scoreAt(quality) + 0.5)
    t.ok(tried.length <= 2, `${times}: ${tried.join(', ')}`)
  }
})

t.test('a wrong estimate costs trials but changes neither the target nor the floor', async (t) => {
  for (const wrong of [-20, -5, 5, 20])
    for (const times of [0.7, 1.1, 1.3]) {
      const scoreAt = average(times)
      const attempt = async (quality: number) => ({ quality, score: scoreAt(quality) })
      const estimate = async (quality: number) => scoreAt(quality) + wrong
      const { quality, score } = await findQuality(MEDIUM, JPEG, attempt, estimate)
      const name = `${times}, ${wrong} points off: ${score} at ${quality}`
      t.ok(score >= MEDIUM.floor && (score < 76 || quality > 75), name)
      t.ok(quality <= 75 || score < MEDIUM.floor + 1.5, name)
    }
})
