import type { BucketAddress } from '../../config/storage-url.ts'

/**
 * Why a bucket does not work. `BUCKET_UNREACHABLE` passes by itself, so the request is repeated first. The others need
 * the operator.
 */
export type BucketCode = 'BUCKET_FULL' | 'BUCKET_REFUSED' | 'BUCKET_UNREACHABLE'

/**
 * Trouble of the bucket, not of one object. The message is a sentence for operators and never contains a key: the
 * answers of S3 repeat what was signed, so of them only the error code is shown.
 */
export class BucketError extends Error {
  override readonly name = 'BucketError'
  readonly code: BucketCode
  constructor(code: BucketCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** What an answer that refuses a request says. */
export type Refusal = { status: number; code: string; region: string | undefined }

/** Error codes of S3 and of services that follow it, as MinIO and Ceph, for a bucket without room. */
const FULL =
  /^(QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded|InsufficientStorage)$/

/** Answers that may be different when the request is repeated. */
const PASSING = /^(RequestTimeout|OperationAborted|SlowDown|InternalError|ServiceUnavailable)$/

/** Returns the error for a refusal. */
export function errorOf(place: BucketAddress, refusal: Refusal): BucketError {
  const { status, code, region } = refusal
  const where = nameOf(place)
  const why = code === '' ? String(status) : `${status} ${code}`
  if (status === 507 || FULL.test(code))
    return new BucketError(
      'BUCKET_FULL',
      `${where} is full (${why}); make room, or raise its quota`
    )
  if (status >= 500 || status === 429 || PASSING.test(code))
    return new BucketError('BUCKET_UNREACHABLE', `${where} does not work now: it answers ${why}`)
  return new BucketError('BUCKET_REFUSED', `${where} ${reasonOf(place, code, region, why)}`)
}

function reasonOf(
  { region: given }: BucketAddress,
  code: string,
  region: string | undefined,
  why: string
): string {
  if (code === 'NoSuchBucket') return `does not exist; create it, or correct STORAGE_URL`
  if (/^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken)$/.test(code))
    return `refuses the key (${why}); correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`
  if (code === 'RequestTimeTooSkewed')
    return `refuses the time of this machine (${why}); correct its clock`
  if (region !== undefined && region !== given)
    return `is in the region ${region}; set region=${region} in STORAGE_URL`
  if (/^(PermanentRedirect|AuthorizationHeaderMalformed)$/.test(code) || why.startsWith('30'))
    return `is not in the region ${given} (${why}); correct region and endpoint in STORAGE_URL`
  if (code === 'AccessDenied' || why.startsWith('403'))
    return `denies access (${why}); allow s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject`
  return `refuses requests (${why})`
}

/** Returns the error for a connection that failed. */
export function connectionError(place: BucketAddress, cause: unknown): BucketError {
  const { code, message } = cause as NodeJS.ErrnoException
  return new BucketError(
    'BUCKET_UNREACHABLE',
    `${nameOf(place)} cannot be reached at ${place.endpoint} (${code ?? message})`,
    { cause }
  )
}

const nameOf = ({ bucket }: BucketAddress): string => `STORAGE_URL: the bucket ${bucket}`

/** Returns the error for an object that does not exist. It has the code of a missing file. */
export const noObject = (name: string): Error =>
  Object.assign(new Error(`there is no object ${name}`), { code: 'ENOENT' })
