declare module '@20minutes/s3rver' {
  type Listed = { objects: { key: string }[]; commonPrefixes: string[]; isTruncated: boolean }
  type ListOptions = { delimiter?: string; startAfter?: string; prefix?: string; maxKeys?: number }

  /** A server of the S3 protocol that keeps objects in a folder. Its only key is `S3RVER`, with itself as the secret. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      vhostBuckets: boolean
      configureBuckets: { name: string; configs?: string[] }[]
    })
    store: {
      listObjects(bucket: string, options: ListOptions): Promise<Listed>
      deleteObject(bucket: string, key: string): Promise<void>
      getResourcePath(bucket: string, key: string, resource: 'object'): string
    }
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
