import { ImageOff, Search, SearchX, Sparkles, X } from 'lucide-react'
import { useState } from 'react'
import {
  type DataType,
  MAX_ITEMS,
  PAGE_SIZES,
  type StoreKind
} from '../../modules/image-opt/contract.ts'
import type { ManualView } from '../../modules/image-opt/history/schema.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import { setExclusion } from '../lib/image-calls.ts'
import type { Messages } from '../lib/messages.ts'
import { useAction } from '../lib/use-action.ts'
import { LoadFailed } from '../ui/dialog/LoadFailed.tsx'
import { Pager } from '../ui/table/Pager.tsx'
import { showErrorOf } from '../ui/toast/show-error.ts'
import { EstimateAnswer, EstimateButton } from './Estimate.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ManualTable } from './ManualTable.tsx'
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
  const count = formatCount(chosen.size, localeContext)
  const isTooMany = chosen.size > MAX_ITEMS

  return (
    <>
      <div className="manual-tools">
        <div className="search">
          <Search size={16} aria-hidden />
          <input
            type="search"
            className="input"
            aria-label={t.manual.search[kind]()}
            placeholder={t.manual.search[kind]()}
            maxLength={200}
            value={list.search}
            onChange={({ target }) => list.setSearch(target.value)}
          />
        </div>
        <EstimateButton of={estimate} isDisabled={isTooMany || list.total === 0} t={t} />
      </div>
      <EstimateAnswer of={estimate} t={t} localeContext={localeContext} />
      <div className="dialog-body manual-list" aria-busy={list.isLoading}>
        {list.isLoading && list.rows !== null && <div className="manual-refreshing" />}
        {refusal !== '' && (
          <p className="dialog-error manual-refusal" role="alert">
            {refusal}
          </p>
        )}
        {list.error !== null ? (
          <LoadFailed error={list.error} t={t} onAgain={list.again} />
        ) : list.rows === null ? (
          <ListSkeleton label={t.dialog.loading()} />
        ) : list.rows.length === 0 ? (
          <Nothing kind={kind} isSearch={list.listed !== ''} t={t} />
        ) : (
          <ManualTable
            label={t.manual.tabs[kind]()}
            rows={list.rows}
            chosen={chosen}
            onChoose={setChosen}
            onExclude={exclude}
            t={t}
            localeContext={localeContext}
          />
        )}
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
      <div className="dialog-foot">
        <p className="dialog-note manual-count" role="status">
          {chosen.size > 0 &&
            (isTooMany
              ? t.manual.tooMany({ most: formatCount(MAX_ITEMS, localeContext) })
              : t.manual.selected({ count }))}
          {chosen.size > 0 && (
            <button
              type="button"
              className="btn ghost icon-only"
              aria-label={t.manual.clear()}
              onClick={() => setChosen(new Set())}
            >
              <X size={16} aria-hidden />
            </button>
          )}
        </p>
        <button type="button" className="btn" onClick={onClose}>
          {t.dialog.cancel()}
        </button>
        <button
          type="button"
          className="btn primary"
          disabled={chosen.size === 0 || isTooMany}
          aria-disabled={isStarting}
          aria-busy={isStarting}
          onClick={() => start([...chosen])}
        >
          {isStarting ? (
            <span className="spinner" aria-hidden />
          ) : (
            <Sparkles size={16} aria-hidden />
          )}
          {t.manual.optimize[kind]({ shown: count, count: chosen.size })}
        </button>
      </div>
    </>
  )
}

function Nothing({
  kind,
  isSearch,
  t
}: {
  kind: StoreKind
  isSearch: boolean
  t: Messages<'manual'>
}) {
  const Icon = isSearch ? SearchX : ImageOff
  return (
    <div className="empty" role="status">
      <Icon size={28} aria-hidden />
      <strong>{t.manual.empty()}</strong>
      <p className="muted">{isSearch ? t.manual.noHits() : t.manual.emptyLine[kind]()}</p>
    </div>
  )
}
