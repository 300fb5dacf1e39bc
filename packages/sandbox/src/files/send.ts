import { attachment } from './content-type.ts'
import type { ObjectStore } from './object-store.ts'
import type { StoredObject } from './objects.ts'

/** Answers a GET or HEAD with the bytes of an object, or with the range of them that was asked for. */
export function sendObject(request: Request, { storageKey, sha256, size, contentType, fileName }: StoredObject, store: ObjectStore): Response {
  const etag = `"${sha256}"`
  const headers: Record<string, string> = {
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    etag,
    // What somebody uploaded is never run here: it is saved, its type is not guessed, and nothing in it is a script.
    'content-disposition': attachment(fileName),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const range = wantedRange(request, etag, size)
  if (range === 'outside') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const body = request.method === 'HEAD' ? null : store.stream(storageKey, start, end)
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

/** The one range that is asked for. A request for several, or for something unreadable, gets everything, as RFC 9110 allows. */
function wantedRange(request: Request, etag: string, size: number): { start: number; end: number } | 'outside' | undefined {
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
