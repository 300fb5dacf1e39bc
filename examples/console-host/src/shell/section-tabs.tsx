import { classNames, Link } from '@console-widgets/ui'
import type { Ref } from 'react'

/** One page of an area. */
export interface SectionTab {
  id: string
  label: string
  to: string
}

interface SectionTabsProps {
  label: string
  tabs: readonly SectionTab[]
  /** The one that is shown. */
  current: string
  ref?: Ref<HTMLElement>
}

/** The pages of an area as links beside each other. */
export function SectionTabs({ label, tabs, current, ref }: SectionTabsProps) {
  return (
    <nav ref={ref} aria-label={label} className="-mt-2 flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map(({ id, label: words, to }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === current ? 'page' : undefined}
          className={classNames(
            '-mb-px border-b-2 px-3 py-2 text-body whitespace-nowrap hover:no-underline!',
            id === current ? 'border-accent font-medium text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {words}
        </Link>
      ))}
    </nav>
  )
}
