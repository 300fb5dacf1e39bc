import { PageTabs, useRoutes } from '@console-widgets/ui'
import { useCommentsText } from '../generated/text.ts'
import { routes } from '../routes.ts'

const pages = ['inbox', 'stats', 'list', 'saved'] as const

/** Tabs of the pages of an app’s reviews. */
export function ReviewTabs({ appId, current }: { appId: string; current: (typeof pages)[number] }) {
  const text = useCommentsText()
  const routeTo = useRoutes(routes)
  return (
    <PageTabs
      label={text('comments.pages')}
      current={current}
      tabs={pages.map((id) => ({ id, label: text(`comments.page.${id}`), to: routeTo(`comments.${id}`, { appId }) }))}
    />
  )
}
