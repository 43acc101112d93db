import { readFile, rm } from 'node:fs/promises'
import { DAY_MS } from '../clock.ts'

/**
 * Returns the time of the last check that an older version has left in a file, and removes the file.
 * @returns null when nothing can be said: the file is damaged, or the clock had jumped within a day before;
 *   undefined when there is no file
 */
export async function takeLastLook(path: string): Promise<number | null | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const seenAt = seenIn(text)
  await rm(path)
  return seenAt
}

function seenIn(text: string): number | null {
  try {
    const { at, steadySince } = JSON.parse(text) as { at: string; steadySince: string | null }
    const seenAt = Date.parse(at)
    const isSteady = steadySince === null || seenAt - Date.parse(steadySince) >= DAY_MS
    return Number.isNaN(seenAt) || !isSteady ? null : seenAt
  } catch {
    return null
  }
}
