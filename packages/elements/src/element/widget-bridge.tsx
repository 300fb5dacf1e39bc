import { type Console, languages } from '@console-widgets/core'
import { ErrorBoundary, Loading, Mounted, PlaceProvider, Scope, WidgetRoot } from '@console-widgets/ui'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { onPageConsoleChange, pageConsole } from '../console-registry.ts'
import { useTagComponent } from './tag-component.ts'
import { loadWords } from '../words/load-words.ts'
import { placeOf } from './tag-place.ts'
import type { WidgetElement, WidgetParts, WidgetValues } from './widget-element.ts'

/** Root component of a tag's shadow root. r2wc passes the root; everything else comes from the element. */
export function WidgetBridge({ container }: { container?: HTMLElement }) {
  const root = container as unknown as ShadowRoot
  const { widget } = root.host as WidgetElement
  const fail = useCallback((error: unknown) => void widget.fire('load-error', { error }), [widget])
  return (
    <div className="cw-root">
      {/** For failures before there is a widget, such as a console that cannot be created. */}
      <ErrorBoundary onError={fail}>
        <Widget root={root} widget={widget} onError={fail} />
      </ErrorBoundary>
    </div>
  )
}

function Widget({
  root,
  widget,
  onError,
}: {
  root: ShadowRoot
  widget: WidgetParts
  onError: (error: unknown) => void
}) {
  const values = useSyncExternalStore(widget.state.subscribe, widget.state.snapshot)
  const shared = useSyncExternalStore(
    onPageConsoleChange,
    () => (values.console as Console | undefined) ?? pageConsole(),
  )
  const { component: Content, error, retry } = useTagComponent(widget.declaration)
  const [place] = useState(() => placeOf(root.host))
  useEffect(() => tellChanges(shared, widget), [shared, widget])
  const [clash, setClash] = useState<Error>()
  useEffect(
    () => joinPage(shared, root.host as WidgetElement, values.console ? setClash : undefined),
    [values.console, shared, root],
  )
  const {
    theme,
    density,
    language,
    console: _console,
    ...properties
  } = values as WidgetValues & Record<string, unknown>
  return (
    <PlaceProvider value={place}>
      <WidgetRoot
        root={root}
        console={shared}
        locales={widget.declaration.locales}
        words={loadWords}
        theme={theme}
        density={density}
        language={languages.find((each) => each === language)}
        onError={onError}
        onRetry={retry}
      >
        {error || clash ? <Thrown error={error ?? clash} /> : null}
        {Content ? (
          <Scope of={properties}>
            <Content {...properties} {...widget.handlers} />
            <Mounted onMounted={() => void widget.fire('ready')} />
          </Scope>
        ) : (
          <Loading />
        )}
      </WidgetRoot>
    </PlaceProvider>
  )
}

/** Messages of the console to its host are also fired as a DOM event on each of its tags. */
function tellChanges(console: Console, widget: WidgetParts): () => void {
  return console.host.onPosted((name, params) => {
    if (name === 'changed') widget.fire('changed', params)
  })
}

/** What few widgets need: those in a framed page tell its host, and those with a console of their own are compared. */
function joinPage(
  console: Console,
  element: WidgetElement,
  onClash: ((error: Error | undefined) => void) | undefined,
): (() => void) | undefined {
  if (!console.host.hasHost && !onClash) return undefined
  const joined = import('./join-page.ts').then((module) => module.joinPage(console, element, onClash))
  return () => void joined.then((stop) => stop())
}

/** Throws an error inside the widget's own error boundary. */
function Thrown({ error }: { error: unknown }): never {
  throw error
}
