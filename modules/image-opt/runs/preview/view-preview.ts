import type { TranslationFunctions } from '../../../../locales/i18n-types.ts'
import type { SignedUrls } from '../../signed-urls.ts'
import { sayReason } from '../log/run-log.ts'
import type { Preview } from './previews.ts'
import type { PreviewView } from './schema.ts'

type PreviewDeps = { shopId: number; signedUrls: SignedUrls; messages: TranslationFunctions }

/** Returns a preview in its wire format. */
export function viewPreview(preview: Preview, deps: PreviewDeps): PreviewView {
  const { image, state } = preview
  const { shopId, signedUrls, messages } = deps
  const nothing: PreviewView = {
    opt_id: String(image.id),
    state: state === 'overtaken' ? state : 'unread',
    reason: state === 'unread' ? sayReason(preview.reason, messages) : '',
    alt: image.alt,
    file_name: image.file_name,
    original_file_type: '',
    file_type: '',
    is_to_jpg: 0,
    img_size: image.size_bytes,
    comp_size: image.size_bytes,
    comp_ratio: 0,
    width: 0,
    height: 0,
    score: null,
    before_file_path: '',
    after_file_path: ''
  }
  if (state !== 'made') return nothing

  const { storeBytes, backedUp, outcome } = preview.tried
  if (outcome.status === 'refused') return nothing
  const link = { shopId, imageId: image.id, isDownload: false }
  const before = signedUrls.pathTo(
    backedUp?.original_hash
      ? { ...link, target: 'original', content: backedUp.original_hash }
      : { ...link, target: 'result', content: image.version }
  )
  const originalBytes = backedUp?.original_bytes ?? storeBytes
  const shown = {
    ...nothing,
    original_file_type: outcome.inputType,
    file_type: outcome.inputType,
    img_size: originalBytes,
    comp_size: originalBytes,
    width: outcome.width,
    height: outcome.height,
    before_file_path: before
  }
  if (outcome.status === 'unchanged' || preview.file === null)
    return { ...shown, state: 'unchanged', after_file_path: before }
  const { outputType, outputBytes, inputType } = outcome
  return {
    ...shown,
    state: 'smaller',
    file_type: outputType,
    is_to_jpg: inputType === 'png' && outputType === 'jpeg' ? 1 : 0,
    comp_size: outputBytes,
    comp_ratio: Math.round((1 - outputBytes / originalBytes) * 10_000) / 100,
    score: outcome.score,
    after_file_path: signedUrls.pathTo({ ...link, target: 'preview', content: preview.file })
  }
}
