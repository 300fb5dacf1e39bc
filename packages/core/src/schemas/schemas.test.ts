import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { calls } from '../contract.ts'
import { leadDataTypes } from '../model.ts'
import * as schemas from '../schemas.ts'

const accepts = (schema: v.GenericSchema, value: unknown) => v.is(schema, value)
const object = { bizTag: 'app/versions', fileName: 'a.apk', contentLength: 10 }

it('every call names schemas that exist', () => {
  const named = Object.values(calls)
    .flatMap(({ input, output }) => [input, output])
    .filter((name) => name !== undefined)
  for (const name of named) expect(schemas).toHaveProperty(name)
})

it('R83: sign-in calls are POSTs under /oauth2/v1', () => {
  for (const id of ['session.login', 'session.refresh', 'session.logout'] as const)
    expect(calls[id]).toMatchObject({ method: 'POST', path: `/oauth2/v1/${id.slice(8)}` })
})

it('a country is one where apps can be released, not any two letters', () => {
  expect(['DE', 'CN', 'HK'].every((code) => accepts(schemas.countryCode, code))).toBe(true)
  expect(['XX', 'ZZ', 'de', 'DEU', '', 49].some((code) => accepts(schemas.countryCode, code))).toBe(false)
})

describe('files', () => {
  it('R155: every call is under /cfs/file_service/v1', () => {
    const paths = Object.values(calls)
      .filter(({ area }) => area === 'files')
      .map(({ path }) => path)
    expect(paths.every((path) => path.startsWith('/cfs/file_service/v1/'))).toBe(true)
  })

  it('R43: an upload carries a bizTag', () => {
    expect(accepts(schemas.uploadUrlInput, object)).toBe(true)
    expect(accepts(schemas.uploadUrlInput, { ...object, bizTag: undefined })).toBe(false)
    expect(accepts(schemas.multipartInitInput, { ...object, bizTag: 'a b' })).toBe(false)
  })

  it('R44: delete and download carry objectIds', () => {
    for (const schema of [schemas.deleteObjectsInput, schemas.downloadUrlsInput]) {
      expect(accepts(schema, { objectIds: ['CN1', 'RU2'] })).toBe(true)
      expect(accepts(schema, { objectIds: [] })).toBe(false)
      expect(accepts(schema, { objectIds: ['US1'] })).toBe(false)
    }
  })

  it('a file name is not a path', () => {
    for (const fileName of ['../a', 'a/b', 'a\\b', '..', '', 'a\u0000b', 'a\uD800'])
      expect(accepts(schemas.uploadUrlInput, { ...object, fileName })).toBe(false)
  })
})

it('R168, R169: a lead report has one of three types, and a detail', () => {
  expect(leadDataTypes).toEqual(['agcp_demoproject_browsing', 'agc_service_browsing', 'ecology_service_browsing'])
  const detail = { serviceId: 's1', serviceCode: 'c1', menuId: 'm1' }
  for (const dataType of leadDataTypes) expect(accepts(schemas.leadBehaviourInput, { dataType, detail })).toBe(true)
  expect(accepts(schemas.leadBehaviourInput, { dataType: 'other', detail })).toBe(false)
})

it('R160: params of an orchestration are a JSON string', () => {
  const request = { orchestration: 'app-info', process: 'complete', apiName: 'get', params: '{"a":1}' }
  expect(accepts(schemas.orchestrationInput, request)).toBe(true)
  expect(accepts(schemas.orchestrationInput, { ...request, params: '{a:1}' })).toBe(false)
  expect(accepts(schemas.orchestrationInput, { ...request, params: { a: 1 } })).toBe(false)
  expect(accepts(schemas.orchestrationInput, { ...request, process: '../admin' })).toBe(false)
})
