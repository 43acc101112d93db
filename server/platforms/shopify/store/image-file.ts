import { setTimeout as pause } from 'node:timers/promises'
import { StoreError } from '../../store-platform.ts'
import { type ImageFilesQuery, imageFiles } from '../client/operations.ts'
import type { StoreContext } from './context.ts'
import { mediaId } from './ids.ts'

type Node = NonNullable<ImageFilesQuery['nodes'][number]>
/** A file as Shopify has it at this moment. While a change to it is under way `image` is null. */
export type ImageFile = Extract<Node, { fileStatus: unknown }>
/** One that is not changing. */
export type SettledFile = Settled<ImageFile>

/** A change takes Shopify 1 to 3 s (docs/shopify.md §9); each look costs 3 points. */
const FIRST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 2000
const PATIENCE_MS = 60_000

/** `isBegun`: we have just begun what is waited for, so that it cannot be there yet. */
export type Waiting = { isBegun?: boolean }

/** Asks until the answer is there. @throws StoreError `unreachable` when that takes too long. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  { isBegun = false }: Waiting = {}
): Promise<T> {
  const began = performance.now()
  if (isBegun) await pause(FIRST_PAUSE_MS)
  const next = isBegun ? 2 * FIRST_PAUSE_MS : FIRST_PAUSE_MS
  for (let wait = next; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() - began > PATIENCE_MS)
      throw new StoreError('unreachable', `${what} is not ready after a minute`)
    await pause(wait)
  }
}

/** @throws StoreError `gone` when there is no such file. */
export async function readFile(context: StoreContext, media: string): Promise<ImageFile> {
  const { nodes } = await context.run(imageFiles, { ids: [mediaId(media)] })
  const [file] = nodes
  if (!file || !('fileStatus' in file))
    throw new StoreError('gone', `The file ${media} was deleted`)
  return file
}

/** The file once nothing changes it any more. @throws StoreError `refused` when it has failed. */
export function settledFile(
  context: StoreContext,
  media: string,
  isIt: (file: SettledFile) => boolean = () => true,
  waiting: Waiting = {}
): Promise<SettledFile> {
  return until(
    `The file ${media}`,
    async () => {
      const file = await readFile(context, media)
      if (file.fileStatus === 'FAILED')
        throw new StoreError('refused', `Shopify could not use the file ${media}`)
      return isSettled(file) && isIt(file) ? file : undefined
    },
    waiting
  )
}

type Settled<File extends { image: unknown; originalSource: unknown }> = File & {
  image: NonNullable<File['image']>
  originalSource: NonNullable<File['originalSource']>
}

export const isSettled = <
  File extends { fileStatus: string; image: unknown; originalSource: unknown }
>(
  file: File
): file is Settled<File> =>
  file.fileStatus === 'READY' && file.image !== null && file.originalSource !== null
