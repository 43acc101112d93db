import type { DataType } from '../../modules/image-opt/contract.ts'
import { postJson } from '../lib/api.ts'
import { send } from '../lib/events.ts'
import type { OnShortage } from '../lib/image-calls.ts'
import { notify } from '../ui/toast/notify.ts'
import { showErrorOf } from '../ui/toast/show-error.ts'

/** The delay between the start of the run and the first progress poll (specification §6.4). */
const PROGRESS_AFTER_MS = 1500

type RunCall = 'undoRun' | 'retryRun'

/**
 * Starts a run that retries or undoes an earlier one, and sends `runStarted`.
 * @param isAsked may ask the merchant what to do about an error; returns whether it did. If it did not, the error is
 * shown
 * @returns whether the run was started
 */
export async function startFrom(
  call: RunCall,
  body: { run_id: string; opt_ids?: string[]; on_shortage?: OnShortage },
  type: DataType,
  otherwise: string,
  isAsked: (error: unknown) => boolean = () => false
): Promise<boolean> {
  try {
    const { message } = await postJson<{ message: string }>(`/api/v2/image-opt/${call}`, body)
    notify(message)
    setTimeout(() => send('runStarted', { type }), PROGRESS_AFTER_MS)
    return true
  } catch (error) {
    if (!isAsked(error)) showErrorOf(error, otherwise)
    return false
  }
}
