import { type ComponentType, createElement, type ReactNode, startTransition, useInsertionEffect } from 'react'
import type { Root } from 'react-dom/client'
import { showFirstFrame } from '../first-frame/first-frame.ts'
import { pageRegistry } from '../page-registry.ts'
import { loadReactDom, reactDom } from './react-dom.ts'
import type { WidgetElement } from './widget-element.ts'

interface Mounted<Props extends object> {
  root?: Root
  component: ComponentType<Props>
  props: Props
  /** Removes the first frame. */
  endFrame?: () => void
  unmounted?: boolean
}

/**
 * Rendering for r2wc: in React roots whose IDs don't collide with those of another root or another copy of React. Until
 * React DOM has loaded, the root has a first frame.
 */
export const reactRenderer = {
  mount<Props extends object>(container: HTMLElement, component: ComponentType<Props>, props: Props): Mounted<Props> {
    const mounted: Mounted<Props> = { component, props }
    if (reactDom()) {
      start(container, mounted)
      return mounted
    }
    const root = container as unknown as ShadowRoot
    mounted.endFrame = showFirstFrame(root, createElement(component, props))
    // In a transition, so that the page stays responsive: the first frame is already on screen.
    void loadReactDom().then(
      () => mounted.unmounted || startTransition(() => start(container, mounted)),
      (error: unknown) => {
        if (mounted.unmounted) return
        console.error('React could not be loaded.', error)
        mounted.endFrame?.()
        mounted.endFrame = showContentOfPage(root)
        ;(root.host as WidgetElement).widget.fire('load-error', { error })
      },
    )
    return mounted
  },
  update<Props extends object>(mounted: Mounted<Props>, props: Props): void {
    mounted.props = props
    if (mounted.root) render(mounted)
  },
  unmount<Props extends object>(mounted: Mounted<Props>): void {
    mounted.unmounted = true
    mounted.endFrame?.()
    mounted.root?.unmount()
  },
}

function start<Props extends object>(container: HTMLElement, mounted: Mounted<Props>): void {
  const registry = pageRegistry()
  registry.lastId += 1
  mounted.root = reactDom()!.createRoot(container, { identifierPrefix: `cw${registry.lastId}-` })
  render(mounted)
}

function render<Props extends object>({ root, component, props, endFrame }: Mounted<Props>): void {
  root!.render(createElement(InPlaceOf, { endFrame }, createElement(component, props)))
}

/** Shows the fallback content of the tag, as if it could not be loaded. @returns a function that ends it */
function showContentOfPage(root: ShadowRoot): () => void {
  const slot = root.appendChild(document.createElement('slot'))
  return () => slot.remove()
}

/** Removes the first frame at the moment when React's output is in the document, before layout is measured. */
function InPlaceOf({ endFrame, children }: { endFrame: (() => void) | undefined; children?: ReactNode }) {
  useInsertionEffect(() => endFrame?.(), [endFrame])
  return children
}
