import { Link, usePageRoute } from '@console-widgets/ui'
import type { ReactNode } from 'react'
import type { Thing } from '../data.ts'

export interface PageLinkProps {
  page: Thing['page']
  children: ReactNode
}

/** Link to a page of any service, at the route that the console has for it. Plain text if it has none. */
export function PageLink({ page, children }: PageLinkProps) {
  const to = usePageRoute()(page)
  return to ? (
    <Link quiet to={to}>
      {children}
    </Link>
  ) : (
    <span className="font-medium">{children}</span>
  )
}
