import t from 'tap'
import { isWorthIt } from '../../../../modules/image-opt/pipeline/worth.ts'

t.test('a result counts from two percent and one KiB in lossless mode', async (t) => {
  const lossless = { quality: 'lossless' as const, isConverted: false }
  t.equal(isWorthIt(100_000, 98_000, lossless), true)
  t.equal(isWorthIt(100_000, 98_001, lossless), false)
  t.equal(isWorthIt(10_000, 8_976, lossless), true)
  t.equal(isWorthIt(10_000, 8_977, lossless), false)
})

t.test('a result counts from five percent at the lossy levels', async (t) => {
  const lossy = { quality: 75, isConverted: false }
  t.equal(isWorthIt(1_000, 950, lossy), true)
  t.equal(isWorthIt(1_000, 951, lossy), false)
  t.equal(isWorthIt(0, 0, lossy), false)
})

t.test('a conversion was asked for: it need only be smaller', async (t) => {
  const converted = { quality: 75, isConverted: true }
  t.equal(isWorthIt(1_000, 999, converted), true)
  t.equal(isWorthIt(1_000, 1_000, converted), false)
})
