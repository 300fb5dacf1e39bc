import type { PermissionDeclarations } from '@console-widgets/contract'
import { describe, expect, it } from 'vitest'
import { services } from '../../examples/console-host/src/services.generated.ts'

const models = import.meta.glob<{ permissions?: PermissionDeclarations }>('../../packages/services/*/src/model.ts', {
  eager: true,
})
const permissions = Object.values(models).flatMap((model) => Object.keys(model.permissions ?? {}))
const ownPages = services.flatMap(({ area, pages, routes }) =>
  Object.keys(pages).map((name) => ({ area, name, pattern: routes[name] })),
)

it('finds the manifest of every service', () => {
  const areas = Object.keys(models).map((path) => path.split('/').at(-3))
  expect(services.map(({ area }) => area).sort()).toEqual(areas.sort())
})

it('has unique routes', () => {
  const patterns = ownPages.map(({ pattern }) => pattern?.replace(/:\w+/g, ':'))
  expect(patterns.filter((pattern, at) => patterns.indexOf(pattern) !== at)).toEqual([])
})

describe.each(services)('$area', ({ area, routes, pages }) => {
  it('prefixes its page names with its own name', () => {
    expect(ownPages.filter((page) => page.area === area && !page.name.startsWith(`${area}.`))).toEqual([])
  })

  it('declares other services’ routes as they do', () => {
    for (const [name, pattern] of Object.entries(routes))
      expect(ownPages.find((page) => page.name === name)?.pattern, name).toBe(pattern)
  })

  it('uses only declared permissions', () => {
    for (const [name, { permission }] of Object.entries(pages))
      if (permission) expect(permissions, name).toContain(permission)
  })

  it('places the tabs of an app or a project below its path', () => {
    const under = { app: '/apps/:appId', project: '/projects/:projectId' } as const
    for (const [name, { section }] of Object.entries(pages))
      if (section && section.of !== 'service') expect(`${routes[name]}/`, name).toContain(`${under[section.of]}/`)
  })
})
