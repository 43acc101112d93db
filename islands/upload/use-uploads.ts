import { useEffect, useRef, useState } from 'react'
import { wordsOf } from '../lib/api.ts'
import { type Change, type Promised, sendFiles, submitFiles } from './send-files.ts'

export type Entry = {
  key: number
  file: File
  /** A failed file can be sent again; a refused one cannot be used. */
  state: 'ready' | 'sending' | 'sent' | 'failed' | 'refused'
  sentBytes: number
  /** Why the file failed or was refused. */
  reason: string
  promised?: Promised
}

export type Options = { pngtojpg: 0 | 1; is_watermark: 0 | 1 }

/**
 * The chosen files and their upload: request addresses, PUT each file, submit (specification §8.2 and §8.3). A failed
 * file can be retried; files that have arrived are not sent again.
 * A refused file holds none of the others: they are submitted without it, and it stays in the list with its reason.
 * @param onSubmitted `isWhole` tells that no refused file is left to read about
 */
export function useUploads(
  otherwise: string,
  onSubmitted: (message: string, isWhole: boolean) => void
) {
  const { entries, change, add, remove } = useEntries()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState('')
  const leave = useRef<AbortController | null>(null)
  useEffect(() => () => leave.current?.abort(), [])

  /** @param chosen the current files; the state of this hook may be one render behind */
  async function send(chosen: Entry[], options: Options, only?: number): Promise<void> {
    if (leave.current) return
    const { signal } = (leave.current = new AbortController())
    setIsSending(true)
    setRefusal('')
    try {
      const wanted = chosen.filter(
        ({ key, state }) =>
          state !== 'sent' && state !== 'refused' && (only === undefined || key === only)
      )
      const { arrived, refused } = await sendFiles(wanted, change, otherwise, signal)
      const usable = chosen.filter(({ key, state }) => state !== 'refused' && !refused.has(key))
      const all = usable.map((entry) => arrived.get(entry.key) ?? entry.promised)
      if (signal.aborted || all.length === 0 || all.includes(undefined)) return
      const message = await submitFiles(all as Promised[], options)
      for (const { key } of usable) remove(key)
      onSubmitted(message, usable.length === chosen.length)
    } catch (error) {
      if (!signal.aborted) setRefusal(wordsOf(error, otherwise))
    } finally {
      leave.current = null
      setIsSending(false)
    }
  }

  return {
    entries,
    isSending,
    refusal,
    add: (files: File[]) => {
      setRefusal('')
      add(files)
    },
    remove,
    start: (options: Options) => send(entries, options),
    retry: (key: number, options: Options) => send(entries, options, key),
    stop: () => leave.current?.abort()
  }
}

/** The chosen files. A file that is already among them is not added again. */
function useEntries() {
  const [entries, setEntries] = useState<Entry[]>([])
  const lastKey = useRef(0)

  const change: Change = (key, part) =>
    setEntries((known) => known.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)))

  const entryOf = (file: File): Entry => ({
    key: ++lastKey.current,
    file,
    state: 'ready',
    sentBytes: 0,
    reason: ''
  })

  return {
    entries,
    change,
    add: (files: File[]) =>
      setEntries((known) => [
        ...known,
        ...files.filter((file) => !known.some((entry) => isSame(entry.file, file))).map(entryOf)
      ]),
    remove: (key: number) => setEntries((known) => known.filter((entry) => entry.key !== key))
  }
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
