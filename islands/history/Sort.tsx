import { HISTORY_SORTS, type HistorySort } from '../../modules/image-opt/contract.ts'
import type { Messages } from '../lib/messages.ts'
import { FORM } from './Search.tsx'
import type { View } from './view.ts'

type SortProps = {
  t: Messages<'history' | 'paging'>
  view: View
  onSort: (sort: HistorySort) => void
}

/** The order of the rows. Without JavaScript, the form of the search sends it. */
export const Sort = ({ t: { history: t, paging }, view, onSort }: SortProps) => (
  <div className="sort">
    <select
      className="select"
      form={FORM}
      name="sort"
      aria-label={t.sort()}
      value={view.sort}
      onChange={({ target }) => onSort(target.value as HistorySort)}
    >
      {HISTORY_SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {t.sorts[sort]()}
        </option>
      ))}
    </select>
    <noscript>
      <button type="submit" form={FORM} className="btn">
        {paging.show()}
      </button>
    </noscript>
  </div>
)
