import { existsSync, globSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expireOriginals } from '../../modules/image-opt/jobs.ts'
import { DAY_MS } from '../../server/core/clock.ts'
import type { MovableClock } from './clock.ts'

const filesIn = (dataDir: string): string[] =>
  globSync(join(dataDir, 'storage/originals/*/*/*')).sort()

/** Paths of the originals that are kept, without their records. */
export const originalsIn = (dataDir: string): string[] =>
  filesIn(dataDir).filter((path) => !path.endsWith('.json'))

/** Originals and records, of whichever the other one is missing. */
export const halvesIn = (dataDir: string): string[] =>
  filesIn(dataDir).filter((path) =>
    path.endsWith('.json') ? !existsSync(path.slice(0, -5)) : !existsSync(`${path}.json`)
  )

/** As if so many more days had gone by since all of them were needed. */
export function ageOriginals(dataDir: string, days: number): void {
  const agedText = (text: string) => new Date(Date.parse(text) - days * DAY_MS).toISOString()
  for (const path of filesIn(dataDir)) {
    if (path.endsWith('.json')) {
      const record = JSON.parse(readFileSync(path, 'utf8'))
      writeFileSync(path, JSON.stringify({ ...record, neededAt: agedText(record.neededAt) }))
    }
    const then = statSync(path).mtimeMs / 1000 - (days * DAY_MS) / 1000
    utimesSync(path, then, then)
  }
}

/** Lets days go by on a server that runs all the time. */
export async function passDays(
  { app, clock }: { app: FastifyInstance; clock: Pick<MovableClock, 'forward'> },
  days: number
): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock.forward(DAY_MS)
    await expireOriginals.run(app)
  }
}
