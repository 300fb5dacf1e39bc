import { createConsole } from '@console-widgets/core'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import { WidgetRoot } from '../../packages/ui/src/embedding/widget-root.tsx'

/**
 * Container of a test's components. Every embedding problem is tested in a shadow root, and in the light DOM for
 * comparison.
 */
export type Where = 'shadow' | 'light'

export interface Rendered {
  /** The host element on the page. */
  host: HTMLElement
  /** The shadow root, or the host itself in the light DOM. */
  root: ShadowRoot | HTMLElement
  /** Finds an element by selector; throws if there is none. */
  find<E extends HTMLElement = HTMLElement>(selector: string): E
  /** Waits for an element, such as an overlay, until it has stopped moving. */
  shown<E extends HTMLElement = HTMLElement>(selector: string): Promise<E>
  /** Waits until no element matches a selector. */
  gone(selector: string): Promise<void>
  /** Finds a button, menu item, tab, or field by its text or label. */
  named(text: string): HTMLElement
  remove(): void
}

const rendered: { root: Root; host: HTMLElement }[] = []

/** A console without a platform. */
export function quietConsole() {
  return createConsole({
    zones: { china: { api: location.origin } },
    language: 'en',
    fetch: () => Promise.reject(new Error('offline')),
  })
}

/** Renders into the page and waits for the result. */
export async function render(
  children: ReactNode,
  where: Where = 'shadow',
  parent: Element = document.body,
): Promise<Rendered> {
  const host = document.createElement('div')
  parent.append(host)
  const shadow = where === 'shadow' ? host.attachShadow({ mode: 'open' }) : undefined
  const mount = document.createElement('div')
  ;(shadow ?? host).append(mount)
  const root = createRoot(mount)
  rendered.push({ root, host })
  await new Promise<void>((resolve, reject) => {
    root.render(
      <WidgetRoot root={shadow} console={quietConsole()} onReady={resolve} onError={reject}>
        {children}
      </WidgetRoot>,
    )
  })
  const scope = shadow ?? host
  const find = <E extends HTMLElement>(selector: string) => {
    const element = scope.querySelector<E>(selector)
    if (!element) throw new Error(`nothing matches ${selector}`)
    return element
  }
  return {
    host,
    root: scope,
    find,
    async shown<E extends HTMLElement>(selector: string) {
      await expect.poll(() => scope.querySelector(selector), { message: `nothing matches ${selector}` }).not.toBeNull()
      const element = find<E>(selector)
      await atRest(element)
      return element
    },
    async gone(selector) {
      await expect.poll(() => scope.querySelector(selector), { message: `${selector} is still there` }).toBeNull()
    },
    named(text) {
      const candidates = scope.querySelectorAll<HTMLElement>('button, [role], input, a, label, summary')
      const element = [...candidates].find((each) => each.textContent?.trim() === text || each.ariaLabel === text)
      if (!element) throw new Error(`nothing is named ${text}`)
      return element
    },
    remove() {
      root.unmount()
      host.remove()
    },
  }
}

/** Removes everything rendered from the page. */
export async function removeRendered(): Promise<void> {
  for (const { root, host } of rendered.splice(0)) {
    root.unmount()
    host.remove()
  }
  await painted()
}

/** Waits until an element is in place and its appear animation has ended; it is mounted earlier. */
async function atRest(element: Element): Promise<void> {
  let [before, now] = ['', placeOf(element)]
  while (before !== now) {
    await painted()
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {})))
    ;[before, now] = [now, placeOf(element)]
  }
}

const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect())

/** The focused element, including inside shadow roots. */
export function focused(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** The text of the focused element. */
export function focusedText(): string {
  const element = focused()
  return element?.ariaLabel || element?.getAttribute('name') || element?.textContent?.trim() || ''
}

/**
 * Waits until the effects of an action are on the screen. Use it to assert that something doesn't happen; for an
 * expected result, wait for the result itself, which takes an unknown time.
 */
export async function painted(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}
