import type { LocaleContext } from '../lib/formats.ts'
import { flag, type PlanAllows, type TextSection } from './draft.ts'
import type { SettingsMessages } from './messages.ts'
import { OptimizeFields } from './OptimizeFields.tsx'
import { Section } from './Section.tsx'
import type { Drafting } from './saving/use-draft.ts'
import { TextFields } from './texts/TextFields.tsx'
import './settings.css'

/** What the settings need to know about the shop, both on their page and in their sheet. */
export type SettingsNeeds = {
  localeContext: LocaleContext
  can: PlanAllows
  /** The name of the plan that includes everything the shop's own plan does not. */
  planName: string
  /** One of the shop's pictures for the watermark preview; '' when the shop has none. */
  samplePicture: string
}

type SectionsProps = { needs: SettingsNeeds; drafting: Drafting; t: SettingsMessages }

/** The three sections of the image settings, each with a switch. */
export function Sections({ needs, drafting, t }: SectionsProps) {
  const { can, planName } = needs
  const { draft, revision } = drafting

  const headOf = (name: 'image_opt' | TextSection, isAllowed: boolean) => ({
    id: name,
    title: t.setting.sections[name](),
    line: t.setting.lines[name](),
    isOn: draft[name].switch === 1,
    onSwitch: (isOn: boolean) => drafting.set(name, { switch: flag(isOn) }),
    words: { on: t.setting.on(), off: t.setting.off() },
    ...(isAllowed ? {} : { lacking: t.dialog.from({ plan: planName }) })
  })

  return (
    <>
      <Section key={`image_opt ${revision}`} {...headOf('image_opt', true)}>
        <OptimizeFields needs={needs} drafting={drafting} t={t} />
      </Section>
      {(['alt_text', 'file_name'] as const).map((name) => (
        <Section key={`${name} ${revision}`} {...headOf(name, can[name])}>
          <TextFields section={name} drafting={drafting} t={t} />
        </Section>
      ))}
    </>
  )
}
