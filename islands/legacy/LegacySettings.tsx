import { useRef } from 'react'
import type { LegacySettings as Stored } from '../../modules/image-opt/options/legacy/schema.ts'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { useMessages } from '../lib/messages.ts'
import { LeaveGuard } from '../settings/LeaveGuard.tsx'
import { SaveFoot } from '../settings/SaveFoot.tsx'
import { Section } from '../settings/Section.tsx'
import type { SettingsNeeds } from '../settings/Sections.tsx'
import { LegacyMode } from './LegacyMode.tsx'
import { LegacyProgress } from './LegacyProgress.tsx'
import { LegacyQuality } from './LegacyQuality.tsx'
import { LegacyTemplates } from './LegacyTemplates.tsx'
import { LegacyUpgrade } from './LegacyUpgrade.tsx'
import { LegacyWatermark } from './LegacyWatermark.tsx'
import type { LegacySections, RawLegacyMessages } from './messages.ts'
import { OptionBoxes } from './OptionBoxes.tsx'
import { isOn, type Section as Name, type Option, SECTIONS, switched } from './options.ts'
import { useLegacy } from './use-legacy.ts'
import '../settings/settings.css'

export type LegacySettingsProps = {
  needs: SettingsNeeds
  messages: RawLegacyMessages
  settings: Stored
  progress: Progress
  /** No dialog opens by itself (specification §16). */
  isStrict: boolean
}

/** The settings as the legacy version shows them (specification §15.5; decision 023). */
export default function LegacySettings(props: LegacySettingsProps) {
  const { needs, messages, settings, progress, isStrict } = props
  const { localeContext, can, planName, samplePicture } = needs
  const t = useMessages<LegacySections>(localeContext.locale, messages)
  const options = useRef<HTMLDivElement>(null)
  const legacy = useLegacy({
    start: settings,
    offline: t.dialog.checkConnection(),
    showOptions: () => options.current?.scrollIntoView({ block: 'start' })
  })
  const { draft, set, isChanged, obstacle, refusal, discard, revision } = legacy
  const lacking = t.dialog.from({ plan: planName })
  const words = { on: t.setting.on(), off: t.setting.off() }
  const isLocked = (option: Option) =>
    (option === '3' && !can.article) || ((option === '4' || option === '5') && !can.collection)

  // The image section comes first, as on the current page.
  const sections = SECTIONS.toReversed().map(([name, field]) => {
    const isAllowed = name === 'image_opt' || can[name]
    const isSectionOn = isAllowed && isOn(draft, name)
    const status = (isOn: boolean) => switched(draft.optimize_all_status, name, isOn)
    return (
      <Section
        key={`${name} ${revision}`}
        title={t.setting.sections[name]()}
        line={t.setting.lines[name]()}
        isOn={isSectionOn}
        onSwitch={(isOn) => set({ optimize_all_status: status(isOn) })}
        words={words}
        {...(isAllowed ? {} : { lacking })}
      >
        <OptionBoxes
          options={draft[field]}
          onChange={(chosen) => set({ [field]: chosen })}
          isLocked={isLocked}
          lacking={lacking}
          t={t}
        />
        {fieldsOf(name, isSectionOn)}
      </Section>
    )
  })

  function fieldsOf(name: Name, isSectionOn: boolean) {
    if (name !== 'image_opt')
      return <LegacyTemplates section={name} legacy={legacy} isDisabled={!isSectionOn} t={t} />
    return (
      <>
        <LegacyQuality legacy={legacy} t={t} />
        <LegacyWatermark
          legacy={legacy}
          samplePicture={samplePicture}
          localeContext={localeContext}
          t={t}
        />
      </>
    )
  }

  return (
    <form className="setting-form" onSubmit={(event) => void legacy.save(event)} noValidate>
      <LegacyProgress start={progress} localeContext={localeContext} t={t} />
      <LegacyMode legacy={legacy} isAllowed={can.automatic} lacking={lacking} t={t} />
      <div className="setting-form" ref={options}>
        {(obstacle !== null || refusal !== '') && (
          <p className="setting-refusal" role="alert">
            {obstacle === null ? refusal : t.setting[obstacle]()}
          </p>
        )}
        {sections}
      </div>
      <SaveFoot
        isSaving={legacy.isSaving}
        className="setting-foot"
        note={isChanged ? t.setting.unsaved() : ''}
        saveLabel={t.setting.save()}
        canSave={isChanged}
        t={t}
      >
        <button type="button" className="btn" disabled={!isChanged} onClick={discard}>
          {t.setting.discard()}
        </button>
      </SaveFoot>
      <LeaveGuard isChanged={isChanged} discard={discard} t={t} />
      {settings.idOld === 1 && <LegacyUpgrade domain={settings.name} isStrict={isStrict} t={t} />}
    </form>
  )
}
