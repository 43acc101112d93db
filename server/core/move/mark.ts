import type { ObjectStorage } from '../files/object-storage.ts'

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
