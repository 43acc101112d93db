import {
  addStagedUpload,
  bucketAddress,
  formFields,
  resourceAddress,
  type StagedUpload
} from '../content/staged-uploads.ts'
import { MAX_BYTES } from '../content/stored-picture.ts'
import { signText } from '../text-signature.ts'
import type { ShopWorld } from '../world.ts'
import type { Context, Part } from './part.ts'
import { notModelled } from './refusals.ts'

type Input = {
  resource: string
  filename: string
  mimeType: string
  httpMethod: 'POST' | 'PUT'
  fileSize?: string | null
}

/** Folders of the bucket, by the kind of upload. */
const FOLDERS: Record<string, string> = {
  FILE: 'files',
  IMAGE: 'files',
  PRODUCT_IMAGE: 'products',
  COLLECTION_IMAGE: 'collections'
}

const IMAGE_TYPE = /^image\/(jpeg|png|gif|webp|heic|heif|avif)$/

function createTargets(_: unknown, { input }: { input: Input[] }, { shop }: Context) {
  const userErrors: { field: string[]; message: string }[] = []
  const stagedTargets = input.map(
    ({ resource, filename, mimeType, httpMethod, fileSize }, index) => {
      const folder = FOLDERS[resource]
      if (!folder) throw notModelled(`staged uploads of ${resource}`)
      if (!IMAGE_TYPE.test(mimeType)) {
        const message = `${filename}: (${mimeType}) is not a recognized format`
        userErrors.push({ field: ['input', `${index}`, 'mimeType'], message })
        // The answer has an entry even for a refused input (recorded).
        return { url: null, resourceUrl: null, parameters: [] }
      }
      const sizeBytes = fileSize == null ? null : Number(fileSize)
      if (sizeBytes !== null && (sizeBytes < 1 || sizeBytes > MAX_BYTES)) {
        // The limit on images is documented; the text is unknown.
        const message = `${filename}: the file size is not between 1 byte and 20 MB`
        userErrors.push({ field: ['input', `${index}`, 'fileSize'], message })
        return { url: null, resourceUrl: null, parameters: [] }
      }
      const upload = addStagedUpload(shop, { fileName: filename, mimeType, folder, sizeBytes })
      return httpMethod === 'POST' ? formTarget(shop, upload) : putTarget(shop, upload)
    }
  )
  return { stagedTargets, userErrors }
}

const formTarget = (shop: ShopWorld, upload: StagedUpload) => ({
  url: bucketAddress(shop),
  resourceUrl: resourceAddress(shop, upload),
  parameters: formFields(shop, upload).map(([name, value]) => ({ name, value }))
})

/**
 * The client must send the parameters as headers (recorded). Which of them Shopify signs is unknown. The stand-in
 * checks only the type.
 */
function putTarget(shop: ShopWorld, upload: StagedUpload) {
  const resourceUrl = resourceAddress(shop, upload)
  const signature = signText(shop, upload.key)
  return {
    url: `${resourceUrl}?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Signature=${signature}`,
    resourceUrl,
    parameters: [
      { name: 'content_type', value: upload.mimeType },
      { name: 'acl', value: 'private' }
    ]
  }
}

export const stagedUploads: Part = { types: { Mutation: { stagedUploadsCreate: createTargets } } }
