import { useId } from 'react'
import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import type { Watermark } from '../draft.ts'
import { PLACES } from './watermark.ts'

type PositionPickerProps = {
  value: Watermark['position']
  onChange: (position: Watermark['position']) => void
  t: TranslationFunctions['watermark']
}

/** Seven radio buttons in a 3 × 3 grid; two places stay empty. */
export function PositionPicker({ value, onChange, t }: PositionPickerProps) {
  const group = useId()
  return (
    <fieldset className="setting-position">
      <legend className="label">{t.position()}</legend>
      <div className="setting-places">
        {PLACES.map((place, index) =>
          place === null ? (
            // An index works as the key because the grid never changes.
            <span key={index} />
          ) : (
            <input
              key={place}
              type="radio"
              className="radio"
              name={group}
              aria-label={t.positions[place]()}
              data-tip={t.positions[place]()}
              checked={value === place}
              onChange={() => onChange(place)}
            />
          )
        )}
      </div>
      <span className="muted">{t.positions[value]()}</span>
    </fieldset>
  )
}
