import { Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Messages } from '../lib/messages.ts'
import { OnDemand, useOnDemand } from '../lib/on-demand.ts'
import { markSeen } from '../review/mark-seen.ts'
import { PromptCard } from '../review/PromptCard.tsx'
import { notify } from '../ui/toast/notify.ts'

type LegacyUpgradeProps = {
  domain: string
  isStrict: boolean
  t: Messages<'legacy' | 'dialog'>
}

/**
 * Opens a dialog that suggests the upgrade whenever the legacy page is opened (specification §15.5). With strict
 * rules, a card that the merchant can close makes the suggestion instead, and the dialog opens only when the merchant
 * presses a button (§16).
 */
export function LegacyUpgrade({ domain, isStrict, t }: LegacyUpgradeProps) {
  const [isClosed, setIsClosed] = useState(false)
  const modal = useOnDemand(
    () => import('./UpgradeModal.tsx'),
    // A failed fetch is ignored: the current settings page offers the same upgrade.
    () => {}
  )
  const open = useEffectEvent(() => isStrict || modal.open())
  useEffect(() => {
    open()
  }, [])
  const dismiss = {
    label: t.dialog.close(),
    onPress() {
      setIsClosed(true)
      markSeen('app-upgrade')
    }
  }
  function close() {
    modal.close()
    notify(t.legacy.notUpgraded())
  }

  return (
    <>
      {isStrict && !isClosed && (
        <PromptCard
          name="app-upgrade"
          icon={Sparkles}
          title={t.legacy.upgradeTitle()}
          line={t.legacy.upgradeText()}
          action={t.legacy.authorise()}
          onOpen={modal.open}
          onPrefetch={modal.prefetch}
          dismiss={dismiss}
        />
      )}
      <OnDemand
        of={{ ...modal, close }}
        domain={domain}
        messages={{
          title: t.legacy.upgradeTitle(),
          line: t.legacy.upgradeText(),
          authorise: t.legacy.authorise(),
          close: t.dialog.close()
        }}
      />
    </>
  )
}
