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
  /** Name of a link whose text is in parts, such as one that is cut in the middle. */
  'aria-label'?: string
  /** Called before the link is followed within the page, unless it prevents that. */
  onClick?: (event: MouseEvent) => void
  children: ReactNode
}

const look = cva('rounded-sm focus-ring hover:underline hover:underline-offset-2', {
  variants: { quiet: { true: 'font-medium text-ink', false: 'text-accent-ink' } },
  defaultVariants: { quiet: false },
})

/**
 * Link within the console. The usual keys open it in a new tab or window. Plain text if the place doesn't have the
 * page.
 */
export function Link({ to, quiet, className, onClick, children, ...others }: LinkProps) {
  const place = usePlace()
  if (place.has?.(to) === false) return <>{children}</>
  return (
    <a
      href={place.hrefOf(to)}
      {...others}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        onClick?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        place.go(to)
      }}
      className={look({ quiet, className })}
    >
      {children}
    </a>
  )
}
