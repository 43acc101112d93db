import type { Test } from 'tap'
import { type BucketSettings, parseStorageUrl } from '../../../server/core/config/storage-url.ts'
import { type Bucket, openBucket } from '../../../server/core/files/bucket/bucket.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { KEY, startS3rver } from './bucket-server.ts'
import { type Asked, type Rule, startFront } from './faults.ts'

export type TestBucket = {
  /** The variables that make a server use the bucket. */
  env: { STORAGE_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string }
  settings: BucketSettings
  /** Looks into the bucket as the server does. */
  bucket: Bucket
  /** Every request that arrived, in order. */
  asked: Asked[]
  /** Lets requests go wrong. Without a rule, none does. */
  fail(rule?: Rule): void
  /** Lists the keys that begin with this. */
  keys(start?: string): Promise<string[]>
  /** Returns the content of an object; undefined if there is none. */
  read(key: string): Promise<Buffer | undefined>
}

const NAME = 'kept-pictures'

/** Starts a server of the S3 protocol on this machine, in the process of the test. */
export async function startBucket(t: Pick<Test, 'teardown'>, pageSize = 1000): Promise<TestBucket> {
  const server = await startS3rver(temporaryFolder(t), NAME, pageSize)
  const front = await startFront(server.port, NAME)
  t.teardown(async () => {
    front.close()
    await server.close()
  })
  const env = {
    STORAGE_URL: `s3://${NAME}/boost?endpoint=http://127.0.0.1:${front.port}`,
    AWS_ACCESS_KEY_ID: KEY,
    AWS_SECRET_ACCESS_KEY: KEY
  }
  const address = parseStorageUrl(env.STORAGE_URL)
  if (!address) throw new Error(`Expected ${env.STORAGE_URL} to be an address`)
  const settings = { ...address, accessKeyId: KEY, secretAccessKey: KEY }
  const bucket = openBucket(settings)
  return {
    env,
    settings,
    bucket,
    asked: front.asked,
    fail: (rule = () => undefined) => {
      front.rule = rule
    },
    async keys(start = '') {
      const keys: string[] = []
      for await (const { key } of bucket.list(start)) keys.push(key)
      return keys
    },
    read: (key) =>
      bucket
        .get(key, async (content) => {
          const chunks: Buffer[] = []
          for await (const chunk of content) chunks.push(chunk)
          return Buffer.concat(chunks)
        })
        .catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          return undefined
        })
  }
}
