import { splitInput, type AnswerOf, type AnyCall, type InputOf, type Refusal } from '@console-widgets/contract'
import { createFetch, FetchError, type FetchOptions } from 'ofetch'
import { languageHeader, type Language } from '../language.ts'
import { csrfHeaders } from '../model.ts'
import type { ConsoleOptions } from '../options.ts'
import type { Ports } from '../browser-ports.ts'
import type { Route } from '../route.ts'
import type { SessionInfo } from '../session/session-info.ts'
import type { RegionPrefix } from '../zone.ts'
import { errorOfAnswer, errorOfFailure } from './classify-error.ts'
import { endpointsOfZone, productBase, zoneOfCall, type ZoneChoice } from './endpoint.ts'

/** What a single sending needs besides the input. */
export interface SendOptions {
  session?: SessionInfo | undefined
  signal?: AbortSignal | undefined
  /** Region of the object ids, for calls whose zone follows them. */
  region?: RegionPrefix | undefined
  /** Body of a call that sends bytes or a form. */
  content?: BodyInit | undefined
}

/** Sends one call once, without looking after the session. */
export type Send = <C extends AnyCall>(call: C, input: InputOf<C>, options: SendOptions) => Promise<AnswerOf<C>>

interface SendPlaces {
  options: ConsoleOptions
  ports: Ports
  route: () => Route
  language: () => Language
  zones: () => ZoneChoice
}

/** Tries that a read gets when the network or a gateway fails; a change is never sent twice. */
const readRetries = 2
const gatewayFailures = [502, 503, 504]

/** The one way out to the platform (R135). There is no timeout unless the caller's signal sets one (R142). */
export function createSend({ options, ports, route, language, zones }: SendPlaces): Send {
  const outlet = createFetch({ fetch: ports.fetch as typeof globalThis.fetch })

  return async (call, input, { session, signal, region, content }) => {
    const { path, query, headers, body } = splitInput(call, (input ?? {}) as Record<string, unknown>)
    const base = productBase(endpointsOfZone(options, zoneOfCall(call.zone, zones(), region)))
    const address = route()
    const carriesSession = call.auth !== 'anonymous' && !address.demoProject
    const request: FetchOptions = {
      method: call.method,
      query: definedOnly(query),
      headers: {
        lang: languageHeader(language()),
        ...headers,
        ...(carriesSession && !address.openTest ? sessionHeaders(options, session) : {}),
        ...(address.demoProject && address.productId ? { productId: address.productId } : {}),
      },
      credentials: carriesSession || call.area === 'session' ? 'include' : 'omit',
      body: (content ?? body) as FetchOptions['body'],
      ...(signal ? { signal } : {}),
      ignoreResponseError: true,
      retry: false,
      ...(call.answer === 'bytes' ? { responseType: 'stream' as const } : {}),
    }
    const response = await sendWithRetry(() => outlet.raw(base + path, request), call, signal)
    if (call.answer === 'bytes' && response.ok) return new Response(response._data as BodyInit, response) as never
    const answer = await readAnswer(response)
    const { ret, ...fields } = answer
    if (!response.ok || ret.code !== 0) throw errorOfAnswer(call, response, answer)
    return fields as never
  }
}

function sessionHeaders(options: ConsoleOptions, session: SessionInfo | undefined): Record<string, string> {
  if (!session) return {}
  return { [csrfHeaders[options.loginMode ?? 'account']]: session.csrftoken, agcTeamId: session.teamId }
}

async function sendWithRetry<R extends Response>(send: () => Promise<R>, call: AnyCall, signal: AbortSignal | undefined): Promise<R> {
  for (let attempt = 0; ; attempt++) {
    const last = call.effect !== 'read' || attempt >= readRetries || signal?.aborted
    try {
      const response = await send()
      if (last || !gatewayFailures.includes(response.status)) return response
    } catch (failure) {
      if (last || signal?.aborted) throw errorOfFailure(call, failure instanceof FetchError ? failure.cause ?? failure : failure)
    }
    await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** attempt))
  }
}

/** An answer without an envelope, such as a proxy's error page, becomes one that refuses. */
async function readAnswer(response: Response & { _data?: unknown }): Promise<Refusal & Record<string, unknown>> {
  const data = response._data instanceof ReadableStream ? await new Response(response._data).json().catch(() => undefined) : response._data
  if (data && typeof data === 'object' && 'ret' in data) return data as Refusal & Record<string, unknown>
  return { ret: { code: response.ok ? 0 : -1, msg: response.statusText || `HTTP ${response.status}` }, ...(data && typeof data === 'object' ? data : {}) }
}

function definedOnly(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== null))
}

