import { readFile } from 'node:fs/promises'
import { DAY_MS, toText } from './clock.ts'
import { moveDurably, writeNewFile } from './disk/durable-file.ts'

/**
 * The longest time between two checks that does not count as a jump. A wrong clock is off by months or years, and a
 * server is rarely down for longer than this.
 */
const MOST_AWAY_MS = 7 * DAY_MS

/** The time that a person or a time server has to correct the clock before it is trusted again. */
const BELIEVED_AFTER_MS = DAY_MS

/** What one check of the clock stores for the next check. */
type ClockCheck = {
  at: string
  /** The time since which the clock has run without a jump; null when no jump is known. */
  steadySince: string | null
}

/**
 * Decides whether code that deletes old files may trust the clock. After a jump of more than a week, forwards or back,
 * the clock is trusted again once it has run for a day without another jump. A server that was down for more than a
 * week also has to run for a day first.
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

/** Returns undefined if there is no earlier check. A damaged file has no time and therefore counts as a jump. */
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
