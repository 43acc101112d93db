import { useState } from 'react'
import { getJson } from '../lib/api.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { usePolling } from '../lib/use-polling.ts'

/** The interval at which the count is polled (specification §11.9). */
const POLL_MS = 3000

export type ImageSyncProps = {
  localeContext: LocaleContext
  messages: RawMessages<'imageSync'>
  imageCount: number
}

type Status = { data: { imageSync: boolean; imageCount: number } }

/** Shown during the first sync of the store, because the numbers on the page are still too small then. */
export default function ImageSync({ localeContext, messages, imageCount }: ImageSyncProps) {
  const { imageSync: t } = useMessages(localeContext.locale, messages)
  const [count, setCount] = useState(imageCount)
  const [isDone, setIsDone] = useState(false)
  usePolling(!isDone, POLL_MS, async () => {
    // A failed poll is ignored, because another one follows.
    const reply = await getJson<Status>('/api/v1/getImageSyncStatus').catch(() => null)
    if (!reply) return
    setCount(reply.data.imageCount)
    if (!reply.data.imageSync) return
    setIsDone(true)
    location.reload()
  })
  return (
    <p className="muted num sync-note">
      <span className="spinner" />
      {t.note({ n: formatCount(count, localeContext) })}
    </p>
  )
}
