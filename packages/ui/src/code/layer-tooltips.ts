import type { Extension } from '@codemirror/state'
import { showTooltip, tooltips, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import type { OverlayLayerHandle } from '../embedding/root-context.tsx'

/** Shows completion and explanations in the widget's layer, where nothing of a host's page cuts or covers them. */
export function layerTooltips(layer: OverlayLayerHandle): Extension {
  const holder = ViewPlugin.fromClass(
    class {
      private release: (() => void) | undefined

      update({ state }: ViewUpdate) {
        const shown = state.facet(showTooltip).some(Boolean)
        // Before it is measured, which a hidden layer could not be.
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
