import { useState } from 'react'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { roomFor, sortFiles } from './accept.ts'

/**
 * Sorts the files that the merchant chose or dropped. Passes the accepted ones to `add`, and holds the reasons why the
 * others were refused.
 * @param known the number of files that were chosen earlier
 * @param add receives the accepted files
 */
export function useFileChoice(
  known: number,
  add: (files: File[]) => void,
  t: Messages<'uploads'>,
  localeContext: LocaleContext
) {
  const [refused, setRefused] = useState<string[]>([])
  const [dropError, setDropError] = useState('')

  function take(files: File[], isDrop: boolean) {
    const sorted = sortFiles(files, roomFor(known), t, localeContext)
    setRefused(sorted.refused)
    setDropError(isDrop && sorted.accepted.length === 0 ? t.uploads.badDrop() : '')
    add(sorted.accepted)
  }

  return { take, refused, dropError }
}
