import type { PreviewView } from '../../modules/image-opt/runs/preview/schema.ts'
import type { ImageOpt } from '../settings/draft.ts'
import { postJson } from './api.ts'

/** The delay before an image is asked for again whose turn another tab of the shop took. */
const AGAIN_AFTER_MS = 2000

/** `image_opt` has settings that need not be saved; what it leaves out is as stored. */
type Asked = { opt_id: string; image_opt?: Partial<ImageOpt> }

/**
 * Encodes an image as a run would, and changes nothing.
 * @param isLeft tells whether nobody waits for the preview any more
 * @returns null if the preview could not be loaded
 */
export async function previewImage(
  asked: Asked,
  isLeft: () => boolean
): Promise<PreviewView | null> {
  for (;;) {
    const reply = await postJson<{ data: PreviewView }>(
      '/api/v2/image-opt/previewImage',
      asked
    ).catch(() => null)
    if (reply?.data.state !== 'overtaken' || isLeft()) return reply?.data ?? null
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
  }
}
