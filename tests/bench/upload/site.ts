import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openNodePlatform, serve, serveFile } from '@console-widgets/sandbox/node'
import { build } from 'vite'
import { freePort } from '../../support/free-port.ts'
import { signInCookies, type SessionCookie } from '../../support/sign-in-cookies.ts'

/** A server that stores uploads in a folder, like the console's, and a page that uploads to it. */
export interface UploadSite {
  origin: string
  cookies: readonly SessionCookie[]
  /** Creates a file to upload. @returns its path */
  makeFile(bytes: number): Promise<string>
  close(): Promise<void>
}

export async function openUploadSite(): Promise<UploadSite> {
  const folder = await mkdtemp(join(tmpdir(), 'console-bench-uploads-'))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    base: './',
    build: {
      outDir: join(folder, 'page'),
      target: 'es2023',
      rolldownOptions: { input: resolve('tests/bench/upload/page.ts'), output: { entryFileNames: 'page.js' } },
    },
  })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const platform = await openNodePlatform({
    folder: join(folder, 'data'),
    publicOrigin: origin,
    serviceOptions: { reports: { demoEvents: 100 } },
  })
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><body><input type="file"><script type="module" src="/page/page.js"></script></body></html>'
  const serving = await serve({
    port,
    fetch: async (request, caller) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/') return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
      if (pathname.startsWith('/page/'))
        return (await serveFile(request, { prefix: '/', folder })) ?? new Response(null, { status: 404 })
      return platform.fetch(request, caller)
    },
  })
  return {
    origin,
    cookies: await signInCookies(platform, origin),
    makeFile: (bytes) => makeFile(join(folder, `${bytes}.zip`), bytes),
    async close() {
      await serving.close()
      await platform.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A file without repeating content, so that nothing can be deduplicated. */
async function makeFile(path: string, bytes: number): Promise<string> {
  const piece = randomBytes(1024 * 1024)
  const file = await open(path, 'w')
  for (let made = 0; made < bytes; made += piece.length) {
    piece.writeUInt32LE(made)
    await file.write(piece)
  }
  await file.close()
  return path
}
