import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ComputedStyles, differences, stylesInside, stylesOfHost, stylesOfOverlays } from './support/computed-styles.ts'
import { openHostPages, type HostPages } from './support/host-pages.ts'
import { hostElements, hostStyles, type HostStyles } from './support/host-styles.ts'

/** A list, a page of details, what is dropped on, and what follows time. */
const shown = ['cw-apps', 'cw-team', 'cw-package-upload', 'cw-release-cockpit']

/** Nothing moves while it is looked at. */
const still = { reducedMotion: 'reduce' } as const

let hosts: HostPages
let styles: HostStyles
let body: string
/** On a blank page: as it comes, with a menu open, and with a dialog open. */
let expected: { closed: ComputedStyles; menu: ComputedStyles; dialog: ComputedStyles }

beforeAll(async () => {
  hosts = await openHostPages()
  // The same room for the widgets on every page, whatever margins a host has.
  body = `<div data-widgets style="display:block!important;position:absolute!important;left:0!important;top:400px!important;width:1000px!important">${shown.map((name) => hosts.tags.get(name)).join('')}</div>`
  const page = await hosts.open({ body }, still)
  styles = await hostStyles(await classesInside(page))
  expected = await stylesOfStates(page)
  await page.context().close()
})
afterAll(() => hosts?.close())

async function stylesOfStates(page: Page) {
  const closed = await stylesInside(page)
  await openMenu(page)
  const menu = await stylesOfOverlays(page)
  await page.keyboard.press('Escape')
  await openDialog(page)
  const dialog = await stylesOfOverlays(page)
  await page.keyboard.press('Escape')
  await page.locator('cw-apps dialog').waitFor({ state: 'detached' })
  return { closed, menu, dialog }
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('cw-apps').getByRole('button', { name: 'More actions' }).first().click()
  // It is there before it has its place.
  await vi.waitUntil(() => isSeen(page, 'cw-apps [role=menuitem]').catch(() => false), { timeout: 30_000 })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

async function openDialog(page: Page): Promise<void> {
  await page.locator('cw-apps').getByRole('button', { name: 'Create app', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Name').first().waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.locator('cw-apps dialog').evaluate((dialog) => Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => {}))
}

const classesInside = (page: Page) => page.evaluate(() => [...new Set([...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*') ?? [])].flatMap(({ classList }) => [...classList])))])

/** Whether what is in the middle of an element is the element: nothing cuts or covers it. */
const isSeen = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const root = element.getRootNode() as ShadowRoot
    return width > 0 && element.contains(root.elementFromPoint(left + width / 2, top + height / 2))
  })

describe('a widget looks as on a blank page', () => {
  it.each(['Bootstrap 5', 'Tailwind 3 with the same names', 'a reset with !important', '* { all: unset }', '* { all: unset !important }', 'what is handed down', 'small letters', 'layers, registered properties and names like ours'] as const)('under %s, with a menu and with a dialog', async (name) => {
    const page = await hosts.open({ body, head: `<style>${styles[name]}</style>` }, still)
    const found = await stylesOfStates(page)
    for (const state of ['closed', 'menu', 'dialog'] as const) expect(differences(expected[state], found[state]).slice(0, 20), state).toEqual([])
    await page.context().close()
  })
})

describe('a page stays as it is', () => {
  it.each(['Bootstrap 5'] as const)('with %s: its elements, its head, its variables, its keys', async (name) => {
    const head = `<style>${styles[name]}</style>`
    const untouched = await hosts.open({ body: hostElements, head, withoutWidgets: true }, still)
    const before = { styles: await stylesOfHost(untouched), page: await untouched.evaluate(pageFacts) }
    await untouched.context().close()
    const page = await hosts.open({ body: hostElements + body, head }, still)
    await stylesOfStates(page)
    await page.mouse.move(0, 0)
    expect(differences(before.styles, await stylesOfHost(page)).slice(0, 20)).toEqual([])
    expect(await page.evaluate(pageFacts)).toEqual(before.page)
    // The one sheet on the page says something of tags that are not there yet, and so of none of its elements.
    expect(await page.evaluate(() => document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSStyleRule && document.querySelector(rule.selectorText)))).toEqual([])
    await page.context().close()
  })

  it('and has its keys for itself, until somebody uses a widget', async () => {
    const page = await hosts.open({ head: '<script>addEventListener("keydown", ({ key, defaultPrevented }) => defaultPrevented && (globalThis.taken ??= []).push(key))</script>', body: `<input id="own"><p id="text">A page</p>${hosts.tags.get('cw-apps')}` })
    const taken = () => page.evaluate(() => (globalThis as { taken?: string[] }).taken ?? [])
    const pressAll = async () => {
      for (const key of ['c', '/', 'Control+k', '?', 'j', 'ArrowDown', 'Escape', 'Enter', ' ']) await page.keyboard.press(key)
    }
    await pressAll()
    await page.locator('#own').click()
    await pressAll()
    expect(await taken()).toEqual([])
    await page.locator('cw-apps h2').click()
    await page.keyboard.press('c')
    await page.getByRole('dialog').waitFor()
    expect(await taken()).toEqual(['c'])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const byWidget = await taken()
    await page.locator('#text').click()
    await pressAll()
    expect(await taken()).toEqual(byWidget)
    await page.context().close()
  })

  it('and scrolls again when a widget goes with its dialog open', async () => {
    const page = await hosts.open({ body: hosts.tags.get('cw-apps') as string })
    await openDialog(page)
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden')
    await page.evaluate(() => document.querySelector('cw-apps')?.remove())
    await expect.poll(() => page.evaluate(() => document.documentElement.getAttribute('style') || null)).toBeNull()
    await page.context().close()
  })
})

/** Runs in the page. */
function pageFacts() {
  const attributes = (element: Element) => Object.fromEntries([...element.attributes].filter(({ value }) => value !== '').map(({ name, value }) => [name, value]))
  return {
    html: attributes(document.documentElement),
    body: attributes(document.body),
    head: [...document.head.children].map(({ localName }) => localName).filter((name) => name !== 'link'),
    // The stores' library counts its readers there.
    globals: Object.keys(globalThis).filter((name) => name !== 'nanostoresGlobal').sort(),
    title: document.title,
  }
}

describe('nothing cuts what opens', () => {
  it.each([
    ['overflow', 'overflow:hidden;height:120px;width:600px'],
    ['overflow and a transform', 'overflow:hidden;height:120px;width:600px;transform:translate(40px,20px) scale(1)'],
    ['containment, a filter and a low place', 'contain:strict;filter:blur(0);height:120px;width:600px;position:relative;z-index:-1'],
  ])('by a host’s %s', async (_, style) => {
    const page = await hosts.open({ body: `<div style="${style}">${hosts.tags.get('cw-apps')}</div>` }, still)
    const more = page.locator('cw-apps').getByRole('button', { name: 'More actions' }).first()
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem').first().waitFor()
    expect(await isSeen(page, 'cw-apps [role=menuitem]')).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('cw-apps').getByRole('button', { name: 'Create app', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByLabel('Name').first().waitFor()
    expect(await isSeen(page, 'cw-apps dialog input')).toBe(true)
    await page.context().close()
  })

  it.each([
    ['a flex row', 'display:flex'],
    ['a flex row that centres', 'display:flex;align-items:center;justify-content:center'],
    ['a centred column', 'display:flex;flex-direction:column;align-items:center'],
    ['a grid that centres', 'display:grid;place-items:center'],
  ])('nor is a widget without width in %s', async (_, style) => {
    const page = await hosts.open({ body: `<div style="${style};width:800px">${hosts.tags.get('cw-own-invitations')}</div>` })
    expect(await page.locator('cw-own-invitations').evaluate((tag) => tag.getBoundingClientRect().width)).toBe(800)
    await page.context().close()
  })
})

describe('what a person has asked for', () => {
  const startOf = (page: Page) =>
    page.locator('cw-apps h2').evaluate((title) => {
      const { left, right } = title.getBoundingClientRect()
      return { left, right: innerWidth - right }
    })
  const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  it('from right to left: sides are the other way, and nothing sticks out', async () => {
    const [forward, backward] = await Promise.all([hosts.open({ body: hosts.tags.get('cw-apps') as string }, still), hosts.open({ body: hosts.tags.get('cw-apps') as string, attributes: 'lang="en" dir="rtl"' }, still)])
    expect((await startOf(backward)).right).toBe((await startOf(forward)).left)
    expect(await widthOver(backward)).toBe(0)
    await openMenu(backward)
    const [button, menu] = await Promise.all(['[aria-haspopup=menu][aria-expanded=true]', '[role=menu]'].map((selector) => backward.locator(`cw-apps ${selector}`).first().boundingBox()))
    // Where the last column is at the left, the menu opens to the right.
    expect(button!.x).toBeLessThan(640)
    expect(menu!.x).toBeGreaterThanOrEqual(0)
    expect(Math.abs(menu!.y - button!.y - button!.height)).toBeLessThan(8)
    await Promise.all([forward, backward].map((page) => page.context().close()))
  })

  it.each([
    ['by the browser: half the room, and twice the pixels', { viewport: { width: 640, height: 430 }, deviceScaleFactor: 2 }],
  ])('twice as large %s: nothing sticks out, and a menu opens at its button', async (_, options) => {
    const page = await hosts.open({ body: shown.map((name) => hosts.tags.get(name)).join('') }, { ...still, ...options })
    expect(await widthOver(page)).toBe(0)
    await openMenu(page)
    const [button, menu] = await Promise.all(['[aria-haspopup=menu][aria-expanded=true]', '[role=menu]'].map((selector) => page.locator(`cw-apps ${selector}`).first().boundingBox()))
    expect(Math.min(Math.abs(menu!.y - button!.y - button!.height), Math.abs(menu!.y + menu!.height - button!.y))).toBeLessThan(20)
    expect(Math.min(Math.abs(menu!.x - button!.x), Math.abs(menu!.x + menu!.width - button!.x - button!.width))).toBeLessThan(20)
    expect(await isSeen(page, 'cw-apps [role=menuitem]')).toBe(true)
    await page.keyboard.press('Escape')
    await openDialog(page)
    const dialog = await page.locator('cw-apps dialog').boundingBox()
    expect(dialog!.x).toBeGreaterThanOrEqual(0)
    expect(dialog!.x + dialog!.width).toBeLessThanOrEqual(options.viewport.width)
    await page.context().close()
  })

  it('less motion: nothing takes time', async () => {
    const page = await hosts.open({ body: shown.map((name) => hosts.tags.get(name)).join('') }, still)
    await openDialog(page)
    const moving = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*') ?? [])])
      const longest = (text: string) => Math.max(...text.split(',').map((each) => Number.parseFloat(each)))
      return elements.filter((element) => longest(getComputedStyle(element).transitionDuration) > 0.001 || longest(getComputedStyle(element).animationDuration) > 0.001).map(({ localName, className }) => `${localName}.${className}`)
    })
    expect(moving).toEqual([])
    await page.context().close()
  })

  it('colours of their own: controls have borders, and the focus is seen', async () => {
    const page = await hosts.open({ body: shown.map((name) => hosts.tags.get(name)).join('') }, { ...still, forcedColors: 'active' })
    await openDialog(page)
    const bare = await page.evaluate(() => {
      const controls = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('button, input:not([type=file]), select, textarea, dialog') ?? [])])
      // What the browser draws itself has its borders by itself.
      return controls.filter((control) => control.checkVisibility() && getComputedStyle(control).appearance === 'none' && getComputedStyle(control).borderTopStyle === 'none').map(({ localName, className }) => `${localName}.${className}`)
    })
    expect(bare).toEqual([])
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      const { outlineStyle, outlineWidth } = getComputedStyle(active as Element)
      return { outlineStyle, thick: Number.parseFloat(outlineWidth) >= 2 }
    })
    expect(focused).toEqual({ outlineStyle: 'solid', thick: true })
    await page.context().close()
  })
})
