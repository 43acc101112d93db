import { useEffect, useState } from 'react'
import type { PreviewView } from '../../../modules/image-opt/runs/preview/schema.ts'
import { postJson } from '../../lib/api.ts'
import type { ImageOpt } from '../draft.ts'

/** The delay after a change, so that a slider that moves asks once. */
const AFTER_MS = 400

/** The delay before asking again when another tab of the shop took the turn. */
const AGAIN_AFTER_MS = 2000

type Answer = { preview: PreviewView | null; isFailed: boolean; isWaiting: boolean }

/**
 * Previews an image with settings that need not be saved. While the next preview is made, the last one stays.
 * @param imageOpt null while the settings cannot be sent
 */
export function useLivePreview(opt_id: string, imageOpt: ImageOpt | null) {
  const [answer, setAnswer] = useState<Answer>({ preview: null, isFailed: false, isWaiting: true })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (imageOpt === null) return
    let timer = setTimeout(() => void load(), AFTER_MS)
    let isLeft = false
    setAnswer((known) => ({ ...known, isWaiting: true }))

    async function load() {
      const body = { opt_id, image_opt: encodedPartOf(imageOpt as ImageOpt) }
      const reply = await postJson<{ data: PreviewView }>(
        '/api/v2/image-opt/previewImage',
        body
      ).catch(() => null)
      if (isLeft) return
      if (reply?.data.state === 'overtaken') timer = setTimeout(() => void load(), AGAIN_AFTER_MS)
      else setAnswer({ preview: reply?.data ?? null, isFailed: reply === null, isWaiting: false })
    }
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [opt_id, imageOpt, attempt])

  return { ...answer, again: () => setAttempt(attempt + 1) }
}

/** Returns what decides how an image is encoded. */
function encodedPartOf(imageOpt: ImageOpt): Partial<ImageOpt> {
  const { switch: _, product: _p, collection: _c, blogs: _b, ...encoded } = imageOpt
  return encoded
}
