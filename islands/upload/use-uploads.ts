import { useEffect, useRef, useState } from 'react'
import { wordsOf } from '../lib/api.ts'
import type { OnShortage } from '../lib/image-calls.ts'
import { type Change, type Promised, sendFiles, submitFiles } from './send-files.ts'

export type Entry = {
  key: number
  file: File
  /** A failed file can be sent again. A refused file cannot be used at all. */
  state: 'ready' | 'sending' | 'sent' | 'failed' | 'refused'
  sentBytes: number
  /** The reason why the file failed or was refused. */
  reason: string
  promised?: Promised
}

export type Options = { pngtojpg: 0 | 1; is_watermark: 0 | 1 }

/**
 * The files of one submission and their addresses, in the same order, the number of files in the list, and the
 * options.
 */
type Batch = { usable: Entry[]; all: Promised[]; listed: number; options: Options }

/**
 * Holds the chosen files and uploads them: requests addresses, PUTs each file, and submits them all (specification
 * §8.2 and §8.3). A failed file can be retried. Files that have arrived are not sent again.
 * A refused file does not hold up the others: they are submitted without it, and it stays in the list with the reason.
 * @param otherwise the message to show for a failure that has none
 * @param ask may ask the merchant what to do about a refused submission; returns whether it did. `fit` submits as many
 * files as the quota covers
 * @param onSubmitted gets the server's message; `isWhole` tells whether every file in the list was submitted
 */
export function useUploads(
  otherwise: string,
  ask: (error: unknown, fit: () => void) => boolean,
  onSubmitted: (message: string, isWhole: boolean) => void
) {
  const { entries, change, add, remove } = useEntries()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState('')
  const leave = useRef<AbortController | null>(null)
  useEffect(() => () => leave.current?.abort(), [])

  async function work(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (leave.current) return
    const { signal } = (leave.current = new AbortController())
    setIsSending(true)
    setRefusal('')
    try {
      await task(signal)
    } catch (error) {
      if (!signal.aborted) setRefusal(wordsOf(error, otherwise))
    } finally {
      leave.current = null
      setIsSending(false)
    }
  }

  /**
   * @param chosen the current files, because the state of this hook may be one render behind
   * @param only the key of the one file to send; without it, every file that has not arrived is sent
   */
  const send = (chosen: Entry[], options: Options, only?: number) =>
    work(async (signal) => {
      const wanted = chosen.filter(
        ({ key, state }) =>
          state !== 'sent' && state !== 'refused' && (only === undefined || key === only)
      )
      const { arrived, refused } = await sendFiles(wanted, change, otherwise, signal)
      const usable = chosen.filter(({ key, state }) => state !== 'refused' && !refused.has(key))
      const all = usable.map((entry) => arrived.get(entry.key) ?? entry.promised)
      if (signal.aborted || all.length === 0 || all.includes(undefined)) return
      await submit({ usable, all: all as Promised[], listed: chosen.length, options }, 'ask')
    })

  async function submit(batch: Batch, onShortage: OnShortage): Promise<void> {
    try {
      const { message, count } = await submitFiles(batch.all, batch.options, onShortage)
      for (const { key } of batch.usable.slice(0, count)) remove(key)
      onSubmitted(message, count === batch.listed)
    } catch (error) {
      if (!ask(error, () => void work(() => submit(batch, 'fit')))) throw error
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

/** Holds the chosen files. A file that was already chosen is not added again. */
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
