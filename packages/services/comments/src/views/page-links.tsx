import { Link, useRoutes } from '@console-widgets/ui'
import { useCommentsText } from '../generated/text.ts'
import { routes } from '../routes.ts'

const pages = ['inbox', 'stats', 'list', 'saved'] as const

/** Links between the pages of an app’s reviews. */
export function PageLinks({ appId, current }: { appId: string; current: (typeof pages)[number] }) {
  const text = useCommentsText()
  const routeTo = useRoutes(routes)
  return (
    <nav aria-label={text('comments.pages')} className="flex flex-wrap gap-x-4 gap-y-1">
      {pages.map((page) => (
        <Link
          key={page}
          to={routeTo(`comments.${page}`, { appId })}
          quiet={page === current}
          {...(page === current ? { 'aria-current': 'page' as const } : {})}
        >
          {text(`comments.page.${page}`)}
        </Link>
      ))}
    </nav>
  )
}
