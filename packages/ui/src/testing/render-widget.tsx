import type { Console } from '@console-widgets/core'
import { createMemoryPlace, type Place } from '@console-widgets/data'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { PlaceProvider, WidgetRoot } from '../index.ts'
import { quietConsole } from './sample-console.ts'

/** A widget on the page of a test, in a shadow root as a tag's is. */
export interface RenderedWidget {
  root: ShadowRoot
  place: Place
  /** Every element of a selector. */
  all(selector: string): HTMLElement[]
  /** The first element of a selector whose text or label holds a text; waits for it. */
  find(selector: string, text?: string): Promise<HTMLElement>
  /** Waits until something holds. */
  until(holds: () => boolean, what?: string): Promise<void>
  /** The focused element. */
  focused(): Element | null
  /** Presses a pointer on the widget, after which keys that are pressed nowhere are its own. */
  use(): void
  unmount(): void
}

/** Milliseconds after which what has not happened will not: a loaded machine takes its time. */
const patience = 30_000

const mounted: { reactRoot: Root; host: HTMLElement }[] = []

/** Renders into a shadow root and waits until it is there. */
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

/** Takes everything off the page. */
export function unmountWidgets(): void {
  for (const { reactRoot, host } of mounted.splice(0)) {
    reactRoot.unmount()
    host.remove()
  }
}
