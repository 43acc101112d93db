import { readFile, realpath } from 'node:fs/promises'
import { sha256 } from '../../../server/core/files/hash.ts'
import type { Watermark } from '../engine/encode-options.ts'
import { refusalOf } from '../engine/refusal.ts'
import { readWatermark } from '../engine/watermark.ts'
import { UsageError } from './errors.ts'
import type { WatermarkChoice } from './options.ts'

/**
 * Checks the watermark's file before any picture is touched.
 * @returns the watermark for the encode options, and the real path of its file
 * @throws UsageError for a file that cannot be used
 */
export async function openWatermark(
  choice: WatermarkChoice
): Promise<{ watermark: Watermark; watermarkPath: string }> {
  const { path, position, height, opacity } = choice
  const watermarkPath = await realpath(path).catch(() => {
    throw new UsageError((t) => t.cli.usage.noWatermark({ name: path }))
  })
  try {
    await readWatermark(watermarkPath)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { code, message } = refusal
    throw new UsageError((t) =>
      t.cli.usage.badWatermark({ name: path, why: `${t.reasons[code]()} (${message})` })
    )
  }
  const hash = sha256(await readFile(watermarkPath))
  return { watermark: { hash, position, height, opacity }, watermarkPath }
}
