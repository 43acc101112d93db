import { Monitor, Smartphone } from 'lucide-react'
import type { Messages } from '../lib/messages.ts'
import type { DeviceCode } from './bands.ts'

const ICONS = { pc: Monitor, mb: Smartphone }
const DEVICES = ['pc', 'mb'] as const

type DeviceChoiceProps = {
  device: DeviceCode
  onChoose: (device: DeviceCode) => void
  t: Messages<'speed'>['speed']['gauge']
}

/** Selects the device whose score is shown. */
export function DeviceChoice({ device, onChoose, t }: DeviceChoiceProps) {
  return (
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
              onChange={() => onChoose(code)}
            />
            <Icon size={16} aria-hidden />
            {t[code]()}
          </label>
        )
      })}
    </fieldset>
  )
}
