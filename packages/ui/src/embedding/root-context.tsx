import { createContext, useContext } from 'react'

/** Where a widget lives: everything that would otherwise reach for `document` asks here. */
export interface RootEnvironment {
  /** The shadow root of a custom element, or the document of a React page. */
  node: Document | ShadowRoot
  /** Where dialogs are put. They enter the top layer by themselves. */
  dialogContainer: HTMLElement | null
  /** The layer of menus, popovers and tooltips: the widget's, or inside a dialog the dialog's own. */
  layer: OverlayLayerHandle | null
}

/** An element in the browser's top layer, shown as long as something holds it. */
export interface OverlayLayerHandle {
  element: HTMLElement
  /** Shows the layer until the returned function is called. */
  hold(): () => void
}

const RootContext = createContext<RootEnvironment | null>(null)

export const RootProvider = RootContext.Provider

/** The widget's root. @throws Error outside of a `WidgetRoot`. */
export function useRoot(): RootEnvironment {
  const root = useContext(RootContext)
  if (!root) throw new Error('Components of console-widgets need a <WidgetRoot> around them')
  return root
}

/** The container that a Radix Portal must be given. */
export function usePortalContainer(): HTMLElement | null {
  return useRoot().layer?.element ?? null
}
