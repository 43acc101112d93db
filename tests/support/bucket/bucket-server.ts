import crypto, { type BinaryLike, type CipherKey } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** The key that s3rver accepts. */
export const KEY = 'S3RVER'

/**
 * s3rver encrypts its continuation tokens with DES, which OpenSSL 3 no longer has. Triple DES with three equal keys is
 * the same cipher.
 */
function bringBackDes(): void {
  const { createCipheriv, createDecipheriv } = crypto
  const withDes =
    (make: typeof createCipheriv | typeof createDecipheriv) =>
    (algorithm: string, key: CipherKey, iv: BinaryLike | null, options?: object) =>
      algorithm === 'des'
        ? make('des-ede3-cbc', Buffer.concat(Array(3).fill(key)), iv)
        : make(algorithm, key, iv, options)
  Object.assign(crypto, {
    createCipheriv: withDes(createCipheriv),
    createDecipheriv: withDes(createDecipheriv)
  })
}

bringBackDes()

/** What the bucket has to allow for browsers to send files to it (docs/operating.md). */
const corsOf = (origin: string) => `<CORSConfiguration><CORSRule>
  <AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>content-type</AllowedHeader></CORSRule></CORSConfiguration>`

/**
 * Starts s3rver with one bucket on this machine. It checks signatures, also those of presigned addresses. What it does
 * unlike S3 is made good here and in the faulty front of it (faults.ts).
 * @param pageSize how many objects a page of a listing holds at most
 * @returns its port
 */
export async function startS3rver(directory: string, bucket: string, pageSize: number) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [corsOf('*')] }]
  })
  const { store } = server
  const listObjects = store.listObjects.bind(store)
  // s3rver lists in the order of its files, which is not that of the keys, so that a second page would lack objects.
  // Of folders it sees only those that hold an object themselves. A service may send pages as short as it likes.
  store.listObjects = async (name, { startAfter = '', maxKeys = 1000, delimiter, ...options }) => {
    const { objects } = await listObjects(name, options)
    const start = options.prefix?.length ?? 0
    const isIn = ({ key }: { key: string }) => !delimiter || !key.slice(start).includes(delimiter)
    const folders = objects
      .filter((object) => !isIn(object))
      .map(({ key }) => key.slice(0, key.indexOf(delimiter ?? '', start) + 1))
    const found = objects
      .filter((object) => isIn(object) && object.key > startAfter)
      .sort((one, other) => (one.key < other.key ? -1 : 1))
    const most = Math.min(maxKeys, pageSize)
    return {
      objects: found.slice(0, most),
      commonPrefixes: startAfter === '' ? [...new Set(folders)] : [],
      isTruncated: found.length > most
    }
  }
  const deleteObject = store.deleteObject.bind(store)
  // s3rver removes a folder with its last object, also while another one is being written there. Of files beside its
  // objects it knows nothing.
  store.deleteObject = async (name, key) => {
    const folder = dirname(store.getResourcePath(name, key, 'object'))
    if (existsSync(folder)) writeFileSync(join(folder, 'kept'), '')
    await deleteObject(name, key)
  }
  const { port } = await server.run()
  return { port, close: () => server.close() }
}
