import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { isPublicAddress, type FetchOutside } from '@console-widgets/platform/internet/outside'
import { refuse } from '@console-widgets/platform/refusals/refusal'

/**
 * Creates a fetch for internet URLs; in private networks it allows only the trusted origins. It connects to the IP
 * address that it checked, so that a DNS name can't change in between.
 */
export function createFetchOutside(trustedOrigins: readonly string[] = []): FetchOutside {
  return (url, signal, headers = {}) => {
    const guarded = !trustedOrigins.includes(url.origin)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (guarded && isIP(host) && !isPublicAddress(host)) return Promise.reject(refusePrivate(host))
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp
      const request = send(
        url,
        { method: 'GET', headers: { ...headers }, signal, agent: false, ...(guarded ? { lookup: lookUpPublic } : {}) },
        (message) => resolve(asResponse(message)),
      )
      request.once('error', reject)
      request.end()
    })
  }
}

const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const inside = addresses?.find(({ address }) => !isPublicAddress(address))
    const problem = error ?? (inside ? refusePrivate(hostname) : null)
    const [first] = addresses ?? []
    if (problem || !first) callback(problem ?? new Error(`'${hostname}' has no address`), [])
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

function refusePrivate(host: string): Error {
  return refuse('file-failed', `'${host}' is an address of a private network and is not fetched`)
}

function asResponse(message: IncomingMessage): Response {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) if (value !== undefined) headers.set(name, String(value))
  const empty = message.statusCode === 204 || message.statusCode === 304
  if (empty) message.resume()
  return new Response(empty ? null : (Readable.toWeb(message) as ReadableStream), {
    status: message.statusCode ?? 502,
    headers,
  })
}
