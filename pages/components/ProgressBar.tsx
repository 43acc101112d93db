import type { Tone } from './numbers.ts'

type ProgressBarProps = {
  percent: number
  tone: Tone
  /** What it measures. */
  label: string
  /** The figures in words; they stand beside the bar as well. */
  text: string
}

export function ProgressBar({ percent, tone, label, text }: ProgressBarProps) {
  const width = Math.min(100, Math.max(0, percent))
  return (
    <div
      className="progress"
      role="progressbar"
      data-tone={tone}
      aria-label={label}
      aria-valuenow={Math.round(width)}
      aria-valuetext={text}
    >
      <div className="progress-fill" style={{ width: `${width}%` }} />
    </div>
  )
}
