import { Suspense, useState } from 'react'
import { IconButton } from '../../parts/icon-button.tsx'
import { useUiText } from '../../text/ui-text.ts'
import type { ViewPanelProps } from './view-panel.tsx'
import { lazyPart } from '../../parts/lazy-part.ts'

const ViewPanel = lazyPart(() => import('./view-panel.tsx').then((module) => module.ViewPanel))

/** Button for a list's columns, density, and saved views. The panel loads when it opens. */
export function ViewMenu(props: Omit<ViewPanelProps, 'onOpenChange' | 'children'>) {
  const text = useUiText()
  const [open, setOpen] = useState(false)
  const button = (
    <IconButton
      icon="sliders"
      tone="secondary"
      label={text('ui.view.label')}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={open ? undefined : () => setOpen(true)}
    />
  )
  if (!open) return button
  return (
    <Suspense fallback={button}>
      <ViewPanel {...props} onOpenChange={setOpen}>
        {button}
      </ViewPanel>
    </Suspense>
  )
}
