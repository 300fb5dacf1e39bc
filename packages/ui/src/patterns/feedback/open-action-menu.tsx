import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../parts/menu.tsx'
import { useLock } from '../place/lock.tsx'
import type { MenuAct } from './menu-act.ts'

export interface OpenActionMenuProps {
  actions: readonly MenuAct[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onAct: (action: MenuAct) => void
  /** Button that opens the menu. */
  children: ReactNode
}

/** The menu of an `ActionMenu`, mounted when it first opens. */
export function OpenActionMenu({ actions, open, onOpenChange, onAct, children }: OpenActionMenuProps) {
  const lock = useLock()
  const reasonOf = ({ call, reason }: MenuAct) => lock(call) ?? reason
  return (
    <Menu open={open} onOpenChange={onOpenChange}>
      <MenuTrigger>{children}</MenuTrigger>
      <MenuContent align="end">
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            icon={action.icon ? <Icon name={action.icon} /> : undefined}
            danger={action.call?.effect === 'destroy'}
            disabled={reasonOf(action) !== undefined}
            hint={reasonOf(action)}
            onSelect={() => onAct(action)}
          >
            {action.label}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
