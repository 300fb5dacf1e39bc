import { describe, expect, it } from 'vitest'
import { platformOpenApi } from '@console-widgets/sandbox'
import { declaredCalls } from './support/declared-calls.ts'

/** The document as its readers see it, after serialization to JSON. */
const document = JSON.parse(JSON.stringify(platformOpenApi('https://console.example'))) as {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}
interface Operation {
  operationId: string
  'x-call-id': string
  'x-variant'?: 'older' | 'newer'
  parameters: { $ref?: string; in?: string; name?: string; required?: boolean; schema?: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, unknown>
  security: Record<string, unknown[]>[]
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ id: operation.operationId, path, method, operation })),
)

/** Every `$ref` in a value. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  )
}

const resolve = (reference: string) =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)

describe('OpenAPI document', () => {
  it('has a title and the platform’s address', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info.title).not.toBe('')
    expect(document.info.version).not.toBe('')
    expect(document.servers.every(({ url }) => URL.canParse(url))).toBe(true)
  })

  it('lists each call once, plus once for its legacy variant', () => {
    const idsOf = (variants: (string | undefined)[]) =>
      operations
        .flatMap(({ operation }) => (variants.includes(operation['x-variant']) ? [operation['x-call-id']] : []))
        .toSorted()
    expect(idsOf([undefined, 'newer'])).toEqual(declaredCalls.map(({ id }) => id).toSorted())
    expect(idsOf(['older'])).toEqual(
      declaredCalls.flatMap(({ id, call }) => (call.olderPath === undefined ? [] : [id])).toSorted(),
    )
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
  })

  it('has only references that resolve within the document or the referring schema', () => {
    for (const reference of new Set(
      references(document.components).concat(
        operations.flatMap(({ operation }) => references(operation.parameters).concat(references(operation.responses))),
      ),
    )) {
      expect(reference.startsWith('#/'), reference).toBe(true)
      if (reference.startsWith('#/components/')) expect(resolve(reference), reference).toBeDefined()
    }
  })

  it('names only defined security schemes', () => {
    const schemes = Object.keys(document.components.securitySchemes ?? {})
    for (const { id, operation } of operations)
      for (const way of operation.security) for (const scheme of Object.keys(way)) expect(schemes, id).toContain(scheme)
  })
})

describe.each(operations)('$id', ({ path, method, operation }) => {
  it('is a valid OpenAPI 3.1 operation', () => {
    expect(path).toMatch(/^\//)
    expect(['get', 'put', 'post', 'delete']).toContain(method)
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const declared = operation.parameters.filter((each) => each.in === 'path')
    expect(declared.map(({ name }) => name).toSorted()).toEqual(inPath.toSorted())
    expect(declared.every(({ required }) => required)).toBe(true)
    const own = operation.parameters.filter(({ $ref }) => $ref === undefined)
    expect(new Set(own.map((each) => `${each.in} ${each.name}`)).size).toBe(own.length)
    for (const parameter of own) expect(parameter.schema, parameter.name).toBeTypeOf('object')
    expect(Object.keys(operation.responses)).toContain('200')
    expect(Object.keys(operation.responses).every((status) => /^[1-5]\d\d$/.test(status))).toBe(true)
    if (method === 'get' || method === 'delete') expect(operation.requestBody).toBeUndefined()
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) expect(schema).toBeTypeOf('object')
  })
})
