import { isWebAddress } from '@console-widgets/core/formats'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface OutsideLinkProps {
  /** Address of a page outside the console, such as an app's page in the store. */
  href: string
  className?: string
  /** Called when the link is followed. */
  onClick?: () => void
  children: ReactNode
}

/**
 * Link to a page outside the console, which opens in a new tab and learns nothing of this one. Plain text if the
 * address isn't one of the web (R99).
 */
export function OutsideLink({ href, className, onClick, children }: OutsideLinkProps) {
  if (!isWebAddress(href)) return <>{children}</>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      onClick={onClick}
      className={classNames('rounded-sm text-accent-ink focus-ring hover:underline', className)}
    >
      {children}
    </a>
  )
}
