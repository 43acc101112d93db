import { readFile } from 'node:fs/promises'
import { DAY_MS, toText } from './clock.ts'
import { moveDurably, writeNewFile } from './durable-file.ts'

/** Clocks are set wrong by months or years; servers are down for less than this. */
const MOST_AWAY_MS = 7 * DAY_MS

/** Time for somebody, or for the time of the network, to set the clock right. */
const BELIEVED_AFTER_MS = DAY_MS

/** What one look at the clock leaves for the next. */
type Sync = {
  at: string
  /** Since when the clock has run without a jump; null: as long as is known. */
  steadySince: string | null
}

/**
 * Whether whoever deletes what is old may believe the clock. After a jump of more than a week, forwards or back,
 * it is believed once it has run on from there for a day. A server that was down for so long waits as well.
 * @param path remembers the last look; `temporary` is a free path on the same disk
 * @returns undefined when `now` may be believed, otherwise from when on
 */
export async function findUnsteady(
  path: string,
  now: Date,
  temporary: string
): Promise<Date | undefined> {
  const last = await readLook(path)
  const isNear = last && Math.abs(now.getTime() - Date.parse(last.at)) <= MOST_AWAY_MS
  const steadySince = last && !isNear ? toText(now) : (last?.steadySince ?? null)
  const look: Sync = { at: toText(now), steadySince }
  await writeNewFile(temporary, Buffer.from(`${JSON.stringify(look)}\n`))
  await moveDurably(temporary, path)
  if (steadySince === null) return undefined
  const from = new Date(Date.parse(steadySince) + BELIEVED_AFTER_MS)
  return now < from ? from : undefined
}

/** Undefined before the first look. One that is damaged names no time, like one from before a jump. */
async function readLook(path: string): Promise<Sync | undefined> {
  const damaged: Sync = { at: '', steadySince: null }
  try {
    return { ...damaged, ...(JSON.parse(await readFile(path, 'utf8')) as Sync) }
  } catch (error) {
    if (error instanceof SyntaxError) return damaged
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
