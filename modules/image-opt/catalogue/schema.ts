import { type TSchema, Type } from 'typebox'
import { Ack } from '../../../server/core/http/wire.ts'
import type { HistorySort, ListSort } from '../contract.ts'
import type { PageOf } from './sql-lists.ts'

/** Schemas that the calls of image optimisation share (specification §4.2 and §4.3). */

const Count = Type.Integer({ minimum: 0 })

export const DataTypeQuery = Type.Union([
  Type.Literal(1),
  Type.Literal(2),
  Type.Literal(3),
  Type.Literal(4)
])

export const Id = Type.String({ minLength: 1, maxLength: 64 })

/**
 * The query fields for a page of a list. The user interface offers a few page sizes (specification §7.2); a call may
 * ask for any size up to the maximum.
 */
export const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }))
}

/** Returns the schema of a page of rows, in the envelope of /api/v2. */
export const paged = <Row extends TSchema>(row: Row) =>
  Type.Object({
    ...Ack,
    data: Type.Object({
      data: Type.Array(row),
      current_page: Count,
      per_page: Count,
      total: Count
    })
  })

/** Returns the page that a call asks for; the defaults are those of specification §4.2. */
export const wantedPage = <Sort extends ListSort | HistorySort>(query: {
  page?: number
  pageSize?: number
  title?: string
  is_open?: 1
  sort?: Sort
}): PageOf<Sort> => ({
  page: query.page ?? 1,
  pageSize: query.pageSize ?? 10,
  search: query.title ?? '',
  isOpen: query.is_open === 1,
  sort: query.sort
})
