import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../../parts/menu.tsx'
import { useAct } from '../feedback/use-act.ts'
import { useLock } from '../place/lock.tsx'
import type { RowAction } from './list-types.ts'

export interface OpenRowMenuProps {
  item: unknown
  actions: readonly RowAction<unknown>[]
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** Actions on one record: destructive ones are separate, and disabled ones give the reason. */
export function OpenRowMenu({ item, actions, open, onOpenChange, children }: OpenRowMenuProps) {
  const { act } = useAct()
  const lock = useLock()
  const shown = actions.filter((action) => !action.hidden?.(item))
  const harmless = shown.filter(({ danger }) => !danger)
  const dangerous = shown.filter(({ danger }) => danger)
  const itemOf = (action: RowAction<unknown>) => {
    const reason = lock(action.call, item) ?? action.disabled?.(item)
    const confirm = typeof action.confirm === 'function' ? action.confirm(item) : action.confirm
    return (
      <MenuItem
        key={action.id}
        icon={action.icon ? <Icon name={action.icon} className="text-muted" /> : undefined}
        danger={action.danger}
        reason={reason}
        textValue={action.label}
        onSelect={() => void act({ ...action, run: () => action.run(item), confirm })}
      >
        {action.label}
      </MenuItem>
    )
  }
  return (
    <Menu open={open} onOpenChange={onOpenChange}>
      <MenuTrigger>{children}</MenuTrigger>
      <MenuContent align="end">
        {harmless.map(itemOf)}
        {harmless.length > 0 && dangerous.length > 0 ? <MenuSeparator /> : null}
        {dangerous.map(itemOf)}
      </MenuContent>
    </Menu>
  )
}
