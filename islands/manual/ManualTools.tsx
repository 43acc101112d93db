import { Search } from 'lucide-react'
import {
  type DataType,
  LIST_SORTS,
  type ListSort,
  MAX_ITEMS,
  type StoreKind
} from '../../modules/image-opt/contract.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { EstimateAnswer, EstimateButton } from './Estimate.tsx'
import { useEstimate } from './use-estimate.ts'
import type { useManualList } from './use-manual-list.ts'

type ManualToolsProps = {
  kind: StoreKind
  type: DataType
  list: ReturnType<typeof useManualList>
  chosen: ReadonlySet<string>
  /** Selects every listed item, on all pages. */
  onChooseAll: () => void
  t: Messages<'dialog' | 'manual'>
  localeContext: LocaleContext
}

/** The search, the filter, the order, and the estimate for the selected items or for all that match the search. */
export function ManualTools(props: ManualToolsProps) {
  const { kind, type, list, chosen, onChooseAll, t, localeContext } = props
  const meant = { ids: [...chosen], title: list.listed }
  const estimate = useEstimate(type, meant, t.dialog.checkConnection())
  const isTooMany = chosen.size > MAX_ITEMS
  return (
    <>
      <div className="manual-tools">
        <SearchField
          label={t.manual.search[kind]()}
          value={list.search}
          onChange={list.setSearch}
        />
        <EstimateButton of={estimate} isDisabled={isTooMany || list.total === 0} t={t} />
      </div>
      <div className="manual-filter">
        <label className="manual-only">
          <input
            type="checkbox"
            className="check"
            checked={list.isOpenOnly}
            onChange={({ target }) => list.setIsOpenOnly(target.checked)}
          />
          {t.manual.onlyOpen()}
        </label>
        <label className="manual-sort">
          {t.manual.sort()}
          <select
            className="select"
            value={list.sort}
            onChange={({ target }) => list.setSort(target.value as ListSort)}
          >
            {LIST_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {sort === 'name' ? t.manual.name() : t.manual.sorts[sort]()}
              </option>
            ))}
          </select>
        </label>
        {list.total > list.pageSize && (
          <button type="button" className="btn ghost" onClick={onChooseAll}>
            {t.manual.selectAll({
              n: formatCount(Math.min(list.total, MAX_ITEMS), localeContext)
            })}
          </button>
        )}
      </div>
      <EstimateAnswer of={estimate} t={t} localeContext={localeContext} />
    </>
  )
}

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void }

function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className="search">
      <Search size={16} aria-hidden />
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
