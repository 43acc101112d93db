import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import { hashesOf, putProducts } from '../shop.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { startBucket } from './bucket.ts'

/** Starts a bucket, and describes a server that keeps its originals there, with products of three pictures each. */
export async function withBucket(t: Test, products: number) {
  const folder = temporaryFolder(t)
  const bucket = await startBucket(t)
  const env = {
    DATA_DIR: join(folder, 'data'),
    STORE_DIR: join(folder, 'store'),
    IMAGE_WORKERS: '2',
    BILLING: 'off',
    ...bucket.env
  }
  mkdirSync(env.STORE_DIR)
  await putProducts(env.STORE_DIR, products)
  return { bucket, env, before: hashesOf(env.STORE_DIR) }
}
