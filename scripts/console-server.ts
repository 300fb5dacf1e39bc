import { healthPath, unavailable } from '@console-widgets/platform/http/health'
import { startingAnswer } from '@console-widgets/platform/http/starting'
import {
  openNodePlatform,
  outboxPage,
  serve,
  serveFile,
  type NodePlatformOptions,
  type Serving,
} from '@console-widgets/sandbox/node'
import type { GivenOptions, Platform } from '@console-widgets/sandbox'
import { originAtPort, withDeployment } from './deployment.ts'
import { indexPage } from './index-page.ts'
import { pagePolicy } from './page-policy.ts'
import { platformOptionsOf } from './platform-options.ts'
import { requireDatabasePort, serveDatabases } from './serve-databases.ts'
import { portalOriginOf, type Settings } from './settings.ts'
import { startedSoon } from './started-soon.ts'

/** The running servers of the console and the partner portal. */
export interface RunningConsole {
  origin: string
  /** Undefined if there is no portal. */
  portalOrigin: string | undefined
  /** Origin of the separate host for uploads. Undefined: none. */
  uploadOrigin: string | undefined
  platform: Platform
  /** Port on which programs reach the teams' databases. Undefined: none. */
  databasePort: number | undefined
  close(): Promise<void>
}

/**
 * Starts both origins: one with the platform's calls, the console, and the plain page, the other with the portal, so
 * that its messages really cross origins. Requests that arrive before the platform has started wait for it.
 * @param serviceOptions values of the services' own options
 * @param machinery parts of the platform that a test replaces, such as its clock
 */
export async function startConsole(
  settings: Settings,
  serviceOptions: GivenOptions,
  machinery: Pick<NodePlatformOptions, 'clock' | 'openSqlEngine'> = {},
): Promise<RunningConsole> {
  const { port, host, publicOrigin, allowedOrigins, proxies, uploadPort } = settings
  const origin = publicOrigin ?? `http://localhost:${port}`
  const portalOrigin = portalOriginOf(origin, port)
  // The ports come first: a first start takes many seconds, which a port that is taken would waste.
  let startPlatform = (): void => undefined
  let isReady = false
  const starting = new Promise<void>((resolve) => {
    startPlatform = resolve
  }).then(() =>
    openNodePlatform({
      ...machinery,
      ...platformOptionsOf(settings),
      publicOrigin: origin,
      allowedOrigins: [...(portalOrigin === undefined ? [] : [portalOrigin]), ...(allowedOrigins ?? [])],
      allowLoopback: servesThisMachine({ publicOrigin, allowedOrigins }),
      serviceOptions,
    }),
  )
  // Only requests during the start need a timer.
  const started = () => (isReady ? starting : startedSoon(starting))
  const pages: Pages = { portalOrigin, describe: (page) => withDeployment(page, settings, origin) }
  const opened: Serving[] = []
  const close = () => Promise.all(opened.map((serving) => serving.close()))
  try {
    opened.push(
      await serve({
        port,
        host,
        proxies,
        fetch: async (request, caller) => {
          // A proxy asks before it sends others, and doesn't wait.
          if (!isReady && new URL(request.url).pathname === healthPath) return unavailable()
          // They need no platform: a page that embeds them has them at once, and they try their calls again.
          const widgets = await widgetFiles(request)
          if (widgets) return widgets
          const platform = await started()
          if (!platform) return answerWhileStarting(request)
          // Behind a proxy others could read it.
          if (publicOrigin === undefined && new URL(request.url).pathname === '/outbox')
            return outboxPage(request, platform)
          return (await consolePages(request, pages, platform)) ?? platform.fetch(request, caller)
        },
      }),
    )
    if (portalOrigin !== undefined)
      opened.push(
        await serve({
          port: port + 1,
          fetch: async (request) => (await serveFile(request, { prefix: '/', folder: '.build/portal' })) ?? notFound(),
        }),
      )
    if (uploadPort !== undefined)
      opened.push(
        await serve({
          port: uploadPort,
          host,
          proxies,
          fetch: async (request, caller) => (await started())?.fetch(request, caller) ?? answerWhileStarting(request),
        }),
      )
    await requireDatabasePort(settings)
    startPlatform()
    const platform = await starting
    isReady = true
    const databases = await serveDatabases(platform, settings)
    return {
      origin,
      portalOrigin,
      uploadOrigin: uploadPort === undefined ? undefined : originAtPort(origin, uploadPort),
      platform,
      databasePort: databases?.port,
      close: async () => {
        await Promise.all([close(), databases?.close()])
        await platform.close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

const answerWhileStarting = (request: Request): Promise<Response> =>
  startingAnswer(request, languageOf(new URL(request.url).pathname))

/**
 * Whether pages on any port of this machine may call and embed the console: by default, since it listens on the
 * loopback address alone. Behind a proxy, which others can reach, it doesn't.
 */
export function servesThisMachine({
  publicOrigin,
  allowedOrigins,
}: Pick<Settings, 'publicOrigin' | 'allowedOrigins'>): boolean {
  return publicOrigin === undefined && allowedOrigins === undefined
}

interface Pages {
  portalOrigin: string | undefined
  /** Adds what the console's page has to know about its deployment. */
  describe: (page: string) => string
}

/** Pages of the console's origin. The platform says which pages may frame them. */
async function consolePages(
  request: Request,
  { portalOrigin, describe }: Pages,
  platform: Platform,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const address = addressOf(pathname)
  if (address !== undefined) return new Response(null, { status: 302, headers: { location: address } })
  if (!/^\/(console\/.*|plain\/.*)?$/.test(pathname)) return undefined
  const language = languageOf(pathname)
  const refusal = await platform.refuseFrame(request, language)
  if (refusal) return refusal
  const headers = {
    'content-security-policy': `${pagePolicy}; ${await platform.framePolicy(request)}`,
    vary: 'cookie, referer, sec-fetch-dest',
  }
  if (pathname === '/')
    return new Response(indexPage(portalOrigin), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        ...headers,
      },
    })
  if (pathname.startsWith('/plain/'))
    return serveFile(request, { prefix: '/plain/', folder: 'examples/plain-html', headers })
  // The three languages are one page: only the path differs (R18).
  const prefix = language === 'cn' ? '/console/' : `/console/${language}/`
  const file = await serveFile(request, { prefix, folder: '.build/console', headers })
  return file?.headers.get('content-type')?.startsWith('text/html') ? describePage(file, describe) : file
}

/** The tags' bundle, which pages of every origin may load. */
async function widgetFiles(request: Request): Promise<Response | undefined> {
  if (!new URL(request.url).pathname.startsWith('/widgets/')) return undefined
  return serveFile(request, {
    prefix: '/widgets/',
    folder: 'packages/elements/dist/browser',
    headers: { 'access-control-allow-origin': '*' },
  })
}

/** Language of a page, by its path. The index and the plain page are in English. */
function languageOf(pathname: string): 'cn' | 'en' | 'ru' {
  if (!pathname.startsWith('/console/')) return 'en'
  return pathname.startsWith('/console/en/') ? 'en' : pathname.startsWith('/console/ru/') ? 'ru' : 'cn'
}

/** Address of the console for one that people are likely to type; the browser keeps the route behind `#`. */
function addressOf(pathname: string): string | undefined {
  const [, language] = /^\/console(?:\/(en|ru))?$/.exec(pathname) ?? []
  if (language) return `/console/${language}/`
  // Chinese, the language of the console's own address, has none of its own (R18).
  return /^\/console(\/cn\/?)?$/.test(pathname) ? '/console/' : undefined
}

async function describePage(file: Response, describe: Pages['describe']): Promise<Response> {
  const headers = new Headers(file.headers)
  headers.delete('content-length')
  return new Response(describe(await file.text()), { headers })
}

function notFound(): Response {
  return new Response('Page not found', { status: 404, headers: { 'x-content-type-options': 'nosniff' } })
}
