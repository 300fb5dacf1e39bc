import { ConsoleError } from '../errors.ts'
import type { Ports } from '../browser-ports.ts'
import { readAnswer } from '../request/read-answer.ts'

/** Signed address that accepts a PUT with exactly these headers. */
export interface SignedAddress {
  url: string
  headers: Record<string, string>
}

/** Options of uploading one part. */
export interface PutOptions {
  signal: AbortSignal
  /** Called with the number of bytes sent so far. */
  onProgress: (loaded: number) => void
}

/**
 * Uploads bytes to a signed address of the data plane. The address is absolute and used as is (R107); its signature
 * replaces credentials.
 * @throws ConsoleError when the network fails or the data plane returns an error.
 */
export type PutBytes = (address: SignedAddress, bytes: Blob, options: PutOptions) => Promise<void>

/** XHR where available, since fetch cannot report progress within a part. */
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
  let error: ConsoleError | undefined
  try {
    const response = await fetch(url, { method: 'PUT', headers, body: bytes, signal, credentials: 'omit' })
    error = await refusalIn(response)
  } catch (cause) {
    throw signal.aborted ? canceled(cause) : unreachable(cause)
  }
  if (error) throw error
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
      void refusalIn(new Response(request.responseText || null, { status: request.status })).then((error) => {
        if (error) return reject(error)
        onProgress(bytes.size)
        resolve()
      })
    })
    request.onerror = settle(() => reject(unreachable(undefined)))
    request.onabort = settle(() => reject(canceled(signal.reason)))
    signal.addEventListener('abort', stop)
    request.send(bytes)
  })

function canceled(cause: unknown): ConsoleError {
  return new ConsoleError({ kind: 'canceled', code: 'ERR_CANCELED', message: 'The upload was canceled.', cause })
}

function unreachable(cause: unknown): ConsoleError {
  return new ConsoleError({
    kind: 'network',
    code: 'ERR_NETWORK',
    message: 'Can’t reach the file service. Check the connection and try again.',
    cause,
  })
}

/** Error of a response of the data plane, which says why in its envelope. Undefined: it succeeded. */
async function refusalIn(response: Response): Promise<ConsoleError | undefined> {
  const answer = await readAnswer(response)
  const { status } = response
  if (response.ok) return undefined
  const kind = status >= 500 ? 'server' : status === 413 ? 'too-large' : status === 429 ? 'throttled' : 'refused'
  return new ConsoleError({
    kind,
    code: status >= 500 ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST',
    status,
    message: answer?.ret.msg || `The file service returned status ${status}.`,
    reason: answer?.reason,
  })
}

/**
 * Whether a retry may succeed: the network failed, the service returned a server error, or the address has expired, in
 * which case the retry uses a new one.
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
