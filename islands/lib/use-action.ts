import { useState } from 'react'
import { notify } from '../ui/toast/notify.ts'
import type { Reply } from './image-calls.ts'

/**
 * Runs one call at a time, shows the server's message when it succeeds, and names the call in progress. A call that the
 * merchant cancels returns null, and nothing is shown.
 */
export function useAction(onError: (error: unknown) => void) {
  /** The name of the call in progress; '' when there is none. */
  const [busy, setBusy] = useState('')

  async function act(
    name: string,
    call: () => Promise<Reply | null>,
    onDone: () => void
  ): Promise<void> {
    if (busy !== '') return
    setBusy(name)
    try {
      const reply = await call()
      if (!reply) return
      notify(reply.message)
      onDone()
    } catch (error) {
      onError(error)
    } finally {
      setBusy('')
    }
  }

  return { busy, act }
}
