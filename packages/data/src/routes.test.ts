import { createConsole } from '@console-widgets/core'
import { expect, it } from 'vitest'
import { routesOf } from './routes.ts'

const table = { 'apps.list': '/apps', 'versions.edit': '/apps/:appId/versions/:versionId/edit' } as const
const version = { appId: 'app 1', versionId: 'a/b', versionNumber: '1.0' }
const zones = { china: { api: 'https://console.test' } }

it('fills in the pattern of a page, each value as one path segment', () => {
  const routeTo = routesOf(createConsole({ zones }), table)
  expect(routeTo('apps.list')).toBe('/apps')
  expect(routeTo('versions.edit', version)).toBe('/apps/app%201/versions/a%2Fb/edit')
})

it('uses the embedder’s own pattern for a page', () => {
  const routes = { 'apps.list': '/store', 'versions.edit': '/store/:versionId/of/:appId' } as const
  const routeTo = routesOf(createConsole({ zones, routes }), table)
  expect(routeTo('apps.list')).toBe('/store')
  expect(routeTo('versions.edit', version)).toBe('/store/a%2Fb/of/app%201')
})

it('does not compile without a value, or for an undeclared page', () => {
  const routeTo = routesOf(createConsole({ zones }), table)
  // @ts-expect-error -- versionId is missing
  expect(routeTo('versions.edit', { appId: '1' })).toContain('undefined')
  // @ts-expect-error -- the table has no such page
  expect(() => routeTo('apps.app', { appId: '1' })).toThrow(TypeError)
})
