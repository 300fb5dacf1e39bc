import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../parts/icon.tsx'

export interface EmptyStateProps {
  icon?: IconName
  title: ReactNode
  /** What this page is for, in one sentence. */
  body?: ReactNode
  /** One action. */
  action?: ReactNode
}

/** Empty state: what would be here, and one action. */
export function EmptyState({ icon = 'package', title, body, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <span className="grid size-10 place-items-center rounded-lg border border-line bg-raised text-muted">
        <Icon name={icon} size={20} />
      </span>
      <div className="flex max-w-96 flex-col gap-1">
        <p className="font-medium text-balance">{title}</p>
        {body ? <p className="text-sm text-pretty text-muted">{body}</p> : null}
      </div>
      {action}
    </div>
  )
}
