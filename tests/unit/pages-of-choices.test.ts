import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { RouteTable } from '@console-widgets/data'
import type { TagDeclaration } from '@console-widgets/ui/tag'
import { expect, it } from 'vitest'

/** The tags of a service, and its pages. */
const sources = readdirSync('packages/services')
  .map((service) => join('packages/services', service, 'src'))
  .filter((folder) => existsSync(join(folder, 'element.ts')))

// A tag's first file has the paths themselves, since the table of all pages would take longer to load.
it('a tag tells the host of a choice at the path of the service’s page', async () => {
  let count = 0
  for (const folder of sources) {
    const { tags } = (await import(resolve(folder, 'element.ts'))) as { tags: readonly TagDeclaration[] }
    const opens = tags.flatMap(({ events }) =>
      Object.values(events).flatMap(({ opens }) => (typeof opens === 'object' ? [opens] : [])),
    )
    if (opens.every((pages) => Object.keys(pages).length === 0)) continue
    const { routes } = (await import(resolve(folder, 'routes.ts'))) as { routes: RouteTable }
    for (const pages of opens) {
      expect(routes, folder).toMatchObject(pages)
      count += Object.keys(pages).length
    }
  }
  expect(count).toBeGreaterThan(8)
})
