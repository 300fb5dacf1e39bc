import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { AnyCall, Contract } from './call.ts'
import { isRepeatable, pathParameters, travelsInQuery } from './route.ts'

/** The parts of a JSON Schema that this module reads. */
export interface JsonSchema {
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  [keyword: string]: unknown
}

/** The parts of an OpenAPI document that callers read. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string }
  servers?: readonly { url: string; description?: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: Record<string, Record<string, unknown>>
}

/** One operation of an OpenAPI document. */
export interface OpenApiOperation {
  operationId: string
  'x-call-id': string
  'x-effect': AnyCall['effect']
  'x-permission'?: string
  'x-zone': AnyCall['zone']
  /** Set for a call that has an older and a newer variant. */
  'x-variant'?: 'older' | 'newer'
  /** Set when a host of the zone other than its API handles the call. */
  'x-host'?: AnyCall['host']
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Record<string, unknown>[]
  requestBody?: Record<string, unknown>
  responses: Record<string, unknown>
}

export interface OpenApiOptions {
  title: string
  version: string
  contracts: readonly Contract[]
  /** Converts a schema to JSON Schema. Input and output of the same schema can differ. */
  toJsonSchema: (schema: StandardSchemaV1, side: 'input' | 'output') => JsonSchema
  servers?: readonly { url: string; description?: string }[]
}

/**
 * Builds the OpenAPI 3.1 document of declared calls.
 * @throws Error when two calls share method and path, or when one names a schema that its module does not export.
 */
export function openApiDocument({ title, version, contracts, toJsonSchema, servers }: OpenApiOptions): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  const areas = new Set<string>()
  for (const contract of contracts)
    for (const call of Object.values(contract.calls)) {
      const schemaOf = (name: string | undefined, side: 'input' | 'output') => {
        if (name === undefined) return undefined
        // The document declares the dialect once.
        const { $schema: _, ...schema } = toJsonSchema(namedSchema(contract, call, name), side)
        return schema
      }
      const method = call.method.toLowerCase()
      for (const variant of variantsOf(call)) {
        const operations = (paths[variant.path] ??= {})
        if (operations[method])
          throw new Error(`${operations[method]['x-call-id']} and ${call.id} are both ${call.method} ${variant.path}`)
        operations[method] = operationOf(variant, schemaOf(call.input, 'input'), schemaOf(call.output, 'output'))
      }
      areas.add(call.area)
    }
  return {
    openapi: '3.1.0',
    info: { title, version },
    ...(servers ? { servers } : {}),
    tags: [...areas].sort().map((name) => ({ name })),
    paths,
    components,
  }
}

/** A call at each of its paths. Operation IDs must be unique, so the call's own ID is in a separate field. */
function variantsOf(call: AnyCall): AnyCall[] {
  return call.olderPath === undefined ? [call] : [call, { ...call, path: call.olderPath.path }]
}

function namedSchema(contract: Contract, call: AnyCall, name: string): StandardSchemaV1 {
  const schema = contract.schemas[name]
  if (!schema || typeof schema !== 'object' || !('~standard' in schema))
    throw new Error(`${call.id} names the schema '${name}', which its module does not export`)
  return schema as StandardSchemaV1
}

function operationOf(call: AnyCall, input: JsonSchema | undefined, output: JsonSchema | undefined): OpenApiOperation {
  const inPath = pathParameters(call.path)
  const apart = new Set([...inPath, ...call.headers])
  const rest = without(input, apart)
  return {
    operationId: call.path === call.olderPath?.path ? `${call.id}.older` : call.id,
    'x-call-id': call.id,
    ...(call.olderPath === undefined ? {} : { 'x-variant': call.path === call.olderPath.path ? 'older' : 'newer' }),
    'x-effect': call.effect,
    ...(call.permission === undefined ? {} : { 'x-permission': call.permission }),
    'x-zone': call.zone,
    ...(call.host === 'api' ? {} : { 'x-host': call.host }),
    summary: call.title,
    tags: [call.area],
    security: securityOf(call),
    parameters: [
      { $ref: '#/components/parameters/lang' },
      ...(isRepeatable(call) ? [{ $ref: '#/components/parameters/act' }] : []),
      ...inPath.map((name) => parameter('path', name, input)),
      ...call.headers.map((name) => parameter('header', name, input)),
      ...(travelsInQuery(call)
        ? Object.keys(rest?.properties ?? {}).map((name) => parameter('query', name, input))
        : []),
    ],
    ...requestBodyOf(call, rest),
    responses: responsesOf(call, output),
  }
}

/** An object schema without some of its properties. */
function without(schema: JsonSchema | undefined, names: ReadonlySet<string>): JsonSchema | undefined {
  if (!schema?.properties || names.size === 0) return schema
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.has(name))),
    ...(schema.required ? { required: schema.required.filter((name) => !names.has(name)) } : {}),
  }
}

function parameter(
  place: 'path' | 'query' | 'header',
  name: string,
  input: JsonSchema | undefined,
): Record<string, unknown> {
  return {
    in: place,
    name,
    required: place === 'path' || (input?.required?.includes(name) ?? false),
    schema: input?.properties?.[name] ?? { type: 'string' },
  }
}

function requestBodyOf(call: AnyCall, rest: JsonSchema | undefined): { requestBody?: Record<string, unknown> } {
  if (call.method === 'GET' || call.method === 'DELETE') return {}
  if (call.body === 'bytes')
    return { requestBody: { required: true, content: { 'application/octet-stream': { schema: {} } } } }
  if (call.body === 'form')
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: { type: 'object' } } } } }
  return rest ? { requestBody: { required: true, content: { 'application/json': { schema: rest } } } } : {}
}

function securityOf(call: AnyCall): Record<string, string[]>[] {
  if (call.auth === 'anonymous') return []
  if (call.guard === 'cookie') return [{ session: [] }]
  const inSession = { session: [], csrfToken: [], team: [] }
  return call.auth === 'demo' ? [inSession, { product: [] }] : [inSession]
}

function responsesOf(call: AnyCall, output: JsonSchema | undefined): Record<string, unknown> {
  const content =
    call.answer === 'json'
      ? { 'application/json': { schema: enveloped(output) } }
      : { 'application/octet-stream': { schema: {} } }
  return {
    200: { description: 'Done', content },
    400: { $ref: '#/components/responses/Invalid' },
    ...(call.auth === 'anonymous'
      ? {}
      : { 401: { $ref: '#/components/responses/SignedOut' }, 403: { $ref: '#/components/responses/Forbidden' } }),
    404: { $ref: '#/components/responses/NotFound' },
    ...(call.effect === 'read' ? {} : { 409: { $ref: '#/components/responses/Conflict' } }),
  }
}

/** A response together with the platform's verdict. */
function enveloped(output: JsonSchema | undefined): JsonSchema {
  const ret = { $ref: '#/components/schemas/Ret' }
  if (output && !output.properties) return { allOf: [{ $ref: '#/components/schemas/Answer' }, output] }
  return {
    ...output,
    type: 'object',
    properties: { ret, ...output?.properties },
    required: ['ret', ...(output?.required ?? [])],
  }
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

const components: OpenApiDocument['components'] = {
  schemas: {
    Ret: {
      type: 'object',
      description: "The platform's verdict; code 0 means success.",
      properties: { code: { type: 'integer' }, msg: { type: 'string' } },
      required: ['code', 'msg'],
    },
    Answer: { type: 'object', properties: { ret: { $ref: '#/components/schemas/Ret' } }, required: ['ret'] },
    Refusal: {
      type: 'object',
      properties: {
        ret: { $ref: '#/components/schemas/Ret' },
        reason: { type: 'string', description: 'Reason code from a closed list.' },
        issues: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              field: { type: 'string' },
              message: { type: 'string', description: 'In English.' },
              rule: { type: 'string', description: 'Rule that the field breaks, such as member-of-team.' },
              values: {
                type: 'object',
                description: 'Numbers and names in the message.',
                additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
              },
            },
            required: ['field', 'message'],
          },
        },
      },
      required: ['ret'],
    },
  },
  parameters: {
    lang: {
      in: 'header',
      name: 'lang',
      required: false,
      schema: { type: 'string', enum: ['zh', 'en'] },
      description: 'zh for cn, en for any other language.',
    },
    act: {
      in: 'header',
      name: 'idempotency-key',
      required: false,
      schema: { type: 'string' },
      description:
        'Random ID of the action. A repeated request with the same ID has no second effect and returns the first response.',
    },
  },
  responses: {
    Invalid: refusal('The request is invalid; `issues` lists the fields.'),
    SignedOut: refusal('No session, or it has ended.'),
    Forbidden: refusal('The session lacks the permission.'),
    NotFound: refusal('The team has no such resource.'),
    Conflict: refusal('The state of the resource doesn’t allow this.'),
  },
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: 'cw_session', description: 'Session cookie that sign-in sets.' },
    csrfToken: {
      type: 'apiKey',
      in: 'header',
      name: 'agcCsrfToken',
      description: 'CSRF token of the session; X-HD-CSRF in the other login mode.',
    },
    team: { type: 'apiKey', in: 'header', name: 'agcTeamId', description: 'Team in which the call is made.' },
    product: {
      type: 'apiKey',
      in: 'header',
      name: 'productId',
      description: 'Project ID of the demo project that a visitor looks at, or demo for the platform’s own.',
    },
  },
}
