import { useEffect, useState } from 'react'
import { getJson } from '../lib/api.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'

/** How often the count is polled (specification §11.9). */
const POLL_MS = 3000

export type ImageSyncProps = {
  localeContext: LocaleContext
  messages: RawMessages<'imageSync'>
  imageCount: number
}

type Status = { data: { imageSync: boolean; imageCount: number } }

/** Shown during the first sync of the store, while the page's numbers are still too small. */
export default function ImageSync({ localeContext, messages, imageCount }: ImageSyncProps) {
  const { imageSync: t } = useMessages(localeContext.locale, messages)
  const [count, setCount] = useState(imageCount)
  useEffect(() => {
    const ask = async () => {
      const { data } = await getJson<Status>('/api/v1/getImageSyncStatus')
      setCount(data.imageCount)
      if (!data.imageSync) return
      clearInterval(timer)
      location.reload()
    }
    // A failed poll is ignored: the next one follows.
    const timer = setInterval(() => void ask().catch(() => {}), POLL_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="muted num sync-note">
      <span className="spinner" />
      {t.note({ n: formatCount(count, localeContext) })}
    </p>
  )
}
