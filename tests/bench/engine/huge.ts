import { statSync } from 'node:fs'
import { join } from 'node:path'
import { MEDIUM } from '../../support/engine.ts'
import { photo } from '../../support/pictures.ts'
import { type Run, runEngine } from './run-engine.ts'

/**
 * Measures the largest picture the engine accepts, 100 megapixels, as a JPEG and as a PNG. Both are drawn, so that
 * anyone can repeat the measurement.
 */
export async function runHuge(folder: string): Promise<{ type: string; run: Run }[]> {
  const drawn = photo(1_250, 800).resize(12_500, 8_000, { kernel: 'nearest' })
  const [jpeg, png] = [join(folder, 'huge.jpg'), join(folder, 'huge.png')]
  await drawn.clone().jpeg({ quality: 92 }).toFile(jpeg)
  await drawn.clone().png({ compressionLevel: 1 }).toFile(png)
  const runs = []
  for (const [type, path] of [['jpeg', jpeg] as const, ['png', png] as const]) {
    const sample = { path, name: `huge.${type}`, bytes: statSync(path).size, type }
    runs.push({ type, run: await runEngine([sample], MEDIUM, join(folder, `huge-${type}`)) })
  }
  return runs
}
