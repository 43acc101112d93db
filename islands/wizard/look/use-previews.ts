import { useEffect, useState } from 'react'
import type { PreviewView } from '../../../modules/image-opt/runs/preview/schema.ts'
import { previewImage } from '../../lib/preview-image.ts'

/** Previews by the ids of their images; null for one that could not be loaded. */
export type Previews = Record<string, PreviewView | null>

/** Loads the previews one after the other, because the server encodes only one at a time. */
export function usePreviews(ids: string[]): { previews: Previews; again: () => void } {
  const [previews, setPreviews] = useState<Previews>({})
  const [attempt, setAttempt] = useState(0)
  const wanted = ids.join()

  useEffect(() => {
    let isLeft = false
    async function load() {
      for (const id of wanted === '' ? [] : wanted.split(',')) {
        const preview = await previewImage({ opt_id: id }, () => isLeft)
        if (isLeft) return
        setPreviews((known) => ({ ...known, [id]: preview }))
      }
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [wanted, attempt])

  function again() {
    setPreviews({})
    setAttempt(attempt + 1)
  }
  return { previews, again }
}
