import { readFile, rename, rm } from 'node:fs/promises'
import { writeNewFile } from '../disk/durable-file.ts'
import { undefinedWhenMissing } from './missing.ts'

/**
 * The record beside each stored file: one line of JSON that says when the file was last needed. It does not depend on
 * the database (decision 041).
 */
export type KeptRecord = {
  shop: number
  sha256: string
  /** When the file was last stored or used: ISO 8601, UTC. */
  neededAt: string
  /** True for an upload that no run has taken yet. */
  isWaiting: boolean
}

export const RECORD_ENDING = '.json'

/**
 * Returns the record of the file at `path`; undefined when there is no record, or when it is damaged or belongs to
 * another file.
 */
export async function readRecord(
  path: string,
  shopId: number,
  hash: string
): Promise<KeptRecord | undefined> {
  const text = await readFile(path + RECORD_ENDING, 'utf8').catch(undefinedWhenMissing)
  if (text === undefined) return undefined
  const record = parse(text)
  const isOwn = record?.shop === shopId && record.sha256 === hash
  return isOwn && !Number.isNaN(Date.parse(record.neededAt)) ? record : undefined
}

/**
 * Writes a record to `place` completely or not at all. The record survives a power cut once its folder is synced.
 * @param temporary a free path on the same disk
 */
export async function writeRecord(place: string, record: object, temporary: string): Promise<void> {
  try {
    await writeNewFile(temporary, Buffer.from(`${JSON.stringify(record)}\n`))
    await rename(temporary, place)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

function parse(text: string): KeptRecord | null | undefined {
  try {
    return JSON.parse(text) as KeptRecord | null
  } catch {
    return undefined
  }
}
