import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { RowAction } from './list-types.ts'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { Opened } from '../../parts/opened.tsx'

const OpenRowMenu = lazyPart(() => import('./open-row-menu.tsx').then((module) => module.OpenRowMenu))

export interface RowMenuProps<Item> {
  item: Item
  /** Actions that the role permits. */
  actions: readonly RowAction<Item>[]
  label: string
  tabIndex: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Menu button of a record. The menu itself loads and mounts when it first opens, and then stays around its button,
 * which gets the focus back when the menu closes.
 */
export function RowMenu<Item>({ item, actions, label, tabIndex, open, onOpenChange }: RowMenuProps<Item>) {
  const [isMounted, setMounted] = useState(open)
  if (open && !isMounted) setMounted(true)
  // A record without applicable actions has no menu.
  if (actions.every(({ hidden }) => hidden?.(item))) return null
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={label}
      tabIndex={tabIndex}
      onClick={isMounted ? undefined : () => onOpenChange(true)}
      className="grid size-7 place-items-center rounded-md text-muted/60 focus-ring group-hover/row:text-muted hover:bg-hover hover:text-ink focus-visible:text-muted aria-expanded:bg-pressed aria-expanded:text-muted pointer-coarse:text-muted"
    >
      <Icon name="more" />
    </button>
  )
  if (!isMounted) return button
  const close = () => {
    setMounted(false)
    onOpenChange(false)
  }
  return (
    <Opened fallback={button} onClose={close}>
      <OpenRowMenu
        item={item}
        actions={actions as readonly RowAction<unknown>[]}
        open={open}
        onOpenChange={onOpenChange}
      >
        {button}
      </OpenRowMenu>
    </Opened>
  )
}
