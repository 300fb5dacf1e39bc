import type { Extension } from '@codemirror/state'
import { showTooltip, tooltips, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import type { OverlayLayerHandle } from '../embedding/root-context.tsx'

/** Shows completion and tooltips in the widget's layer, where the host page can't clip or cover them. */
export function layerTooltips(layer: OverlayLayerHandle): Extension {
  const holder = ViewPlugin.fromClass(
    class {
      private release: (() => void) | undefined

      update({ state }: ViewUpdate) {
        const shown = state.facet(showTooltip).some(Boolean)
        // Show the layer before measuring, which a hidden layer doesn't allow.
        if (shown) this.release ??= layer.hold()
        else this.destroy()
      }

      destroy() {
        this.release?.()
        this.release = undefined
      }
    },
  )
  return [holder, tooltips({ parent: layer.element, position: 'fixed' })]
}
