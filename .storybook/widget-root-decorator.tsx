import type { Decorator, StoryContext } from '@storybook/react-vite'
import type { Console, Language } from '@console-widgets/core'
import { createMemoryPlace } from '@console-widgets/data'
import { type Density, PlaceProvider, type Theme, WidgetRoot } from '@console-widgets/ui'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { quietConsole } from '../packages/ui/src/testing/sample-console.ts'
import { useActAtTheEnd } from './act-at-the-end.ts'
import { useShownGlobals } from './shown-globals.ts'

const words = () => import('@console-widgets/elements/words')

const BACKDROPS: Record<string, string> = { light: '#fdfdfe', dark: '#12151b' }

/**
 * Wraps every story in a widget root; with the parameter `shadow`, in a shadow root. The parameter `route` is the
 * initial route, such as `/apps?filter=…`.
 */
export const withWidgetRoot: Decorator = (Story, context) => (
  <StoryRoot context={context}>
    <Story />
  </StoryRoot>
)

function StoryRoot({ context, children }: { context: StoryContext; children: ReactNode }) {
  const { parameters, loaded } = context
  const globals = useShownGlobals(context)
  const theme = globals.theme as Theme
  const width = globals.width as string
  const [console] = useState(
    () =>
      (loaded.console as Console | undefined) ??
      (parameters.console as (() => Console) | undefined)?.() ??
      quietConsole(),
  )
  const [place] = useState(() => createMemoryPlace(parameters.route as string | undefined))
  const language = globals.language as Language
  useActAtTheEnd()
  useLayoutEffect(() => {
    document.body.style.background = BACKDROPS[theme] ?? ''
  }, [theme])
  return (
    <div
      dir={globals.direction as string}
      style={{ background: BACKDROPS[theme], colorScheme: theme, padding: 24, boxSizing: 'border-box' }}
    >
      <div style={{ width: width === 'full' ? undefined : Number(width), maxWidth: '100%', margin: '0 auto' }}>
        <Rooted shadow={parameters.shadow === true}>
          {(root) => (
            <PlaceProvider value={place}>
              <WidgetRoot
                root={root}
                console={console}
                theme={theme}
                language={language}
                density={globals.density as Density}
                words={words}
              >
                {children}
              </WidgetRoot>
            </PlaceProvider>
          )}
        </Rooted>
      </div>
    </div>
  )
}

function Rooted({ shadow, children }: { shadow: boolean; children: (root: ShadowRoot | undefined) => ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>()
  const attach = (host: HTMLDivElement | null) => {
    if (host && !root) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
  }
  return shadow ? <div ref={attach}>{root ? createPortal(children(root), root) : null}</div> : children(undefined)
}
