import type { ReactNode } from 'react'
import { classNames } from '../../parts/class-names.ts'
import { ScrollRow } from '../../parts/scroll-row.tsx'
import { Link } from './link.tsx'

/** A page that a tab leads to. */
export interface PageTab {
  id: string
  label: ReactNode
  /** Its route. */
  to: string
}

export interface PageTabsProps {
  /** Accessible name of the navigation. */
  label: string
  tabs: readonly PageTab[]
  /** ID of the current page. */
  current: string | undefined
}

/**
 * Tabs that are pages of their own, as links: each has its address, and opens in a new browser tab with the usual keys.
 * The row scrolls if it is too narrow.
 */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  return (
    <ScrollRow selected={current} className="border-b border-line">
      <nav aria-label={label} className="flex w-max gap-1">
        {tabs.map(({ id, label: name, to }) => (
          <Link
            key={id}
            to={to}
            aria-current={id === current ? 'page' : undefined}
            className={classNames(
              'border-b-2 px-3 py-2 text-body whitespace-nowrap hover:no-underline!',
              id === current ? 'border-accent font-medium text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {name}
          </Link>
        ))}
      </nav>
    </ScrollRow>
  )
}
