import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
const text = /^(text\/|application\/(json|javascript))|svg/

/** The bodies of files that do not change, compressed once. */
const kept = new Map<string, Promise<Buffer>>()

/**
 * An answer as a server in front of a site sends it: what is text, compressed. @param keep whether its address always
 * has the same content
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
