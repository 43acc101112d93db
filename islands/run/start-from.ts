import { postJson } from '../runtime/api.ts'
import { announceRunStarted, type RunType } from '../runtime/store.ts'
import { complainOf } from '../toast/complain.ts'
import { notify } from '../toast/notify.ts'

/** How long after a restore the progress is asked for (specification §4: 1.5 to 3 seconds). */
const PROGRESS_AFTER_MS = 1500

type RunCall = 'undoRun' | 'retryRun'

/**
 * Starts a run that puts another one right, and tells the page about it.
 * @returns false when the server refused; that was said already
 */
export async function startFrom(
  call: RunCall,
  body: { run_id: string; opt_ids?: string[] },
  type: RunType,
  otherwise: string
): Promise<boolean> {
  try {
    const { message } = await postJson<{ message: string }>(`/api/v2/image-opt/${call}`, body)
    notify(message)
    setTimeout(() => announceRunStarted(type), PROGRESS_AFTER_MS)
    return true
  } catch (error) {
    complainOf(error, otherwise)
    return false
  }
}
