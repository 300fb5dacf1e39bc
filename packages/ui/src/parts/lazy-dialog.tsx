import { type ReactNode, Suspense } from 'react'
import { lazyPart } from './lazy-part.ts'

/** A dialog that is loaded when it first opens, or before, when a pointer or the focus comes to what opens it. */
export type LazyDialog<Part> = Part & { prepare: () => void }

/** A component around a dialog that is loaded when it is needed; it is there only while the dialog is open. */
export function lazyDialog<Part extends (props: never) => ReactNode>(load: () => Promise<Part>): LazyDialog<Part> {
  const Loaded = lazyPart(load as unknown as () => Promise<(props: object) => ReactNode>)
  function WhileOpen(props: { open: boolean }) {
    if (!props.open) return null
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
  // A failure is met again, and shown, where the dialog opens.
  return Object.assign(WhileOpen as unknown as Part, { prepare: () => void load().catch(() => {}) })
}
