import { memo } from 'react'
import type { ManualView } from '../../modules/image-opt/history/schema.ts'
import { Thumbnail } from '../../pages/components/Thumbnail.tsx'
import { formatCount, formatSize, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { useSteady } from '../lib/use-steady.ts'
import { SelectAll } from '../ui/dialog/SelectAll.tsx'
import { MoreButton } from '../ui/row-menu/MoreButton.tsx'
import { RowShapes } from '../ui/row-menu/RowShapes.tsx'
import { ColumnHead } from '../ui/table/ColumnHead.tsx'
import { OpenState } from './OpenState.tsx'

type ManualTableProps = {
  label: string
  rows: ManualView[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onExclude: (row: ManualView) => void
  t: Messages<'manual'>
  localeContext: LocaleContext
}

/** The explicit roles keep the table's semantics when the phone layout changes `display`. */
export function ManualTable(props: ManualTableProps) {
  const { label, rows, chosen, onChoose, onExclude, t, localeContext } = props
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
    <>
      <RowShapes />
      <table className="manual-table" aria-label={label} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <ColumnHead className="manual-check">
              <SelectAll
                label={t.manual.selectPage()}
                count={ids.filter((id) => chosen.has(id)).length}
                of={ids.length}
                onChange={(isChosen) => choose(ids, isChosen)}
              />
              <span className="select-page" aria-hidden>
                {t.manual.selectPage()}
              </span>
            </ColumnHead>
            <ColumnHead>{t.manual.name()}</ColumnHead>
            <ColumnHead className="manual-state">{t.manual.state()}</ColumnHead>
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
              localeContext={localeContext}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

type ManualRowProps = {
  row: ManualView
  isChosen: boolean
  on: { onChoose: (id: string, isChosen: boolean) => void; onExclude: (row: ManualView) => void }
  t: Messages<'manual'>
  localeContext: LocaleContext
}

const canBeChosen = (row: ManualView) => row.excluded_reason === ''

/** React renders the row again only when one of its props changes, so `on` must stay the same object. */
const ManualRow = memo(function ManualRow({ row, isChosen, on, t, localeContext }: ManualRowProps) {
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
        {/* A click anywhere on the row toggles its check box; the label inside names the check box. */}
        <div
          className="manual-item"
          onClick={() => canBeChosen(row) && on.onChoose(row.id, !isChosen)}
        >
          <Thumbnail src={row.thumbnail} />
          <div className="manual-words">
            <span className="manual-title">{row.title}</span>
            <span className="caption num">
              {t.manual.images({
                shown: formatCount(row.image_count, localeContext),
                count: row.image_count
              })}
              {' · '}
              {formatSize(row.img_size, localeContext)}
            </span>
          </div>
        </div>
      </th>
      <td role="cell" className="manual-state">
        <div className="manual-state-line">
          <div className="manual-state-words">
            <OpenState row={row} t={t} localeContext={localeContext} />
          </div>
          {/* Exclusions by file name or size can only be changed in the settings. */}
          <MoreButton
            label={t.manual.more({ title: row.title })}
            items={[
              {
                name: 'exclude',
                label: row.is_excluded === 1 ? t.manual.include() : t.manual.exclude(),
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
