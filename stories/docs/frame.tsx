import type { Console } from '@console-widgets/core'
import { createMemoryPlace } from '@console-widgets/data'
import { type Density, PlaceProvider, type Theme, WidgetRoot } from '@console-widgets/ui'
import { type ReactNode, useState } from 'react'
import { quietConsole } from '../../packages/ui/src/testing/sample-console.ts'

export interface FrameProps {
  theme?: Theme
  density?: Density
  /** Line above the content. */
  title?: ReactNode
  /** Makes the console of components that make calls. Default: one without a platform. */
  connect?: () => Console
  children: ReactNode
}

/** Components on a documentation page, as a widget shows them. */
export function Frame({ theme = 'light', density, title, connect = quietConsole, children }: FrameProps) {
  const [console] = useState(connect)
  const [place] = useState(() => createMemoryPlace('/'))
  return (
    <div className="sb-unstyled" style={{ colorScheme: theme, minWidth: 0, borderRadius: 10, overflow: 'clip' }}>
      <PlaceProvider value={place}>
        <WidgetRoot console={console} theme={theme} density={density} language="en">
          <div
            style={{
              background: 'var(--color-surface)',
              border: '1px solid var(--color-line)',
              borderRadius: 'var(--radius-lg)',
              padding: 16,
              height: '100%',
              boxSizing: 'border-box',
            }}
          >
            {title ? <p style={{ margin: '0 0 12px', color: 'var(--color-muted)' }}>{title}</p> : null}
            {children}
          </div>
        </WidgetRoot>
      </PlaceProvider>
    </div>
  )
}

/** The same content in the light and in the dark theme. */
export function BothThemes({ connect, children }: Pick<FrameProps, 'connect' | 'children'>) {
  return (
    <Columns>
      <Frame theme="light" connect={connect}>
        {children}
      </Frame>
      <Frame theme="dark" connect={connect}>
        {children}
      </Frame>
    </Columns>
  )
}

/** States of a part, side by side. */
export function States({ children }: { children: ReactNode }) {
  return (
    <BothThemes>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
    </BothThemes>
  )
}

/** States of a field, below each other. */
export function FieldStates({ children }: { children: ReactNode }) {
  return (
    <BothThemes>
      <div style={{ display: 'grid', gap: 16 }}>{children}</div>
    </BothThemes>
  )
}

/** Examples side by side, where there is room for their least width in pixels. */
export function Columns({ least = 400, children }: { least?: number; children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
        gap: 16,
        margin: '16px 0 24px',
      }}
    >
      {children}
    </div>
  )
}

export interface UseProps extends Pick<FrameProps, 'connect' | 'children'> {
  /** Why it is good, or not. */
  because: ReactNode
}

/** Good use of a part. */
export function Do(props: UseProps) {
  return <Verdict word="Do" colour="#1a7f4b" {...props} />
}

/** Use of a part that misleads, and why. */
export function Dont(props: UseProps) {
  return <Verdict word="Don’t" colour="#c02b35" {...props} />
}

function Verdict({ word, colour, because, connect, children }: UseProps & { word: string; colour: string }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 }}>
      <div style={{ borderTop: `4px solid ${colour}` }}>
        <Frame connect={connect}>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
        </Frame>
      </div>
      <div style={{ fontSize: 14 }}>
        <strong style={{ color: colour }}>{word}</strong> {because}
      </div>
    </div>
  )
}
