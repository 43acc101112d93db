import { Search } from 'lucide-react'
import { useState } from 'react'
import {
  type DataType,
  MAX_ITEMS,
  PAGE_SIZES,
  type StoreKind
} from '../../modules/image-opt/contract.ts'
import type { ManualView } from '../../modules/image-opt/history/schema.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { setExclusion } from '../lib/image-calls.ts'
import type { Messages } from '../lib/messages.ts'
import { useAction } from '../lib/use-action.ts'
import { DialogError } from '../ui/dialog/DialogError.tsx'
import { Pager } from '../ui/table/Pager.tsx'
import { showErrorOf } from '../ui/toast/show-error.ts'
import { EstimateAnswer, EstimateButton } from './Estimate.tsx'
import { ManualFoot } from './ManualFoot.tsx'
import { ManualList } from './ManualList.tsx'
import { useEstimate } from './use-estimate.ts'
import { useManualList } from './use-manual-list.ts'
import { useStart } from './use-start.ts'

type ManualTabProps = {
  kind: StoreKind
  type: DataType
  t: Messages<'dialog' | 'manual' | 'paging'>
  localeContext: LocaleContext
  onClose: () => void
}

/** Search, selection across pages, and start, for one kind of item. */
export function ManualTab({ kind, type, t, localeContext, onClose }: ManualTabProps) {
  const list = useManualList(type)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { start, isStarting, refusal } = useStart(type, t.dialog.checkConnection(), onClose)
  const exclusion = useAction((error) => showErrorOf(error, t.dialog.checkConnection()))

  function exclude({ id, is_excluded }: ManualView) {
    const call = () => setExclusion(type, [{ data_id: id }], is_excluded === 1 ? 0 : 1)
    void exclusion.act(id, call, () => {
      setChosen(new Set([...chosen].filter((chosenId) => chosenId !== id)))
      list.again()
    })
  }

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
      <EstimateAnswer of={estimate} t={t} localeContext={localeContext} />
      <div className="dialog-body manual-list" aria-busy={list.isLoading}>
        {list.isLoading && list.rows !== null && <div className="manual-refreshing" />}
        <DialogError words={refusal} className="dialog-error manual-refusal" />
        <ManualList
          kind={kind}
          list={list}
          chosen={chosen}
          onChoose={setChosen}
          onExclude={exclude}
          t={t}
          localeContext={localeContext}
        />
      </div>
      {list.rows !== null && list.total > 0 && (
        <Pager
          page={list.page}
          pageSize={list.pageSize}
          total={list.total}
          shown={list.range}
          sizes={[5, ...PAGE_SIZES]}
          onChange={list.setPaging}
          t={t}
          localeContext={localeContext}
        />
      )}
      <ManualFoot
        kind={kind}
        count={chosen.size}
        onClear={() => setChosen(new Set())}
        onClose={onClose}
        isStarting={isStarting}
        onStart={() => start([...chosen])}
        t={t}
        localeContext={localeContext}
      />
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
