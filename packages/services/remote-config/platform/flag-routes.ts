import { compilePattern } from '@console-widgets/conditions/patterns'
import type { EvaluationContext } from '@console-widgets/conditions'
import {
  emptyTemplate,
  evaluateTemplate,
  readyTemplate,
  typedValue,
  type AttributeType,
  type Evaluated,
  type ReadyTemplate,
} from '@console-widgets/remote-config/model'
import { clientLimits } from '@console-widgets/platform/client-plane/client-limits'
import type { ClientRequest, ClientRoute } from '@console-widgets/platform/client-plane/client-route'
import type { ServedVariant } from '@console-widgets/platform/experiments/experiments'
import { namesEtag } from '@console-widgets/platform/files/send'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import { countFetch } from './count-fetches.ts'
import { findConfig } from './find-config.ts'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import { hashText } from '@console-widgets/platform/secrets/hash-text'

/** Base of the OpenFeature Remote Evaluation Protocol: what its clients take as their address is `…/config`. */
const base = '/config/ofrep/v1/evaluate/flags'

/** Attributes of a context that are counted, and the length of their names. */
const mostAttributes = 100
const longestName = 64

/**
 * Evaluates the published config for apps by the OpenFeature Remote Evaluation Protocol, so that every OpenFeature
 * client can read it. Drafts never leave the console.
 */
export const flagRoutes: readonly ClientRoute[] = [
  { method: 'POST', path: base, effect: 'read', answer: answerAll, refused: refusedOf },
  { method: 'POST', path: `${base}/:key`, effect: 'read', answer: answerOne, refused: refusedOf },
]

async function answerAll(asked: ClientRequest): Promise<Response> {
  const context = readContext(asked.body)
  const { version, flags } = await evaluateFor(asked, context)
  const body = JSON.stringify({ flags: flags.map(describeFlag), metadata: { version } })
  const etag = `"${version}-${await hashText(body)}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (namesEtag(asked.request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
}

async function answerOne(asked: ClientRequest): Promise<Response> {
  const { key = '' } = asked.path
  const context = readContext(asked.body)
  const { version, flags } = await evaluateFor(asked, context, key)
  const flag = flags.find((each) => each.key === key)
  if (!flag) return failure(404, 'FLAG_NOT_FOUND', `There is no parameter '${key.slice(0, 256)}'`, key)
  return Response.json(
    { ...describeFlag(flag), metadata: { version } },
    { headers: { 'cache-control': 'private, no-cache' } },
  )
}

/** A flag as the protocol has it. Without a value, the client uses the default of the app's own code. */
function describeFlag({ key, value, condition, isSplit, experimentVariant }: EvaluatedFlag) {
  const variant = experimentVariant ?? condition
  return {
    key,
    reason: variant === undefined ? 'STATIC' : isSplit ? 'SPLIT' : 'TARGETING_MATCH',
    ...(variant === undefined ? {} : { variant }),
    ...(value === undefined ? {} : { value }),
    metadata: {},
  }
}

/** The context of a request. @throws ProtocolError if it isn't one */
function readContext(body: unknown): EvaluationContext {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  const context = isObject(body) && Object.hasOwn(body, 'context') ? body.context : undefined
  if (!isObject(context)) throw new ProtocolError('INVALID_CONTEXT', 'The request needs a context, which is an object')
  const key = Object.hasOwn(context, 'targetingKey') ? context.targetingKey : undefined
  if (key === undefined || key === null || key === '')
    throw new ProtocolError('TARGETING_KEY_MISSING', 'The context needs a targetingKey, which identifies the user')
  if (typeof key !== 'string' || key.length > clientLimits.id)
    throw new ProtocolError('INVALID_CONTEXT', `targetingKey must be a text of at most ${clientLimits.id} characters`)
  return context
}

/** A request that the protocol has an error code for. */
class ProtocolError extends PlatformRefusal {
  constructor(
    readonly errorCode: string,
    message: string,
  ) {
    super('bad-parameter', 400, 0, message)
  }
}

function refusedOf(refusal: PlatformRefusal, request: Request): Response {
  const { status, message, headers } = refusal
  if (refusal instanceof ProtocolError) return failure(status, refusal.errorCode, message, keyIn(request))
  const errorCode = [400, 413, 415].includes(status) ? 'PARSE_ERROR' : 'GENERAL'
  return failure(status, errorCode, message, keyIn(request), headers)
}

/** Key of the flag that a request is about, which an error repeats. Undefined for all flags. */
function keyIn(request: Request): string | undefined {
  const [, key] = new URL(request.url).pathname.split(`${base}/`)
  return key
}

function failure(
  status: number,
  errorCode: string,
  errorDetails: string,
  key?: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(
    { ...(key === undefined ? {} : { key }), errorCode, errorDetails },
    { status, headers: { ...headers, 'cache-control': 'no-store' } },
  )
}

interface EvaluatedFlag extends Evaluated {
  /** Variant of an experiment, whose value comes before those of the config. */
  experimentVariant?: string
}

/** Flags with the values of experiments. */
function withVariants(
  { template: { parameters } }: ReadyTemplate,
  flags: readonly Evaluated[],
  served: readonly ServedVariant[],
): EvaluatedFlag[] {
  return flags.map((flag, at) => {
    const found = served.find(({ values }) => values.has(flag.key))
    const parameter = parameters[at]
    if (!found || !parameter) return flag
    const value = typedValue(parameter.valueType, found.values.get(flag.key) ?? null)
    return { ...flag, value, isSplit: true, experimentVariant: found.variant }
  })
}

async function evaluateFor(asked: ClientRequest, context: EvaluationContext, key?: string) {
  const { app, now, services } = asked
  const { projectId, region, teamId, appId } = app
  // An app without a project has no config.
  if (projectId === null) return { version: 0, ...evaluateTemplate(readyTemplate(emptyTemplate), context, { now }) }
  const fetch = { asked, place: { projectId, region }, context, key }
  const { version, template, served, audiences } = await findConfig(fetch)
  const { flags, verdicts } = evaluateTemplate(template, context, { now, compilePattern, audiences })
  await countFetch(services, {
    teamId,
    projectId,
    region,
    appId,
    version,
    time: now,
    person: (await keyOfClient(appId, String(context.targetingKey))).slice(0, 24),
    matches: [...verdicts].flatMap(([condition, { holds }]) => (holds ? [condition] : [])),
    attributes: attributesOf(context),
  })
  return { version, flags: withVariants(template, flags, served) }
}

function attributesOf(context: EvaluationContext) {
  return Object.entries(context)
    .filter(([name]) => name !== 'targetingKey' && name !== '' && name.length <= longestName && !name.includes('\0'))
    .slice(0, mostAttributes)
    .map(([name, value]) => ({ attributeName: name.toWellFormed(), valueType: typeOf(value) }))
}

function typeOf(value: unknown): AttributeType {
  if (typeof value === 'string') return 'text'
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'other'
}
