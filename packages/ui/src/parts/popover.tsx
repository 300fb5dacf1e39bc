import * as RadixPopover from '@radix-ui/react-popover'
import type { ReactNode } from 'react'
import { HoldLayer } from '../embedding/overlay-layer.tsx'
import { usePortalContainer } from '../embedding/root-context.tsx'

export interface PopoverProps {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** Small panel next to a control, for filters, a date, or a column chooser. */
export function Popover(props: PopoverProps) {
  return <RadixPopover.Root modal={false} {...props} />
}

/** Button that opens and closes the panel; wraps one child. */
export function PopoverTrigger({ children }: { children: ReactNode }) {
  return <RadixPopover.Trigger asChild>{children}</RadixPopover.Trigger>
}

/** Closes the panel; wraps one child. */
export function PopoverClose({ children }: { children: ReactNode }) {
  return <RadixPopover.Close asChild>{children}</RadixPopover.Close>
}

export interface PopoverContentProps {
  /** Accessible name. */
  label: string
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactNode
}

export function PopoverContent({ label, align = 'start', side = 'bottom', children }: PopoverContentProps) {
  const container = usePortalContainer()
  if (!container) return null
  return (
    <RadixPopover.Portal container={container}>
      <RadixPopover.Content
        aria-label={label}
        align={align}
        side={side}
        sideOffset={4}
        collisionPadding={8}
        className={
          'z-10 max-h-[calc(var(--radix-popover-content-available-height)/var(--zoom))] max-w-[min(480px,calc(100vw/var(--zoom)-16px))] ' +
          '[zoom:var(--zoom)] animate-appear overflow-y-auto overscroll-contain rounded-md bg-raised p-3 text-body text-ink shadow-overlay outline-none'
        }
      >
        <HoldLayer />
        {children}
      </RadixPopover.Content>
    </RadixPopover.Portal>
  )
}
