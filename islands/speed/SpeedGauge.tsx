import { Monitor, RefreshCw, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { SpeedView } from '../../modules/page-speed/schema.ts'
import { formatDate, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { BANDS, bandOf, type DeviceCode } from './bands.ts'
import { Dial } from './Dial.tsx'
import { Opportunities } from './Opportunities.tsx'
import { useSpeed } from './use-speed.ts'
import './speed.css'

export type SpeedGaugeProps = {
  localeContext: LocaleContext
  messages: RawMessages<'speed'>
  speed: SpeedView
}

const ICONS = { pc: Monitor, mb: Smartphone }
const DEVICES = ['pc', 'mb'] as const

/** The score of the home page on the selected device. */
export default function SpeedGauge({ localeContext, messages, speed: start }: SpeedGaugeProps) {
  const { speed: all } = useMessages(localeContext.locale, messages)
  const { gauge: t } = all
  const { speed, recheck, isOpen } = useSpeed(start, t.notStarted())
  const [device, setDevice] = useState<DeviceCode>('pc')
  const score = speed.score[device]
  const spread = speed.spread[device]
  const band = score === null ? null : bandOf(score, device)
  const label =
    score === null || band === null
      ? t.none()
      : t.label({ device: t[device](), score, band: t[band]() })

  return (
    <>
      <section className="card gauge-card" aria-labelledby="gauge-title">
        <div className="card-body">
          <div className="card-head">
            <h2 id="gauge-title">{t.title()}</h2>
            <button
              type="button"
              className="btn"
              aria-disabled={isOpen}
              aria-busy={isOpen}
              onClick={() => {
                if (!isOpen) void recheck()
              }}
            >
              {isOpen ? (
                <span className="spinner" aria-hidden />
              ) : (
                <RefreshCw size={16} aria-hidden />
              )}
              {t.recheck()}
            </button>
          </div>
          <fieldset className="segments">
            <legend className="visually-hidden">{t.devices()}</legend>
            {DEVICES.map((code) => {
              const Icon = ICONS[code]
              return (
                <label key={code}>
                  <input
                    type="radio"
                    name="device"
                    value={code}
                    checked={device === code}
                    onChange={() => setDevice(code)}
                  />
                  <Icon size={16} aria-hidden />
                  {t[code]()}
                </label>
              )
            })}
          </fieldset>
          <Dial score={score} band={band} isBusy={isOpen} label={isOpen ? t.checking() : label} />
          <div className="gauge-words" aria-live="polite">
            {isOpen ? (
              <>
                <strong>{t.checking()}</strong>
                <p className="caption">{t.checkingLine()}</p>
              </>
            ) : (
              <>
                {band && (
                  <span className="badge" data-tone={band}>
                    {t[band]()}
                  </span>
                )}
                {speed.status === 3 && <p className="field-error">{speed.reason}</p>}
                {spread !== null && (
                  <p className="caption">
                    {t.checkedAt({ when: formatDate(speed.checked_at, localeContext) })}
                    {' · '}
                    {t.spread({ points: spread })}
                  </p>
                )}
              </>
            )}
          </div>
          <Legend device={device} words={t} />
        </div>
      </section>
      {score !== null && (
        <Opportunities
          list={speed.opportunities[device]}
          device={t[device]()}
          messages={all.opportunities}
          localeContext={localeContext}
        />
      )}
    </>
  )
}

function Legend({
  device,
  words
}: {
  device: DeviceCode
  words: Record<'good' | 'warn' | 'bad', () => string>
}) {
  const { orange, green } = BANDS[device]
  const bands = [
    ['bad', `0–${orange - 1}`],
    ['warn', `${orange}–${green - 1}`],
    ['good', `${green}–100`]
  ] as const
  return (
    <ul className="gauge-legend">
      {bands.map(([band, range]) => (
        <li key={band} data-band={band}>
          {words[band]()} <span className="muted">{range}</span>
        </li>
      ))}
    </ul>
  )
}
