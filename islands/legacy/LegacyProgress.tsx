import { useEffect, useState } from 'react'
import type { Progress } from '../../modules/image-opt/schema.ts'
import { formatCount, progressTone, type Reader } from '../../pages/components/numbers.ts'
import { ProgressBar } from '../../pages/components/ProgressBar.tsx'
import { getJson } from '../runtime/api.ts'
import type { LegacyTexts } from './texts.ts'

/** The legacy screens ask every 5 s (decision 008). */
const POLL_MS = 5000

type LegacyProgressProps = { start: Progress; reader: Reader; t: LegacyTexts }

/** How far the run over products is, while there is one. */
export function LegacyProgress({ start, reader, t }: LegacyProgressProps) {
  const [progress, setProgress] = useState(start)
  useEffect(() => {
    const leave = new AbortController()
    const ask = () =>
      getJson<{ product: Progress }>('/api/v1/getOptProgress', { data_type: 1 }, leave.signal).then(
        ({ product }) => setProgress(product),
        // The next one will tell.
        () => {}
      )
    const timer = setInterval(() => void ask(), POLL_MS)
    return () => {
      clearInterval(timer)
      leave.abort()
    }
  }, [])

  const { opt_in, opt_total, process_result } = progress
  if (process_result === 1) return null
  const done = opt_total - opt_in
  const percent = opt_total === 0 ? 0 : (done / opt_total) * 100
  const words = t.legacy.running({
    done: formatCount(done, reader),
    all: formatCount(opt_total, reader)
  })
  return (
    <section className="card card-body setting-preview">
      <p>{words}</p>
      <ProgressBar
        percent={percent}
        tone={progressTone(percent)}
        label={t.legacy.progress()}
        text={words}
      />
    </section>
  )
}
