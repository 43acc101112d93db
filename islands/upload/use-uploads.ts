import { useEffect, useRef, useState } from 'react'
import { postJson, wordsOf } from '../lib/api.ts'
import { typeOf } from './accept.ts'
import { sendFile } from './send-file.ts'

type Promised = { upload_url: string; file_path: string; data_id: string; index: number }

export type Entry = {
  key: number
  file: File
  state: 'ready' | 'sending' | 'sent' | 'failed'
  sentBytes: number
  /** Why the file failed. */
  reason: string
  promised?: Promised
}

export type Options = { pngtojpg: 0 | 1; is_watermark: 0 | 1 }

/** Files sent at once: more would only share the same bandwidth. */
const AT_ONCE = 3

/**
 * The chosen files and their upload: request addresses, PUT each file, submit (specification §8.2 and §8.3). A
 * failed file can be retried; files that arrived are not sent again.
 */
export function useUploads(otherwise: string, onSubmitted: (message: string) => void) {
  const [entries, setEntries] = useState<Entry[]>([])
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState('')
  const leave = useRef<AbortController | null>(null)
  const lastKey = useRef(0)
  useEffect(() => () => leave.current?.abort(), [])

  const change = (key: number, part: Partial<Entry>) =>
    setEntries((known) => known.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)))

  /** @param chosen the current files; the state of this hook may be one render behind */
  async function send(chosen: Entry[], options: Options, only?: number): Promise<void> {
    if (leave.current) return
    const { signal } = (leave.current = new AbortController())
    setIsSending(true)
    setRefusal('')
    try {
      const wanted = chosen.filter(
        ({ key, state }) => state !== 'sent' && (only === undefined || key === only)
      )
      const sent = await sendAll(wanted, signal)
      const all = chosen.map((entry) => sent.get(entry.key) ?? entry.promised)
      const isWhole = chosen.every(({ key, state }) => state === 'sent' || sent.has(key))
      if (isWhole && !signal.aborted) await submit(all as Promised[], options)
    } catch (error) {
      if (!signal.aborted) setRefusal(wordsOf(error, otherwise))
    } finally {
      leave.current = null
      setIsSending(false)
    }
  }

  /** @returns the files that arrived, by key */
  async function sendAll(wanted: Entry[], signal: AbortSignal): Promise<Map<number, Promised>> {
    const arrived = new Map<number, Promised>()
    if (wanted.length === 0) return arrived
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
        const { entry, promised } = next
        const { key, file } = entry
        const onProgress = (sentBytes: number) => change(key, { sentBytes })
        try {
          signal.throwIfAborted()
          await sendFile(promised.upload_url, file, typeOf(file), onProgress, signal)
          arrived.set(key, promised)
          change(key, { state: 'sent', sentBytes: file.size, promised })
        } catch (error) {
          const reason = wordsOf(error, otherwise)
          if (signal.aborted) change(key, { state: 'ready', sentBytes: 0 })
          else change(key, { state: 'failed', sentBytes: 0, reason })
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return arrived
  }

  async function submit(sent: Promised[], opt_cfg: Options): Promise<void> {
    const file_paths = sent.map(({ file_path, data_id }) => ({ file_path, data_id }))
    const reply = await postJson<{ message: string }>('/api/v2/image-opt/uploadImagesOpt', {
      file_paths,
      opt_cfg
    })
    onSubmitted(reply.message)
  }

  return {
    entries,
    isSending,
    refusal,
    add: (files: File[]) => {
      setRefusal('')
      setEntries((known) => [
        ...known,
        ...files
          .filter((file) => !known.some((entry) => isSame(entry.file, file)))
          .map((file) => ({
            key: ++lastKey.current,
            file,
            state: 'ready' as const,
            sentBytes: 0,
            reason: ''
          }))
      ])
    },
    remove: (key: number) => setEntries((known) => known.filter((entry) => entry.key !== key)),
    start: (options: Options) => send(entries, options),
    retry: (key: number, options: Options) => send(entries, options, key),
    stop: () => leave.current?.abort()
  }
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

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
