import { Monitor, RefreshCw, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { SpeedView } from '../modules/page-speed/schema.ts'
import { formatDate, type Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { BANDS, bandOf, type DeviceCode } from './speed/bands.ts'
import { Dial } from './speed/Dial.tsx'
import { Opportunities } from './speed/Opportunities.tsx'
import { useSpeed } from './speed/use-speed.ts'
import './speed/speed.css'

export type SpeedGaugeProps = {
  reader: Reader
  texts: RawTexts<'speed'>
  speed: SpeedView
}

const ICONS = { pc: Monitor, mb: Smartphone }
const DEVICES = ['pc', 'mb'] as const

/** The score of the home page, on the device that is chosen. */
export default function SpeedGauge({ reader, texts, speed: start }: SpeedGaugeProps) {
  const { speed: all } = useTexts(reader.locale, texts)
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
                    {t.checkedAt({ when: formatDate(speed.checked_at, reader) })}
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
          texts={all.opportunities}
          reader={reader}
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
