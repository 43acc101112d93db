import { useState } from 'react'
import { notify } from '../ui/toast/notify.ts'
import type { OnShortage, Reply } from './image-calls.ts'

/**
 * Runs one call at a time, shows the server's message when it succeeds, and names the call in progress.
 * @param onError receives in `fit` a function that repeats the call with as many images as the quota covers
 */
export function useAction(onError: (error: unknown, fit: () => void) => void) {
  /** The name of the call in progress; '' when there is none. */
  const [busy, setBusy] = useState('')

  async function act(
    name: string,
    call: (onShortage: OnShortage) => Promise<Reply>,
    onDone: () => void,
    onShortage: OnShortage = 'ask'
  ): Promise<void> {
    if (busy !== '') return
    setBusy(name)
    try {
      const { message } = await call(onShortage)
      notify(message)
      onDone()
    } catch (error) {
      onError(error, () => void act(name, call, onDone, 'fit'))
    } finally {
      setBusy('')
    }
  }

  return { busy, act }
}
