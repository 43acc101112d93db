import t from 'tap'
import { isWorthIt } from '../../../../modules/image-opt/engine/choose.ts'
import type { EncodeOptions } from '../../../../modules/image-opt/engine/encode-options.ts'
import { LOSSLESS, MEDIUM } from '../../../support/engine.ts'

const png = (length: number) => ({ type: 'png' as const, bytes: Buffer.alloc(length) })
const jpeg = (length: number) => ({ type: 'jpeg' as const, bytes: Buffer.alloc(length) })
const isKept = (before: number, after: number, options: EncodeOptions) =>
  isWorthIt(png(before), png(after), options)

t.test(
  'in lossless mode a result is worth it if it saves at least two percent and at least one KiB §5.10.1',
  async (t) => {
    t.equal(isKept(100_000, 98_000, LOSSLESS), true)
    t.equal(isKept(100_000, 98_001, LOSSLESS), false)
    t.equal(isKept(10_000, 8_976, LOSSLESS), true)
    t.equal(isKept(10_000, 8_977, LOSSLESS), false)
  }
)

t.test(
  'at the lossy levels and with Auto a result is worth it if it saves at least five percent §5.10.2',
  async (t) => {
    for (const options of [MEDIUM, { ...MEDIUM, quality: 'auto' as const }]) {
      t.equal(isKept(1_000, 950, options), true)
      t.equal(isKept(1_000, 951, options), false)
      t.equal(isKept(0, 0, options), false)
    }
  }
)

t.test(
  'a requested conversion or resize is worth it if the file becomes smaller at all §5.10.3 §5.10.4',
  async (t) => {
    t.equal(isWorthIt(png(1_000), jpeg(999), MEDIUM), true)
    t.equal(isWorthIt(png(1_000), jpeg(1_000), MEDIUM), false)
    t.equal(isKept(1_000, 999, { ...MEDIUM, longestSide: 800 }), true)
    t.equal(isKept(1_000, 1_000, { ...MEDIUM, longestSide: 800 }), false)
  }
)

t.test(
  'a watermarked result is worth it even if the file becomes larger §5.7.4 §5.10.5',
  async (t) => {
    const watermark = { hash: 'a', position: 'c', height: 0.1, opacity: 1 } as const
    t.equal(isKept(1_000, 1_200, { ...MEDIUM, watermark }), true)
  }
)
