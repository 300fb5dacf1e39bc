import { useLayoutEffect, useRef } from 'react'
import { type OverlayLayerHandle, useRoot } from './root-context.tsx'

/** The layer has no box of its own, so that nothing under it is covered; what it holds is placed by fixed position. */
const LAYER_CLASS = 'fixed inset-0 m-0 size-0 overflow-visible border-0 bg-transparent p-0 text-inherit'

/**
 * One element of the browser's top layer, for menus, popovers and tooltips: a host's `overflow: hidden`, `transform` or
 * `z-index` cannot cut or cover them, and ids still refer to them because they stay in the same root.
 *
 * Its pixels are the window's, in which places are measured, whatever CSS `zoom` a host has around it; what stands at
 * such a place is as large as the rest of the widget by `zoom: var(--zoom)`.
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
 * Shows the layer while the overlay around it is mounted. It is put inside the overlay's content, because a layout
 * effect of a child runs before the overlay is measured and focused; a hidden layer could be neither.
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
        // Shown anew by the first, it comes above whatever entered the top layer in the meantime.
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
