import { EmptyState, icons, Link, QueryView, useData, useRoutes, useStore } from '@console-widgets/ui'
import type { ReactNode } from 'react'
import { newReviewsData } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import { routes } from '../routes.ts'

interface ReleasedAppProps {
  appId: string
  children: () => ReactNode
}

/** The reviews of an app. Before its first release there can’t be any, so nothing of them is read. */
export function ReleasedApp({ appId, children }: ReleasedAppProps) {
  const text = useCommentsText()
  const routeTo = useRoutes(routes)
  const { newReviews } = useData(newReviewsData, appId)
  if (useStore(newReviews).error?.reason === 'comment-app')
    return (
      <EmptyState
        icon={icons.send}
        title={text('comments.empty')}
        body={text('comments.empty.body')}
        action={<Link to={routeTo('versions.list', { appId })}>{text('comments.empty.open')}</Link>}
      />
    )
  return <QueryView query={newReviews}>{children}</QueryView>
}
