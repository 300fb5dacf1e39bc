import type { Console } from '@console-widgets/core'
import { createMemoryPlace, type Place } from '@console-widgets/data'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { PlaceProvider, WidgetRoot } from '../index.ts'
import { quietConsole } from './sample-console.ts'

/** A widget on a test page, in a shadow root like a tag's. */
export interface RenderedWidget {
  root: ShadowRoot
  place: Place
  /** All elements that match a selector. */
  all(selector: string): HTMLElement[]
  /** Waits for the first element that matches a selector and whose text or label contains a text. */
  find(selector: string, text?: string): Promise<HTMLElement>
  /** Waits until a condition is true. */
  until(holds: () => boolean, what?: string): Promise<void>
  /** The focused element. */
  focused(): Element | null
  /** Clicks the widget, so that keys pressed without focus go to it. */
  use(): void
  unmount(): void
}

/** Timeout in milliseconds, generous because a loaded machine is slow. */
const patience = 30_000

const mounted: { reactRoot: Root; host: HTMLElement }[] = []

/** Renders into a shadow root and waits for the result. */
export async function renderWidget(
  children: ReactNode,
  options: { console?: Console; place?: Place; width?: number } = {},
): Promise<RenderedWidget> {
  const { console = quietConsole(), place = createMemoryPlace('/apps') } = options
  const host = document.body.appendChild(document.createElement('div'))
  if (options.width) host.style.width = `${options.width}px`
  const root = host.attachShadow({ mode: 'open' })
  const mount = root.appendChild(document.createElement('div'))
  const reactRoot = createRoot(mount)
  mounted.push({ reactRoot, host })
  await new Promise<void>((resolve, reject) => {
    reactRoot.render(
      <PlaceProvider value={place}>
        <WidgetRoot root={root} console={console} language="en" onReady={resolve} onError={reject}>
          {children}
        </WidgetRoot>
      </PlaceProvider>,
    )
  })
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const until = async (holds: () => boolean, what = 'what was waited for') => {
    const end = performance.now() + patience
    while (!holds()) {
      if (performance.now() > end) throw new Error(`${what} did not happen`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return {
    root,
    place,
    all,
    until,
    async find(selector, text) {
      const matching = () =>
        all(selector).find((each) => text === undefined || `${each.ariaLabel ?? ''} ${each.textContent}`.includes(text))
      await until(() => matching() !== undefined, `${selector} ${text ?? ''}`)
      return matching() as HTMLElement
    },
    focused: () => root.activeElement,
    use: () =>
      void root
        .querySelector('.contents')
        ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true })),
    unmount() {
      reactRoot.unmount()
      host.remove()
    },
  }
}

/** Removes everything from the page. */
export function unmountWidgets(): void {
  for (const { reactRoot, host } of mounted.splice(0)) {
    reactRoot.unmount()
    host.remove()
  }
}
