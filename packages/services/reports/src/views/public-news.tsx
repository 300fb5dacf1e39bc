import { ResourceList, useData } from '@console-widgets/ui'
import { publicNewsData } from '../data.ts'
import { newsCategories } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { PublicNewsArticle } from './news-article.tsx'
import { useReportLanguage } from './report-actions.tsx'
import { useParameter, useParameterRoute } from './use-parameter.ts'

/** Public platform news: no sign-in needed, and no read marks are stored. */
export default function PublicNews() {
  const text = useReportsText()
  const [newsId, open] = useParameter('news')
  const routeOf = useParameterRoute('news')
  const { news } = useData(publicNewsData, useReportLanguage())
  if (newsId !== undefined) return <PublicNewsArticle newsId={newsId} onBack={() => open(undefined)} />
  return (
    <ResourceList
      list={news}
      title={text('reports.news')}
      columns={[
        {
          id: 'title',
          header: text('reports.news.title'),
          cell: ({ title }) => title,
          primary: true,
          href: ({ newsId: own }) => routeOf(own),
        },
        {
          id: 'summary',
          header: text('reports.news.all'),
          cell: ({ summary }) => <span className="text-muted">{summary}</span>,
          hidden: true,
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
        {
          id: 'publishTime',
          header: text('reports.news.time'),
          width: 150,
        },
      ]}
      empty={{ title: text('reports.news.empty'), body: text('reports.news.emptyBody') }}
    />
  )
}
