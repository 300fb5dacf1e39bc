import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
const text = /^(text\/|application\/(json|javascript))|svg/

/** Compressed bodies of immutable files, cached. */
const kept = new Map<string, Promise<Buffer>>()

/**
 * A response as a server in front of a site sends it, with text compressed.
 *
 * @param keep whether the URL is immutable
 */
export async function compressed(answer: Response, { url, keep }: { url: string; keep: boolean }): Promise<Response> {
  if (!answer.body || !text.test(answer.headers.get('content-type') ?? '')) return answer
  const made = kept.get(url) ?? answer.arrayBuffer().then((content) => compress(content))
  if (keep) kept.set(url, made)
  const body = await made
  const headers = new Headers(answer.headers)
  headers.set('content-encoding', 'gzip')
  headers.set('content-length', String(body.length))
  return new Response(new Uint8Array(body), { status: answer.status, headers })
}
