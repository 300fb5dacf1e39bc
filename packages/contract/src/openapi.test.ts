import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, it } from 'vitest'
import { defineCalls, type Contract } from './index.ts'
import { openApiDocument, type JsonSchema } from './openapi.ts'

/** A schema that carries its JSON Schema along. */
function schema(json: JsonSchema): StandardSchemaV1 & { json: JsonSchema } {
  return {
    '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value }) },
    json: { ...json, $schema: 'http://json-schema.org/draft-07/schema#' },
  }
}
const text = { type: 'string' }
const schemas = {
  getInput: schema({
    type: 'object',
    properties: { noteId: text, appId: text, limit: { type: 'integer' } },
    required: ['noteId', 'appId'],
  }),
  createInput: schema({ type: 'object', properties: { bookId: text, title: text }, required: ['bookId', 'title'] }),
  note: schema({ type: 'object', properties: { title: text }, required: ['title'] }),
  choice: schema({ anyOf: [{ type: 'object' }] }),
}
const calls = defineCalls<typeof schemas>()({
  'notes.note.get': {
    method: 'GET',
    path: '/notes/{noteId}',
    title: 'Get a note',
    input: 'getInput',
    output: 'note',
    headers: ['appId'],
    permission: 'notes.read',
  },
  'notes.note.create': {
    method: 'POST',
    path: '/books/{bookId}/notes',
    title: 'Create a note',
    input: 'createInput',
    output: 'choice',
  },
  'paper.paper.upload': {
    method: 'POST',
    path: '/paper',
    title: 'Upload paper',
    input: 'note',
    body: 'bytes',
    auth: 'anonymous',
    host: 'upload',
  },
  'paper.form.send': { method: 'POST', path: '/form', title: 'Send a form', body: 'form', auth: 'demo' },
  'paper.paper.get': { method: 'GET', path: '/paper', title: 'Get paper', answer: 'bytes', guard: 'cookie' },
  'paper.paper.shred': {
    method: 'POST',
    path: '/v2/shred',
    olderPath: { path: '/v1/shred', switch: 'paperZones' },
    title: 'Shred paper',
  },
})
const document = (contracts: Contract[] = [{ calls, schemas }]) =>
  openApiDocument({
    title: 'Notes',
    version: '1',
    contracts,
    toJsonSchema: (given) => (given as unknown as { json: JsonSchema }).json,
  })

describe('openApiDocument', () => {
  const { paths, tags, components, openapi, info } = document()

  it('is OpenAPI 3.1 with a tag for each area', () => {
    expect({ openapi, info, tags }).toEqual({
      openapi: '3.1.0',
      info: { title: 'Notes', version: '1' },
      tags: [{ name: 'notes' }, { name: 'paper' }],
    })
  })

  it('puts parameters into path, header and query', () => {
    expect(paths['/notes/{noteId}']?.get?.parameters).toEqual([
      { $ref: '#/components/parameters/lang' },
      { in: 'path', name: 'noteId', required: true, schema: text },
      { in: 'header', name: 'appId', required: true, schema: text },
      { in: 'query', name: 'limit', required: false, schema: { type: 'integer' } },
    ])
    expect(paths['/notes/{noteId}']?.get?.requestBody).toBeUndefined()
  })

  it('lets every change except an upload carry an idempotency ID', () => {
    const act = { $ref: '#/components/parameters/act' }
    expect(paths['/books/{bookId}/notes']?.post?.parameters).toContainEqual(act)
    for (const other of [paths['/notes/{noteId}']?.get, paths['/paper']?.post, paths['/form']?.post])
      expect(other?.parameters).not.toContainEqual(act)
  })

  it('leaves path parameters out of the body', () => {
    expect(paths['/books/{bookId}/notes']?.post?.requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { type: 'object', properties: { title: text }, required: ['title'] } } },
    })
  })

  it('wraps responses in the envelope', () => {
    const ret = { $ref: '#/components/schemas/Ret' }
    expect(paths['/notes/{noteId}']?.get?.responses[200]).toMatchObject({
      content: {
        'application/json': {
          schema: { type: 'object', properties: { ret, title: text }, required: ['ret', 'title'] },
        },
      },
    })
    expect(paths['/books/{bookId}/notes']?.post?.responses[200]).toMatchObject({
      content: {
        'application/json': {
          schema: { allOf: [{ $ref: '#/components/schemas/Answer' }, { anyOf: [{ type: 'object' }] }] },
        },
      },
    })
  })

  it('describes binary and form bodies', () => {
    expect(paths['/paper']?.post?.requestBody).toEqual({
      required: true,
      content: { 'application/octet-stream': { schema: {} } },
    })
    expect(paths['/paper']?.post?.parameters).toContainEqual({
      in: 'query',
      name: 'title',
      required: true,
      schema: text,
    })
    expect(paths['/form']?.post?.requestBody).toMatchObject({ content: { 'multipart/form-data': {} } })
    expect(paths['/paper']?.get?.responses[200]).toMatchObject({ content: { 'application/octet-stream': {} } })
  })

  it('states who may call, the required permission, and the effect', () => {
    expect(paths['/notes/{noteId}']?.get).toMatchObject({
      operationId: 'notes.note.get',
      'x-call-id': 'notes.note.get',
      'x-permission': 'notes.read',
      'x-effect': 'read',
      security: [{ session: [], csrfToken: [], team: [] }],
    })
    expect(paths['/notes/{noteId}']?.get).not.toHaveProperty('x-host')
    expect(paths['/paper']?.post).toMatchObject({ 'x-host': 'upload', security: [] })
    expect(paths['/form']?.post?.security).toEqual([{ session: [], csrfToken: [], team: [] }, { product: [] }])
    expect(paths['/paper']?.get?.security).toEqual([{ session: [] }])
  })

  it('describes a call with an older variant at both of its paths', () => {
    expect(paths['/v2/shred']?.post).toMatchObject({
      operationId: 'paper.paper.shred',
      'x-call-id': 'paper.paper.shred',
      'x-variant': 'newer',
    })
    expect(paths['/v1/shred']?.post).toMatchObject({
      operationId: 'paper.paper.shred.older',
      'x-call-id': 'paper.paper.shred',
      'x-variant': 'older',
    })
    expect(paths['/form']?.post).not.toHaveProperty('x-variant')
  })

  it('lists the possible errors', () => {
    expect(Object.keys(paths['/notes/{noteId}']?.get?.responses ?? {})).toEqual(['200', '400', '401', '403', '404'])
    expect(Object.keys(paths['/books/{bookId}/notes']?.post?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
    ])
    expect(Object.keys(paths['/paper']?.post?.responses ?? {})).toEqual(['200', '400', '404', '409'])
  })

  it('omits the dialect of a schema', () => {
    expect(JSON.stringify(paths)).not.toContain('$schema')
  })

  it('contains every component that it refers to', () => {
    for (const [, group, name] of JSON.stringify(paths).matchAll(/#\/components\/(\w+)\/(\w+)/g))
      expect(components[group as string]).toHaveProperty(name as string)
  })

  it('rejects two calls with the same method and path, and a missing schema', () => {
    expect(() =>
      document([
        { calls, schemas },
        { calls, schemas },
      ]),
    ).toThrow('are both GET /notes/{noteId}')
    expect(() => document([{ calls, schemas: {} }])).toThrow("notes.note.get names the schema 'getInput'")
  })
})
