import { formatCount, type Reader } from '../../pages/components/numbers.ts'
import { Lacks } from './Lacks.tsx'
import type { HistoryTexts } from './texts.ts'
import { tabName, type View } from './view.ts'

type SelectMatchingProps = {
  t: HistoryTexts
  reader: Reader
  view: View
  /** Rows of this page that are chosen, and of all pages. */
  chosen: number
  total: number
  isAll: boolean
  /** Why the plan does not allow it. */
  lacks: string | undefined
  onAll: (isAll: boolean) => void
}

/** Once the whole page is chosen: the offer to choose what stands on the other pages too. */
export function SelectMatching(props: SelectMatchingProps) {
  const { t, reader, view, chosen, total, isAll, lacks, onAll } = props
  const words = { n: formatCount(total, reader), count: total }
  const kind = tabName(view.tab)
  return (
    <p className="select-matching num" role="status">
      {isAll ? t.allSelected[kind](words) : t.pageSelected({ n: formatCount(chosen, reader) })}
      <button
        type="button"
        className="btn ghost"
        aria-disabled={lacks !== undefined || undefined}
        aria-description={lacks}
        data-tip={lacks}
        onClick={() => lacks ?? onAll(!isAll)}
      >
        {isAll ? t.unselect() : t.selectAll[kind](words)}
        <Lacks plan={lacks} />
      </button>
    </p>
  )
}
