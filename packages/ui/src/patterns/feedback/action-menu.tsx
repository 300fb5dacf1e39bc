import { IconButton } from '../../parts/icon-button.tsx'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../parts/menu.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useAllows } from '../place/use-allowed.ts'
import { type Act, useAct } from './use-act.ts'

/** One act in a menu. */
export interface MenuAct extends Act {
  icon?: IconName
  /** Why it cannot be done now; it stays in the menu and says so. */
  reason?: string
}

/** A menu of acts, each as an {@link ActionButton} would do it; nothing when the role allows none of them. */
export function ActionMenu({ actions }: { actions: readonly MenuAct[] }) {
  const text = useUiText()
  const allows = useAllows()
  const { act, pending } = useAct()
  const allowed = actions.filter(({ call }) => allows(call))
  if (allowed.length === 0) return null
  return (
    <Menu>
      <MenuTrigger>
        <IconButton icon="more" tone="secondary" label={text('ui.moreActions')} pending={pending} />
      </MenuTrigger>
      <MenuContent align="end">
        {allowed.map((action) => (
          <MenuItem
            key={action.label}
            icon={action.icon ? <Icon name={action.icon} /> : undefined}
            danger={action.call?.effect === 'destroy'}
            disabled={action.reason !== undefined}
            hint={action.reason}
            onSelect={() => void act(action)}
          >
            {action.label}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
