import { ConsoleError } from './errors.ts'
import { isWebAddress } from './formats/web-address.ts'
import { withQuery } from './request/query.ts'

/** A request by script, for old services that know no CORS (R176). */
export interface ScriptRequest {
  address: string
  query?: Record<string, unknown>
  /** Parameter that carries the name of the callback. Default `callback`. */
  callbackParameter?: string
  /** Parameter that carries the time, against caches. Default `_`. */
  timestampParameter?: string
  /** Name of the global function that the script calls. Default: one of its own for each request. */
  callbackName?: string
  /** Hears the text 'crossDomain error' when the script does not load (R177). */
  onError?: (text: string) => void
  signal?: AbortSignal
}

/** Doors to the page; the browser's own unless given. */
export interface ScriptPlaces {
  document?: Document
  fetch?: typeof fetch
  now?: () => number
}

const identifier = /^[A-Za-z_$][\w$]*$/

/**
 * Asks by script, and when the script does not load, by a plain request (R177).
 * The script runs with all rights of the page: ask only services that the page trusts.
 * @throws ConsoleError when the address or the callback's name is none, when it is aborted, or when both ways fail.
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
      message: `'${address}' is no address that may be asked.`,
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
  return new ConsoleError({ kind: 'canceled', code: 'ERR_CANCELED', message: 'The request was cancelled.', cause })
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
        message: `'${name}' is no name for a callback.`,
      }),
    )
  const globals = page.defaultView as unknown as Record<string, unknown>
  if (name in globals)
    return Promise.reject(
      new ConsoleError({
        kind: 'client',
        code: 'ERR_BAD_OPTION_VALUE',
        message: `The page already has something called '${name}'.`,
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
    // A script that ran without calling back has no answer either.
    script.addEventListener('load', fail)
    script.src = withQuery(address, { ...query, [callbackParameter]: name })
    page.head.append(script)
  })
}
