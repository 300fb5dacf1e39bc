import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'

/** An overlay that opens above the page. */
export interface OpenState {
  what: string
  /** Selector of its anchor; undefined if it has a fixed position in the window. */
  anchor?: string
  /** Selector of the overlay. */
  overlay: string
  open(page: Page): Promise<unknown>
  close(page: Page): Promise<unknown>
}

const escape = (page: Page) => page.keyboard.press('Escape')
const press =
  (selector: string, key = 'Enter') =>
  (page: Page) =>
    page.locator(selector).first().press(key)
/** Toggles the first record's selection. Not by pointer, which would stay above it. */
const choose = (page: Page) =>
  page
    .locator('cw-apps [role=row][data-index] input')
    .first()
    .evaluate((input: HTMLInputElement) => input.click())

/** All overlays of the shown widgets, opened by keyboard, which reaches their button wherever a host has placed it. */
export const openStates: readonly OpenState[] = [
  {
    what: 'menu',
    anchor: 'cw-apps [aria-haspopup=menu]',
    overlay: 'cw-apps [role=menu]',
    open: press('cw-apps [aria-haspopup=menu]'),
    close: escape,
  },
  {
    what: 'panel',
    anchor: 'cw-apps [aria-haspopup=dialog]',
    overlay: 'cw-apps [role=dialog]',
    open: press('cw-apps [aria-haspopup=dialog]'),
    close: escape,
  },
  {
    what: 'filter suggestions',
    anchor: 'cw-apps div:has(> [role=combobox])',
    overlay: 'cw-apps [role=presentation]:has([role=option])',
    open: press('cw-apps [role=combobox]', 'Shift'),
    close: escape,
  },
  {
    what: 'tooltip',
    anchor: 'cw-apps [aria-label=Reload]',
    overlay: 'cw-apps [role=tooltip]',
    // A key has been pressed, so the focus is visible.
    open: press('cw-apps [aria-label=Reload]', 'Shift'),
    close: escape,
  },
  {
    what: 'dates',
    anchor: 'cw-app-reports [aria-haspopup=dialog][aria-label]',
    overlay: 'cw-app-reports [role=dialog]',
    open: press('cw-app-reports [aria-haspopup=dialog][aria-label]'),
    close: escape,
  },
  {
    what: 'dialog',
    overlay: 'cw-apps dialog',
    open: (page) => page.locator('cw-apps').getByRole('button', { name: 'Create app', exact: true }).press('Enter'),
    close: escape,
  },
  {
    what: 'toast',
    overlay: 'cw-apps [aria-live] li',
    async open(page) {
      await choose(page)
      await page.locator('cw-apps').getByRole('button', { name: 'Export CSV' }).press('Enter')
    },
    async close(page) {
      await page.locator('cw-apps [aria-live]').getByRole('button', { name: 'Close' }).press('Enter')
      await choose(page)
      await page.locator('cw-apps').getByRole('button', { name: 'Export CSV' }).waitFor({ state: 'detached' })
    },
  },
]

/** Opens an overlay and waits until it is in place. */
export async function openState(page: Page, { what, open, overlay }: OpenState): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await open(page)
  // It is mounted before it is in place.
  await vi
    .waitUntil(() => isSeen(page, overlay).catch(() => false), { timeout: 30_000 })
    .catch(() => Promise.reject(new Error(`the ${what} is not seen`)))
  await page
    .locator(overlay)
    .first()
    .evaluate(async (element) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      // Endless animations aren't waited for.
      const appearing = element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
      await Promise.all(appearing.map(({ finished }) => finished))
    })
}

/** Closes the overlay and waits until it is gone. */
export async function closeState(page: Page, { close, overlay }: OpenState): Promise<void> {
  await close(page)
  await page.locator(overlay).waitFor({ state: 'detached' })
  await page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    ;(active as HTMLElement | null)?.blur()
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Whether a hit test in the middle of an element finds the element, with nothing clipping or covering it. */
export const isSeen = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const root = element.getRootNode() as ShadowRoot
      return width > 0 && element.contains(root.elementFromPoint(left + width / 2, top + height / 2))
    })

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Position of an element in the window. */
export const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    })

/** Position of an overlay relative to its anchor, or to the window's corner. */
export async function placeOf(page: Page, { anchor, overlay }: OpenState): Promise<Box> {
  const box = await boxOf(page, overlay)
  if (!anchor) return box
  const { x, y } = await boxOf(page, anchor)
  return { ...box, x: box.x - x, y: box.y - y }
}

/** Distance in pixels of a tooltip, the farthest overlay, from its control, also kept free at the window's edge. */
const gap = 6
const margin = 8

/**
 * Asserts that the overlay is within the window, visible, and directly above or below its anchor, aligned at a side or
 * the center.
 */
export function expectAtPlace(page: Page, state: OpenState): Promise<void> {
  // An overlay follows its anchor, which lists move when they get another width, up to a second later.
  return vi.waitFor(() => expectAtPlaceNow(page, state), { timeout: 5_000, interval: 100 })
}

async function expectAtPlaceNow(page: Page, { what, anchor, overlay }: OpenState): Promise<void> {
  const box = await boxOf(page, overlay)
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
  }))
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  expect(
    [box.x >= 0, box.y >= 0, right <= width, bottom <= height, await isSeen(page, overlay)],
    `${what} in the window: ${JSON.stringify(box)}`,
  ).toEqual([true, true, true, true, true])
  if (!anchor) return
  const of = await boxOf(page, anchor)
  const away = Math.min(Math.abs(box.y - of.y - of.height), Math.abs(bottom - of.y))
  const aside = Math.min(
    Math.abs(box.x - of.x),
    Math.abs(right - of.x - of.width),
    Math.abs(box.x + right - 2 * of.x - of.width) / 2,
  )
  const atEdge = Math.abs(box.x - margin) < 2 || Math.abs(right - width + margin) < 2
  expect(
    { away: away < gap + 2, inLine: aside < 2 || atEdge },
    `${what} at ${JSON.stringify(box)}, beside ${JSON.stringify(of)}`,
  ).toEqual({ away: true, inLine: true })
}
