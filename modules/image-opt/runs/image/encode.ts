import { readFile, rm } from 'node:fs/promises'
import { Failure } from '../../../../server/core/failure.ts'
import type { EncodeOptions, Optimised, Outcome, PictureType } from '../../engine/encode-options.ts'
import { sniff } from '../../engine/inspect/sniff.ts'
import { withWatermark } from '../with-watermark.ts'
import type { LoadedImage } from './load-image.ts'
import { reuseOutcome } from './reuse-outcome.ts'
import type { WorkDeps } from './work-deps.ts'
import type { Original, WriteIntent } from './write-intent.ts'

/** What is known about the bytes that the store will have. */
export type Encoded = Pick<WriteIntent, 'result' | 'kept' | 'inputType' | 'width' | 'height'> & {
  /** The type of the bytes that the store will have, which may be our own bytes from an earlier run. */
  outputType: PictureType
}

/** Reads the bytes that the store will have; null once they have been dropped from memory. */
export type ReadEncoded = () => Promise<Uint8Array | null>

/**
 * Encodes the original and hands the outcome to `use`. A run that writes only image metadata leaves the bytes as they
 * are. Equal pictures often follow each other in a run: the second one waits for the first and reuses its result.
 */
export async function withEncoded(
  deps: WorkDeps,
  loaded: LoadedImage,
  original: Original,
  use: (encoded: Encoded, read: ReadEncoded) => Promise<void>
): Promise<void> {
  const { claim } = loaded
  const { encodeOptions: options, shopId } = claim
  if (options === null) return use(keepBytes(loaded), async () => loaded.bytes)
  // Nothing below may capture the bytes: they would stay in memory until the encoding ends.
  loaded.bytes = null
  const key = [shopId, original.hash, claim.encodeOptionsJson].join()
  await deps.withLock(key, async () => {
    const output = deps.files.scratchPath()
    try {
      const encoded = await encode(deps, loaded, options, original, output)
      await use(encoded, () =>
        encoded.result ? readFile(output) : deps.files.read(shopId, original.hash)
      )
    } finally {
      await rm(output, { force: true })
    }
  })
}

async function encode(
  deps: WorkDeps,
  { claim }: LoadedImage,
  options: EncodeOptions,
  original: Original,
  output: string
): Promise<Encoded> {
  const { files, codec } = deps
  const known = await reuseOutcome(deps, claim, original.hash, output)
  if (known) return encodedOf(known)
  const outcome = await files.withFile(claim.shopId, original.hash, (input) =>
    withWatermark(files, claim.shopId, options, (watermark) =>
      codec.optimise({ input, output, options, ...watermark })
    )
  )
  if (outcome.status === 'refused') throw new Failure(outcome.reason, outcome.detail)
  return encodedOf(outcome)
}

export function encodedOf(outcome: Exclude<Outcome, { status: 'refused' }>): Encoded {
  const { inputType, width, height } = outcome
  const result: Optimised | null = outcome.status === 'optimised' ? outcome : null
  return { result, inputType, width, height, outputType: result?.outputType ?? inputType }
}

/** Describes bytes that stay as they are. If we wrote them ourselves, the history knows more about them. */
function keepBytes({ bytes, hash, known }: LoadedImage): Encoded {
  const own = known?.result_hash === hash ? known : undefined
  if (bytes === null) throw new Error('Expected the bytes of the image but received none')
  const outputType = sniff(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return {
    result: null,
    kept: hash,
    inputType: own?.input_type ?? outputType,
    outputType,
    width: own?.width ?? 0,
    height: own?.height ?? 0
  }
}
