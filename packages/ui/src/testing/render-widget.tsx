import type { Console, Language } from '@console-widgets/core'
import { createMemoryPlace, type Place } from '@console-widgets/data'
import { fireEvent, render, type RenderResult, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished } from 'vitest'
import { PlaceProvider, WidgetRoot } from '../index.ts'
import { quietConsole } from './sample-console.ts'

/** A widget on a test page, in a shadow root like a tag's, with the queries of Testing Library. */
export interface RenderedWidget extends RenderResult {
  root: ShadowRoot
  place: Place
  /** All elements that match a selector, for what has no role: a drawing, the lines of an editor. */
  all(selector: string): HTMLElement[]
  /** Clicks the widget, so that keys pressed without focus go to it. */
  use(): void
}

/** Renders into a shadow root and waits for the result. */
export async function renderWidget(
  children: ReactNode,
  options: { console?: Console; place?: Place; width?: number; language?: Language } = {},
): Promise<RenderedWidget> {
  const { console = quietConsole(), place = createMemoryPlace('/apps'), language = 'en' } = options
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  if (options.width) host.style.width = `${options.width}px`
  const root = host.attachShadow({ mode: 'open' })
  const container = root.appendChild(document.createElement('div'))
  let isReady = false
  const rendered = render(children, {
    container,
    baseElement: container,
    wrapper: ({ children }) => (
      <PlaceProvider value={place}>
        <WidgetRoot root={root} console={console} language={language} onReady={() => void (isReady = true)}>
          {children}
        </WidgetRoot>
      </PlaceProvider>
    ),
  })
  await waitFor(() => expect(isReady).toBe(true), { container })
  return {
    ...rendered,
    root,
    place,
    all: (selector) => [...container.querySelectorAll<HTMLElement>(selector)],
    use: () => void fireEvent.pointerDown(container.querySelector('.contents') as Element),
  }
}
