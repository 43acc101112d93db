import { useEffect, useRef, useState } from 'react'
import type { ImageView } from '../../modules/image-opt/schema.ts'
import { getJson } from '../lib/api.ts'
import { addressOf, type DetailItem, type DetailView, pagesOf } from './view.ts'

export type Images = { total: number; data: ImageView[] }

/**
 * The images shown, and the loading of other pages. The page's address is updated, so that a reload shows the same
 * images.
 */
export function useImages(item: DetailItem, startView: DetailView, startImages: Images) {
  const [view, setView] = useState(startView)
  const [images, setImages] = useState(startImages)
  const [isReading, setIsReading] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  /** `isQuiet`: the merchant did not request this load, so the shown images stay when it fails. */
  async function read(next: DetailView, isQuiet = false): Promise<void> {
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    setView(next)
    setIsReading(true)
    if (!isQuiet) setError(null)
    window.history.replaceState(window.history.state, '', addressOf(item, next))
    try {
      const query = { prod_id: item.id, data_type: item.type, ...next }
      const { data } = await getJson<{ data: Images }>(
        '/api/v2/image-opt/getProductImagesData',
        query,
        signal
      )
      if (signal.aborted) return
      const last = pagesOf(data.total, next.pageSize)
      if (next.page > last) return await read({ ...next, page: last }, isQuiet)
      setImages(data)
      setError(null)
    } catch (failure) {
      if (signal.aborted) return
      if (!isQuiet) setError(failure)
    }
    setIsReading(false)
  }

  return { view, images, isReading, error, read }
}
