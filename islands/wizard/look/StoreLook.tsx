import { useState } from 'react'
import type { StoreLook as Look } from '../../../modules/image-opt/runs/preview/schema.ts'
import { formatCount, formatSize, type LocaleContext } from '../../lib/formats.ts'
import type { Messages } from '../../lib/messages.ts'
import { LookPictures } from './LookPictures.tsx'
import { LookSaving } from './LookSaving.tsx'
import { OptimiseStore } from './OptimiseStore.tsx'
import { useStoreEstimate } from './use-store-estimate.ts'
import { useStoreLook } from './use-store-look.ts'
import './look.css'

export type LookTexts = Messages<'guidance' | 'dialog' | 'manual' | 'compare' | 'imageSync'>

export type StoreLookProps = {
  t: LookTexts
  localeContext: LocaleContext
  /** What the store has; null if the page was opened at another step. */
  start: Look | null
  /** Whether the quota covers at least one more image. */
  hasQuota: boolean
  /** The words of the button that starts the run. */
  optimizeLabel: string
  /** Called when a run has started. */
  onStarted: () => void
}

/**
 * The store as it is now: its product images, how much of them can be saved, a few before and after, and the button
 * that optimises them. Every part shows as soon as it is known, and none holds the guide up.
 */
export function StoreLook(props: StoreLookProps) {
  const { t, localeContext, start } = props
  const look = useStoreLook(start)
  const { title, empty } = t.guidance.look
  const isKnown = look !== null && look.is_read === 1
  return (
    <section className="look" aria-labelledby="look-title">
      <h2 id="look-title">{title()}</h2>
      {look === null && <div className="skeleton look-line" aria-hidden />}
      {look?.is_read === 0 && (
        <p className="look-waiting muted num" role="status">
          <span className="spinner" aria-hidden />
          {t.imageSync.note({ n: formatCount(look.image_count, localeContext) })}
        </p>
      )}
      {isKnown && look.image_count === 0 && <p className="muted">{empty()}</p>}
      {isKnown && look.image_count > 0 && <Found {...props} look={look} />}
    </section>
  )
}

function Found(props: StoreLookProps & { look: Look }) {
  const { t, localeContext, look, hasQuota, optimizeLabel, onStarted } = props
  const [started, setStarted] = useState('')
  const estimate = useStoreEstimate(`${look.image_count} ${look.size}`)
  const count = formatCount(look.image_count, localeContext)
  const size = formatSize(look.size, localeContext)
  return (
    <>
      <p className="look-found num">
        {t.guidance.look.found({ n: count, count: look.image_count, size })}
      </p>
      <LookSaving estimate={estimate} t={t} localeContext={localeContext} />
      <LookPictures images={look.images} t={t} localeContext={localeContext} />
      {estimate.value?.data.image_count !== 0 && (
        <OptimiseStore
          t={t}
          label={optimizeLabel}
          hasQuota={hasQuota}
          started={started}
          onStarted={(words) => {
            setStarted(words)
            onStarted()
          }}
        />
      )}
    </>
  )
}
