import { sql } from 'kysely'
import { messagesFor } from '../../../locales/messages.ts'
import { HISTORY_SORTS, LIST_SORTS } from '../../../modules/image-opt/contract.ts'
import {
  countHistory,
  historyPage,
  manualPage,
  openSignedUrls,
  totals,
  type ViewDeps
} from '../../../modules/image-opt/queries.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { systemClock } from '../../../server/core/system-clock.ts'

/** Something a merchant asks a list for, and the most milliseconds it may take. */
export type ListRequest = { what: string; work(db: Db): Promise<unknown>; most?: number }

/** The limit for any page of any search. */
const PAGE_MS = 5
const DASHBOARD_MS = 1

const DEPS: ViewDeps = {
  shopId: 1,
  signedUrls: openSignedUrls('a-secret-key-for-a-benchmark-only', systemClock),
  messages: messagesFor('en'),
  retentionDays: 30,
  deliveredKinds: []
}

/** Returns the requests for a shop with this many products. */
export function requestsFor(items: number): ListRequest[] {
  const last = items / 10
  const searches: [what: string, page: number, search: string][] = [
    ['first page', 1, ''],
    ['page 100', 100, ''],
    ['middle page', last / 2, ''],
    ['last page', last, ''],
    ["a rare word, 'walnut lamp 777'", 1, 'walnut lamp 777'],
    ["a word of one in 14, 'kühlschrank'", 1, 'kühlschrank'],
    ["a word of half, 'with'", 1, 'with'],
    ["its middle page, 'with'", last / 4, 'with'],
    ["one letter, 'e'", 1, 'e'],
    ["two letters, '靴'", 1, '靴'],
    ["nothing found, 'zzzzzz'", 1, 'zzzzzz'],
    ["all signs, '%_\"*'", 1, '%_"*']
  ]
  const sorted: typeof searches = [
    ['first page', 1, ''],
    ['middle page', last / 4, ''],
    ['a rare word', 1, 'walnut lamp 777'],
    ['a word of half', 1, 'with']
  ]
  const history = (wanted: object) => (db: Db) =>
    historyPage(db, 'product', { page: 1, pageSize: 10, search: '', ...wanted }, DEPS)
  const manual = (wanted: object) => (db: Db) =>
    manualPage(db, 'product', { page: 1, pageSize: 10, search: '', ...wanted }, DEPS, null)
  const most = PAGE_MS
  return [
    ...searches.map(([what, page, search]) => ({
      what: `history: ${what}`,
      work: history({ page, search }),
      most
    })),
    ...searches.map(([what, page, search]) => ({
      what: `manual list: ${what}`,
      work: manual({ page, search }),
      most
    })),
    ...[undefined, ...LIST_SORTS].flatMap((sort) =>
      [false, true].flatMap((isOpen) =>
        sorted.map(([what, page, search]) => ({
          what: `manual list by ${sort ?? 'id'}${isOpen ? ', not optimised' : ''}: ${what}`,
          work: manual({ page, search, isOpen, sort }),
          most
        }))
      )
    ),
    ...HISTORY_SORTS.flatMap((sort) =>
      sorted.map(([what, page, search]) => ({
        what: `history by ${sort}: ${what}`,
        work: history({ page, search, sort }),
        most
      }))
    ),
    ...['kühlschrank', 'with'].map((search) => ({
      what: `history: '${search}' for the first time since the list changed`,
      work: async (db: Db) => {
        await sql`update list_total set changes = changes + 1`.execute(db)
        await history({ search })(db)
      },
      most
    })),
    { what: 'dashboard totals', work: (db) => totals(db, 1), most: DASHBOARD_MS },
    { what: 'counts of the tabs', work: (db) => countHistory(db, 1), most: DASHBOARD_MS },
    { what: 'history: 100 rows', work: history({ pageSize: 100 }) }
  ]
}
