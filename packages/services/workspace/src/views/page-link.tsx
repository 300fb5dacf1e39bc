import { fillRoute } from '@console-widgets/data'
import { Link, useConsole } from '@console-widgets/ui'
import type { ReactNode } from 'react'
import type { Thing } from '../data.ts'

export interface PageLinkProps {
  page: Thing['page']
  children: ReactNode
}

/** Link to a page of any service, at the route that the console has for it. Plain text if it has none. */
export function PageLink({ page, children }: PageLinkProps) {
  const pattern = useConsole().options.routes?.[page.id]
  return pattern ? (
    <Link quiet to={fillRoute(pattern, page.values)}>
      {children}
    </Link>
  ) : (
    <span className="font-medium">{children}</span>
  )
}
