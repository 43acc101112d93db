import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { syncWhole } from '../../../server/core/disk/durable-file.ts'
import type { Files } from '../../../server/core/files/files.ts'
import type { AppError } from '../../../server/core/http/errors.ts'
import { LIMITS } from '../engine/limits.ts'
import { uploadBroken, uploadDamaged, uploadTooLarge, uploadUnlike } from './errors.ts'
import { HEAD_BYTES, nameByContent } from './file-name.ts'

/** A sender that is silent for this long is considered gone (specification §2.6). */
const SILENCE_MS = 60_000

/**
 * Closes the connection of a sender who falls silent. Refresh the timer whenever something arrives, and clear it when the
 * request ends. A sender does not count as silent while the server has not yet read everything that has arrived.
 */
export function endWhenSilent({ raw }: FastifyRequest): NodeJS.Timeout {
  const silence = setTimeout(() => {
    if (raw.complete || raw.readableLength > 0) silence.refresh()
    else raw.destroy(new Error('the sender fell silent'))
  }, SILENCE_MS)
  return silence
}

export type Received = { hash: string; bytes: number; fileName: string }

/** What was said about a file before it was sent. */
export type Announced = { fileName: string; sizeBytes: number | null }

/**
 * Keeps a file that somebody sends to the server, as keepUpload does. Calls `onArrival` for each chunk.
 * @throws AppError also when the transfer breaks off
 */
export const receiveFile = (
  files: Files,
  shopId: number,
  announced: Announced,
  body: Readable,
  onArrival?: () => void
): Promise<Received> => keepUpload(files, shopId, announced, chunksOf(body, onArrival))

/**
 * Writes a file to disk as it arrives, chunk by chunk, and keeps it under the hash of its content. Size and type are
 * checked on the bytes themselves. A refused file is still read to its end, up to the limit, because a browser whose
 * upload is cut off does not see the reason.
 * @throws AppError for a refused file, of which nothing is kept
 */
export async function keepUpload(
  files: Files,
  shopId: number,
  announced: Announced,
  chunks: AsyncIterable<Buffer>
): Promise<Received> {
  const most = announced.sizeBytes ?? LIMITS.fileBytes
  const temporary = files.scratchPath()
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let bytes = 0
  let refusal: AppError | undefined
  try {
    const file = await open(temporary, 'wx', 0o644)
    try {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > LIMITS.fileBytes) throw uploadTooLarge(announced.fileName)
        if (head.length < HEAD_BYTES)
          head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
        if (bytes > most) refusal ??= uploadTooLarge(announced.fileName)
        else if (head.length === HEAD_BYTES && !nameByContent(announced.fileName, head))
          refusal ??= uploadDamaged(announced.fileName)
        if (refusal) continue
        hash.update(chunk)
        // `write` would not do here, because it may write only part of the chunk.
        await file.writeFile(chunk)
      }
      if (refusal) throw refusal
      const fileName = nameByContent(announced.fileName, head)
      if (!fileName) throw uploadDamaged(announced.fileName)
      if (announced.sizeBytes !== null && bytes !== announced.sizeBytes)
        throw uploadUnlike(announced.fileName)
      await syncWhole(file, bytes)
      const content = hash.digest('hex')
      await files.keepFile(shopId, temporary, content)
      return { hash: content, bytes, fileName }
    } finally {
      await file.close()
    }
  } finally {
    await rm(temporary, { force: true })
  }
}

/**
 * Yields the chunks of a file. A broken transfer becomes a refusal, because it is the sender's problem, whereas a disk
 * error is our fault.
 */
async function* chunksOf(body: Readable, onArrival?: () => void): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      onArrival?.()
      yield chunk
    }
  } catch {
    throw uploadBroken()
  }
}
