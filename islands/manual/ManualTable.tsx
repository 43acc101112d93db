import { Power } from 'lucide-react'
import { memo } from 'react'
import type { ManualView } from '../../modules/image-opt/schema.ts'
import { formatCount, formatSize, type Reader } from '../../pages/components/numbers.ts'
import { Thumbnail } from '../../pages/components/Thumbnail.tsx'
import { SelectAll } from '../dialog/SelectAll.tsx'
import type { Texts } from '../dialog/texts.ts'
import { MoreButton } from '../history/MoreButton.tsx'
import { useSteady } from '../runtime/use-steady.ts'
import { OpenState } from './OpenState.tsx'

type ManualTableProps = {
  label: string
  rows: ManualView[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onExclude: (row: ManualView) => void
  t: Texts<'manual'>
  reader: Reader
}

/** The explicit roles stay when the phone layout changes `display`. */
export function ManualTable(props: ManualTableProps) {
  const { label, rows, chosen, onChoose, onExclude, t, reader } = props
  function choose(ids: string[], isChosen: boolean) {
    const next = new Set(chosen)
    for (const id of ids)
      if (isChosen) next.add(id)
      else next.delete(id)
    onChoose(next)
  }

  const onRow = useSteady({
    onChoose: (id: string, isChosen: boolean) => choose([id], isChosen),
    onExclude
  })
  const ids = rows.filter(canBeChosen).map(({ id }) => id)
  return (
    <table className="manual-table" aria-label={label} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="manual-check">
            <SelectAll
              label={t.manual.selectPage()}
              count={ids.filter((id) => chosen.has(id)).length}
              of={ids.length}
              onChange={(isChosen) => choose(ids, isChosen)}
            />
            <span className="select-page" aria-hidden>
              {t.manual.selectPage()}
            </span>
          </th>
          <th role="columnheader" scope="col">
            {t.manual.name()}
          </th>
          <th role="columnheader" scope="col" className="manual-state">
            {t.manual.state()}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <ManualRow
            key={row.id}
            row={row}
            isChosen={chosen.has(row.id)}
            on={onRow}
            t={t}
            reader={reader}
          />
        ))}
      </tbody>
    </table>
  )
}

type ManualRowProps = {
  row: ManualView
  isChosen: boolean
  on: { onChoose: (id: string, isChosen: boolean) => void; onExclude: (row: ManualView) => void }
  t: Texts<'manual'>
  reader: Reader
}

const canBeChosen = (row: ManualView) => row.excluded_reason === ''

/** Drawn again only when something of its own changed: `on` has to stay the same. */
const ManualRow = memo(function ManualRow({ row, isChosen, on, t, reader }: ManualRowProps) {
  return (
    <tr role="row" aria-selected={isChosen}>
      <td role="cell" className="manual-check">
        <input
          type="checkbox"
          className="check"
          aria-label={t.manual.select({ title: row.title })}
          checked={isChosen}
          disabled={!canBeChosen(row)}
          onChange={({ target }) => on.onChoose(row.id, target.checked)}
        />
      </td>
      <th role="rowheader" scope="row">
        {/* The whole line is the check box's; its own label names it. */}
        <div
          className="manual-item"
          onClick={() => canBeChosen(row) && on.onChoose(row.id, !isChosen)}
        >
          <Thumbnail src={row.thumbnail} />
          <div className="manual-words">
            <span className="manual-title">{row.title}</span>
            <span className="caption num">
              {t.manual.images({
                shown: formatCount(row.image_count, reader),
                count: row.image_count
              })}
              {' · '}
              {formatSize(row.img_size, reader)}
            </span>
          </div>
        </div>
      </th>
      <td role="cell" className="manual-state">
        <div className="manual-state-line">
          <div className="manual-state-words">
            <OpenState row={row} t={t} reader={reader} />
          </div>
          {/* What a name or a size leaves out is changed in the settings. */}
          <MoreButton
            label={t.manual.more({ title: row.title })}
            items={[
              {
                name: 'exclude',
                label: row.is_excluded === 1 ? t.manual.include() : t.manual.exclude(),
                icon: Power,
                isDisabled: false,
                onSelect: () => on.onExclude(row)
              }
            ]}
          />
        </div>
      </td>
    </tr>
  )
})
