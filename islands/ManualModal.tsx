import { Tabs } from '@base-ui/react/tabs'
import { useState } from 'react'
import type { Reader } from '../pages/components/numbers.ts'
import { Dialog } from './dialog/Dialog.tsx'
import { type RawTexts, type Texts, useTexts } from './dialog/texts.ts'
import { DATA_TYPES, KINDS, type Kind } from './manual/kinds.ts'
import { ManualTab } from './manual/ManualTab.tsx'
import './manual/manual.css'

export type ManualModalProps = {
  isOpen: boolean
  onClose: () => void
  reader: Reader
  texts: RawTexts<'dialog' | 'manual' | 'paging'>
  /** Kinds that the plan lacks are shown, disabled. */
  can: Record<Kind, boolean>
  /** The plan that has what `can` lacks, as merchants know it. */
  planName: string
}

/** Choosing by hand what is optimised. */
export default function ManualModal({ isOpen, onClose, reader, texts, ...plan }: ManualModalProps) {
  const t = useTexts(reader.locale, texts)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.manual.title()}
      shape="large"
      closeLabel={t.dialog.close()}
    >
      <KindTabs t={t} reader={reader} onClose={onClose} {...plan} />
    </Dialog>
  )
}

type KindTabsProps = Pick<ManualModalProps, 'can' | 'planName' | 'reader' | 'onClose'> & {
  t: Texts<'dialog' | 'manual' | 'paging'>
}

function KindTabs({ t, can, planName, reader, onClose }: KindTabsProps) {
  const [kind, setKind] = useState<Kind>('product')
  return (
    <Tabs.Root
      className="dialog-part"
      value={kind}
      onValueChange={(value) => setKind(value as Kind)}
    >
      <Tabs.List activateOnFocus className="tabs manual-tabs" aria-label={t.manual.kinds()}>
        {KINDS.map((each) => (
          <Tabs.Tab key={each} value={each} className="tab" disabled={!can[each]}>
            {t.manual.tabs[each]()}
            {!can[each] && <span className="manual-plan">{t.dialog.from({ plan: planName })}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {KINDS.map((each) => (
        // Made anew at each change: search, paging and selection begin again (UI guide §4).
        <Tabs.Panel key={each} value={each} className="dialog-part" tabIndex={-1}>
          <ManualTab kind={each} type={DATA_TYPES[each]} t={t} reader={reader} onClose={onClose} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
