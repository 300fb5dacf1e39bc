import { createFetch, FetchError, type FetchOptions } from 'ofetch'
import { splitInput, type AnswerOf, type AnyCall, type InputOf, type SplitInput } from '@console-widgets/contract'
import { ConsoleError } from '../errors.ts'
import { languageHeader, type Language } from '../language.ts'
import { actHeader, csrfHeaders, rightsHeader } from '../model/requests.ts'
import type { ConsoleOptions } from '../options.ts'
import type { Ports } from '../browser-ports.ts'
import type { Route } from '../route.ts'
import type { SessionInfo } from '../session/session-info.ts'
import { variantOfSite } from '../switches.ts'
import type { RegionPrefix, Zone } from '../zone.ts'
import { errorOfAnswer, errorOfFailure, retryAfter } from './classify-error.ts'
import { baseOfCall, endpointsOfZone, regionOfInput, zoneOfCall, type ZoneChoice } from './endpoint.ts'
import { pause } from './pause.ts'
import { withQuery } from './query.ts'
import { readAnswer, type Answer } from './read-answer.ts'

/** Parameters of one request besides the input. */
export interface SendOptions {
  session?: SessionInfo | undefined
  /** Team of the call. Default: that of the session. */
  teamId?: string | undefined
  /** Idempotency ID of a change. */
  actId?: string | undefined
  signal?: AbortSignal | undefined
  /** Region of the object IDs, for calls whose zone follows them. Default: the prefix of the IDs in the input. */
  region?: RegionPrefix | undefined
  /** Zone that handles the call, where the call's own rule does not determine it (R162–R165). */
  zone?: Zone | undefined
  /** Base to use instead of the zone's, such as `/agc/edge` for a path relative to the page (R161). */
  base?: string | undefined
  /** Body of a binary or form call. */
  content?: BodyInit | undefined
  /** Called with the permission fingerprint of each response, including errors. */
  onRights?: ((rights: string) => void) | undefined
}

/** Sends one call, without managing the session. */
export type Send = <C extends AnyCall>(call: C, input: InputOf<C>, options: SendOptions) => Promise<AnswerOf<C>>

interface SendPlaces {
  options: ConsoleOptions
  ports: Ports
  route: () => Route
  language: () => Language
  zones: () => ZoneChoice
}

/**
 * Tries of a read when the network or a gateway fails. A change is retried only while the platform says that it is in
 * progress.
 */
const readRetries = 2
const firstWait = 200
const gatewayFailures = [502, 503, 504]

type Outgoing = FetchOptions<'stream'>

/**
 * Disables what we do ourselves: the envelope decides what a response means, so ofetch must not parse or judge it by
 * type and status. Its retry neither stops waiting when the caller cancels, nor distinguishes a cancellation with a
 * reason from a failure.
 */
const leftToUs = { responseType: 'stream', ignoreResponseError: true, retry: false } as const

/** The only way out to the platform (R135). There is no timeout unless the caller's signal sets one (R142). */
export function createSend({ options, ports, route, language, zones }: SendPlaces): Send {
  const outwards = createFetch({ fetch: ports.fetch })
  const baseOf = (call: AnyCall, input: Record<string, unknown>, { zone, region, base }: SendOptions) =>
    base ??
    baseOfCall(
      call,
      endpointsOfZone(options, zone ?? zoneOfCall(call.zone, zones(), region ?? regionOfInput(call, input))),
    )

  /** The call, with the path of the variant that the selected site has (R151, R157). */
  const inVariant = (call: AnyCall): AnyCall =>
    call.olderPath && variantOfSite(options.switches, call.olderPath.switch, zones().site) === 'older'
      ? { ...call, ...call.olderPath }
      : call

  const requestOf = (
    call: AnyCall,
    { headers, body }: SplitInput,
    { session, teamId, actId, content, signal }: SendOptions,
  ): Outgoing => {
    const { demoProject, openTest, productId } = route()
    // The demo visitor's product ID replaces credentials (R15); an anonymous call has neither (R129).
    const carriesSession = call.auth !== 'anonymous' && !demoProject
    return {
      ...leftToUs,
      method: call.method,
      headers: {
        accept: call.answer === 'bytes' ? '*/*' : 'application/json',
        lang: languageHeader(language()),
        ...contentType(call, content),
        ...headers,
        ...(carriesSession && !openTest ? sessionHeaders(options, session, teamId) : {}),
        ...(actId ? { [actHeader]: actId } : {}),
        ...(productId ? { productId } : {}),
      },
      credentials: carriesSession || call.tenant === 'accounts' ? 'include' : 'omit',
      body: content ?? (body as Record<string, unknown> | undefined) ?? null,
      ...(signal ? { signal } : {}),
    }
  }

  const attempt = async (
    call: AnyCall,
    address: string,
    request: Outgoing,
  ): Promise<{ response: Response; answer: Answer }> => {
    try {
      const response = await outwards.raw(address, request)
      if (call.answer === 'bytes' && response.ok) return { response, answer: undefined }
      return { response, answer: await readAnswer(response) }
    } catch (failure) {
      // ofetch's error contains the address; its cause does not.
      throw errorOfFailure(
        call,
        failure instanceof FetchError ? failure.cause : failure,
        request.signal,
        otherOrigin(ports.address().href, address),
      )
    }
  }

  let told = false
  /** The developer of a page that the platform may have refused looks into the browser's console first. */
  const tell = (error: ConsoleError): ConsoleError => {
    if (!told && (error.pageOrigin || error.refusesPage)) {
      told = true
      console.error(`console-widgets: ${error.message}`)
    }
    return error
  }

  const sendWithRetry = async (call: AnyCall, address: string, request: Outgoing) => {
    for (let tries = 0; ; tries++) {
      let wait = firstWait * 2 ** tries
      const last = call.effect !== 'read' || tries >= readRetries
      try {
        const result = await attempt(call, address, request)
        const { answer, response } = result
        // The platform is making this change already, and the same ID gets its answer.
        if (answer?.reason === 'in-progress') wait = 1000 * (retryAfter(response) ?? 1)
        else if (last || !gatewayFailures.includes(response.status)) return result
      } catch (error) {
        if (!(error instanceof ConsoleError) || error.kind !== 'network') throw error
        if (last) throw tell(error)
      }
      await pause(wait, request.signal ?? undefined).catch((reason) => {
        throw errorOfFailure(call, reason, request.signal)
      })
    }
  }

  return async (call, input, sendOptions) => {
    const fields = (input ?? {}) as Record<string, unknown>
    const split = splitOrRefuse(inVariant(call), fields)
    const address = withQuery(baseOf(call, fields, sendOptions) + split.path, split.query)
    const { response, answer } = await sendWithRetry(call, address, requestOf(call, split, sendOptions))
    const rights = response.headers.get(rightsHeader)
    if (rights) sendOptions.onRights?.(rights)
    if (call.answer === 'bytes' && response.ok) return response as never
    if (!response.ok || !answer || answer.ret.code !== 0) throw tell(errorOfAnswer(call, response, answer))
    const { ret: _, ...rest } = answer
    return rest as never
  }
}

/** The page's origin if it isn't that of the address. A program has none. */
function otherOrigin(page: string, address: string): string | undefined {
  const { origin } = new URL(page)
  return origin === 'null' || origin === new URL(address, page).origin ? undefined : origin
}

function splitOrRefuse(call: AnyCall, input: Record<string, unknown>): SplitInput {
  try {
    return splitInput(call, input)
  } catch (error) {
    throw new ConsoleError({
      kind: 'client',
      code: 'ERR_BAD_OPTION_VALUE',
      message: (error as Error).message,
      call: call.id,
      cause: error,
    })
  }
}

function sessionHeaders(
  options: ConsoleOptions,
  session: SessionInfo | undefined,
  teamId = session?.teamId ?? '',
): Record<string, string> {
  if (!session) return {}
  return { [csrfHeaders[options.loginMode ?? 'account']]: session.csrftoken, agcTeamId: teamId }
}

/** A form needs its own boundary, so the browser sets the content type. */
function contentType(call: AnyCall, content: BodyInit | undefined): Record<string, string> {
  if (call.method === 'GET' || call.method === 'DELETE' || call.body === 'form') return {}
  const ofContent = content instanceof Blob && content.type
  return { 'content-type': call.body === 'bytes' ? ofContent || 'application/octet-stream' : 'application/json' }
}
