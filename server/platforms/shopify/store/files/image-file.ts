import type { Clock } from '../../../../core/clock.ts'
import { isFailure } from '../../../../core/failure.ts'
import { StoreError } from '../../../store-platform.ts'
import { type ImageFilesQuery, imageFiles } from '../../client/operations.ts'
import type { StoreContext } from '../context.ts'
import { mediaId } from '../ids.ts'
import { versionOf } from './file-address.ts'

type Node = NonNullable<ImageFilesQuery['nodes'][number]>
/** A file in its current state at Shopify. `image` is null while the file is being changed. */
export type ImageFile = Extract<Node, { fileStatus: unknown }>
/** A file that is ready. */
export type ReadyFile = Ready<ImageFile>

/**
 * The pauses between two polls. Shopify takes 1 to 3 s for a change (docs/shopify.md §9), and each poll costs 3
 * points.
 */
const FIRST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 2000
const PATIENCE_MS = 60_000

/** `isBegun`: the change was sent just now, so there is a pause before the first poll. */
export type Waiting = { isBegun?: boolean; patienceMs?: number }

/**
 * Calls `ask` at intervals until it returns an answer.
 * @throws StoreError `unreachable` when there is no answer after `patienceMs`, by default one minute
 */
export async function until<T>(
  clock: Clock,
  what: string,
  ask: () => Promise<T | undefined>,
  { isBegun = false, patienceMs = PATIENCE_MS }: Waiting = {}
): Promise<T> {
  const began = clock.elapsedMs()
  if (isBegun) await clock.pause(FIRST_PAUSE_MS)
  const next = isBegun ? 2 * FIRST_PAUSE_MS : FIRST_PAUSE_MS
  for (let wait = next; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (clock.elapsedMs() - began > patienceMs)
      throw new StoreError('unreachable', `${what} is not ready after ${patienceMs} ms`)
    await clock.pause(wait)
  }
}

/**
 * Reads the current state of a file.
 * @throws StoreError `gone` when there is no such file
 */
export async function readFile(context: StoreContext, media: string): Promise<ImageFile> {
  const { nodes } = await context.run(imageFiles, { ids: [mediaId(media)] })
  const [file] = nodes
  if (!file || !('fileStatus' in file))
    throw new StoreError('gone', `The file ${media} was deleted`)
  return file
}

/**
 * Waits until no change to the file is in progress, and returns the file. It can then be changed again.
 * @throws StoreError `refused` if a change failed and the file kept its picture, `lost` if it has no picture
 */
export function readyFile(
  context: StoreContext,
  media: string,
  isIt: (file: ReadyFile) => boolean = () => true,
  waiting: Waiting = {}
): Promise<ReadyFile> {
  return waitForFile(context, media, (file) => isReady(file) && isIt(file), waiting)
}

/**
 * Waits until no change to the file is in progress, and returns the file with its picture. A file that kept its
 * picture when a change failed is returned too.
 * @throws StoreError `lost` if it has no picture
 */
export function shownFile(
  context: StoreContext,
  media: string,
  isIt: (file: ReadyFile) => boolean = () => true
): Promise<ReadyFile> {
  return waitForFile(context, media, (file) => isShown(file) && isIt(file), {})
}

async function waitForFile(
  context: StoreContext,
  media: string,
  isIt: (file: ReadyFile) => boolean,
  waiting: Waiting
): Promise<ReadyFile> {
  let last: ImageFile | undefined
  const found = until(
    context.clock,
    `The file ${media}`,
    async () => {
      const file = await readFile(context, media)
      last = file
      if (isShown(file) && isIt(file)) return file
      if (file.fileStatus !== 'FAILED') return undefined
      if (!isShown(file)) throw lost(media)
      throw new StoreError('refused', `Shopify could not use the file ${media}`)
    },
    waiting
  )
  return found.catch((error) => {
    // A file without a picture looks like one that is being changed. If it still does after a minute, no change is in
    // progress: an earlier change failed, and the failure was acknowledged.
    const isEmpty = last?.fileStatus === 'READY' && !last.image && !last.originalSource
    throw isEmpty && isFailure(error, 'unreachable') ? lost(media) : error
  })
}

/**
 * Returns whether the original can be downloaded. Its address may appear some time after the image (docs/shopify.md
 * §17.11).
 */
export const hasAddress = ({ originalSource }: ReadyFile): boolean => originalSource.url !== null

export const versionIn = ({ image, originalSource }: ReadyFile): string =>
  versionOf(image.url, originalSource.fileSize ?? 0)

const lost = (media: string) => new StoreError('lost', `The file ${media} has no picture`)

type Ready<File extends { image: unknown; originalSource: unknown }> = File & {
  image: NonNullable<File['image']>
  originalSource: NonNullable<File['originalSource']>
}

type AnyFile = { fileStatus: string; image: unknown; originalSource: unknown }

/**
 * Returns whether the file has a picture. After a failed change it may still have one or not; the status does not say
 * (docs/shopify.md §17.4).
 */
export const isShown = <File extends AnyFile>(file: File): file is Ready<File> =>
  ['READY', 'FAILED'].includes(file.fileStatus) &&
  file.image !== null &&
  file.originalSource !== null

export const isReady = <File extends AnyFile>(file: File): file is Ready<File> =>
  file.fileStatus === 'READY' && isShown(file)
