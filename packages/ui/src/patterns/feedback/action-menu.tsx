import { useState } from 'react'
import { IconButton } from '../../parts/icon-button.tsx'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { Opened } from '../../parts/opened.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { usePermits } from '../place/use-allowed.ts'
import { useAct } from './use-act.ts'
import type { MenuAct } from './menu-act.ts'

export type { MenuAct } from './menu-act.ts'

const load = () => import('./open-action-menu.tsx').then((module) => module.OpenActionMenu)
const OpenActionMenu = lazyPart(load)
// If loading fails, opening the menu reports it.
const prepare = () => void load().catch(() => {})

/**
 * Menu of actions that behave like an `ActionButton`. It is hidden if the role allows none of them. The menu loads when
 * its button is hovered or focused.
 */
export function ActionMenu({ actions }: { actions: readonly MenuAct[] }) {
  const text = useUiText()
  const permits = usePermits()
  const { act, pending } = useAct()
  const [used, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  const allowed = actions.filter(({ call }) => permits(call))
  if (allowed.length === 0) return null
  const buttonOf = (first?: () => void) => (
    <IconButton
      icon="more"
      tone="secondary"
      label={text('ui.moreActions')}
      pending={pending}
      aria-haspopup="menu"
      aria-expanded={open}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={first}
    />
  )
  const openFirst = () => {
    setUsed(true)
    setOpen(true)
  }
  const close = () => {
    setUsed(false)
    setOpen(false)
  }
  if (!used) return buttonOf(openFirst)
  return (
    <Opened fallback={buttonOf()} onClose={close}>
      <OpenActionMenu actions={allowed} open={open} onOpenChange={setOpen} onAct={(action) => void act(action)}>
        {buttonOf()}
      </OpenActionMenu>
    </Opened>
  )
}
