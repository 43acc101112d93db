import { useEffect, useState } from 'react'
import type { PreviewView } from '../../../modules/image-opt/runs/preview/schema.ts'
import { postJson } from '../../lib/api.ts'

/** The delay before an image is asked for again whose turn another tab took. */
const AGAIN_AFTER_MS = 2000

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
        const preview = await previewOf(id, () => isLeft)
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

/** Returns null if the preview could not be loaded. */
async function previewOf(opt_id: string, isLeft: () => boolean): Promise<PreviewView | null> {
  for (;;) {
    const reply = await postJson<{ data: PreviewView }>('/api/v2/image-opt/previewImage', {
      opt_id
    }).catch(() => null)
    if (reply?.data.state !== 'overtaken' || isLeft()) return reply?.data ?? null
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
  }
}
