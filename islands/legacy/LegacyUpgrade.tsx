import { useEffect, useEffectEvent } from 'react'
import { useOnDemand } from '../runtime/on-demand.ts'
import { notify } from '../toast/notify.ts'
import type { LegacyTexts } from './texts.ts'

/** The upgrade is proposed whenever the old version's page is opened (specification, app shell §2). */
export function LegacyUpgrade({ domain, t }: { domain: string; t: LegacyTexts }) {
  const modal = useOnDemand(
    () => import('../UpgradeModal.tsx'),
    // What it proposes is on the page of the newer settings as well.
    () => {}
  )
  const open = useEffectEvent(modal.open)
  useEffect(() => open(), [])
  if (!modal.Component) return null
  return (
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
  )
}
