import { rm, writeFile } from 'node:fs/promises'
import { isFailure } from '../../../server/core/failure.ts'
import type { Files } from '../../../server/core/files/files.ts'
import { MAX_WATERMARK_BYTES } from '../contract.ts'
import { sniff } from '../engine/inspect/sniff.ts'
import type { CodecPool } from '../engine/pool/pool.ts'
import {
  watermarkDamaged,
  watermarkTooLarge,
  watermarkTooManyPixels,
  watermarkWrongType
} from './errors.ts'

/**
 * The most characters of a watermark in base64, with room for the head of a data URL and line breaks. Longer data is
 * not decoded.
 */
const MOST_LETTERS = MAX_WATERMARK_BYTES * 1.5

const DATA_URL = /^data:[^,]*;base64,/

type WatermarkDeps = { files: Files; codec: CodecPool }

/**
 * Stores an uploaded watermark after checking it.
 * @returns the sha-256 under which it is stored
 * @throws as readWatermarkData
 */
export const keepWatermark = async (
  deps: WatermarkDeps,
  shopId: number,
  fileData: string
): Promise<string> => deps.files.keep(shopId, await readWatermarkData(deps, fileData))

/**
 * Decodes an uploaded watermark and checks its size, its first bytes, and that it decodes. The codec host decodes it,
 * because a damaged picture may crash the decoder.
 * @throws watermarkTooLarge, watermarkWrongType, watermarkTooManyPixels or watermarkDamaged
 */
export async function readWatermarkData(
  { files, codec }: WatermarkDeps,
  fileData: string
): Promise<Buffer> {
  if (fileData.length > MOST_LETTERS) throw watermarkTooLarge()
  const bytes = bytesOf(fileData)
  if (bytes.length > MAX_WATERMARK_BYTES) throw watermarkTooLarge()
  if (!isAllowedType(bytes)) throw watermarkWrongType()
  const input = files.scratchPath()
  try {
    await writeFile(input, bytes)
    const found = await codec.inspectWatermark(input)
    if ('reason' in found) throw (REFUSALS[found.reason] ?? watermarkDamaged)()
  } finally {
    await rm(input, { force: true })
  }
  return bytes
}

const REFUSALS: { [reason: string]: (() => Error) | undefined } = {
  'too-large': watermarkTooLarge,
  'too-many-pixels': watermarkTooManyPixels,
  // The engine refuses an animated PNG with this reason.
  unsupported: watermarkWrongType
}

/** Decodes a data URL or plain base64. Any other text is refused as a wrong type. */
function bytesOf(fileData: string): Buffer {
  const text = fileData.replace(DATA_URL, '').replace(/\s/g, '')
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) throw watermarkWrongType()
  return Buffer.from(text, 'base64')
}

function isAllowedType(bytes: Buffer): boolean {
  try {
    return ['jpeg', 'png'].includes(sniff(bytes))
  } catch (error) {
    if (isFailure(error)) return false
    throw error
  }
}
