import { fileCalls } from '@console-widgets/core/contract'

const calls = [fileCalls['files.object-download-url.get'], fileCalls['files.objects-download-url.get']]

/**
 * Creates a fetch that replaces download URLs with URLs in the page: the network can't reach the platform's own, and
 * images don't load through fetch.
 */
export function withDownloadsInPage(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (request.url.startsWith('blob:')) return globalThis.fetch(request)
    const response = await fetch(request)
    const { pathname } = new URL(request.url)
    if (!response.ok || !calls.some(({ path }) => pathname.endsWith(path))) return response
    const answer = (await response.json()) as { urlsInfo: { url: string }[] }
    await Promise.all(answer.urlsInfo.map(async (info) => (info.url = await addressInPage(fetch, info.url))))
    return Response.json(answer, { headers: response.headers })
  }
}

async function addressInPage(fetch: typeof globalThis.fetch, address: string): Promise<string> {
  const response = await fetch(address)
  return response.ok ? URL.createObjectURL(await response.blob()) : address
}
