import { useEffect, useEffectEvent } from 'react'
import { useOnDemand } from '../../lib/on-demand.ts'
import type { SettingsMessages } from '../messages.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type LeaveGuardProps = { isChanged: boolean; discard: () => void; t: SettingsMessages }

/** With unsaved changes, asks for confirmation before a link leads away from the page. */
export function LeaveGuard({ isChanged, discard, t: { compression: t } }: LeaveGuardProps) {
  const { wanted, stay } = useLeaveGuard(isChanged)

  const leave = () => {
    stay()
    // The draft is discarded before the page changes, because otherwise the browser would ask a second time.
    discard()
    if (wanted !== null) setTimeout(() => location.assign(wanted))
  }
  const question = useOnDemand(
    () => import('./LeaveDialog.tsx'),
    () => (window.confirm(t.leaveText()) ? leave() : stay())
  )
  const ask = useEffectEvent(question.open)
  useEffect(() => {
    if (wanted !== null) ask()
  }, [wanted])

  if (!question.Component) return null
  return (
    <question.Component
      isOpen={question.isOpen && wanted !== null}
      title={t.leaveTitle()}
      text={t.leaveText()}
      leave={{ label: t.leave(), onPress: leave }}
      stay={{ label: t.stay(), onPress: stay }}
    />
  )
}
