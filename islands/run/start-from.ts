import type { DataType } from '../../modules/image-opt/contract.ts'
import { postJson } from '../lib/api.ts'
import { send } from '../lib/events.ts'
import { notify } from '../ui/toast/notify.ts'
import { showErrorOf } from '../ui/toast/show-error.ts'

/** The delay between the start of the run and the first progress poll (specification §6.4). */
const PROGRESS_AFTER_MS = 1500

type RunCall = 'undoRun' | 'retryRun'

/**
 * Starts a run that retries or undoes an earlier one, and sends `runStarted`.
 * @returns false when the call failed; the error has then been shown
 */
export async function startFrom(
  call: RunCall,
  body: { run_id: string; opt_ids?: string[] },
  type: DataType,
  otherwise: string
): Promise<boolean> {
  try {
    const { message } = await postJson<{ message: string }>(`/api/v2/image-opt/${call}`, body)
    notify(message)
    setTimeout(() => send('runStarted', { type }), PROGRESS_AFTER_MS)
    return true
  } catch (error) {
    showErrorOf(error, otherwise)
    return false
  }
}
