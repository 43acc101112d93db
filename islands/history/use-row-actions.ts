import type { DataType } from '../../modules/image-opt/contract.ts'
import { kindOf } from '../../modules/image-opt/contract.ts'
import { send } from '../lib/events.ts'
import type { RunAction } from '../lib/image-calls.ts'
import type { Messages } from '../lib/messages.ts'
import { useAction } from '../lib/use-action.ts'
import { showError, showErrorOf } from '../ui/toast/show-error.ts'
import type { HistoryRow } from './history-row.ts'
import { canReoptimize, canRestore, chosenItem } from './table/rows.ts'

/** Loaded with the first action, because the page must stay light until then. */
const loadCalls = () => import('../lib/image-calls.ts')

/** The delay between the start of a run and the first progress poll (specification §6.4). */
const PROGRESS_AFTER_MS = 1500

/**
 * Returns the actions on rows. `busy` names the bulk action in progress, or holds the id of the row whose action is in
 * progress.
 */
export function useRowActions(
  tab: DataType,
  messages: Messages<'history' | 'dialog'>,
  onStarted: () => void
) {
  const { history: t } = messages
  const { busy, act } = useAction((error) => showErrorOf(error, t.notDone()))

  function announce() {
    onStarted()
    setTimeout(() => send('runStarted', { type: tab }), PROGRESS_AFTER_MS)
  }

  function start(action: RunAction, rows: HistoryRow[], busyName: string): void {
    const eligible = rows.filter(action === 'restore' ? canRestore : canReoptimize)
    if (eligible.length === 0) return showError(t.wrongState[kindOf(tab)]())
    const run = async () =>
      (await loadCalls()).startRun(action, tab, eligible.map(chosenItem), messages)
    void act(busyName, run, announce)
  }

  /** Starts the action for the matching rows of all pages. The server also checks that the plan allows this. */
  const startAll = (action: RunAction, title: string): void =>
    void act(
      action,
      async () => (await loadCalls()).startRun(action, tab, { title }, messages),
      announce
    )

  const exclude = (row: HistoryRow, onChanged: () => void): void =>
    void act(
      row.id,
      async () =>
        (await loadCalls()).setExclusion(tab, [chosenItem(row)], row.is_excluded === 1 ? 0 : 1),
      onChanged
    )

  function download({ opt_id, image }: HistoryRow): void {
    if (!image?.download_path) return showError(t.emptyUrl())
    const { download_path } = image
    loadCalls().then(
      (calls) => calls.downloadImage(opt_id, download_path),
      () => showError(t.notDone())
    )
  }

  return { busy, start, startAll, exclude, download }
}
