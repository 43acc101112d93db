import type { TranslationFunctions } from '../../../../locales/i18n-types.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import type { PageOf } from '../../catalogue/sql-lists.ts'
import { dataTypeOf } from '../../contract.ts'
import type { SignedUrls } from '../../signed-urls.ts'
import { unknownRun } from '../errors.ts'
import type { FailureView, RunView } from '../schema.ts'
import { countRuns, findRun, type LoggedRun, listFailures, listRuns } from '../sql/run-log.ts'

const sliceOf = ({ page, pageSize }: PageOf) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize
})

/** Returns a page of runs, newest first, with their totals. */
export async function runsPage(db: Db, shopId: number, wanted: PageOf) {
  const runs = await listRuns(db, shopId, sliceOf(wanted))
  return {
    current_page: wanted.page,
    per_page: wanted.pageSize,
    total: await countRuns(db, shopId),
    data: runs.map(viewRun)
  }
}

function viewRun(run: LoggedRun): RunView {
  return {
    run_id: String(run.id),
    process_type: run.kind,
    data_type: dataTypeOf(run.item_kind),
    state: run.state,
    created_at: run.created_at,
    finished_at: run.finished_at ?? '',
    images_changed: run.changed,
    images_unchanged: run.unchanged,
    images_failed: run.failed,
    images_stopped: run.stopped,
    images_left: run.left,
    can_undo: run.finished_at === null ? 0 : run.can_undo
  }
}

type FailureDeps = { shopId: number; signedUrls: SignedUrls; messages: TranslationFunctions }

/**
 * Returns a page of the images that failed in a run, each with its reason.
 * @throws unknownRun
 */
export async function failuresPage(db: Db, runId: number, wanted: PageOf, deps: FailureDeps) {
  const run = await findRun(db, deps.shopId, runId)
  if (!run) throw unknownRun()
  const { shopId, signedUrls, messages } = deps
  const rows = await listFailures(db, runId, sliceOf(wanted))
  const data = rows.map((row): FailureView => {
    const link = { shopId, imageId: row.id, target: 'thumbnail' as const, isDownload: false }
    return {
      opt_id: String(row.id),
      title: row.title,
      file_name: row.file_name,
      thumbnail: signedUrls.pathTo({ ...link, content: row.version }),
      reason: sayReason(row.reason ?? 'fault', messages),
      can_retry: row.can_retry
    }
  })
  return {
    current_page: wanted.page,
    per_page: wanted.pageSize,
    total: run.images_failed ?? rows.length,
    data
  }
}

/** Returns the message for a reason, a key of `reasons` in the locales. An unknown reason counts as `fault`. */
export function sayReason(reason: string, { reasons }: TranslationFunctions): string {
  const known = reasons as Record<string, (() => string) | undefined>
  return (known[reason] ?? reasons.fault)()
}
