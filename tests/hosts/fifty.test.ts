import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leftFor, memoryOf, openFifty } from './support/fifty.ts'
import { openHostPages, type HostPages } from './support/host-pages.ts'
import { globalsLeft, watchGlobals } from './support/globals.ts'

let hosts: HostPages
beforeAll(async () => {
  hosts = await openHostPages()
})
afterAll(() => hosts?.close())

it('fifty widgets share one React, one style sheet, one session, and one read of each thing', async () => {
  expect(await openFifty(hosts)).toEqual({ reacts: 1, sheets: 1, refreshes: 1, repeated: [], failed: [] })
})

/** Adds and removes tags one after the other: some are removed immediately, some once they show their data. */
async function mountAndUnmount(page: Page, tags: readonly string[], times: number): Promise<void> {
  await page.evaluate(
    async ({ tags, times }) => {
      const place = document.querySelector('main') as HTMLElement
      for (let count = 0; count < times; count += 1) {
        const ready = new Promise((resolve) => place.addEventListener('cw-ready', resolve, { once: true }))
        place.innerHTML = tags[count % tags.length] as string
        await ready
        if (count % 3 === 0) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        place.replaceChildren()
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
    { tags, times },
  )
  await page.waitForTimeout(leftFor)
}

// Two pages, each in its own process: one works while the other is waited for.
describe.concurrent.each([
  {
    what: 'lists, details and forms',
    names: [
      'cw-apps',
      'cw-team',
      'cw-versions',
      'cw-projects',
      'cw-storage-bucket',
      'cw-own-invitations',
      'cw-databases',
      'cw-package-upload',
      'cw-audit-trail',
      'cw-release-cockpit',
    ],
    few: 50,
    many: 300,
  },
  {
    what: 'charts, a matrix and a code editor',
    names: ['cw-report-dashboards', 'cw-permission-matrix', 'cw-sql-editor', 'cw-app-comparison'],
    few: 12,
    many: 60,
  },
])('$what', ({ names, few, many }) => {
  it(`leaves no node, listener, or memory after being added and removed ${few + many} times`, async ({ expect }) => {
    const tags = names.map((name) => hosts.tags.get(name) as string)
    const page = await hosts.open({ head: `<script>${watchGlobals}</script>`, body: `<main>${tags.join('')}</main>` })
    await mountAndUnmount(page, tags, few)
    const before = { memory: await memoryOf(page), globals: await globalsLeft(page) }
    await mountAndUnmount(page, tags, many)
    const after = { memory: await memoryOf(page), globals: await globalsLeft(page) }
    expect(after.globals).toEqual(before.globals)
    expect(after.memory.nodes).toBeLessThanOrEqual(before.memory.nodes + 20)
    expect(after.memory.listeners).toBeLessThanOrEqual(before.memory.listeners + 20)
    // Meanwhile the browser caches compiled code. A widget takes some 400 kB.
    expect(after.memory.heap - before.memory.heap).toBeLessThan(2_500_000)
    await page.context().close()
  })
})
