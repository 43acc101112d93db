import { useState } from 'react'
import type { SpeedView } from '../../modules/page-speed/schema.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { bandOf, type DeviceCode } from './bands.ts'
import { DeviceChoice } from './DeviceChoice.tsx'
import { Dial } from './Dial.tsx'
import { GaugeWords } from './GaugeWords.tsx'
import { Legend } from './Legend.tsx'
import { Opportunities } from './Opportunities.tsx'
import { RecheckButton } from './RecheckButton.tsx'
import { useSpeed } from './use-speed.ts'
import './speed.css'

export type SpeedGaugeProps = {
  localeContext: LocaleContext
  messages: RawMessages<'speed'>
  speed: SpeedView
}

/** The score of the home page on the selected device. */
export default function SpeedGauge({ localeContext, messages, speed: start }: SpeedGaugeProps) {
  const { speed: all } = useMessages(localeContext.locale, messages)
  const { gauge: t } = all
  const { speed, recheck, isOpen } = useSpeed(start, t.notStarted())
  const [device, setDevice] = useState<DeviceCode>('pc')
  const score = speed.score[device]
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
            <RecheckButton isBusy={isOpen} onPress={() => void recheck()} t={t} />
          </div>
          <DeviceChoice device={device} onChoose={setDevice} t={t} />
          <Dial score={score} band={band} isBusy={isOpen} label={isOpen ? t.checking() : label} />
          <GaugeWords
            speed={speed}
            isBusy={isOpen}
            band={band}
            spread={speed.spread[device]}
            localeContext={localeContext}
            t={t}
          />
          <Legend device={device} t={t} />
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
