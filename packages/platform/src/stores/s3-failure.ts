import { generalReasons, PlatformRefusal } from '../refusals/refusal.ts'
import type { S3Settings } from './s3-settings.ts'

/** Seconds after which a caller may try again. */
const retryAfter = 5

/**
 * Request to S3 that failed. Whatever the reason, callers can only wait: to them it is a refusal. Its cause, for the
 * log, says what happened.
 */
export class S3Failure extends PlatformRefusal {
  /**
   * @param s3Code code of S3's error, such as `NoSuchBucket`; empty if there was no answer
   * @param details what happened, without secrets
   */
  constructor(
    readonly s3Code: string,
    readonly details: string,
    readonly isTemporary: boolean,
  ) {
    const [status, code] = generalReasons['storage-unavailable']
    super(
      'storage-unavailable',
      status,
      code,
      'The object storage can’t be used right now. Nothing was lost; try again in a moment.',
      [],
      { 'retry-after': String(retryAfter) },
    )
    this.cause = new Error(`S3: ${details}`)
  }
}

/** Codes of errors that pass by themselves, beside those with a status of 500 or more. */
const temporaryCodes = ['RequestTimeout', 'SlowDown', 'TooManyRequests', 'OperationAborted']

/** Reads S3's error from a response. Only its code and message are told: other elements contain the signed request. */
export async function failureOfResponse(response: Response, action: string): Promise<S3Failure> {
  const text = await response.text().catch(() => '')
  return failureOfText(text, response.status, action)
}

/** Reads S3's error from a body. A response with status 200 can contain one. */
export function failureOfText(text: string, status: number, action: string): S3Failure {
  const code = elementOf(text, 'Code') ?? `status ${status}`
  const message = elementOf(text, 'Message')
  return new S3Failure(
    code,
    `${action}: ${code}${message ? ` (${message})` : ''}`,
    status >= 500 || status === 429 || temporaryCodes.includes(code),
  )
}

/** S3 did not answer in time. */
export class NoAnswer extends Error {}

/** Failure of a request that got no answer. Waiting for one a second time would only keep the caller longer. */
export function failureOfConnection(error: unknown, action: string): S3Failure {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  const isTemporary = !(error instanceof NoAnswer) && cause?.code !== 'UND_ERR_CONNECT_TIMEOUT'
  return new S3Failure('', `${action}: ${reasonOf(error)}`, isTemporary)
}

/** Innermost message: fetch says only that it failed. A host name with several addresses gives one error for each. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(reasonOf).join(', ')
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

/** Text of the first element with a name. */
export function elementOf(xml: string, name: string): string | undefined {
  return elementsOf(xml, name)[0]
}

/** Contents of all elements with a name. S3's lists are flat, and its names don't nest. */
export function elementsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text = '']) => unescapeXml(text))
}

function unescapeXml(text: string): string {
  if (text.includes('<')) return text
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Says in one line why the bucket can't be used, and which setting to check. */
export function startProblem({ s3Code, details }: S3Failure, { bucket, endpoint }: S3Settings): string {
  const place = `The bucket ${bucket} at ${endpoint}`
  switch (s3Code) {
    case '':
      return `${place} can’t be reached (${details}). Check AWS_ENDPOINT_URL_S3, and that the service runs.`
    case 'NoSuchBucket':
    case 'status 404':
      return `${place} doesn’t exist. Create it, or correct OBJECT_STORE.`
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
    case 'InvalidToken':
    case 'ExpiredToken':
      return `${place} rejected the credentials (${s3Code}). Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, and AWS_SESSION_TOKEN.`
    case 'AccessDenied':
    case 'status 403':
      return `${place} doesn’t let these credentials list, read, write, and delete objects (${details}). Grant them that, or check AWS_ACCESS_KEY_ID.`
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
    case 'IllegalLocationConstraintException':
    case 'status 301':
      return `${place} is in another region (${details}). Check AWS_REGION and AWS_ENDPOINT_URL_S3.`
    default:
      return `${place} can’t be used (${details}). Check OBJECT_STORE and AWS_ENDPOINT_URL_S3.`
  }
}
