import { useState } from 'react'
import { type DataType, PAGE_SIZES, type StoreKind } from '../../modules/image-opt/contract.ts'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { DialogError } from '../ui/dialog/Dialog.tsx'
import { Pager } from '../ui/table/Pager.tsx'
import { showErrorOf } from '../ui/toast/show-error.ts'
import { ManualFoot } from './ManualFoot.tsx'
import { ManualList } from './ManualList.tsx'
import { ManualTools } from './ManualTools.tsx'
import { useExclusion } from './use-exclusion.ts'
import { useManualList } from './use-manual-list.ts'
import { useOpenCounts } from './use-open-counts.ts'
import { useStart } from './use-start.ts'

type ManualTabProps = {
  kind: StoreKind
  type: DataType
  t: Messages<'dialog' | 'manual' | 'paging'>
  localeContext: LocaleContext
  onClose: () => void
}

/** The search, the selection across pages and the start of a run, for one kind of item. */
export function ManualTab({ kind, type, t, localeContext, onClose }: ManualTabProps) {
  const list = useManualList(type)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const offline = t.dialog.checkConnection()
  const { start, isStarting, refusal, question } = useStart(type, t, onClose)
  const { images, remember } = useOpenCounts(list.rows, chosen)
  const exclude = useExclusion(type, offline, (id) => {
    setChosen(new Set([...chosen].filter((chosenId) => chosenId !== id)))
    list.again()
  })

  const chooseAll = () =>
    list.loadAll().then(
      (items) => {
        remember(items)
        setChosen(new Set(items.map(({ id }) => id)))
      },
      (error: unknown) => showErrorOf(error, offline)
    )

  return (
    <>
      <ManualTools
        kind={kind}
        type={type}
        list={list}
        chosen={chosen}
        onChooseAll={() => void chooseAll()}
        t={t}
        localeContext={localeContext}
      />
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
        images={images}
        quotaLeft={list.quotaLeft}
        onClear={() => setChosen(new Set())}
        onClose={onClose}
        isStarting={isStarting}
        onStart={() => start([...chosen])}
        t={t}
        localeContext={localeContext}
      />
      {question}
    </>
  )
}
