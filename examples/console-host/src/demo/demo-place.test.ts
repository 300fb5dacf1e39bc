import { createMemoryPlace } from '@console-widgets/data'
import { expect, it } from 'vitest'
import { createDemoPlace } from './demo-place.ts'

it('shows the pages of the console below the demo project’s path', () => {
  const outer = createMemoryPlace('/demoProject')
  const place = createDemoPlace(outer)
  expect(place.$route.get()).toBe('/demoProject')
  place.go('/apps/7?tab=versions')
  expect([outer.$route.get(), place.$route.get()]).toEqual(['/demoProject/apps/7?tab=versions', '/apps/7?tab=versions'])
  place.go('/')
  expect(outer.$route.get()).toBe('/demoProject')
})

it('keeps the product ID in every address', () => {
  const outer = createMemoryPlace('/demoProject?productId=p7')
  createDemoPlace(outer).go('/apps?sort=name')
  expect(outer.$route.get()).toBe('/demoProject/apps?sort=name&productId=p7')
})
