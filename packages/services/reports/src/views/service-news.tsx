import {
  QueryView,
  RelativeTime,
  ResourceList,
  Section,
  Skeleton,
  Status,
  useConsole,
  useData,
  useStore,
} from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { type NewsItem, newsData } from '../data.ts'
import { newsCategories } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { NewsArticle } from './news-article.tsx'
import { useReportLanguage } from './report-actions.tsx'
import { useParameter, useParameterRoute } from './use-parameter.ts'

/** Platform news with the user's read marks. The URL selects the open item. */
export default function ServiceNews() {
  const [newsId, open] = useParameter('news')
  return newsId === undefined ? (
    <NewsList onOpen={open} />
  ) : (
    <NewsArticle key={newsId} newsId={newsId} onBack={() => open(undefined)} />
  )
}

function NewsList({ onOpen }: { onOpen: (newsId: string) => void }) {
  const text = useReportsText()
  const { latest, news, record } = useData(newsData, useReportLanguage())
  const { items } = useStore(news.$data)
  const routeOf = useParameterRoute('news')
  const { status } = useStore(useConsole().session.$state)
  // Visitors can only read, and no read marks are stored.
  const keeps = status !== 'visitor'
  const unread = items.flatMap((item) => (item.read ? [] : [item.newsId]))
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <QueryView query={latest} loading={<LatestLoading />}>
        {(answer) => (answer.items.length > 0 ? <Latest {...answer} onOpen={onOpen} /> : null)}
      </QueryView>
      <ResourceList
        list={news}
        title={text('reports.news')}
        columns={[
          {
            id: 'title',
            header: text('reports.news.title'),
            cell: ({ title, read }) => <span className={read ? undefined : 'font-semibold'}>{title}</span>,
            primary: true,
            href: ({ newsId }) => routeOf(newsId),
          },
          {
            id: 'category',
            header: text('reports.news.category'),
            cell: ({ category }) => text(`reports.news.${category}`),
            filter: {
              kind: 'choice',
              choices: newsCategories.map((value) => ({ value, label: text(`reports.news.${value}`) })),
            },
            width: 150,
          },
          { id: 'read', header: text('reports.news.state'), cell: (item) => <ReadState item={item} />, width: 120 },
          {
            id: 'publishTime',
            header: text('reports.news.time'),
            width: 150,
          },
        ]}
        actions={
          keeps
            ? [
                {
                  id: 'read',
                  label: text('reports.news.markRead'),
                  icon: 'check',
                  call: calls['reports.service-news-access-history.update'],
                  disabled: unread.length === 0 ? text('reports.news.read') : undefined,
                  run: () => record.run({ newsIds: unread.slice(0, 100) }),
                },
              ]
            : []
        }
        rowActions={[
          {
            id: 'read',
            label: text('reports.news.markOne'),
            icon: 'check',
            hidden: ({ read }) => read || !keeps,
            call: calls['reports.service-news-access-history.update'],
            run: ({ newsId }) => record.run({ newsIds: [newsId] }),
          },
        ]}
        empty={{ title: text('reports.news.empty'), body: text('reports.news.emptyBody') }}
      />
    </div>
  )
}

function ReadState({ item }: { item: NewsItem }) {
  const text = useReportsText()
  return item.read ? (
    <Status tone="draft">{text('reports.news.read')}</Status>
  ) : (
    <Status tone="accent">{text('reports.news.unread')}</Status>
  )
}

/** Number of news above the list. */
const shownLatest = 3

interface LatestProps {
  items: readonly NewsItem[]
  unread: number
  onOpen: (newsId: string) => void
}

/** As high as the news usually are, so that the list below them stays in its place. */
function LatestLoading() {
  const text = useReportsText()
  return (
    <Section title={text('reports.news.latest')} description={<>&nbsp;</>}>
      <div aria-hidden="true" className="grid gap-3 @md:grid-cols-3">
        {Array.from({ length: shownLatest }, (_, index) => (
          <div key={index} className="min-h-48 rounded-lg border border-line bg-raised p-gutter @md:min-h-38">
            <Skeleton />
          </div>
        ))}
      </div>
    </Section>
  )
}

function Latest({ items, unread, onOpen }: LatestProps) {
  const text = useReportsText()
  return (
    <Section
      title={text('reports.news.latest')}
      description={unread > 0 ? text('reports.news.unreadCount', { count: unread }) : undefined}
    >
      <ul className="grid gap-3 @md:grid-cols-3">
        {items.slice(0, shownLatest).map((item) => (
          <li
            key={item.newsId}
            className="relative flex flex-col gap-1 rounded-lg border border-line bg-raised p-gutter hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
              {text(`reports.news.${item.category}`)}
              <RelativeTime time={item.publishTime} />
            </p>
            <h3 className="font-semibold">
              <button
                type="button"
                onClick={() => onOpen(item.newsId)}
                className="text-start outline-none after:absolute after:inset-0"
              >
                {item.title}
              </button>
            </h3>
            <p className="text-sm">{item.summary}</p>
            <p className="mt-auto pt-1 text-sm">
              <ReadState item={item} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
