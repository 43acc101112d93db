/** Queries of image optimisation that pages and other modules may call. */

export { countHistory } from './catalogue/sql-lists.ts'
export {
  detailPage,
  historyPage,
  imageSync,
  manualPage,
  type Paged,
  totals
} from './history/queries.ts'
export type { Totals } from './history/schema.ts'
export { type DailyTotal, findImageNumbers, listDailyTotals } from './history/sql.ts'
export { type TypicalPage, typicalPage } from './history/typical-page.ts'
export type { ViewDeps } from './history/views.ts'
export { getLegacySettings, getSettings, samplePicture } from './options/queries.ts'
export { findDiskWait } from './runs/disk-wait.ts'
export { storeLook } from './runs/preview/store-look.ts'
export { schedule, stalledSeconds } from './runs/queries.ts'
export { findFirstRun, listShopsWithRuns, sumSavedByRun } from './runs/sql/first-run.ts'
export { countLeasedItems } from './runs/sql/leases.ts'
export { isOriginalNeeded } from './runs/sql/originals.ts'
export {
  listLastRuns,
  listLatestRuns,
  listUnfinished,
  type RunWithTotals
} from './runs/sql/run-log.ts'
export { listUnfinishedRuns } from './runs/sql/runs.ts'
export { countImagesOf } from './runs/sql/totals.ts'
export { openSignedUrls, type SignedUrls } from './signed-urls.ts'
