import {
  Avatar,
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
  useConsole,
  useStore,
} from '@console-widgets/ui'
import { useHostText } from '../text.ts'

/** The person's name, and sign-out. */
export function AccountMenu() {
  const text = useHostText()
  const console = useConsole()
  const name = useStore(console.session.$profile)?.userName ?? ''
  return (
    <Menu>
      <MenuTrigger>
        <button type="button" aria-label={text('host.account', { name })} className="rounded-full focus-ring">
          <Avatar name={name} />
        </button>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuLabel>{name}</MenuLabel>
        <MenuSeparator />
        <MenuItem onSelect={() => void console.session.signOut()}>{text('host.signOut')}</MenuItem>
      </MenuContent>
    </Menu>
  )
}
