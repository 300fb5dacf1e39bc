import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openHostPages, shownAll } from './support/host-pages.ts'

/** Texts of each tag with their positions. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('cw-'))
    return tags.flatMap((tag) => {
      const { left, top } = tag.getBoundingClientRect()
      const leaves = [...tag.shadowRoot!.querySelectorAll('*')].filter(
        (element) => element.childElementCount === 0 && element.textContent,
      )
      // The position of text for screen readers only doesn't matter.
      const seen = leaves.filter((element) => element.getBoundingClientRect().width > 0 && !element.closest('.sr-only'))
      return seen.map((element) => {
        const { x, y } = element.getBoundingClientRect()
        return `${tag.localName} ${element.textContent} at ${Math.round(x - left)} ${Math.round(y - top)}`
      })
    })
  })

it('every tag shows the same before and after React DOM has loaded, in the same places', async () => {
  const hosts = await openHostPages()
  let go!: () => void
  const when = new Promise<void>((resolve) => (go = resolve))
  const page = await hosts.open(
    { body: [...hosts.tags.values()].join('') },
    { time: new Date(), later: { files: /\/react-dom-/, when } },
  )
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot?.querySelector('[inert]')).length ===
      count,
    hosts.tags.size,
  )
  const before = await textsOf(page)
  expect(new Set(before.map((text) => text.split(' ')[0])).size).toBeGreaterThan(hosts.tags.size - 3)
  expect(before.length).toBeGreaterThan(2000)
  go()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')].every(({ shadowRoot }) => !shadowRoot?.querySelector(':scope > [inert]')),
  )
  await shownAll(page)
  const after = new Set(await textsOf(page))
  expect(before.filter((text) => !after.has(text))).toEqual([])
  await hosts.close()
})
