import { useEffect, useState } from 'react'
import { formatCount, type Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { getJson } from './runtime/api.ts'

/** Specification §9. */
const POLL_MS = 3000

export type ImageSyncProps = { reader: Reader; texts: RawTexts<'imageSync'>; imageCount: number }

type Status = { data: { imageSync: boolean; imageCount: number } }

/** While the store is being read for the first time: the page's numbers are too small till then. */
export default function ImageSync({ reader, texts, imageCount }: ImageSyncProps) {
  const { imageSync: t } = useTexts(reader.locale, texts)
  const [count, setCount] = useState(imageCount)
  useEffect(() => {
    const ask = async () => {
      const { data } = await getJson<Status>('/api/v1/getImageSyncStatus')
      setCount(data.imageCount)
      if (!data.imageSync) return
      clearInterval(timer)
      location.reload()
    }
    // One that fails is let go: the next one asks again.
    const timer = setInterval(() => void ask().catch(() => {}), POLL_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="muted num sync-note">
      <span className="spinner" />
      {t.note({ n: formatCount(count, reader) })}
    </p>
  )
}
