import type { Decorator } from '@storybook/react-vite'
import { type Density, type Theme, WidgetRoot } from '@console-widgets/ui'
import type { Console, Language } from '@console-widgets/core'
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { quietConsole } from '../packages/ui/src/testing/sample-console.ts'

const BACKDROPS: Record<string, string> = { light: '#fdfdfe', dark: '#12151b' }

/** Puts every story into a widget's root; with the parameter `shadow` into one in a shadow root. */
export const withWidgetRoot: Decorator = (Story, { globals, parameters, loaded }) => {
  const theme = globals.theme as Theme
  const width = globals.width as string
  const [console] = useState(() => (loaded.console as Console | undefined) ?? (parameters.console as (() => Console) | undefined)?.() ?? quietConsole())
  const language = globals.language as Language
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
            <WidgetRoot root={root} console={console} theme={theme} language={language} density={globals.density as Density}>
              <Story />
            </WidgetRoot>
          )}
        </Rooted>
      </div>
    </div>
  )
}

function Rooted({ shadow, children }: { shadow: boolean; children: (root: ShadowRoot | undefined) => ReactNode }) {
  const [host, setHost] = useState<HTMLDivElement | null>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
  }, [host])
  const inside = useMemo(() => (root ? createPortal(children(root), root) : null), [root, children])
  return shadow ? <div ref={setHost}>{inside}</div> : children(undefined)
}
