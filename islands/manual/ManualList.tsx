import { ImageOff, SearchX } from 'lucide-react'
import type { StoreKind } from '../../modules/image-opt/contract.ts'
import type { ManualView } from '../../modules/image-opt/history/schema.ts'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { LoadFailed } from '../ui/dialog/LoadFailed.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ManualTable } from './ManualTable.tsx'
import type { useManualList } from './use-manual-list.ts'

type ManualListProps = {
  kind: StoreKind
  list: ReturnType<typeof useManualList>
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onExclude: (row: ManualView) => void
  t: Messages<'dialog' | 'manual'>
  localeContext: LocaleContext
}

/** The items of the page, or the reason why none are shown. */
export function ManualList({ kind, list, t, ...table }: ManualListProps) {
  if (list.error !== null) return <LoadFailed error={list.error} t={t} onAgain={list.again} />
  if (list.rows === null) return <ListSkeleton label={t.dialog.loading()} />
  if (list.rows.length === 0) return <Nothing kind={kind} isSearch={list.listed !== ''} t={t} />
  return <ManualTable {...table} label={t.manual.tabs[kind]()} rows={list.rows} t={t} />
}

type NothingProps = { kind: StoreKind; isSearch: boolean; t: Messages<'manual'> }

function Nothing({ kind, isSearch, t }: NothingProps) {
  const Icon = isSearch ? SearchX : ImageOff
  return (
    <div className="empty" role="status">
      <Icon size={28} aria-hidden />
      <strong>{t.manual.empty()}</strong>
      <p className="muted">{isSearch ? t.manual.noHits() : t.manual.emptyLine[kind]()}</p>
    </div>
  )
}
