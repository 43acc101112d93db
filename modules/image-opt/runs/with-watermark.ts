import type { Files } from '../../../server/core/files/files.ts'
import type { EncodeOptions } from '../engine/encode-options.ts'

/** Calls `use` with the file of the watermark that the encode options name, or with nothing if they name none. */
export const withWatermark = <T>(
  files: Pick<Files, 'withFile'>,
  shopId: number,
  { watermark }: EncodeOptions,
  use: (watermark: { watermarkPath?: string }) => Promise<T>
): Promise<T> =>
  watermark
    ? files.withFile(shopId, watermark.hash, (watermarkPath) => use({ watermarkPath }))
    : use({})
