import { createMemoryPlace } from '@console-widgets/data'
import { expect, it } from 'vitest'
import { composeConsole } from '../../examples/console-host/src/composition/compose.ts'
import { createConsolePlace } from '../../examples/console-host/src/composition/console-place.ts'
import { services } from '../../examples/console-host/src/services.generated.ts'

/** The place of a console at an address, with the address that it goes to. */
function placeAt(address: string, routes: Record<string, string> = {}) {
  const page = createMemoryPlace(address)
  const place = createConsolePlace(page, composeConsole(services, { routes }))
  return { place, route: place.$route.get(), address: () => page.$route.get() }
}

it.each([
  ['/app/?appId=1', '/apps/1'],
  ['/app/versions?appId=1&tab=tests', '/apps/1/versions?tab=tests'],
  ['/app/versions/2/edit?appId=1', '/apps/1/versions/2/edit'],
  ['/app/reports?appId=1', '/apps/1/reports'],
])('R11, R12: %s of the app-level view is %s', (address, route) => {
  expect(placeAt(address).route).toBe(route)
})

it.each([
  ['/relational-database', '/databases'],
  ['/cloud-storage/', '/storage'],
  ['/teams', '/team'],
  ['/versions', '/apps'],
])('%s, a service’s name, leads to %s', (address, route) => {
  expect(placeAt(address).route).toBe(route)
})

it.each(['/apps/1/versions?tab=tests', '/projects', '/', '/nowhere', '/app/nothing?appId=1', '/app/versions'])(
  'leaves %s as it is',
  (address) => {
    expect(placeAt(address).route).toBe(address)
  },
)

it('stays in the app-level view for pages of apps, and leaves it for others', () => {
  const { place, address } = placeAt('/app/versions?appId=1')
  place.go('/apps/1/packages?filter=a')
  expect(address()).toBe('/app/packages?filter=a&appId=1')
  expect(place.$route.get()).toBe('/apps/1/packages?filter=a')
  place.go('/apps/2/packages')
  expect([address(), place.$isAppView.get()]).toEqual(['/app/packages?appId=2', true])
  place.go('/apps')
  expect([address(), place.$isAppView.get()]).toEqual(['/apps', false])
})

it('follows the embedder’s paths', () => {
  const { place, route, address } = placeAt('/app/versions?appId=1', { 'versions.list': '/store/:appId/all' })
  expect(route).toBe('/store/1/all')
  place.go('/store/1/all?tab=tests')
  expect(address()).toBe('/app/versions?tab=tests&appId=1')
})

it('has the pages of the services that the team is offered, at any of their addresses', () => {
  const place = createConsolePlace(createMemoryPlace('/'), composeConsole(services), ({ area }) => area !== 'projects')
  expect(['/apps/1', '/relational-database', '/projects/2', '/nowhere'].map((route) => place.has?.(route))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
