import { type Console, type Language, languageTag } from '@console-widgets/core'
import { useStore } from '@nanostores/react'
import { type ReactNode, Suspense, useInsertionEffect, useMemo, useState } from 'react'
import { TooltipProvider } from '../parts/tooltip.tsx'
import { PatternProviders } from '../patterns/pattern-providers.tsx'
import type { LoadServiceWords, LocaleLoaders } from '../tag.ts'
import { TextProvider } from '../text/index.ts'
import { ServiceWordsProvider } from '../text/service-words-context.ts'
import { ConsoleProvider } from './console-context.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Loading } from './loading.tsx'
import { Mounted } from './mounted.tsx'
import { OverlayLayer } from './overlay-layer.tsx'
import { type OverlayLayerHandle, RootProvider } from './root-context.tsx'
import { adoptSharedSheet } from './shared-sheet.ts'
import { useLoadedLanguage } from './use-loaded-language.ts'

/** Light, dark, or `auto`, which follows the system. Unset follows the colour scheme of the page around it. */
export type Theme = 'light' | 'dark' | 'auto'

/** How much room things take: controls of 32, 28 or 40 px. */
export type Density = 'normal' | 'compact' | 'touch'

export interface WidgetRootProps {
  /** The shadow root that the widget is in; by default the document. */
  root?: ShadowRoot | Document
  console: Console
  /** The messages of what is inside, to be loaded in the language of the moment. */
  locales?: readonly LocaleLoaders[]
  /**
   * The words of the services, in which widgets speak of all of them: the audit trail, and what tells permissions. They
   * are loaded when such a widget is shown. Without them it calls things by their ids.
   */
  words?: LoadServiceWords
  theme?: Theme
  density?: Density
  /** Overrides the console's language for this widget. */
  language?: Language
  /** The children are on the screen: loaded, with their messages. */
  onReady?: () => void
  /** The children failed; an error card is in their place. */
  onError?: (error: unknown) => void
  /** The error card's button was pressed. */
  onRetry?: () => void
  children: ReactNode
}

const NO_LOCALES: readonly LocaleLoaders[] = []

/**
 * Everything that a widget needs around it: the style sheet, the theme, the console, the messages, a place for its
 * overlays, and what is shown when it loads or fails. A custom element brings its own; in a React page put one around
 * the components.
 */
export function WidgetRoot(props: WidgetRootProps) {
  const { console, locales = NO_LOCALES, words, theme, density, onReady, onError, onRetry, children } = props
  // None on a server, where nothing below looks at it.
  const node = props.root ?? globalThis.document
  const consoleLanguage = useStore(console.$language)
  const wanted = props.language ?? consoleLanguage
  const { loaded, reload } = useLoadedLanguage(locales, wanted)
  const language = loaded ?? wanted
  const [dialogContainer, setDialogContainer] = useState<HTMLElement | null>(null)
  const [layer, setLayer] = useState<OverlayLayerHandle | null>(null)
  const environment = useMemo(() => ({ node, dialogContainer, layer }), [node, dialogContainer, layer])
  // Before anything inside is measured, and before a colour is there that another one would fade from.
  useInsertionEffect(() => adoptSharedSheet(node), [node])
  const retry = () => {
    reload()
    onRetry?.()
  }
  return (
    <div className="cw-root" data-theme={theme} data-density={density} lang={languageTag(language)}>
      <RootProvider value={environment}>
        <ConsoleProvider value={console}>
          <TooltipProvider>
            <div className="cw-body">
              <ErrorBoundary language={language} onError={onError} onRetry={retry}>
                {loaded ? (
                  <Suspense fallback={<Loading />}>
                    <TextProvider locales={locales} language={loaded}>
                      <ServiceWordsProvider value={words}>
                        <PatternProviders>
                          {children}
                          <Mounted onMounted={onReady} />
                        </PatternProviders>
                      </ServiceWordsProvider>
                    </TextProvider>
                  </Suspense>
                ) : (
                  <Loading />
                )}
              </ErrorBoundary>
            </div>
          </TooltipProvider>
          {/* After the content: a widget's own order of focus and of reading comes first. */}
          <div ref={setDialogContainer} className="contents" />
          <OverlayLayer onChange={setLayer} />
        </ConsoleProvider>
      </RootProvider>
    </div>
  )
}
