import type { Totals } from '../../modules/image-opt/history/schema.ts'
import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { getJson } from '../lib/api.ts'
import { refreshSections } from '../lib/refresh-sections.ts'
import { setSchedule, setTotals } from '../lib/store.ts'

type Reply = { total: Totals; opt_schedule: Schedule }

/**
 * Loads everything on the page that a run changes, except the history's rows. If that fails, the earlier figures stay
 * until the run advances again.
 */
export const refreshFigures = (): Promise<unknown> =>
  Promise.all([
    refreshSections(),
    getJson<Reply>('/api/v2/image-opt/getImgOptTotal').then(
      ({ total, opt_schedule }) => {
        setTotals(total)
        setSchedule(opt_schedule)
      },
      () => {}
    )
  ])
