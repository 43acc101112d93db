import { randomUUID } from 'node:crypto'
import { unescaped } from '../cdn-address.ts'
import { signText } from '../text-signature.ts'
import type { ShopWorld } from '../world.ts'

/** A place for bytes, which the app may fill and use as a source. */
export type StagedUpload = {
  /** The path inside the bucket, for example `tmp/26371970/files/<uuid>/a.png`. */
  key: string
  mimeType: string
  expiresAt: number
  /** Null before the app has uploaded the bytes, and again after they have been used. */
  bytes: Buffer | null
  isUsed: boolean
  /** The size that was announced; null if none was. */
  sizeBytes: number | null
}

export function addStagedUpload(
  shop: ShopWorld,
  about: { fileName: string; mimeType: string; folder: string; sizeBytes: number | null }
): StagedUpload {
  const { fileName, mimeType, folder, sizeBytes } = about
  const { clock, timing } = shop.world
  const upload: StagedUpload = {
    key: `tmp/${shop.number}/${folder}/${randomUUID()}/${fileName}`,
    mimeType,
    expiresAt: clock.now().getTime() + timing.stagedUploadMs,
    bytes: null,
    isUsed: false,
    sizeBytes
  }
  shop.content.stagedUploads.set(upload.key, upload)
  return upload
}

export const isExpired = ({ world }: ShopWorld, { expiresAt }: StagedUpload): boolean =>
  world.clock.now().getTime() >= expiresAt

/** Returns the address that upload forms are posted to. */
export const bucketAddress = ({ world, domain }: ShopWorld): string =>
  `${world.origin}/${domain}/staged-uploads/`

export const resourceAddress = (shop: ShopWorld, { key }: StagedUpload): string =>
  bucketAddress(shop) + key.split('/').map(encodeURIComponent).join('/')

/** Returns the staged upload that a resource address names; undefined for any other address. */
export function uploadAt(shop: ShopWorld, address: string): StagedUpload | undefined {
  const bucket = bucketAddress(shop)
  if (!address.startsWith(bucket)) return undefined
  return shop.content.stagedUploads.get(unescaped(address.slice(bucket.length)))
}

const CREDENTIAL = 'merchant-assets@shopify-tiers.iam.gserviceaccount.com'

/** Returns the nine form fields, all of which must precede the file (recorded). */
export function formFields(shop: ShopWorld, upload: StagedUpload): [string, string][] {
  const issued = shop.world.clock.now().toISOString()
  const date = issued.slice(0, 19).replace(/[-:]/g, '')
  const fixed: [string, string][] = [
    ['Content-Type', upload.mimeType],
    ['success_action_status', '201'],
    ['acl', 'private'],
    ['key', upload.key],
    ['x-goog-date', `${date}Z`],
    ['x-goog-credential', `${CREDENTIAL}/${date.slice(0, 8)}/auto/storage/goog4_request`],
    ['x-goog-algorithm', 'GOOG4-RSA-SHA256']
  ]
  const policy = Buffer.from(
    JSON.stringify({
      conditions: fixed.map(([name, value]) => ({ [name]: value })),
      expiration: new Date(upload.expiresAt).toISOString()
    })
  ).toString('base64')
  return [...fixed, ['x-goog-signature', signText(shop, policy)], ['policy', policy]]
}
