import { ConsoleError } from './errors.ts'
import { isWebAddress } from './formats/web-address.ts'
import { withQuery } from './request/query.ts'

/** JSONP request, for old services without CORS (R176). */
export interface ScriptRequest {
  address: string
  query?: Record<string, unknown>
  /** Name of the callback parameter. Default `callback`. */
  callbackParameter?: string
  /** Name of the timestamp parameter, which defeats caches. Default `_`. */
  timestampParameter?: string
  /** Name of the global callback function. Default: a unique name for each request. */
  callbackName?: string
  /** Called with the text 'crossDomain error' when the script does not load (R177). */
  onError?: (text: string) => void
  signal?: AbortSignal
}

/** Access to the page. Default: the browser's own APIs. */
export interface ScriptPlaces {
  document?: Document
  fetch?: typeof fetch
  now?: () => number
}

const identifier = /^[A-Za-z_$][\w$]*$/

/**
 * Requests by script, and falls back to a plain request when the script does not load (R177). The script has full
 * access to the page, so request only trusted services.
 * @throws ConsoleError when the address or the callback name is invalid, when aborted, or when both requests fail.
 */
export async function requestByScript<Answer = unknown>(
  request: ScriptRequest,
  places: ScriptPlaces = {},
): Promise<Answer> {
  const { address, query = {}, timestampParameter = '_', onError, signal } = request
  const { fetch = globalThis.fetch, now = Date.now } = places
  if (!isWebAddress(address))
    throw new ConsoleError({
      kind: 'client',
      code: 'ERR_INVALID_URL',
      message: `'${address}' is not an http or https address.`,
    })
  const stamped = { ...query, [timestampParameter]: now() }
  try {
    return (await loadScript(request, stamped, places.document ?? document)) as Answer
  } catch (error) {
    if (error !== scriptFailure) throw error
    onError?.('crossDomain error')
  }
  try {
    const response = await fetch(withQuery(address, stamped), { ...(signal ? { signal } : {}), credentials: 'omit' })
    if (!response.ok) throw new TypeError(`HTTP ${response.status}`)
    return (await response.json()) as Answer
  } catch (cause) {
    throw signal?.aborted
      ? canceled(cause)
      : new ConsoleError({ kind: 'network', code: 'ERR_NETWORK', message: 'crossDomain error', cause })
  }
}

const scriptFailure = Symbol('the script did not load')

function canceled(cause: unknown): ConsoleError {
  return new ConsoleError({ kind: 'canceled', code: 'ERR_CANCELED', message: 'The request was canceled.', cause })
}

function loadScript(
  { address, callbackParameter = 'callback', callbackName, signal }: ScriptRequest,
  query: Record<string, unknown>,
  page: Document,
): Promise<unknown> {
  const name = callbackName ?? `cw_${crypto.getRandomValues(new Uint32Array(2)).join('_')}`
  if (!identifier.test(name))
    return Promise.reject(
      new ConsoleError({
        kind: 'client',
        code: 'ERR_BAD_OPTION_VALUE',
        message: `'${name}' is not a valid callback name.`,
      }),
    )
  const globals = page.defaultView as unknown as Record<string, unknown>
  if (name in globals)
    return Promise.reject(
      new ConsoleError({
        kind: 'client',
        code: 'ERR_BAD_OPTION_VALUE',
        message: `The page already has a global named '${name}'.`,
      }),
    )
  return new Promise((resolve, reject) => {
    const script = page.createElement('script')
    const settle = () => {
      script.remove()
      delete globals[name]
      signal?.removeEventListener('abort', stop)
    }
    const stop = () => {
      settle()
      reject(canceled(signal?.reason))
    }
    if (signal?.aborted) return stop()
    globals[name] = (answer: unknown) => {
      settle()
      resolve(answer)
    }
    signal?.addEventListener('abort', stop)
    const fail = () => {
      settle()
      reject(scriptFailure)
    }
    script.addEventListener('error', fail)
    // A script that ran without calling back means that there is no response.
    script.addEventListener('load', fail)
    script.src = withQuery(address, { ...query, [callbackParameter]: name })
    page.head.append(script)
  })
}
