import { type ReactNode, useId } from 'react'

type SliderProps = {
  label: string
  /** The value as text, which is shown to the right of the label and read by screen readers. */
  words: string
  value: number
  least: number
  most: number
  step: number
  onChange: (value: number) => void
  /** The labels below the slider. */
  children?: ReactNode
}

/** A native slider. Its value is shown to the right of its label. */
export function Slider({
  label,
  words,
  value,
  least,
  most,
  step,
  onChange,
  children
}: SliderProps) {
  const id = useId()
  const at = `${((value - least) / (most - least)) * 100}%`
  return (
    <div>
      <div className="setting-level-head">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <output htmlFor={id} className="muted num">
          {words}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={words}
        style={{ '--at': at } as React.CSSProperties}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      {children}
    </div>
  )
}
