import { postJson } from '../lib/api.ts'
import { send } from '../lib/events.ts'
import type { Messages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { showErrorOf } from '../ui/toast/show-error.ts'
import type { useProgress } from './use-progress.ts'

type Reply = { message: string }

/** Returns the calls behind the buttons of the panel. */
export function runCalls(
  { forget, poll }: ReturnType<typeof useProgress>,
  t: Messages<'run'>['run']
) {
  return {
    async stop() {
      try {
        const { message } = await postJson<Reply>('/api/v2/image-opt/stopImageOptTask', {})
        notify(message)
        send('runFinished', { types: forget(), isComplete: false })
      } catch (error) {
        showErrorOf(error, t.notStopped())
      }
    },
    async call(path: 'pauseRun' | 'resumeRun', run_id: string) {
      try {
        const { message } = await postJson<Reply>(`/api/v2/image-opt/${path}`, { run_id })
        notify(message)
      } catch (error) {
        showErrorOf(error, t.notChanged())
      }
      await poll()
    }
  }
}

export type RunCalls = ReturnType<typeof runCalls>
