import type { Messages } from '../lib/messages.ts'
import { SelectAll } from '../ui/dialog/SelectAll.tsx'

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
        <th role="columnheader" scope="col" className="cell-check">
          <SelectAll label={t.detail.selectPage()} count={count} of={of} onChange={onChooseAll} />
          <span className="select-page" aria-hidden>
            {t.detail.selectPage()}
          </span>
        </th>
        <th role="columnheader" scope="col" className="cell-name">
          {columns.status()}
        </th>
        <th role="columnheader" scope="col">
          {columns.fileType()}
        </th>
        <th role="columnheader" scope="col" className="cell-figure">
          {columns.originalSize()}
        </th>
        <th role="columnheader" scope="col" className="cell-figure">
          {columns.ratio()}
        </th>
        <th role="columnheader" scope="col" className="cell-figure">
          {columns.compressedSize()}
        </th>
        <th role="columnheader" scope="col" className="cell-actions">
          {columns.actions()}
        </th>
      </tr>
    </thead>
  )
}
