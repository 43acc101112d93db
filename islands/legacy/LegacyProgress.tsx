import { useState } from 'react'
import { PRODUCTS } from '../../modules/image-opt/contract.ts'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { ProgressBar } from '../../pages/components/ProgressBar.tsx'
import { getJson } from '../lib/api.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import { usePolling } from '../lib/use-polling.ts'
import type { LegacyMessages } from './messages.ts'

/** The legacy screens poll every 5 s (decision 008). */
const POLL_MS = 5000

type LegacyProgressProps = { start: Progress; localeContext: LocaleContext; t: LegacyMessages }

/** The progress of the run over products, while such a run exists. */
export function LegacyProgress({ start, localeContext, t }: LegacyProgressProps) {
  const [progress, setProgress] = useState(start)
  usePolling(true, POLL_MS, () =>
    getJson<{ product: Progress }>('/api/v1/getOptProgress', { data_type: PRODUCTS }).then(
      ({ product }) => setProgress(product),
      // A failed poll is ignored, because another one follows.
      () => {}
    )
  )

  const { opt_in, opt_total, process_result } = progress
  if (process_result === 1) return null
  const done = opt_total - opt_in
  const percent = opt_total === 0 ? 0 : (done / opt_total) * 100
  const line = t.legacy.running({
    done: formatCount(done, localeContext),
    all: formatCount(opt_total, localeContext)
  })
  return (
    <section className="card card-body setting-preview">
      <p>{line}</p>
      <ProgressBar percent={percent} tone="accent" label={t.legacy.progress()} text={line} />
    </section>
  )
}
