import { finished, PassThrough } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { type AppError, isAppError } from '../../../server/core/http/errors.ts'
import { partsOf } from '../../../server/core/http/form-parts.ts'
import { MAX_UPLOADS } from '../contract.ts'
import { LIMITS } from '../engine/limits.ts'
import { allRefused, UPLOAD_BROKEN } from './errors.ts'
import { promiseUploads } from './presign.ts'
import { endWhenSilent, receiveFile } from './receive.ts'
import { removeUpload, setStored, takePresignedUpload } from './sql.ts'
import { filePath, uploadId } from './upload-id.ts'

type App = Pick<FastifyInstance, 'clock' | 'config' | 'db' | 'files'>

/** The form of an upload has three short fields besides its files. */
const MOST_FIELDS = 20
const LIMITS_OF_FORM = {
  files: MAX_UPLOADS,
  fields: MOST_FIELDS,
  parts: MAX_UPLOADS + MOST_FIELDS,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
  // One byte more than is allowed, so that receiveFile sees that the file is too large. The parser skips the rest.
  fileSize: LIMITS.fileBytes + 1
}

type StoredFile = { id: number; fileName: string; hash: string }
type RefusedFile = { fileName: string; refusal: AppError }
export type ReceivedForm = {
  fields: Record<string, string>
  stored: StoredFile[]
  refused: RefusedFile[]
}

/**
 * Receives the files of a multipart form one after another, each under the checks and limits of a presigned upload. A
 * refused file does not hold the others.
 * @throws AppError when every file is refused, or when the transfer breaks off. Nothing of the form is kept then.
 */
export async function receiveForm(
  app: App,
  shopId: number,
  request: FastifyRequest
): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, stored: [], refused: [] }
  const silence = endWhenSilent(request)
  // The parser does not report the bytes it skips, so the timer follows the request itself. Reading starts right away.
  request.raw.on('data', () => silence.refresh())
  try {
    for await (const part of partsOf(request, LIMITS_OF_FORM)) {
      if (part.type === 'field') form.fields[part.fieldname] = String(part.value)
      // Browsers send a part without a name for a file input that is empty.
      else if (part.filename) await receivePart(app, shopId, part, form)
      else part.file.resume()
    }
    if (form.stored.length === 0 && form.refused.length > 0)
      throw allRefused(form.refused.map(({ refusal }) => refusal))
    return form
  } catch (error) {
    await dropUntaken(app, shopId, form)
    throw error
  } finally {
    clearTimeout(silence)
  }
}

/** Removes the files of the form that no run has taken: a form that is sent again brings its files again. */
export async function dropUntaken(
  { db }: App,
  shopId: number,
  { stored }: ReceivedForm
): Promise<void> {
  for (const { id } of stored) await removeUpload(db, shopId, id)
}

/** The form as the JSON body of the same call names its files (specification §4.3). */
export const filePathsOf = ({ stored }: ReceivedForm) =>
  stored.map(({ id, fileName }) => ({
    file_path: filePath(id, fileName),
    data_id: uploadId(id)
  }))

async function receivePart(
  app: App,
  shopId: number,
  part: MultipartFile,
  form: ReceivedForm
): Promise<void> {
  try {
    form.stored.push(await storePart(app, shopId, part))
  } catch (error) {
    if (!isAppError(error) || error.code === UPLOAD_BROKEN) throw error
    form.refused.push({ fileName: part.filename, refusal: error })
    part.file.resume()
  }
}

async function storePart(
  app: App,
  shopId: number,
  { filename, mimetype: type, file }: MultipartFile
): Promise<StoredFile> {
  const { db, files, clock } = app
  const now = () => toText(clock.now())
  const [promised] = await promiseUploads(app, shopId, [{ filename, type }])
  const { id, fileName } = promised as { id: number; fileName: string }
  // The parser would wait for ever for a part that is destroyed before its end, so only a copy of it can be.
  const body = file.pipe(new PassThrough())
  // Whoever reads the body receives its errors. Until somebody does, an error without a listener would end the server.
  body.on('error', () => {})
  // Unlike the 'error' event, this also reports a sender who left earlier, or who leaves without an error.
  const unwatch = finished(file, (error) => {
    if (error) body.destroy(error)
  })
  try {
    await takePresignedUpload(db, shopId, id, now())
    const received = await receiveFile(files, shopId, { fileName, sizeBytes: null }, body)
    await setStored(db, shopId, id, received, now())
    return { id, fileName: received.fileName, hash: received.hash }
  } catch (error) {
    await removeUpload(db, shopId, id)
    throw error
  } finally {
    file.unpipe(body)
    unwatch()
  }
}
