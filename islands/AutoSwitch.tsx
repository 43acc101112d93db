import type { Schedule } from '../modules/image-opt/schema.ts'
import { useSwitch } from './automatic/use-switch.ts'
import { type Switched, whatIsOn } from './automatic/what-is-on.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { openSettings, useRuns } from './runtime/store.ts'
import './automatic/automatic.css'

export type AutoSwitchProps = {
  locale: string
  texts: RawTexts<'automatic'>
  settings: Switched
  schedule: Schedule
  /** The plan that has the mode; '' when the shop has it. */
  neededPlan: string
}

/** Whether new and changed images are optimised by themselves, and which ones. */
export default function AutoSwitch(props: AutoSwitchProps) {
  const { automatic: t } = useTexts(props.locale, props.texts)
  const { settings, isOn, isSaving, flip } = useSwitch(props.settings, t)
  const schedule = useRuns().schedule ?? props.schedule
  const features = whatIsOn(settings, t)
  const isLacking = props.neededPlan !== ''
  const isIdle = features.length === 0
  const note = isLacking
    ? t.fromPlan({ plan: props.neededPlan })
    : isIdle
      ? t.noFeature()
      : isOn && isUsedUp(schedule)
        ? t.paused()
        : ''
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
            // What is on can always be turned off.
            disabled={!isOn && (isLacking || isIdle)}
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
      <p id="auto-note" className="auto-note" role="status" hidden={note === ''}>
        {note}
        {isIdle && !isLacking && (
          <button type="button" className="btn" onClick={() => openSettings()}>
            {t.setUp()}
          </button>
        )}
      </p>
    </section>
  )
}

/** Neither the plan's quota nor overcharge has an image left. */
const isUsedUp = (schedule: Schedule): boolean =>
  schedule.impressions_use >= schedule.impressions_all &&
  !(schedule.is_over_quota === 1 && schedule.img_usage_use < schedule.img_usage_all)
