import type { Messages } from '../lib/messages.ts'
import { SelectAll } from '../ui/dialog/SelectAll.tsx'
import { ColumnHead } from '../ui/table/ColumnHead.tsx'

type DetailHeadProps = {
  t: Messages<'detail'>
  count: number
  of: number
  onChooseAll: (isChosen: boolean) => void
}

export function DetailHead({ t, count, of, onChooseAll }: DetailHeadProps) {
  const { columns } = t.detail
  return (
    <thead role="rowgroup">
      <tr role="row">
        <ColumnHead className="cell-check">
          <SelectAll label={t.detail.selectPage()} count={count} of={of} onChange={onChooseAll} />
          <span className="select-page" aria-hidden>
            {t.detail.selectPage()}
          </span>
        </ColumnHead>
        <ColumnHead className="cell-name">{columns.status()}</ColumnHead>
        <ColumnHead>{columns.fileType()}</ColumnHead>
        <ColumnHead className="cell-figure">{columns.originalSize()}</ColumnHead>
        <ColumnHead className="cell-figure">{columns.ratio()}</ColumnHead>
        <ColumnHead className="cell-figure">{columns.compressedSize()}</ColumnHead>
        <ColumnHead className="cell-actions">{columns.actions()}</ColumnHead>
      </tr>
    </thead>
  )
}
