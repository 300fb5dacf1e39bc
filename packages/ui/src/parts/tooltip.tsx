import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'
import { HoldLayer } from '../embedding/overlay-layer.tsx'
import { usePortalContainer } from '../embedding/root-context.tsx'

export interface TooltipProps {
  /** What it says. Nothing that a person needs and cannot find elsewhere. */
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One control that can have the focus. */
  children: ReactNode
}

/** A short explanation of a control, on hover and on focus. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const container = usePortalContainer()
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      {container ? (
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-10 max-w-72 animate-appear rounded-md bg-ink px-2 py-1 text-xs text-surface"
          >
            <HoldLayer />
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      ) : null}
    </RadixTooltip.Root>
  )
}

/** Gives the tooltips of a widget one delay, so that the second appears at once; `WidgetRoot` has it. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={500} skipDelayDuration={200}>
      {children}
    </RadixTooltip.Provider>
  )
}
