import { Icon } from '@console-widgets/ui'
import { Children, type ReactNode } from 'react'

interface NavigationSectionProps {
  title: string
  /** Default true. */
  open?: boolean
  /** Toggles the section; without it the section can't be collapsed. */
  onToggle?: () => void
  /** The section's entries; if it is collapsed, those that stay in view. */
  children: ReactNode
}

/** Navigation entries below a title. */
export function NavigationSection({ title, open = true, onToggle, children }: NavigationSectionProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-xs font-medium text-muted">
        {onToggle ? (
          <button
            type="button"
            aria-expanded={open}
            onClick={onToggle}
            className="flex min-h-6 w-full items-center gap-1 rounded-md px-2 text-start focus-ring hover:text-ink"
          >
            <span className="min-w-0 flex-1 break-words">{title}</span>
            <Icon name={open ? 'chevron-down' : 'chevron-end'} size={12} />
          </button>
        ) : (
          <span className="flex min-h-6 items-center px-2">{title}</span>
        )}
      </h2>
      {Children.count(children) > 0 ? <ul>{children}</ul> : null}
    </section>
  )
}
