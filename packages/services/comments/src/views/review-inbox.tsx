import { readPlace, writePlace } from '@console-widgets/data'
import {
  Button,
  classNames,
  EmptyState,
  lazyPart,
  Loading,
  QueryFailure,
  QueryView,
  TextField,
  useData,
  usePlace,
  useShortcut,
  useStore,
} from '@console-widgets/ui'
import { Suspense, useRef, useState } from 'react'
import { inboxData, type ReviewItem } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import { commentLimits, type InboxView, inboxViews } from '../model.ts'
import { ReleasedApp } from './released-app.tsx'
import { ReviewQueue } from './review-queue.tsx'
import { ReviewTabs } from './review-tabs.tsx'

const ReviewPane = lazyPart(() => import('./review-pane.tsx').then((module) => module.ReviewPane))

export interface ReviewInboxProps {
  /** ID of the app. */
  appId: string
}

/** What the address says: the view, the review, the search, and the days. */
function useInboxPlace() {
  const place = usePlace()
  const { path, parameters } = readPlace(useStore(place.$route))
  const view = inboxViews.find((each) => each === parameters.get('view')) ?? 'needsAnswer'
  const change = (changes: Readonly<Record<string, string | undefined>>, replace: boolean) => {
    const next = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    place.go(writePlace(path, next), { replace })
  }
  return { view, parameters, change }
}

/** The reviews of an app that wait for an answer: queue, review, and context beside each other. */
export default function ReviewInbox({ appId }: ReviewInboxProps) {
  return <ReleasedApp appId={appId}>{() => <Inbox appId={appId} />}</ReleasedApp>
}

function Inbox({ appId }: ReviewInboxProps) {
  const text = useCommentsText()
  const { view, parameters, change } = useInboxPlace()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<number>(commentLimits.defaultPageSize)
  const [beginTime, endTime] = [parameters.get('from'), parameters.get('to')].map((time) =>
    time && /^\d{1,15}$/.test(time) ? Number(time) : undefined,
  )
  const query = { view, text: search.trim() || undefined, limit: shown, beginTime, endTime }
  const { reviews } = useData(inboxData, appId, query)
  const { data } = useStore(reviews)
  // Texts that were begun stay while other reviews are read.
  const drafts = useRef(new Map<string, string>())
  const reviewId = parameters.get('review') ?? undefined
  const open = (id: string | undefined) => change({ review: id }, reviewId !== undefined && id !== undefined)
  const items = data?.items ?? []
  const at = items.findIndex((item) => item.reviewId === reviewId)
  const step = (by: number) => {
    const next = items[at < 0 ? 0 : at + by]
    if (next) open(next.reviewId)
  }
  const group = text('comments.title')
  useShortcut('j', () => step(1), { label: text('comments.key.next'), group })
  useShortcut('k', () => step(-1), { label: text('comments.key.previous'), group })
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <ReviewTabs appId={appId} current="inbox" />
      <InboxBar
        appId={appId}
        view={view}
        search={search}
        onSearch={setSearch}
        onView={(next) => change({ view: next, review: undefined, from: undefined, to: undefined }, false)}
      />
      <div className="grid min-w-0 gap-4 @min-[640px]:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        <section
          aria-label={text('comments.queue')}
          className={classNames('min-h-60 min-w-0', reviewId !== undefined && 'hidden @min-[640px]:block')}
        >
          <QueryView query={reviews}>
            {(found) => (
              <ReviewQueue
                items={found.items}
                total={found.total}
                current={reviewId}
                onOpen={open}
                onMore={
                  found.total > shown && shown < commentLimits.pageSize
                    ? () => setShown(commentLimits.pageSize)
                    : undefined
                }
                empty={found.counts.all === 0 ? 'all' : 'view'}
              />
            )}
          </QueryView>
        </section>
        <div className={classNames('min-w-0', reviewId === undefined && 'hidden @min-[640px]:block')}>
          {reviewId === undefined ? (
            <EmptyState title={text('comments.choose')} />
          ) : (
            <>
              <div className="mb-3 @min-[640px]:hidden">
                <Button size="small" tone="quiet" icon="chevron-start" onClick={() => open(undefined)}>
                  {text('comments.back')}
                </Button>
              </div>
              <Suspense fallback={<Loading />}>
                <ReviewPane
                  key={reviewId}
                  reviewId={reviewId}
                  drafts={drafts.current}
                  onOpen={open}
                  onDone={() => open(following(items, reviewId))}
                />
              </Suspense>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** The review after one, or before it at the end of the queue. */
function following(items: readonly ReviewItem[], reviewId: string): string | undefined {
  const at = items.findIndex((item) => item.reviewId === reviewId)
  return (items[at + 1] ?? items[at - 1])?.reviewId
}

interface InboxBarProps {
  appId: string
  view: InboxView
  search: string
  onSearch: (search: string) => void
  onView: (view: InboxView) => void
}

/** The views with their numbers, and the search. */
function InboxBar({ appId, view, search, onSearch, onView }: InboxBarProps) {
  const text = useCommentsText()
  const { reviews, newReviews } = useData(inboxData, appId, { view: 'all' as const, limit: 1 })
  const { data } = useStore(reviews)
  const count = useStore(newReviews).data?.count ?? 0
  const version = data?.release?.version
  return (
    <div className="flex min-w-0 flex-wrap items-end justify-between gap-3">
      <div role="group" aria-label={text('comments.views')} className="flex min-w-0 flex-wrap gap-1.5">
        {inboxViews.map((each) => (
          <Button
            key={each}
            size="small"
            tone={each === view ? 'secondary' : 'quiet'}
            aria-pressed={each === view}
            onClick={() => onView(each)}
          >
            {each === 'afterRelease'
              ? version
                ? text('comments.view.afterRelease', { version })
                : text('comments.view.afterRelease.none')
              : text(`comments.view.${each}`)}
            <span className="min-w-5 rounded-full bg-sunken px-1.5 text-xs text-muted tabular-nums">
              {data?.counts[each] ?? '·'}
            </span>
          </Button>
        ))}
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <QueryFailure query={newReviews} />
        <p className="text-sm text-muted empty:hidden">{count > 0 ? text('comments.new', { count }) : null}</p>
        <TextField
          label={text('comments.search')}
          hideLabel
          placeholder={text('comments.search')}
          value={search}
          onChange={onSearch}
        />
      </div>
    </div>
  )
}
