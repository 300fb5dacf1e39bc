import { ConsoleError } from '../errors.ts'
import type { Ports } from '../browser-ports.ts'

/** A signed address, to which bytes are put with exactly these headers. */
export interface SignedAddress {
  url: string
  headers: Record<string, string>
}

/** What a part is put with. */
export interface PutOptions {
  signal: AbortSignal
  /** Hears how many of the bytes are on their way. */
  onProgress: (loaded: number) => void
}

/**
 * Puts bytes to a signed address of the data plane. It is absolute and used as it is (R107); its signature stands in
 * place of credentials.
 * @throws ConsoleError when the network fails or the data plane refuses.
 */
export type PutBytes = (address: SignedAddress, bytes: Blob, options: PutOptions) => Promise<void>

/** XHR where the browser has it, for it alone tells the progress within a part; else fetch. */
export function createPutBytes(ports: Pick<Ports, 'fetch' | 'ownNetwork'>): PutBytes {
  return ports.ownNetwork && typeof XMLHttpRequest !== 'undefined'
    ? putByXhr
    : (address, bytes, options) => putByFetch(ports.fetch, address, bytes, options)
}

async function putByFetch(
  fetch: Ports['fetch'],
  { url, headers }: SignedAddress,
  bytes: Blob,
  { signal, onProgress }: PutOptions,
): Promise<void> {
  let response: Response
  try {
    response = await fetch(url, { method: 'PUT', headers, body: bytes, signal, credentials: 'omit' })
    await response.arrayBuffer()
  } catch (cause) {
    throw signal.aborted ? canceled(cause) : unreachable(cause)
  }
  if (!response.ok) throw refused(response.status)
  onProgress(bytes.size)
}

const putByXhr: PutBytes = ({ url, headers }, bytes, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(canceled(signal.reason))
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const settle = (end: () => void) => () => {
      signal.removeEventListener('abort', stop)
      end()
    }
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = settle(() => {
      if (request.status < 200 || request.status >= 300) return reject(refused(request.status))
      onProgress(bytes.size)
      resolve()
    })
    request.onerror = settle(() => reject(unreachable(undefined)))
    request.onabort = settle(() => reject(canceled(signal.reason)))
    signal.addEventListener('abort', stop)
    request.send(bytes)
  })

function canceled(cause: unknown): ConsoleError {
  return new ConsoleError({ kind: 'canceled', code: 'ERR_CANCELED', message: 'The upload was stopped.', cause })
}

function unreachable(cause: unknown): ConsoleError {
  return new ConsoleError({
    kind: 'network',
    code: 'ERR_NETWORK',
    message: 'The file service cannot be reached. Check the connection and try again.',
    cause,
  })
}

function refused(status: number): ConsoleError {
  const kind = status >= 500 ? 'server' : status === 413 ? 'too-large' : status === 429 ? 'throttled' : 'refused'
  return new ConsoleError({
    kind,
    code: status >= 500 ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST',
    status,
    message: `The file service answered ${status}.`,
  })
}

/**
 * Whether another try may succeed: the network failed, the service is in trouble, or the data plane refused an address
 * that has expired, for which the next try has a fresh one.
 */
export function mayTryAgain(error: unknown): boolean {
  if (!(error instanceof ConsoleError)) return false
  const byDataPlane = error.call === undefined
  return (
    error.kind === 'network' ||
    error.kind === 'server' ||
    error.kind === 'throttled' ||
    (byDataPlane && (error.status === 403 || error.status === 408))
  )
}
