import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FromPlan } from '../ui/FromPlan.tsx'

type SectionProps = {
  /** The name of the section in an address: `/setting#alt_text` opens it. */
  id: string
  title: string
  line: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  /** The name of the plan that includes the section; left out when the shop's own plan includes it. */
  lacking?: string
  words: { on: string; off: string }
  children: ReactNode
}

/** A section of the settings with a switch. While the switch is off, the section is closed and greyed out. */
export function Section(props: SectionProps) {
  const { id, title, line, isOn, onSwitch, lacking, words, children } = props
  const [isOpen, setIsOpen] = useState(isOn)
  return (
    <section className="card setting-section" data-off={!isOn || undefined}>
      {/* The switch is beside the summary and not inside it, because a press on it must not also collapse the section. */}
      <div className="setting-section-switch">
        <span className="badge" data-tone={isOn ? 'good' : undefined}>
          {isOn ? words.on : words.off}
        </span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={title}
          checked={isOn}
          onChange={({ target }) => {
            onSwitch(target.checked)
            setIsOpen(target.checked)
          }}
        />
      </div>
      <details
        id={id}
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>
          <ChevronDown size={16} aria-hidden />
          <h3>{title}</h3>
          <span className="setting-help">{line}</span>
        </summary>
        <fieldset className="setting-groups" disabled={!isOn}>
          <legend className="visually-hidden">{title}</legend>
          {children}
        </fieldset>
      </details>
      {lacking !== undefined && (
        <p className="setting-help setting-plan">
          <FromPlan name={lacking} />
        </p>
      )}
    </section>
  )
}
