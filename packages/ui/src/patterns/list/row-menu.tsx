import { Suspense } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { RowAction } from './list-types.ts'
import { lazyPart } from '../../parts/lazy-part.ts'

const OpenRowMenu = lazyPart(() => import('./open-row-menu.tsx').then((module) => module.OpenRowMenu))

export interface RowMenuProps<Item> {
  item: Item
  /** Those that the role allows. */
  actions: readonly RowAction<Item>[]
  label: string
  tabIndex: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The button of a record's menu. The menu itself is loaded, and made, for the row that opens it. */
export function RowMenu<Item>({ item, actions, label, tabIndex, open, onOpenChange }: RowMenuProps<Item>) {
  // A record that none of them applies to has no menu.
  if (actions.every(({ hidden }) => hidden?.(item))) return null
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={label}
      tabIndex={tabIndex}
      onClick={open ? undefined : () => onOpenChange(true)}
      className="grid size-7 place-items-center rounded-md text-muted/60 focus-ring group-hover/row:text-muted hover:bg-hover hover:text-ink focus-visible:text-muted aria-expanded:bg-pressed aria-expanded:text-muted pointer-coarse:text-muted"
    >
      <Icon name="more" />
    </button>
  )
  if (!open) return button
  return (
    <Suspense fallback={button}>
      <OpenRowMenu item={item} actions={actions as readonly RowAction<unknown>[]} onOpenChange={onOpenChange}>
        {button}
      </OpenRowMenu>
    </Suspense>
  )
}
