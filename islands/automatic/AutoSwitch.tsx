import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { send } from '../lib/events.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { useRuns } from '../lib/store.ts'
import { FromPlan } from '../ui/FromPlan.tsx'
import { useSwitch } from './use-switch.ts'
import { type Switched, whatIsOn } from './what-is-on.ts'
import './automatic.css'

export type AutoSwitchProps = {
  locale: string
  messages: RawMessages<'automatic' | 'dialog'>
  settings: Switched
  schedule: Schedule
  /** The name of the plan that includes automatic mode; '' when the shop's own plan includes it. */
  neededPlan: string
}

/** The switch for optimising new and changed images automatically, with a list of what it covers. */
export default function AutoSwitch(props: AutoSwitchProps) {
  const all = useMessages(props.locale, props.messages)
  const { automatic: t } = all
  const isLacking = props.neededPlan !== ''
  const { settings, isOn, isSaving, flip } = useSwitch(props.settings, all, isLacking)
  const schedule = useRuns().schedule ?? props.schedule
  const features = whatIsOn(settings, t)
  const isIdle = features.length === 0
  const isPaused = isOn && !isLacking && isUsedUp(schedule)
  const note = (isIdle && t.noFeature()) || (isPaused && t.paused())
  return (
    <section className="card card-body auto" aria-labelledby="auto-title">
      <div className="card-head">
        <div>
          <h2 id="auto-title">{t.title()}</h2>
          <p className="muted">{t.line()}</p>
        </div>
        <label className="auto-switch">
          <span className="muted" aria-hidden>
            {isOn ? t.on() : t.off()}
          </span>
          <input
            type="checkbox"
            role="switch"
            className="switch"
            aria-labelledby="auto-title"
            aria-describedby="auto-note"
            aria-busy={isSaving || undefined}
            checked={isOn}
            // Automatic mode can be turned off even when no feature is selected for it.
            disabled={!isOn && isIdle}
            onChange={() => void flip()}
          />
        </label>
      </div>
      {!isIdle && (
        <ul className="chips" aria-label={t.targets()}>
          {features.map((feature) => (
            <li key={feature} className="chip">
              {feature}
            </li>
          ))}
        </ul>
      )}
      <p id="auto-note" className="auto-note" role="status" hidden={!(note || isLacking)}>
        {isLacking && <FromPlan name={t.fromPlan({ plan: props.neededPlan })} />} {note}
        {isIdle && (
          <button
            type="button"
            className="btn"
            onClick={() => send('settingsRequested', { isFirstSetUp: false })}
          >
            {t.setUp()}
          </button>
        )}
      </p>
    </section>
  )
}

/** Returns whether both the plan's quota and the overage are used up. */
const isUsedUp = (schedule: Schedule): boolean =>
  schedule.impressions_use >= schedule.impressions_all &&
  !(schedule.is_over_quota === 1 && schedule.img_usage_use < schedule.img_usage_all)
