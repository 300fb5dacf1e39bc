import { attachment } from './content-type.ts'
import type { ObjectStore } from '../stores/object-store.ts'
import type { StoredObject } from './objects.ts'

/** What is sent of an object: where its bytes are, and what they are called. */
export type SentObject = Pick<StoredObject, 'storageKey' | 'sha256' | 'size' | 'contentType' | 'fileName'>

/**
 * Answers a GET or HEAD with the bytes of an object, or with the range of them that was asked for.
 * @param more headers in place of those that an object has by itself, for a place that serves it in another way
 */
export function sendObject(
  request: Request,
  { storageKey, sha256, size, contentType, fileName }: SentObject,
  store: ObjectStore,
  more: Readonly<Record<string, string>> = {},
): Response {
  const etag = `"${sha256}"`
  const headers: Record<string, string> = {
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    etag,
    // What somebody uploaded is never run here: it is saved, its type is not guessed, and nothing in it is a script.
    'content-disposition': attachment(fileName),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    ...more,
  }
  if (namesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const range = wantedRange(request, etag, size)
  if (range === 'outside')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const body = request.method === 'HEAD' || size === 0 ? null : store.stream(storageKey, start, end)
  return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>> | null, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-type': contentType,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
    },
  })
}

/**
 * Whether a condition names an etag, or any with `*`; whether it is a weak one makes no difference to bytes that are
 * the same.
 */
export function namesEtag(condition: string | null, etag: string): boolean {
  return (
    condition !== null &&
    condition.split(',').some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')))
  )
}

/**
 * The one range that is asked for. A request for several, or for something unreadable, gets everything, as RFC 9110
 * allows.
 */
function wantedRange(
  request: Request,
  etag: string,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range')?.trim() ?? '')
  const condition = request.headers.get('if-range')
  if (!match || (condition !== null && condition !== etag)) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size || (first === '' && Number(last) === 0)) return 'outside'
  return end < start ? undefined : { start, end }
}
