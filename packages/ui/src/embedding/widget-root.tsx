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

/** Light, dark, or `auto`, which follows the system. Unset follows the color scheme of the surrounding page. */
export type Theme = 'light' | 'dark' | 'auto'

/** Spacing and control height: 32, 28, or 40 px. */
export type Density = 'normal' | 'compact' | 'touch'

export interface WidgetRootProps {
  /** Shadow root that contains the widget. Default: the document. */
  root?: ShadowRoot | Document
  console: Console
  /** Messages of the content, loaded in the current language. */
  locales?: readonly LocaleLoaders[]
  /**
   * Terms of all services, for widgets that show any of them, such as the audit log and the permission matrix. They
   * load when such a widget is shown. Without them, the widgets show ids.
   */
  words?: LoadServiceWords
  theme?: Theme
  density?: Density
  /** Overrides the console's language for this widget. */
  language?: Language
  /** Called when the children are on the screen: loaded, with their messages. */
  onReady?: () => void
  /** Called when the children have failed and an error card is shown. */
  onError?: (error: unknown) => void
  /** Called when the user presses the error card's button. */
  onRetry?: () => void
  children: ReactNode
}

const NO_LOCALES: readonly LocaleLoaders[] = []

/**
 * Provides a widget's environment: style sheet, theme, console, messages, a container for overlays, and loading and
 * error states. A custom element has its own; on a React page, wrap the components in one.
 */
export function WidgetRoot(props: WidgetRootProps) {
  const { console, locales = NO_LOCALES, words, theme, density, onReady, onError, onRetry, children } = props
  // Undefined on a server, where nothing below uses it.
  const node = props.root ?? globalThis.document
  const consoleLanguage = useStore(console.$language)
  const wanted = props.language ?? consoleLanguage
  const { loaded, reload } = useLoadedLanguage(locales, wanted)
  const language = loaded ?? wanted
  const [dialogContainer, setDialogContainer] = useState<HTMLElement | null>(null)
  const [layer, setLayer] = useState<OverlayLayerHandle | null>(null)
  const environment = useMemo(() => ({ node, dialogContainer, layer }), [node, dialogContainer, layer])
  // Before measuring the content, and before there is a color to fade from.
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
          {/* After the content, so that the widget's own focus and reading order comes first. */}
          <div ref={setDialogContainer} className="contents" />
          <OverlayLayer onChange={setLayer} />
        </ConsoleProvider>
      </RootProvider>
    </div>
  )
}
