import { useId } from 'react'
import { FromPlan } from '../ui/FromPlan.tsx'
import { Choice } from '../ui/field/Choice.tsx'
import type { LegacyMessages } from './messages.ts'
import type { Legacy } from './use-legacy.ts'

type LegacyModeProps = { legacy: Legacy; isAllowed: boolean; lacking: string; t: LegacyMessages }

/** The choice between automatic and manual mode. An explanation appears while manual mode is selected. */
export function LegacyMode({ legacy, isAllowed, lacking, t: { legacy: t } }: LegacyModeProps) {
  const group = useId()
  const isAutomatic = legacy.draft.automatic_switch === 1
  return (
    <fieldset className="card card-body setting-mode">
      <legend>{t.mode()}</legend>
      <Choice
        type="radio"
        name={group}
        label={t.automatic()}
        help={isAllowed ? t.automaticLine() : <FromPlan name={lacking} />}
        isChecked={isAutomatic}
        onChange={() => legacy.set({ automatic_switch: 1 })}
      />
      <Choice
        type="radio"
        name={group}
        label={t.manual()}
        isChecked={!isAutomatic}
        onChange={() => legacy.set({ automatic_switch: 0 })}
      />
      {!isAutomatic && (
        <p className="setting-nested setting-help" role="status">
          {t.manualLine()}
        </p>
      )}
    </fieldset>
  )
}
