import { attachment } from './content-type.ts'
import type { ObjectStore } from '../stores/object-store.ts'
import type { StoredObject } from './objects.ts'

/** Stored bytes and metadata to send. */
export type SentObject = Pick<StoredObject, 'storageKey' | 'sha256' | 'size' | 'contentType' | 'fileName'>

/**
 * Answers a GET or HEAD with the bytes of an object, or with the requested range.
 * @param more headers that replace the defaults, for hosting and the like
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
    // User content never runs here: it is saved, not sniffed, and runs no scripts.
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

/** Whether a condition lists an ETag or `*`. Weak ETags match, too, since the bytes are the same. */
export function namesEtag(condition: string | null, etag: string): boolean {
  return (
    condition !== null &&
    condition.split(',').some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')))
  )
}

/** The requested range. Multiple or malformed ranges return everything, as RFC 9110 allows. */
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
