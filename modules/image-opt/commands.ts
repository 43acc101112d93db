/** What other modules may have image optimisation do. */

export { itemDeleted } from './catalogue/commands.ts'
export { abandonWork } from './runs/abandon-work.ts'
export { endAllWork, endPaidWork } from './runs/commands.ts'
