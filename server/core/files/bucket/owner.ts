import { ConfigError } from '../../config/config.ts'
import { sha256 } from '../hash.ts'
import { undefinedWhenMissing } from '../missing.ts'
import type { Bucket } from './bucket.ts'

/** The object that says whose the bucket is. An operator may store it empty: the bucket then belongs to nobody yet. */
export const OWNER = 'page-speed-boost.txt'

/** All processes of an installation have the same SECRET_KEY, which this does not give away. */
const nameOf = (secretKey: string): string => sha256(`the owner of a bucket: ${secretKey}`)

/** Returns whose the bucket is; undefined when no installation has ever used it. */
export const readOwner = (bucket: Bucket): Promise<string | undefined> =>
  bucket
    .get(OWNER, async (content) => {
      let text = ''
      for await (const chunk of content) text += String(chunk)
      return text
    })
    .catch(undefinedWhenMissing)

/** Makes the bucket that of this installation, whosever it was. */
export async function takeBucket(bucket: Bucket, secretKey: string): Promise<void> {
  const name = Buffer.from(nameOf(secretKey))
  await bucket.put(OWNER, name, sha256(name))
}

/**
 * Refuses the bucket of another installation. A sweep deletes originals that no row needs, so two installations must
 * not share a bucket: each would delete those of the other.
 * @throws ConfigError when it is that of another one
 */
export async function refuseForeignBucket(bucket: Bucket, secretKey: string): Promise<void> {
  const owner = await readOwner(bucket)
  if (!owner || owner === nameOf(secretKey)) return
  throw new ConfigError(
    `STORAGE_URL: another installation stores its files in ${bucket.nameOf('')}; name another prefix. If SECRET_KEY was changed, remove the object ${bucket.nameOf(OWNER)} first`
  )
}

/**
 * Makes a bucket that is nobody's yet that of this installation.
 * @throws ConfigError when it is that of another one, or has become so at the same moment
 */
export async function takeFreeBucket(bucket: Bucket, secretKey: string): Promise<void> {
  if (!(await readOwner(bucket))) await takeBucket(bucket, secretKey)
  await refuseForeignBucket(bucket, secretKey)
}
