import { Tabs } from '@base-ui/react/tabs'
import { useState } from 'react'
import { dataTypeOf, STORE_KINDS, type StoreKind } from '../../modules/image-opt/contract.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { type Messages, type RawMessages, useMessages } from '../lib/messages.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { FromPlan } from '../ui/FromPlan.tsx'
import { ManualTab } from './ManualTab.tsx'
import './manual.css'

export type ManualModalProps = {
  isOpen: boolean
  onClose: () => void
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'manual' | 'paging'>
  /** Which kinds the plan includes. The others are shown disabled. */
  can: Record<StoreKind, boolean>
  /** The name of the plan that includes the other kinds. */
  planName: string
}

/** Lets the merchant select items and start a run over them by hand. */
export default function ManualModal({
  isOpen,
  onClose,
  localeContext,
  messages,
  ...plan
}: ManualModalProps) {
  const t = useMessages(localeContext.locale, messages)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.manual.title()}
      shape="large"
      closeLabel={t.dialog.close()}
    >
      <KindTabs t={t} localeContext={localeContext} onClose={onClose} {...plan} />
    </Dialog>
  )
}

type KindTabsProps = Pick<ManualModalProps, 'can' | 'planName' | 'localeContext' | 'onClose'> & {
  t: Messages<'dialog' | 'manual' | 'paging'>
}

function KindTabs({ t, can, planName, localeContext, onClose }: KindTabsProps) {
  const [kind, setKind] = useState<StoreKind>('product')
  return (
    <Tabs.Root
      className="dialog-part"
      value={kind}
      onValueChange={(value) => setKind(value as StoreKind)}
    >
      <Tabs.List activateOnFocus className="tabs manual-tabs" aria-label={t.manual.kinds()}>
        {STORE_KINDS.filter((each) => can[each]).map((each) => (
          <Tabs.Tab key={each} value={each} className="tab">
            {t.manual.tabs[each]()}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {/* Links to the plans are not tabs, so they are beside the list of tabs. */}
      {STORE_KINDS.some((each) => !can[each]) && (
        <p className="manual-locked">
          {STORE_KINDS.filter((each) => !can[each])
            .map((each) => t.manual.tabs[each]())
            .join(' · ')}{' '}
          <FromPlan name={t.dialog.from({ plan: planName })} />
        </p>
      )}
      {STORE_KINDS.map((each) => (
        // The panel is mounted anew at each change of tab. This resets the search, the page and the selection
        // (specification §6.3).
        <Tabs.Panel key={each} value={each} className="dialog-part" tabIndex={-1}>
          <ManualTab
            kind={each}
            type={dataTypeOf(each)}
            t={t}
            localeContext={localeContext}
            onClose={onClose}
          />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
