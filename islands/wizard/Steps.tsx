import type { SettingsKind } from '../../modules/image-opt/contract.ts'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages as AllTexts } from '../lib/messages.ts'
import type { Allowed, Draft } from './draft.ts'
import { ImageTypes } from './ImageTypes.tsx'
import { type LookTexts, StoreLook, type StoreLookProps } from './look/StoreLook.tsx'
import { ReviewStep, type ReviewStepProps } from './ReviewStep.tsx'
import { TextStep } from './TextStep.tsx'

type StepsProps = {
  t: AllTexts<'guidance' | 'templates' | 'review'> & LookTexts
  localeContext: LocaleContext
  step: number
  draft: Draft
  set: (change: Partial<Draft>) => void
  can: Allowed
  planName: string
  /** The scopes whose template was empty or had an unknown field when Next was pressed. */
  empty: SettingsKind[]
  days: string
  review: Omit<ReviewStepProps, 't' | 'localeContext'>
  look: Omit<StoreLookProps, 't' | 'localeContext'>
}

/** Renders the current step. */
export function Steps(props: StepsProps) {
  const { t, localeContext, step, draft, set, can, planName, empty, days } = props
  const { guidance } = t
  const text = { t, planName, empty }
  if (step === 2)
    return (
      <ImageTypes
        t={t}
        values={draft.image_opt}
        set={(change) => set({ image_opt: { ...draft.image_opt, ...change } })}
        can={can}
        planName={planName}
      />
    )
  if (step === 3)
    return (
      <TextStep
        {...text}
        kind="alt_text"
        values={draft.alt_text}
        blankReplace={draft.alt_text.blank_replace}
        isAllowed={can.alt_text}
        set={(change) => set({ alt_text: { ...draft.alt_text, ...change } })}
      />
    )
  if (step === 4)
    return (
      <TextStep
        {...text}
        kind="file_name"
        values={draft.file_name}
        isAllowed={can.file_name}
        set={(change) => set({ file_name: { ...draft.file_name, ...change } })}
      />
    )
  if (step === 5)
    return (
      <>
        <h1 tabIndex={-1}>{guidance.backup.title({ days })}</h1>
        <p>{guidance.backup.line({ days })}</p>
        <p className="muted">{guidance.backup.after()}</p>
      </>
    )
  if (step === 6) return <ReviewStep t={t} localeContext={localeContext} {...props.review} />
  const { title, line, points } = guidance.welcome
  return (
    <>
      <h1 tabIndex={-1}>{title()}</h1>
      <p>{line()}</p>
      <StoreLook t={t} localeContext={localeContext} {...props.look} />
      <ul className="wizard-points">
        <li>{points.compress()}</li>
        <li>{points.texts()}</li>
        <li>{points.safe({ days })}</li>
      </ul>
    </>
  )
}
