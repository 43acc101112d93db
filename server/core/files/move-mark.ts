import { ConfigError } from '../config/config.ts'
import type { ObjectStorage } from './object-storage.ts'

/** The object that says from where the originals of a storage were moved, and whether all are there. */
export const KEY = 'move.json'

export type Mark = { from: string; state: 'begun' | 'done' }

export async function readMark(storage: ObjectStorage): Promise<Mark | undefined> {
  const text = await storage.readText(KEY)
  return text === undefined ? undefined : parseMark(text)
}

export const parseMark = (text: string): Mark => JSON.parse(text) as Mark

export async function writeMark(storage: ObjectStorage, mark: Mark): Promise<void> {
  await storage.prepare(KEY)
  await storage.putText(KEY, JSON.stringify(mark))
  await storage.settle(KEY)
}

/** Why a storage or a DATA_DIR is refused, and what to do. */
export const UNFINISHED =
  'because a move into it has not come to its end; run npx page-speed-boost move'

/** @throws ConfigError when a move into this storage has not come to its end */
export async function refuseHalfFilled(storage: ObjectStorage): Promise<void> {
  if ((await readMark(storage))?.state === 'begun')
    throw new ConfigError(describeHalfFilled(storage.nameOf('originals'), storage.nameOf(KEY)))
}

export const describeHalfFilled = (storage: string, mark: string): string =>
  `${storage} holds only part of the originals, ${UNFINISHED} at the old place again, or remove ${mark} to go on without the rest`
