import { readFile } from 'node:fs/promises'
import { DAY_MS, toText } from './clock.ts'
import { moveDurably, writeNewFile } from './disk/durable-file.ts'

/**
 * Two checks may be this far apart without counting as a jump of the clock. A wrong clock is off by months or years,
 * and a server is rarely down for longer than this.
 */
const MOST_AWAY_MS = 7 * DAY_MS

/** For how long the clock is not trusted after a jump. In this time, a person or a time server can correct it. */
const BELIEVED_AFTER_MS = DAY_MS

/** What one check of the clock stores for the next check. */
type ClockCheck = {
  at: string
  /** The time of the last jump, by the clock after it; null when no jump is known. */
  steadySince: string | null
}

/**
 * Decides whether code that deletes old files may trust the clock. After a jump of more than a week, forwards or back,
 * the clock has to run for a day without another jump before it is trusted again. The same applies when the server was
 * down for more than a week.
 * @param path the file that stores the last check; `temporary` is a free path on the same disk
 * @returns undefined when `now` can be trusted, otherwise the time from which it can be
 */
export async function findUnsteady(
  path: string,
  now: Date,
  temporary: string
): Promise<Date | undefined> {
  const last = await readLastCheck(path)
  const isNear = last && Math.abs(now.getTime() - Date.parse(last.at)) <= MOST_AWAY_MS
  const steadySince = last && !isNear ? toText(now) : (last?.steadySince ?? null)
  const check: ClockCheck = { at: toText(now), steadySince }
  await writeNewFile(temporary, Buffer.from(`${JSON.stringify(check)}\n`))
  await moveDurably(temporary, path)
  if (steadySince === null) return undefined
  const from = new Date(Date.parse(steadySince) + BELIEVED_AFTER_MS)
  return now < from ? from : undefined
}

/**
 * Returns the last check; undefined if there was none. A damaged file yields a check without a time, which counts as a
 * jump.
 */
async function readLastCheck(path: string): Promise<ClockCheck | undefined> {
  const damaged: ClockCheck = { at: '', steadySince: null }
  try {
    return { ...damaged, ...(JSON.parse(await readFile(path, 'utf8')) as ClockCheck) }
  } catch (error) {
    if (error instanceof SyntaxError) return damaged
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
