import { cva } from 'class-variance-authority'
import type { MouseEvent, ReactNode } from 'react'
import { usePlace } from './place-context.tsx'

export interface LinkProps {
  /** A route of the place, such as `/apps/108370001`. */
  to: string
  /** Looks like the surrounding text until hovered, for the first column of a list. */
  quiet?: boolean
  className?: string
  tabIndex?: number
  /** Set on the link to the current page. */
  'aria-current'?: 'page'
  onClick?: (event: MouseEvent) => void
  children: ReactNode
}

const look = cva('rounded-sm focus-ring hover:underline hover:underline-offset-2', {
  variants: { quiet: { true: 'font-medium text-ink', false: 'text-accent-ink' } },
  defaultVariants: { quiet: false },
})

/** Link within the console. The usual keys open it in a new tab or window. */
export function Link({ to, quiet, className, tabIndex, onClick, children, 'aria-current': current }: LinkProps) {
  const place = usePlace()
  return (
    <a
      href={place.hrefOf(to)}
      tabIndex={tabIndex}
      aria-current={current}
      onClick={(event) => {
        onClick?.(event)
        if (
          event.defaultPrevented ||
          event.button !== 0 ||
          event.metaKey ||
          event.ctrlKey ||
          event.shiftKey ||
          event.altKey
        )
          return
        event.preventDefault()
        place.go(to)
      }}
      className={look({ quiet, className })}
    >
      {children}
    </a>
  )
}
