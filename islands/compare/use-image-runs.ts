import { useState } from 'react'
import { kindOf } from '../../modules/image-opt/contract.ts'
import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { getJson } from '../lib/api.ts'
import { send } from '../lib/events.ts'
import { type RunAction, startRun } from '../lib/image-calls.ts'
import type { Messages } from '../lib/messages.ts'
import { useAction } from '../lib/use-action.ts'
import { usePolling } from '../lib/use-polling.ts'
import { showErrorOf } from '../ui/toast/show-error.ts'
import type { Compared } from './CompareModal.tsx'

/** The interval at which a run that was started here is polled. A single image takes a second or two. */
const POLL_MS = 1500

/** Restores the image that is shown, or optimises it again with less loss, and calls `onEnd` when the run has ended. */
export function useImageRuns({ id, type }: Compared, t: Messages<'dialog'>, onEnd: () => void) {
  const [running, setRunning] = useState<RunAction | null>(null)
  const { busy, act } = useAction((error) => showErrorOf(error, t.dialog.checkConnection()))

  usePolling(running !== null, POLL_MS, async () => {
    // A failed poll is ignored, because another one follows.
    const schedule = await getJson<Schedule>('/api/v2/image-opt/getOptSchedule', {
      data_type: type
    }).catch(() => null)
    if (schedule?.[kindOf(type)].process_result !== 1) return
    setRunning(null)
    onEnd()
  })

  function start(action: RunAction, { img_id, better_level }: ImageView): void {
    const chosen = [{ data_id: id, img_ids: [img_id] }]
    const level = action === 'reOptimize' && better_level !== '' ? better_level : undefined
    void act(
      action,
      () => startRun(action, type, chosen, t, level),
      () => {
        setRunning(action)
        send('runStarted', { type })
      }
    )
  }

  return { start, busy: running ?? busy }
}
