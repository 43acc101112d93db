import { existsSync, globSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expireOriginals } from '../../modules/image-opt/jobs.ts'
import { DAY_MS } from '../../server/core/clock.ts'
import type { MovableClock } from './clock.ts'

/** Returns the paths of the stored originals and their records, without the descriptions of their uses. */
const filesIn = (dataDir: string): string[] =>
  globSync(join(dataDir, 'storage/originals/*/*/*'))
    .filter((path) => !path.endsWith('.use'))
    .sort()

/** Returns the paths of the stored originals, without their records. */
export const originalsIn = (dataDir: string): string[] =>
  filesIn(dataDir).filter((path) => !path.endsWith('.json'))

/** Returns originals without a record, and records without an original. */
export const halvesIn = (dataDir: string): string[] =>
  filesIn(dataDir).filter((path) =>
    path.endsWith('.json') ? !existsSync(path.slice(0, -5)) : !existsSync(`${path}.json`)
  )

/** Makes all originals, their records and the results beside them this many days older. */
export function ageOriginals(dataDir: string, days: number): void {
  const agedText = (text: string) => new Date(Date.parse(text) - days * DAY_MS).toISOString()
  for (const path of globSync(join(dataDir, 'storage/originals/*/*/*.use'))) {
    const use = JSON.parse(readFileSync(path, 'utf8'))
    const optimised_at = agedText(use.result.optimised_at)
    writeFileSync(path, JSON.stringify({ ...use, result: { ...use.result, optimised_at } }))
  }
  for (const path of filesIn(dataDir)) {
    if (path.endsWith('.json')) {
      const record = JSON.parse(readFileSync(path, 'utf8'))
      writeFileSync(path, JSON.stringify({ ...record, neededAt: agedText(record.neededAt) }))
    }
    const then = statSync(path).mtimeMs / 1000 - (days * DAY_MS) / 1000
    utimesSync(path, then, then)
  }
}

/** Lets days pass on a server that keeps running, with one sweep a day. */
export async function passDays(
  { app, clock }: { app: FastifyInstance; clock: Pick<MovableClock, 'forward'> },
  days: number
): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock.forward(DAY_MS)
    await expireOriginals.run(app)
  }
}
