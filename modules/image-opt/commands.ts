/** Commands of image optimisation that other modules may call. */

export { itemDeleted } from './catalogue/commands.ts'
export { abandonWork } from './runs/abandon-work.ts'
export { endAllWork, endPaidWork, stopAllRuns } from './runs/commands.ts'
export { startRun } from './runs/start-run.ts'
