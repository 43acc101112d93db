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
 * Shows the merchant what a run did. The message offers to show the failures, or to undo the changes of a complete
 * run. An automatic run ends without a message, because the merchant did not start it; only the rows show what it did.
 * @returns whether the run did everything the merchant had asked for
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
  // Undo restores the originals of exactly the images that this run changed. A restore cannot be undone.
  const canUndo = process_type !== 'restore' && image_changed > 0
  if (isComplete) notify(text, 'good', canUndo ? undo : undefined)
  else showError(text, undefined, review)
  return isComplete
}
