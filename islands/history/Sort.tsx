import { HISTORY_SORTS, type HistorySort } from '../../modules/image-opt/contract.ts'
import type { Messages } from '../lib/messages.ts'
import { PATH, type View } from './view.ts'

type SortProps = {
  t: Messages<'history' | 'paging'>
  view: View
  onSort: (sort: HistorySort) => void
}

/** The order of the rows. It is a form, so that it works without JavaScript. */
export const Sort = ({ t: { history: t, paging }, view, onSort }: SortProps) => (
  <form className="sort" action={PATH}>
    <input type="hidden" name="tab" value={view.tab} />
    <input type="hidden" name="title" value={view.search} />
    <input type="hidden" name="size" value={view.pageSize} />
    <select
      className="select"
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
      <button type="submit" className="btn">
        {paging.show()}
      </button>
    </noscript>
  </form>
)
