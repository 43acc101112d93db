import { useId } from 'react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Level } from './image-opt.ts'

type LevelSliderProps = {
  level: Level
  recommended: Level
  onChange: (level: Level) => void
  t: TranslationFunctions['compression']
}

/** Low, Medium or High, with the value in words at the right of the label. */
export function LevelSlider({ level, recommended, onChange, t }: LevelSliderProps) {
  const id = useId()
  const names: Record<Level, string> = {
    1: t.levels.low(),
    2: t.levels.medium(),
    3: t.levels.high()
  }
  const words = level === recommended ? t.recommended({ level: names[level] }) : names[level]
  return (
    <div className="setting-level">
      <div className="setting-level-head">
        <label className="label" htmlFor={id}>
          {t.level()}
        </label>
        <output htmlFor={id} className="muted">
          {words}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        min={1}
        max={3}
        step={1}
        value={level}
        aria-valuetext={words}
        style={{ '--at': `${(level - 1) * 50}%` } as React.CSSProperties}
        onChange={({ target }) => onChange(Number(target.value) as Level)}
      />
      <div className="setting-marks caption" aria-hidden>
        <span>{names[1]}</span>
        <span>{names[2]}</span>
        <span>{names[3]}</span>
      </div>
    </div>
  )
}
