import { BusyButton } from './BusyButton.tsx'
import { usePlanChange } from './use-plan-change.ts'

export type SubscribeProps = { level: number; label: string; failed: string }

/** Requests one plan. The merchant approves it on the platform's page. */
export default function Subscribe({ level, label, failed }: SubscribeProps) {
  const { asked, change } = usePlanChange(failed)
  return (
    <BusyButton className="btn" isBusy={asked !== null} onPress={() => void change(level)}>
      {label}
    </BusyButton>
  )
}
