import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Keys of the only user of a test server. */
export interface S3Credentials {
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds by which the clocks of client and server may differ. */
const mostDifference = 15 * 60_000

/** Verifies a request by Signature Version 4. @returns the code of S3's error, or undefined */
export function signatureProblem(request: IncomingMessage, url: URL, user: S3Credentials): string | undefined {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!match) return 'AccessDenied'
  const [, accessKeyId, day = '', region = '', names = '', signature] = match
  if (accessKeyId !== user.accessKeyId) return 'InvalidAccessKeyId'
  const signed = names.split(';')
  const time = String(request.headers['x-amz-date'])
  const content = String(request.headers['x-amz-content-sha256'])
  const sent = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))
  if (!['host', ...sent].every((name) => signed.includes(name)) || content !== 'UNSIGNED-PAYLOAD') return 'AccessDenied'
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < mostDifference)) return 'RequestTimeTooSkewed'
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((segment) => encode(decodeURIComponent(segment)))
      .join('/'),
    query.join('&'),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    content,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${user.secretAccessKey}`,
  )
  const expected = createHmac('sha256', key).update(text).digest('hex')
  return expected === signature ? undefined : 'SignatureDoesNotMatch'
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
}
