import { useRef } from 'react'
import type { LegacySettings as Stored } from '../../modules/image-opt/options/legacy/schema.ts'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { useMessages } from '../lib/messages.ts'
import type { SettingsNeeds } from '../settings/Sections.tsx'
import { SaveBar } from '../settings/saving/SaveBar.tsx'
import { useLinkedSection } from '../settings/use-linked-section.ts'
import { LegacyMode } from './LegacyMode.tsx'
import { LegacyProgress } from './LegacyProgress.tsx'
import { LegacySection } from './LegacySection.tsx'
import { LegacyUpgrade } from './LegacyUpgrade.tsx'
import type { LegacySections, RawLegacyMessages } from './messages.ts'
import { SECTIONS } from './options.ts'
import { useLegacy } from './use-legacy.ts'
import '../settings/settings.css'

export type LegacySettingsProps = {
  needs: SettingsNeeds
  messages: RawLegacyMessages
  settings: Stored
  progress: Progress
  /** Whether strict rules apply: no dialog opens unless the merchant asks for it (specification §16). */
  isStrict: boolean
}

/** The settings on the legacy page (specification §15.5; decision 008). */
export default function LegacySettings(props: LegacySettingsProps) {
  const { needs, messages, settings, progress, isStrict } = props
  const { localeContext, can, planName } = needs
  const t = useMessages<LegacySections>(localeContext.locale, messages)
  const options = useRef<HTMLDivElement>(null)
  const legacy = useLegacy({
    start: settings,
    offline: t.dialog.checkConnection(),
    showOptions: () => options.current?.scrollIntoView({ block: 'start' })
  })
  useLinkedSection()
  const { obstacle, revision } = legacy
  return (
    <form className="setting-form" onSubmit={(event) => void legacy.save(event)} noValidate>
      <LegacyProgress start={progress} localeContext={localeContext} t={t} />
      <LegacyMode
        legacy={legacy}
        isAllowed={can.automatic}
        lacking={t.dialog.from({ plan: planName })}
        t={t}
      />
      <div className="setting-form" ref={options}>
        {obstacle !== null && (
          <p className="setting-refusal" role="alert">
            {t.setting[obstacle]()}
          </p>
        )}
        {/* The image section comes first, as on the current page. */}
        {SECTIONS.toReversed().map(([name, field]) => (
          <LegacySection
            key={`${name} ${revision}`}
            name={name}
            field={field}
            legacy={legacy}
            needs={needs}
            t={t}
          />
        ))}
      </div>
      <SaveBar drafting={{ ...legacy, blockers: [] }} t={t} />
      {settings.idOld === 1 && <LegacyUpgrade domain={settings.name} isStrict={isStrict} t={t} />}
    </form>
  )
}
