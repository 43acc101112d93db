/** The bucket in which files are stored, and how it is reached. */
export type BucketSettings = Readonly<{
  bucket: string
  /** Begins every key: empty, or a path that ends with a slash. */
  prefix: string
  region: string
  /** The origin of the service, such as https://s3.eu-central-1.amazonaws.com. */
  endpoint: string
  /** The origin at which browsers reach the service. It is `endpoint` unless that is an address of an inner network. */
  publicEndpoint: string
  /** True if the bucket is named in the path, false if it is the first label of the host. */
  isPathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}>

/** What STORAGE_URL says. The key is in variables of its own, so that the address may be shown. */
export type BucketAddress = Omit<BucketSettings, 'accessKeyId' | 'secretAccessKey'>

/** The rules of S3 for the names of buckets. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Characters that need no encoding in an address, so that every service signs the same path. */
const PREFIX = /^[\w.-]+(\/[\w.-]+)*$/

const REGION = /^[a-z0-9-]+$/

const PARAMETERS = ['region', 'endpoint', 'public-endpoint', 'addressing']

/** Region names are part of the signature. Services other than AWS accept this one, unless they say otherwise. */
const DEFAULT_REGION = 'us-east-1'

/**
 * Reads `s3://bucket/prefix?region=…&endpoint=…&public-endpoint=…&addressing=path|virtual`. Without an
 * endpoint the bucket is on AWS, and the region is needed.
 * @returns undefined when the text is not such an address
 */
export function parseStorageUrl(text: string): BucketAddress | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || !BUCKET.test(url.host) || url.username !== '' || url.hash !== '')
    return undefined
  const prefix = url.pathname.replace(/^\/|\/$/g, '')
  if (prefix !== '' && (!PREFIX.test(prefix) || prefix.split('/').includes('..'))) return undefined
  const { searchParams } = url
  if ([...searchParams.keys()].some((name) => !PARAMETERS.includes(name))) return undefined
  const given = searchParams.get('endpoint')
  const region = searchParams.get('region') ?? (given === null ? '' : DEFAULT_REGION)
  const endpoint = originOf(given ?? `https://s3.${region}.amazonaws.com`)
  const publicEndpoint = originOf(searchParams.get('public-endpoint') ?? endpoint ?? '')
  // AWS names the bucket in the host. Other services do so only where somebody has set up their domain names.
  const addressing = searchParams.get('addressing') ?? (given === null ? 'virtual' : 'path')
  if (endpoint === undefined || publicEndpoint === undefined) return undefined
  if (!REGION.test(region) || !/^(path|virtual)$/.test(addressing)) return undefined
  return {
    bucket: url.host,
    prefix: prefix && `${prefix}/`,
    region,
    endpoint,
    publicEndpoint,
    isPathStyle: addressing === 'path'
  }
}

/** Returns the address that the addresses of all objects begin with. */
export function rootOf({ endpoint, isPathStyle, bucket }: BucketAddress): URL {
  const root = new URL(endpoint)
  if (isPathStyle) root.pathname = `/${bucket}`
  else root.host = `${bucket}.${root.host}`
  return root
}

/** Returns what addresses for browsers begin with. */
export const publicRootOf = (address: BucketAddress): URL =>
  rootOf({ ...address, endpoint: address.publicEndpoint })

/** Returns the origin of a web address without a path; undefined for any other text. */
function originOf(text: string): string | undefined {
  const url = URL.parse(text)
  const isPlain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.username
  return isPlain && url.search === '' ? url.origin : undefined
}

// The message does not repeat the value, because somebody may have put a secret key into it.
export const notStorage = (): string =>
  'must be an address such as s3://bucket/prefix?region=eu-central-1, or with another service s3://bucket?endpoint=https://s3.example.com'
