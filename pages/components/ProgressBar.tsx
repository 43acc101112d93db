import type { Tone } from '../../islands/lib/formats.ts'

type ProgressBarProps = {
  percent: number
  tone: Tone
  /** Says what the bar measures. */
  label: string
  /** The figures as text, which screen readers read. They are also shown beside the bar. */
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
