import type { ReactNode } from 'react'
import { quotaTone } from '../../islands/lib/formats.ts'
import { ProgressBar } from '../components/ProgressBar.tsx'

type UsageBarProps = {
  label: string
  /** The figures beside the bar, such as '132 / 1,000'. */
  figures: string
  /** The same figures as a sentence for screen readers. */
  text: string
  percent: number
  caption: string
  /** Content beside the label. */
  children?: ReactNode
}

export function UsageBar({ label, figures, text, percent, caption, children }: UsageBarProps) {
  return (
    <div className="usage-bar">
      <p className="usage-bar-head">
        <span className="label">{label}</span>
        {children}
        <span className="usage-figures num">{figures}</span>
      </p>
      <ProgressBar percent={percent} tone={quotaTone(percent)} label={label} text={text} />
      <p className="caption num">{caption}</p>
    </div>
  )
}
