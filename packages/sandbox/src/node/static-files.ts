import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
  '.wasm': 'application/wasm',
  '.data': 'application/octet-stream',
}

export interface StaticFiles {
  folder: string
  /** Path prefix to strip. */
  prefix: string
  headers?: Readonly<Record<string, string>>
}

/** Serves a GET from a folder. Undefined if the file doesn't exist. A folder is served with its index.html. */
export async function serveFile(
  request: Request,
  { folder, prefix, headers }: StaticFiles,
): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const path = pathInside(new URL(request.url).pathname, prefix)
  if (path === undefined) return undefined
  const file = await findFile(join(folder, path))
  if (!file) return undefined
  // Eight lowercase letters are a word, such as that of cw-versions.html.
  const hashed = /-(?![a-z]{8}\.)[A-Za-z0-9_-]{8}\.\w+$/.test(file.path)
  const answer = {
    'content-type': mediaTypes[extname(file.path)] ?? 'application/octet-stream',
    'content-length': String(file.size),
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    ...headers,
  }
  if (request.method === 'HEAD') return new Response(null, { headers: answer })
  return new Response(Readable.toWeb(createReadStream(file.path)) as ReadableStream, { headers: answer })
}

/** Path below the prefix. Undefined if it leads out of the folder. */
function pathInside(pathname: string, prefix: string): string | undefined {
  if (!pathname.startsWith(prefix)) return undefined
  try {
    const path = normalize(decodeURIComponent(pathname.slice(prefix.length)) || '.')
    return path.startsWith('..') || path.startsWith(sep) || path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

async function findFile(path: string): Promise<{ path: string; size: number } | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (found?.isFile()) return { path, size: found.size }
  if (!found?.isDirectory()) return undefined
  const index = join(path, 'index.html')
  const inside = await stat(index).catch(() => undefined)
  return inside?.isFile() ? { path: index, size: inside.size } : undefined
}
