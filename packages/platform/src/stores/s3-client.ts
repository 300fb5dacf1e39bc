import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { failureOfConnection, failureOfResponse, NoAnswer, type S3Failure } from './s3-failure.ts'
import { urlOf, type S3Settings } from './s3-settings.ts'

/** Request to a bucket. */
export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Key of the object. Without one, the request is about the bucket. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** A stream can be sent only once, so that a request with one is not repeated. */
  body?: string | Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>
  /** Size of the body, which S3 demands. Needed for a stream. */
  length?: number
  /** Statuses from 300 that are an answer and not a failure. */
  accept?: readonly number[]
  /** Cancels the request. */
  signal?: AbortSignal
}

/** Sends signed requests to a bucket. */
export interface S3Client {
  /** Sends a request, and repeats it after a temporary failure. @throws S3Failure */
  send(request: S3Request): Promise<Response>
  /** Path of an object as the source of a copy. */
  copySourceOf(key: string): string
}

/** Times that a request is sent. S3 asks its clients to repeat what it refuses under load. */
const mostTries = 4
/** Milliseconds before the first repetition. Each following one waits twice as long. */
const firstWait = 100
/** Milliseconds until the headers of an answer must have arrived, from the start of a request that is no stream. */
const longestAnswer = 30_000

/** Creates a client. Signatures leave the body out, which is a stream: TLS protects it. */
export function createS3Client(settings: S3Settings): S3Client {
  const { accessKeyId, secretAccessKey, sessionToken, region, bucket, prefix } = settings
  const keysOfDays = new Map<string, ArrayBuffer>()

  const sendOnce = async ({ method, key, query = {}, headers = {}, body, length, signal }: S3Request) => {
    const url = urlOf(settings, key)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers,
      accessKeyId,
      secretAccessKey,
      ...(sessionToken ? { sessionToken } : {}),
      service: 's3',
      region,
      cache: keysOfDays,
    }).sign()
    if (length !== undefined) signed.headers.set('content-length', String(length))
    const late = new AbortController()
    // The sender of a stream may be slow, so its writer watches the time.
    const timer = isStream(body)
      ? undefined
      : setTimeout(() => late.abort(new NoAnswer(`no answer within ${longestAnswer / 1000} seconds`)), longestAnswer)
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
        // In any other mode, fetch keeps a copy of the whole body, to send it again elsewhere.
        redirect: body === undefined ? 'manual' : 'error',
        ...(body === undefined ? {} : { body: body as BodyInit, duplex: 'half' }),
      })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    copySourceOf: (key) => `/${bucket}/${prefix}${key}`,
    async send(request) {
      const action = `${request.method} ${request.key ?? bucket}`
      for (let attempt = 1; ; attempt++) {
        let failure: S3Failure
        try {
          const response = await sendOnce(request)
          if (response.ok || request.accept?.includes(response.status)) return response
          failure = await failureOfResponse(response, action)
        } catch (error) {
          failure = failureOfConnection(error, action)
        }
        if (!failure.isTemporary || attempt === mostTries || isStream(request.body) || request.signal?.aborted)
          throw failure
        await sleep(firstWait * 2 ** (attempt - 1) * (0.5 + Math.random()))
      }
    },
  }
}

function isStream(body: S3Request['body']): body is AsyncIterable<Uint8Array> {
  return typeof body === 'object' && Symbol.asyncIterator in body
}
