import type { ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { Opened } from './opened.tsx'

/** A dialog that loads when it first opens, or as soon as its trigger is hovered or focused. */
export type LazyDialog<Part> = Part & { prepare: () => void }

/** How a dialog says that it closes. */
interface Closable {
  onOpenChange?: (open: boolean) => void
  onClose?: () => void
}

const closeOf = ({ onOpenChange, onClose }: Closable) => onClose ?? (onOpenChange && (() => onOpenChange(false)))

/** Wraps a dialog that loads on demand and is mounted only while open. */
export function lazyDialog<Part extends (props: never) => ReactNode>(load: () => Promise<Part>): LazyDialog<Part> {
  const Loaded = lazyPart(load as unknown as () => Promise<(props: object) => ReactNode>)
  function WhileOpen(props: Closable & { open: boolean }) {
    if (!props.open) return null
    return (
      <Opened onClose={closeOf(props)}>
        <Loaded {...props} />
      </Opened>
    )
  }
  // If loading fails, opening the dialog reports it.
  return Object.assign(WhileOpen as unknown as Part, { prepare: () => void load().catch(() => {}) })
}
