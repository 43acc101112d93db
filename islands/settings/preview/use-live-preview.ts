import { useEffect, useState } from 'react'
import type { PreviewView } from '../../../modules/image-opt/runs/preview/schema.ts'
import { previewImage } from '../../lib/preview-image.ts'
import type { ImageOpt } from '../draft.ts'

/** The delay after a change, so that a slider that moves asks once. */
const AFTER_MS = 400

type Asked = { opt_id: string; imageOpt: ImageOpt | null; attempt: number }
type Answer = { to: Asked | null; preview: PreviewView | null; isFailed: boolean }

/**
 * Previews an image with settings that need not be saved. While the next preview is made, the last one stays.
 * @param imageOpt null while the settings cannot be sent
 */
export function useLivePreview(opt_id: string, imageOpt: ImageOpt | null) {
  const [{ to, ...answer }, setAnswer] = useState<Answer>({
    to: null,
    preview: null,
    isFailed: false
  })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (imageOpt === null) return
    const timer = setTimeout(() => void load(), AFTER_MS)
    let isLeft = false

    async function load() {
      const asked = { opt_id, image_opt: encodedPartOf(imageOpt as ImageOpt) }
      const preview = await previewImage(asked, () => isLeft)
      if (isLeft) return
      setAnswer({ to: { opt_id, imageOpt, attempt }, preview, isFailed: preview === null })
    }
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [opt_id, imageOpt, attempt])

  const isAnswered = to?.opt_id === opt_id && to.imageOpt === imageOpt && to.attempt === attempt
  const isWaiting = imageOpt !== null && !isAnswered
  return {
    preview: answer.preview,
    isFailed: answer.isFailed && !isWaiting,
    isWaiting,
    again: () => setAttempt(attempt + 1)
  }
}

/** Returns what decides how an image is encoded. */
function encodedPartOf(imageOpt: ImageOpt): Partial<ImageOpt> {
  const { switch: _, product: _p, collection: _c, blogs: _b, ...encoded } = imageOpt
  return encoded
}
