import { createContext } from 'react'
import { useProvided } from './use-provided.ts'

/** Environment of a widget. Code that would otherwise use `document` gets it from here. */
export interface RootEnvironment {
  /** Shadow root of a custom element, or the document of a React page. */
  node: Document | ShadowRoot
  /** Container of dialogs, which enter the top layer on their own. */
  dialogContainer: HTMLElement | null
  /** Layer of menus, popovers, and tooltips: the widget's, or the dialog's inside a dialog. */
  layer: OverlayLayerHandle | null
}

/** An element in the browser's top layer, shown while it has users. */
export interface OverlayLayerHandle {
  element: HTMLElement
  /** Shows the layer until the returned function is called. */
  hold(): () => void
}

const RootContext = createContext<RootEnvironment | null>(null)

export const RootProvider = RootContext.Provider

/** Environment of the current widget. @throws Error outside of a `WidgetRoot`. */
export function useRoot(): RootEnvironment {
  return useProvided(RootContext)
}

/** Container to pass to a Radix Portal. */
export function usePortalContainer(): HTMLElement | null {
  return useRoot().layer?.element ?? null
}
