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

describe.each(services)('$area', ({ area, routes, pages, help }) => {
  it('prefixes its page names with its own name', () => {
    expect(ownPages.filter((page) => page.area === area && !page.name.startsWith(`${area}.`))).toEqual([])
  })

  it('declares other services’ routes as they do', () => {
    for (const [name, pattern] of Object.entries(routes))
      expect(ownPages.find((page) => page.name === name)?.pattern, name).toBe(pattern)
  })

  it('uses only declared permissions', () => {
    for (const [name, { permission, actions = [] }] of Object.entries(pages))
      for (const used of [permission, ...actions.map((action) => action.permission)])
        if (used) expect(permissions, name).toContain(used)
  })

  it('offers actions to the search only on pages that need no values', () => {
    for (const [name, { actions }] of Object.entries(pages)) if (actions) expect(routes[name]).not.toContain(':')
  })

  it('has help topics with unique ids, each leading to a page that needs no values', async () => {
    const topics = (await help?.())?.default ?? []
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
    for (const { id, page } of topics)
      if (page) expect(ownPages.find(({ name }) => name === page)?.pattern, id).toMatch(/^[^:]+$/)
  })

  it('places the tabs of an app or a project below its path', () => {
    const under = { app: '/apps/:appId', project: '/projects/:projectId' } as const
    for (const [name, { section }] of Object.entries(pages))
      if (section && section.of !== 'service') expect(`${routes[name]}/`, name).toContain(`${under[section.of]}/`)
  })
})
