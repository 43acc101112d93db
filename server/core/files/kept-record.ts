import type { ObjectStorage } from './object-storage.ts'

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
 * Returns the record of the file with this key; undefined when there is no record, or when it is damaged or belongs to
 * another file.
 */
export async function readRecord(
  storage: ObjectStorage,
  key: string,
  shopId: number,
  hash: string
): Promise<KeptRecord | undefined> {
  const text = await storage.readText(key + RECORD_ENDING)
  if (text === undefined) return undefined
  const record = parse(text)
  const isOwn = record?.shop === shopId && record.sha256 === hash
  return isOwn && !Number.isNaN(Date.parse(record.neededAt)) ? record : undefined
}

/** Returns the text in which a record or a use is stored. */
export const textOf = (record: object): string => `${JSON.stringify(record)}\n`

function parse(text: string): KeptRecord | null | undefined {
  try {
    return JSON.parse(text) as KeptRecord | null
  } catch {
    return undefined
  }
}
