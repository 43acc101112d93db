import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseLargeJson } from '../../../server/core/http/bodies.ts'
import { formError, partsOf } from '../../../server/core/http/form-parts.ts'
import { MAX_WATERMARK_BYTES } from '../contract.ts'
import { settingsNotJson } from './errors.ts'

const LIMITS_OF_FORM = {
  files: 1,
  /** The older settings have thirty fields. */
  fields: 40,
  parts: 41,
  fieldNameSize: 100,
  /** The longest field holds all settings as JSON: mainly 200 excluded file names of 255 characters. */
  fieldSize: 64 * 1024,
  headerPairs: 20,
  // One byte more than is allowed, so that keepWatermark sees that the picture is too large.
  fileSize: MAX_WATERMARK_BYTES + 1
}

/** The most characters of a stored file name. */
const MOST_LETTERS = 255

export type SettingsForm = {
  fields: Record<string, string>
  /** The picture as a data URL, as JSON bodies carry it. */
  picture: { dataUrl: string; fileName: string } | undefined
}

/**
 * Lets the routes of `app` take multipart forms, which carry the watermark as a file. `bodyOf` returns the JSON body
 * that means the same; from there on both are treated alike.
 */
export async function takeSettingsForms(
  app: FastifyInstance,
  bodyOf: (form: SettingsForm) => unknown
): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = bodyOf(await readForm(request))
  })
}

async function readForm(request: FastifyRequest): Promise<SettingsForm> {
  const form: SettingsForm = { fields: {}, picture: undefined }
  for await (const part of partsOf(request, LIMITS_OF_FORM)) {
    if (part.type === 'field') {
      form.fields[part.fieldname] = String(part.value)
      continue
    }
    const bytes = await part.toBuffer().catch((error: unknown) => {
      throw formError(error)
    })
    // Browsers send a part without a name for a file input that is empty.
    if (!part.filename) continue
    const dataUrl = `data:${part.mimetype};base64,${bytes.toString('base64')}`
    form.picture = { dataUrl, fileName: part.filename.slice(0, MOST_LETTERS) }
  }
  return form
}

/** The newer settings are in one field, `settings`, as JSON. */
export function newerBody({ fields, picture }: SettingsForm): unknown {
  const given = objectOf(readJson(fields['settings'] ?? '{}'))
  if (!picture) return given
  const imageOpt = objectOf(given['image_opt'])
  const watermark = {
    ...objectOf(imageOpt['watermark']),
    file_data: picture.dataUrl,
    file_name: picture.fileName
  }
  return { ...given, image_opt: { ...imageOpt, watermark } }
}

/** The older settings have a field each. */
export const olderBody = ({ fields, picture }: SettingsForm): unknown =>
  picture ? { ...fields, image_add_watermark_img: picture.dataUrl } : fields

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function readJson(text: string): unknown {
  refuseLargeJson(text)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw settingsNotJson((error as SyntaxError).message)
  }
}
