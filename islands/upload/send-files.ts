import { CallError, postJson, wordsOf } from '../lib/api.ts'
import type { OnShortage } from '../lib/image-calls.ts'
import { typeOf } from './accept.ts'
import { sendFile } from './send-file.ts'
import type { Entry, Options } from './use-uploads.ts'

/**
 * The address that a file is sent to, the one that is called when it has arrived if the first one is in a bucket, and
 * the name under which the file is submitted afterwards.
 */
export type Promised = {
  upload_url: string
  confirm_url?: string
  file_path: string
  data_id: string
  index: number
}

export type Change = (key: number, part: Partial<Entry>) => void

/** How many files are sent at once. More would only share the same bandwidth. */
const AT_ONCE = 3

/**
 * Requests an address for each file, then PUTs each file to its address.
 * @param otherwise the reason to show for a failure that has no message
 * @returns the files that arrived, and the keys of those that the server refused
 */
export async function sendFiles(
  wanted: Entry[],
  change: Change,
  otherwise: string,
  signal: AbortSignal
): Promise<{ arrived: Map<number, Promised>; refused: Set<number> }> {
  const arrived = new Map<number, Promised>()
  const refused = new Set<number>()
  if (wanted.length === 0) return { arrived, refused }
  for (const { key } of wanted) change(key, { state: 'sending', sentBytes: 0, reason: '' })
  let addresses: Promised[]
  try {
    addresses = await askForAddresses(wanted)
  } catch (error) {
    for (const { key } of wanted) change(key, { state: 'ready' })
    throw error
  }
  const queue = wanted.map((entry, index) => ({ entry, promised: addresses[index] as Promised }))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { key, file } = next.entry
      try {
        await sendOne(next.entry, next.promised, change, signal)
        arrived.set(key, next.promised)
        change(key, { state: 'sent', sentBytes: file.size, promised: next.promised })
      } catch (error) {
        const reason = wordsOf(error, otherwise)
        if (isRefused(error)) refused.add(key)
        const state = refused.has(key) ? 'refused' : 'failed'
        if (signal.aborted) change(key, { state: 'ready', sentBytes: 0 })
        else change(key, { state, sentBytes: 0, reason })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { arrived, refused }
}

/** Returns whether the server refused the file itself (413, 415), so that sending it again would not help. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 413 || error.status === 415)

async function sendOne(
  { key, file }: Entry,
  { upload_url, confirm_url }: Promised,
  change: Change,
  signal: AbortSignal
): Promise<void> {
  signal.throwIfAborted()
  const onProgress = (sentBytes: number) => change(key, { sentBytes })
  await sendFile(upload_url, file, typeOf(file), onProgress, signal)
  if (confirm_url) await postJson(confirm_url, {})
}

async function askForAddresses(entries: Entry[]): Promise<Promised[]> {
  const { data } = await postJson<{ data: Promised[] }>(
    '/api/v2/image-opt/getPresignedUploadUrls',
    {
      file_list: entries.map(({ file }) => ({
        filename: file.name,
        type: typeOf(file),
        size: file.size
      }))
    }
  )
  return data.toSorted((one, other) => one.index - other.index)
}

/**
 * Starts a run over files that have arrived.
 * @returns the message for the merchant, and how many of the files were taken: the first ones
 */
export function submitFiles(sent: Promised[], opt_cfg: Options, on_shortage: OnShortage) {
  const file_paths = sent.map(({ file_path, data_id }) => ({ file_path, data_id }))
  return postJson<{ message: string; count: number }>('/api/v2/image-opt/uploadImagesOpt', {
    file_paths,
    opt_cfg,
    on_shortage
  })
}
