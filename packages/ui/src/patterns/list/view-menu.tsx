import { useState } from 'react'
import { IconButton } from '../../parts/icon-button.tsx'
import { useUiText } from '../../text/ui-text.ts'
import type { ViewPanelProps } from './view-panel.tsx'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { Opened } from '../../parts/opened.tsx'

const ViewPanel = lazyPart(() => import('./view-panel.tsx').then((module) => module.ViewPanel))

/**
 * Button for a list's columns, density, and saved views. The panel loads when it first opens, and then stays around its
 * button, which gets the focus back when the panel closes.
 */
export function ViewMenu(props: Omit<ViewPanelProps, 'open' | 'onOpenChange' | 'children'>) {
  const text = useUiText()
  const [open, setOpen] = useState<boolean>()
  const button = (
    <IconButton
      icon="sliders"
      tone="secondary"
      label={text('ui.view.label')}
      aria-haspopup="dialog"
      aria-expanded={open ?? false}
      onClick={open === undefined ? () => setOpen(true) : undefined}
    />
  )
  if (open === undefined) return button
  return (
    <Opened fallback={button} onClose={() => setOpen(undefined)}>
      <ViewPanel {...props} open={open} onOpenChange={setOpen}>
        {button}
      </ViewPanel>
    </Opened>
  )
}
