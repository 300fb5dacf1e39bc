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
  /** Takes away what stands there until React does. */
  endFrame?: () => void
  unmounted?: boolean
}

/**
 * How r2wc renders: in React roots whose ids do not meet those of another root or another copy of React. Until React
 * can mount anything, the root has a first frame.
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
    // In slices, between which the page answers: what a person sees is there already.
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

/** Shows what the page has put into the tag, as where a tag cannot be loaded. @returns what ends it */
function showContentOfPage(root: ShadowRoot): () => void {
  const slot = root.appendChild(document.createElement('slot'))
  return () => slot.remove()
}

/**
 * Takes the first frame away in the moment in which what it stands for is in the document, and before that is measured.
 */
function InPlaceOf({ endFrame, children }: { endFrame: (() => void) | undefined; children?: ReactNode }) {
  useInsertionEffect(() => endFrame?.(), [endFrame])
  return children
}
