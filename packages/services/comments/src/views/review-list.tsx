import { ResourceList, useData, useRoutes } from '@console-widgets/ui'
import { reviewListData } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import { problems, ratings, replyStateList } from '../model.ts'
import { routes } from '../routes.ts'
import { ReleasedApp } from './released-app.tsx'
import { ReviewState } from './review-state.tsx'
import { ReviewTabs } from './review-tabs.tsx'
import { Stars } from './stars.tsx'

export interface ReviewListProps {
  /** ID of the app. */
  appId: string
}

/** All reviews of an app, to filter and export. */
export default function ReviewList({ appId }: ReviewListProps) {
  return <ReleasedApp appId={appId}>{() => <AllReviews appId={appId} />}</ReleasedApp>
}

function AllReviews({ appId }: ReviewListProps) {
  const text = useCommentsText()
  const routeTo = useRoutes(routes)
  const { reviews } = useData(reviewListData, appId)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ReviewTabs appId={appId} current="list" />
      <ResourceList
        list={reviews}
        title={text('comments.page.list')}
        columns={[
          {
            id: 'content',
            header: text('comments.content'),
            primary: true,
            cell: ({ content, lang }) => (
              <bdi lang={lang === 'und' ? '' : lang} className="block truncate">
                {content}
              </bdi>
            ),
            href: ({ reviewId }) => `${routeTo('comments.inbox', { appId })}?view=all&review=${reviewId}`,
            width: 320,
          },
          {
            id: 'rating',
            header: text('comments.rating'),
            cell: ({ rating, ratingBefore }) => <Stars rating={rating} before={ratingBefore} />,
            filter: {
              kind: 'choice',
              choices: ratings.map((rating) => ({
                value: String(rating),
                label: text('comments.stars', { count: rating }),
              })),
            },
          },
          {
            id: 'devReplyState',
            header: text('comments.state'),
            cell: ({ devReplyState }) => <ReviewState state={devReplyState} />,
            filter: {
              kind: 'choice',
              choices: replyStateList.map((state) => ({
                value: String(state),
                label: text(`comments.state.${state}`),
              })),
            },
          },
          { id: 'appVersion', header: text('comments.version') },
          { id: 'country', header: text('comments.country') },
          { id: 'deviceName', header: text('comments.device') },
          { id: 'lang', header: text('comments.language') },
          {
            id: 'problem',
            header: text('comments.problem'),
            cell: ({ problem }) => (problem ? text(`comments.problem.${problem}`) : null),
            filter: {
              kind: 'choice',
              choices: problems.map((value) => ({ value, label: text(`comments.problem.${value}`) })),
            },
          },
          {
            id: 'editTime',
            header: text('comments.editTime'),
          },
        ]}
        empty={{ title: text('comments.empty'), body: text('comments.empty.body') }}
      />
    </div>
  )
}
