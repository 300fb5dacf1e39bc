import { useLayoutEffect, useRef } from 'react'
import { type OverlayLayerHandle, useRoot } from './root-context.tsx'

/** The layer has no box of its own, so it covers nothing; its contents have fixed positions. */
const LAYER_CLASS = 'fixed inset-0 m-0 size-0 overflow-visible border-0 bg-transparent p-0 text-inherit'

/**
 * One element in the browser's top layer, for menus, popovers, and tooltips: a host's `overflow: hidden`, `transform`,
 * or `z-index` can't clip or cover them, and id references still work because they stay in the same root.
 *
 * Its pixels are the window's, the unit of measured positions, whatever CSS `zoom` a host applies around it. Contents
 * are scaled like the rest of the widget by `zoom: var(--zoom)`.
 */
export function OverlayLayer({ onChange }: { onChange: (layer: OverlayLayerHandle | null) => void }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    onChange(createLayer(element.current!))
    return () => onChange(null)
  }, [onChange])
  return <div ref={element} popover="manual" className={LAYER_CLASS} data-cw-layer="" />
}

/**
 * Shows the layer while the surrounding overlay is mounted. It is rendered inside the overlay's content, because a
 * child's layout effect runs before the overlay is measured and focused; both fail in a hidden layer.
 */
export function HoldLayer() {
  const { layer } = useRoot()
  const held = useRef(layer)
  held.current = layer
  useLayoutEffect(() => held.current?.hold(), [])
  return null
}

function createLayer(element: HTMLElement): OverlayLayerHandle {
  let holders = 0
  return {
    element,
    hold() {
      holders += 1
      if (holders === 1) {
        const zoom = element.parentElement?.currentCSSZoom ?? 1
        element.style.zoom = `${1 / zoom}`
        element.style.setProperty('--zoom', `${zoom}`)
        // Reshown by the first overlay, so that it comes above anything that has entered the top layer since.
        if (!element.matches(':popover-open')) element.showPopover()
      }
      let held = true
      return () => {
        if (!held) return
        held = false
        holders -= 1
        if (holders === 0 && element.matches(':popover-open')) element.hidePopover()
      }
    },
  }
}
