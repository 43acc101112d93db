import { Slider } from '../../ui/field/Slider.tsx'
import type { SettingsMessages } from '../messages.ts'
import { isLevel, type Level, levelOf, RECOMMENDED } from './quality.ts'

type LevelSliderProps = { ratio: number; onChange: (level: Level) => void; t: SettingsMessages }

/**
 * A slider for Low, Medium and High. It also shows a quality between two levels, which only the legacy page can set.
 */
export function LevelSlider({ ratio, onChange, t: { compression: t, setting } }: LevelSliderProps) {
  const names: Record<Level, string> = {
    1: t.levels.low(),
    2: t.levels.medium(),
    3: t.levels.high()
  }
  const level = levelOf(ratio)
  const name = names[level]
  const exact = isLevel(ratio) ? name : setting.exactLevel({ level: name, quality: String(ratio) })
  return (
    <Slider
      label={t.level()}
      words={level === RECOMMENDED && isLevel(ratio) ? t.recommended({ level: name }) : exact}
      value={level}
      least={1}
      most={3}
      step={1}
      onChange={(value) => onChange(value as Level)}
    >
      <div className="setting-marks caption" aria-hidden>
        <span>{names[1]}</span>
        <span>{names[2]}</span>
        <span>{names[3]}</span>
      </div>
    </Slider>
  )
}
