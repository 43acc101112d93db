import { Section } from '../settings/Section.tsx'
import type { SettingsNeeds } from '../settings/Sections.tsx'
import { LegacyQuality } from './LegacyQuality.tsx'
import { LegacyTemplates } from './LegacyTemplates.tsx'
import { LegacyWatermark } from './LegacyWatermark.tsx'
import type { LegacyMessages } from './messages.ts'
import { OptionBoxes } from './OptionBoxes.tsx'
import { isOn, type Section as Name, type Option, type SECTIONS, switched } from './options.ts'
import type { Legacy } from './use-legacy.ts'

type LegacySectionProps = {
  name: Name
  /** The field that holds the section's options. */
  field: (typeof SECTIONS)[number][1]
  legacy: Legacy
  needs: SettingsNeeds
  t: LegacyMessages
}

/**
 * One section of the settings, for images, alt texts or file names: its switch, the items it covers, and the options
 * of the section.
 */
export function LegacySection({ name, field, legacy, needs, t }: LegacySectionProps) {
  const { draft, set } = legacy
  const { can, planName, localeContext, samplePicture } = needs
  const lacking = t.dialog.from({ plan: planName })
  const isAllowed = name === 'image_opt' || can[name]
  const isSectionOn = isOn(draft, name)
  const status = (isOn: boolean) => switched(draft.optimize_all_status, name, isOn)
  const isLacking = (option: Option) =>
    (option === '3' && !can.article) || ((option === '4' || option === '5') && !can.collection)
  return (
    <Section
      id={name}
      title={t.setting.sections[name]()}
      line={t.setting.lines[name]()}
      isOn={isSectionOn}
      onSwitch={(isOn) => set({ optimize_all_status: status(isOn) })}
      words={{ on: t.setting.on(), off: t.setting.off() }}
      {...(isAllowed ? {} : { lacking })}
    >
      <OptionBoxes
        options={draft[field]}
        onChange={(chosen) => set({ [field]: chosen })}
        isLacking={isLacking}
        lacking={lacking}
        t={t}
      />
      {name === 'image_opt' ? (
        <>
          <LegacyQuality legacy={legacy} t={t} />
          <LegacyWatermark
            legacy={legacy}
            samplePicture={samplePicture}
            localeContext={localeContext}
            t={t}
          />
        </>
      ) : (
        <LegacyTemplates section={name} legacy={legacy} isDisabled={!isSectionOn} t={t} />
      )}
    </Section>
  )
}
