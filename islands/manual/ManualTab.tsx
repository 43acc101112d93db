import { useState } from 'react'
import { type DataType, PAGE_SIZES, type StoreKind } from '../../modules/image-opt/contract.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { goTo } from '../lib/go-to.ts'
import type { Messages } from '../lib/messages.ts'
import { AlertDialog } from '../ui/dialog/AlertDialog.tsx'
import { DialogError } from '../ui/dialog/Dialog.tsx'
import { Pager } from '../ui/table/Pager.tsx'
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
  const { start, isStarting, refusal, shortage, cancel } = useStart(type, offline, onClose)
  const images = useOpenCounts(list.rows, chosen)
  const exclude = useExclusion(type, offline, (id) => {
    setChosen(new Set([...chosen].filter((chosenId) => chosenId !== id)))
    list.again()
  })

  return (
    <>
      <ManualTools
        kind={kind}
        type={type}
        list={list}
        chosen={chosen}
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
      <QuotaQuestion
        words={shortage}
        onCancel={cancel}
        onFit={() => start([...chosen], 'fit')}
        t={t}
      />
    </>
  )
}

type QuotaQuestionProps = {
  /** What the server says when the quota is too small for the selection; empty until then. */
  words: string
  onCancel: () => void
  onFit: () => void
  t: Messages<'dialog' | 'manual'>
}

/** Asks whether to optimise as many images as the quota allows, or to get a larger plan. */
const QuotaQuestion = ({ words, onCancel, onFit, t }: QuotaQuestionProps) => (
  <AlertDialog
    isOpen={words !== ''}
    title={t.manual.quotaTitle()}
    text={words}
    stay={{ label: t.dialog.cancel(), onPress: onCancel }}
    also={{ label: t.manual.upgrade(), onPress: () => goTo('/pricing') }}
    go={{ label: t.manual.fit(), onPress: onFit, isMain: true }}
  />
)
