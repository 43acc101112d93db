import { dataTypeOf, type ItemKind } from '../../modules/image-opt/contract.ts'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { send } from '../lib/events.ts'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { showError } from '../ui/toast/show-error.ts'
import { reportsOf } from './report.ts'
import { startFrom } from './start-from.ts'

/** Announces on the page that a run has ended, and shows the merchant what it did, unless it was an automatic run. */
export function sayEnd(
  kind: ItemKind,
  progress: Progress,
  t: Messages<'run'>['run'],
  localeContext: LocaleContext
): void {
  const { process_type, run_id } = progress
  const reports = reportsOf(kind, progress, t, localeContext)
  const isAutomatic = process_type === 'automatic'
  const isWell = !isAutomatic && reports.length > 0 && reports.every(({ tone }) => tone === 'good')
  send('runFinished', { types: [dataTypeOf(kind)], isComplete: isWell })
  // The merchant did not start this run, so only the rows show what it did.
  if (isAutomatic) return
  const undo = {
    label: t.undo(),
    onPress: () => void startFrom('undoRun', { run_id }, dataTypeOf(kind), t.notChanged())
  }
  for (const { text, tone } of reports)
    if (tone === 'bad') showError(text)
    // Undo restores the originals of exactly the images that this run changed. A restore has no undo.
    else notify(text, tone, process_type === 'restore' ? undefined : undo)
}
