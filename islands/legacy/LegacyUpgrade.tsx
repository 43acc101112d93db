import { Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { markSeen } from '../review/mark-seen.ts'
import { PromptCard } from '../review/PromptCard.tsx'
import { useOnDemand } from '../runtime/on-demand.ts'
import { notify } from '../toast/notify.ts'
import type { LegacyTexts } from './texts.ts'

type LegacyUpgradeProps = { domain: string; isStrict: boolean; t: LegacyTexts }

/**
 * The upgrade is proposed whenever the old version's page is opened (specification, app shell §2). With strict
 * rules a card proposes it, until it is closed, and the dialog waits for a press.
 */
export function LegacyUpgrade({ domain, isStrict, t }: LegacyUpgradeProps) {
  const [isClosed, setIsClosed] = useState(false)
  const modal = useOnDemand(
    () => import('../UpgradeModal.tsx'),
    // What it proposes is on the page of the newer settings as well.
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
      {modal.Component && (
        <modal.Component
          isOpen={modal.isOpen}
          onClose={() => {
            modal.close()
            notify(t.legacy.notUpgraded())
          }}
          domain={domain}
          texts={{
            title: t.legacy.upgradeTitle(),
            line: t.legacy.upgradeText(),
            authorise: t.legacy.authorise(),
            close: t.dialog.close()
          }}
        />
      )}
    </>
  )
}
