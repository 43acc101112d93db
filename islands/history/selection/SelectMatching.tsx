import { kindOf } from '../../../modules/image-opt/contract.ts'
import { formatCount, type LocaleContext } from '../../lib/formats.ts'
import { Lacks } from '../../ui/Lacks.tsx'
import type { HistoryMessages } from '../messages.ts'
import { type View } from '../view.ts'

type SelectMatchingProps = {
  t: HistoryMessages
  localeContext: LocaleContext
  view: View
  /** The number of selected rows on this page. `total` counts the matching rows of all pages. */
  chosen: number
  total: number
  isAll: boolean
  /** The text 'From {plan}' if acting on all matching rows needs a larger plan; otherwise undefined. */
  lacks: string | undefined
  onAll: (isAll: boolean) => void
}

/** Offers to select the matching rows of all pages, once every row of this page is selected. */
export function SelectMatching(props: SelectMatchingProps) {
  const { t, localeContext, view, chosen, total, isAll, lacks, onAll } = props
  const words = { n: formatCount(total, localeContext), count: total }
  const kind = kindOf(view.tab)
  return (
    <p className="select-matching num" role="status">
      {isAll
        ? t.allSelected[kind](words)
        : t.pageSelected({ n: formatCount(chosen, localeContext) })}
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
