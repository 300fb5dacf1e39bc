/** Where objects are in S3, and who the platform is there. */
export interface S3Settings {
  bucket: string
  /** Start of every key, with its slash, or empty: several platforms can share a bucket. */
  prefix: string
  /** Origin of the service, such as `https://s3.example`. */
  endpoint: string
  region: string
  /** Whether the bucket is the first segment of the path (`endpoint/bucket/key`), and not of the host. */
  pathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
  /** Belongs to temporary credentials. */
  sessionToken?: string | undefined
}

/** URL of an object, or of the bucket without a key. A slash after a bucket would be part of what is signed. */
export function urlOf({ endpoint, bucket, prefix, pathStyle }: S3Settings, key?: string): URL {
  const url = new URL(endpoint)
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`
  url.pathname = `${pathStyle ? `/${bucket}` : ''}${key === undefined ? '' : `/${prefix}${key}`}`
  return url
}

/** Environment variables that say where objects are stored. Those of AWS mean what they mean to its own tools. */
export const s3Variables: Readonly<Record<string, string>> = {
  OBJECT_STORE: 's3://bucket/prefix to store uploaded files in S3; by default in the data folder',
  OBJECT_STORE_PATH_STYLE: 'whether the bucket is in the path of its URLs, yes or no; by default yes with an endpoint',
  AWS_ENDPOINT_URL_S3: "origin of an S3 service other than Amazon's",
  AWS_REGION: 'region of the bucket; by default us-east-1',
  AWS_ACCESS_KEY_ID: 'who the server is to the S3 service; with AWS_SECRET_ACCESS_KEY and maybe AWS_SESSION_TOKEN',
}

/**
 * Reads from the environment where objects are stored. Undefined: not in S3.
 * @throws Error that names the invalid setting, without its value if that may contain a secret
 */
export function readS3Settings(environment: Readonly<Record<string, string | undefined>>): S3Settings | undefined {
  const place = environment.OBJECT_STORE
  if (!place) return undefined
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+[a-z0-9])(?:\/([\w./-]*))?$/.exec(place) ?? []
  if (!bucket || prefix.split('/').some((segment) => /^\.+$/.test(segment)))
    throw new Error(
      'OBJECT_STORE must be s3://bucket or s3://bucket/prefix, whose prefix has letters, digits, and . _ / -. Credentials belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    )
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION || 'us-east-1'
  const ownEndpoint = environment.AWS_ENDPOINT_URL_S3 || environment.AWS_ENDPOINT_URL
  const endpoint = ownEndpoint || endpointOfAmazon(region)
  if (!/^https?:\/\/[^/@]+\/?$/.test(endpoint) || !URL.canParse(endpoint))
    throw new Error('AWS_ENDPOINT_URL_S3 must be a scheme, host, and port, such as https://s3.example.')
  const pathStyle = environment.OBJECT_STORE_PATH_STYLE || (ownEndpoint ? 'yes' : 'no')
  if (!['yes', 'no'].includes(pathStyle)) throw new Error('OBJECT_STORE_PATH_STYLE must be yes or no.')
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment
  if (!accessKeyId || !secretAccessKey)
    throw new Error('OBJECT_STORE needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  return {
    bucket,
    prefix: prefix.replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/'),
    endpoint: new URL(endpoint).origin,
    region,
    pathStyle: pathStyle === 'yes',
    accessKeyId,
    secretAccessKey,
    sessionToken: environment.AWS_SESSION_TOKEN || undefined,
  }
}

function endpointOfAmazon(region: string): string {
  return `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
}
