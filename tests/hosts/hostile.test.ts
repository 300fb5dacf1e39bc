import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedStyles, keepStyles } from './support/computed-styles.ts'
import { openHostPages, type HostPages, shownAll } from './support/host-pages.ts'
import { type HostName, hostElements, hostNames, hostStyles } from './support/host-styles.ts'
import {
  type Box,
  boxOf,
  closeState,
  expectAtPlace,
  openState,
  type OpenState,
  openStates,
  placeOf,
} from './support/open-states.ts'

/** A list, a detail page, a drop area, a timeline, and charts with a table. */
const shown = ['cw-apps', 'cw-team', 'cw-package-upload', 'cw-release-cockpit', 'cw-app-reports']

/** Overlays that only a list has. */
const statesOfList = openStates.filter(({ overlay }) => overlay.startsWith('cw-apps'))

/** Disables all motion for the comparison. */
const still = { reducedMotion: 'reduce' } as const

let hosts: HostPages
let styles: Record<HostName, string>
/** A blank page with all of them. A host's sheet is added and removed. */
let page: Page

/** The same width for the widgets on every page, whatever margins a host has. */
const around = (tags: string) =>
  `<div data-widgets style="display:block!important;position:absolute!important;left:0!important;top:400px!important;width:1000px!important">${tags}</div>`
const tagsOf = (names: readonly string[]) => names.map((name) => hosts.tags.get(name)).join('')

beforeAll(async () => {
  hosts = await openHostPages()
  page = await hosts.open({ body: around(tagsOf(shown)) }, { ...still, time: new Date() })
  styles = await hostStyles(await classesInside(page))
})
afterAll(() => hosts?.close())

const classesInside = (of: Page) =>
  of.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('*') ?? [])].flatMap(({ classList }) => [...classList]),
      ),
    ),
  ])

/** Replaces the host styles of a page. */
async function dress(of: Page, name?: HostName): Promise<void> {
  await of.evaluate(
    (css) => {
      const sheet = document.head.querySelector('style') ?? document.head.appendChild(document.createElement('style'))
      sheet.textContent = css
      return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
    },
    name ? styles[name] : '',
  )
}

/** Opens one overlay after the other and inspects each. */
async function eachState(
  of: Page,
  states: readonly OpenState[],
  look: (state: OpenState) => Promise<unknown>,
): Promise<void> {
  for (const state of states) {
    await openState(of, state)
    await look(state)
    await closeState(of, state)
  }
}

describe('appearance of widgets compared with a blank page', () => {
  const places = new Map<OpenState, Box>()

  beforeAll(async () => {
    // A menu that was opened by keyboard marks its first entry from the second time on: it loads when it first opens.
    await eachState(page, openStates, async () => undefined)
    await eachState(page, openStates, async (state) => {
      await keepStyles(page, 'overlays', state.what)
      places.set(state, await placeOf(page, state))
    })
    // Some of them were scrolled into view only now.
    await shownAll(page)
    await keepStyles(page, 'widgets', 'closed')
  })

  it.each(hostNames)('is the same under %s, including overlays and their positions', async (name) => {
    await dress(page, name)
    expect(await changedStyles(page, 'widgets', 'closed')).toEqual([])
    await eachState(page, openStates, async (state) => {
      expect(await changedStyles(page, 'overlays', state.what), state.what).toEqual([])
      expect(await placeOf(page, state), state.what).toEqual(places.get(state))
    })
    await dress(page)
  })
})

describe('user preferences', () => {
  it('reduced motion: nothing is animated', async () => {
    await eachState(page, openStates, async ({ what }) => {
      const moving = await page.evaluate(() => {
        const elements = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
          ...(shadowRoot?.querySelectorAll('*') ?? []),
        ])
        const longest = (text: string) => Math.max(...text.split(',').map((each) => Number.parseFloat(each)))
        return elements
          .filter(
            (element) =>
              longest(getComputedStyle(element).transitionDuration) > 0.001 ||
              longest(getComputedStyle(element).animationDuration) > 0.001,
          )
          .map(({ localName, className }) => `${localName}.${className}`)
      })
      expect(moving, what).toEqual([])
    })
  })

  it('forced colors: controls have borders, and the focus is visible', async () => {
    await page.emulateMedia({ ...still, forcedColors: 'active' })
    await eachState(page, openStates, async ({ what, overlay }) => {
      const bare = await page.evaluate(() => {
        const controls = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
          ...(shadowRoot?.querySelectorAll('button, input:not([type=file]), select, textarea, dialog') ?? []),
        ])
        // The browser's own controls have their own borders.
        return controls
          .filter(
            (control) =>
              control.checkVisibility() &&
              getComputedStyle(control).appearance === 'none' &&
              getComputedStyle(control).borderTopStyle === 'none',
          )
          .map(({ localName, className }) => `${localName}.${className}`)
      })
      expect(bare, what).toEqual([])
      if (overlay !== 'cw-apps dialog') return
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        let active = document.activeElement
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
        const { outlineStyle, outlineWidth } = getComputedStyle(active as Element)
        return { outlineStyle, thick: Number.parseFloat(outlineWidth) >= 2 }
      })
      expect(focused).toEqual({ outlineStyle: 'solid', thick: true })
    })
    await page.emulateMedia({ ...still, forcedColors: 'none' })
  })

  it('browser zoom of 200%: nothing overflows, and all overlays open in place', async () => {
    const zoomed = await hosts.open(
      { body: tagsOf(shown) },
      { ...still, viewport: { width: 640, height: 430 }, deviceScaleFactor: 2 },
    )
    expect(await widthOver(zoomed)).toBe(0)
    await eachState(zoomed, openStates, (state) => expectAtPlace(zoomed, state))
    await zoomed.context().close()
  })
})

describe('host page', () => {
  it('is unchanged in elements, head, and variables; an open overlay only locks its scrolling', async () => {
    const host = await hosts.open({ body: hostElements, withoutWidgets: true }, still)
    const facts = await host.evaluate(pageFacts)
    for (const name of hostNames) {
      await dress(host, name)
      await keepStyles(host, 'host', name)
    }
    // It also loads the widgets under the styles of a host.
    await dress(host, 'Bootstrap 5')
    await host.evaluate(
      (html) => {
        document.body.insertAdjacentHTML('beforeend', html)
        const script = Object.assign(document.createElement('script'), {
          type: 'module',
          src: '/widgets/console-widgets.js',
        })
        script.dataset.language = 'en'
        document.body.append(script)
      },
      around(tagsOf(shown)),
    )
    await shownAll(host)
    await eachState(host, openStates, async ({ what, overlay }) => {
      const open = await host.evaluate(pageFacts)
      if (overlay.endsWith('dialog')) {
        expect(open.elements[0]).toBe('<html lang="en" style="overflow: hidden;">')
        open.elements[0] = facts.elements[0]!
      }
      expect(open, what).toEqual(facts)
    })
    expect(await host.evaluate(pageFacts)).toEqual(facts)
    for (const name of hostNames) {
      await dress(host, name)
      expect(await changedStyles(host, 'host', name), name).toEqual([])
    }
    // The page's one sheet applies to tags that aren't loaded yet, and so to none of its own elements.
    expect(
      await host.evaluate(() =>
        document.adoptedStyleSheets
          .flatMap(({ cssRules }) => [...cssRules])
          .filter((rule) => rule instanceof CSSStyleRule && document.querySelector(rule.selectorText)),
      ),
    ).toEqual([])
    await host.context().close()
  })

  it('receives its own keys until a widget has been used', async () => {
    const page = await hosts.open({
      head: '<script>addEventListener("keydown", ({ key, defaultPrevented }) => defaultPrevented && (globalThis.taken ??= []).push(key))</script>',
      body: `<input id="own"><p id="text">A page</p>${hosts.tags.get('cw-apps')}`,
    })
    const taken = () => page.evaluate(() => (globalThis as { taken?: string[] }).taken ?? [])
    const pressAll = async () => {
      for (const key of ['c', '/', 'Control+k', '?', 'j', 'ArrowDown', 'Escape', 'Enter', ' '])
        await page.keyboard.press(key)
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
})

/** Runs in the page: everything that a widget could have changed. */
function pageFacts() {
  const host = [...document.querySelectorAll('*')].filter(
    (element) => !element.closest('[data-widgets], script, style, head'),
  )
  return {
    // An empty attribute remains when a set value is removed.
    elements: host.map((element) =>
      (element.cloneNode() as Element).outerHTML.replace(/<\/.*/, '').replace(' style=""', ''),
    ),
    head: [...document.head.children]
      .map(({ localName }) => localName)
      .filter((name) => name !== 'link' && name !== 'style'),
    // The store library counts its subscribers there.
    globals: Object.keys(globalThis)
      .filter((name) => name !== 'nanostoresGlobal')
      .sort(),
    title: document.title,
  }
}

const widthOver = (of: Page) =>
  of.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('host layouts', () => {
  let list: Page
  /** Popovers that need no interaction. */
  const widths = new Map<string, number>()

  beforeAll(async () => {
    const centred = [
      'display:flex',
      'display:flex;align-items:center;justify-content:center',
      'display:flex;flex-direction:column;align-items:center',
      'display:grid;place-items:center',
    ]
    list = await hosts.open(
      {
        body: `<div id="around">${tagsOf(['cw-apps'])}</div>${centred.map((style) => `<div style="${style};width:800px">${tagsOf(['cw-own-invitations'])}</div>`).join('')}`,
      },
      still,
    )
    await eachState(
      list,
      statesOfList,
      async ({ what, anchor, overlay }) => anchor && widths.set(what, (await boxOf(list, overlay)).width),
    )
  })

  /** Applies a style during an inspection. */
  async function styled(selector: string, style: string, look: () => Promise<void>): Promise<void> {
    const set = (css: string) =>
      list.locator(selector).evaluate((element: HTMLElement, text) => void (element.style.cssText = text), css)
    await set(style)
    await look()
    await set('')
  }

  it.each([
    ['overflow', 'overflow:hidden;height:120px;width:600px'],
    ['overflow and a transform', 'overflow:hidden;height:120px;width:600px;transform:translate(40px,20px) scale(1)'],
    [
      'containment, a filter and a low place',
      'contain:strict;filter:blur(0);height:120px;width:600px;position:relative;z-index:-1',
    ],
  ])('%s: overlays are neither clipped nor moved', (_, style) =>
    styled('#around', style, () => eachState(list, statesOfList, (state) => expectAtPlace(list, state))),
  )

  it.each([
    ['html', 'zoom:2', 2],
    ['body', 'zoom:0.5', 0.5],
    ['#around', 'zoom:2', 2],
    ['#around', 'zoom:0.5', 0.5],
    ['#around', 'transform:scale(1.5);transform-origin:0 0', 1],
    ['#around', 'transform:scale(0.5);transform-origin:0 0', 1],
  ])('%s with %s: overlays are in place and scaled with the zoom', async (selector, style, scale) => {
    await styled(selector, style, () =>
      eachState(list, statesOfList, async (state) => {
        await expectAtPlace(list, state)
        const width = widths.get(state.what)
        if (width)
          expect(Math.abs((await boxOf(list, state.overlay)).width - width * scale), state.what).toBeLessThan(2)
      }),
    )
  })

  it('flex rows, columns, and centering grids: a widget without a width takes the available width', async () => {
    expect(
      await list
        .locator('cw-own-invitations')
        .evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().width)),
    ).toEqual([800, 800, 800, 800])
  })

  it('right-to-left: everything is mirrored, including overlays, and nothing overflows', async () => {
    const places = async () => {
      const found: Record<string, [number, number]> = { title: sides(await boxOf(list, 'cw-apps h2')) }
      await eachState(
        list,
        statesOfList,
        async ({ what, overlay }) => void (found[what] = sides(await boxOf(list, overlay))),
      )
      return found
    }
    const sides = ({ x, width }: Box): [number, number] => [Math.round(x), Math.round(x + width)]
    const forward = await places()
    await list.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    expect(await widthOver(list)).toBe(0)
    const backward = await places()
    await list.evaluate(() => document.documentElement.removeAttribute('dir'))
    expect(backward).toEqual(
      Object.fromEntries(Object.entries(forward).map(([what, [left, right]]) => [what, [1280 - right, 1280 - left]])),
    )
  })

  it('a page scrolls again when a widget is removed with its dialog open', async () => {
    await openState(
      list,
      openStates.find(({ what }) => what === 'dialog')!,
    )
    expect(await list.evaluate(() => document.documentElement.style.overflow)).toBe('hidden')
    await list.evaluate(() => document.querySelector('cw-apps')?.remove())
    await expect.poll(() => list.evaluate(() => document.documentElement.getAttribute('style') || null)).toBeNull()
  })
})
