import { dataTypeOf, type ItemKind } from '../../modules/image-opt/contract.ts'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { send } from '../lib/events.ts'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { showError } from '../ui/toast/show-error.ts'
import { reportOf } from './report.ts'
import { startFrom } from './start-from.ts'

/**
 * Shows the merchant what a run did, with a way to what failed, or to undo what changed. An automatic run ends without
 * a message: the merchant did not start it, so only the rows show what it did.
 * @returns whether it did everything the merchant had asked for
 */
export function sayEnd(
  kind: ItemKind,
  progress: Progress,
  t: Messages<'run'>['run'],
  localeContext: LocaleContext
): boolean {
  const { process_type, run_id, image_changed } = progress
  const report = process_type !== 'automatic' && reportOf(kind, progress, t, localeContext)
  if (!report) return false
  const { text, isComplete } = report
  const review = { label: t.review(), onPress: () => send('runRequested', { run_id }) }
  const undo = {
    label: t.undo(),
    onPress: () => void startFrom('undoRun', { run_id }, dataTypeOf(kind), t.notChanged())
  }
  // Undo restores the originals of exactly the images that this run changed. A restore has no undo.
  const canUndo = process_type !== 'restore' && image_changed > 0
  if (isComplete) notify(text, 'good', canUndo ? undo : undefined)
  else showError(text, undefined, review)
  return isComplete
}
