import { DetailPage, QueryView, ExactTime, useConsole, useData, useStore } from '@console-widgets/ui'
import { useEffect } from 'react'
import { newsData, newsDetailData, publicNewsDetailData } from '../data.ts'
import { useReportsText } from '../generated/text.ts'
import { useReportLanguage } from './report-actions.tsx'

interface ArticleProps {
  newsId: string
  onBack: () => void
}

/** One news item; opening it marks it as read. */
export function NewsArticle({ newsId, onBack }: ArticleProps) {
  const language = useReportLanguage()
  const { detail } = useData(newsDetailData, newsId, language)
  const { record } = useData(newsData, language)
  const { data } = useStore(detail)
  const { status } = useStore(useConsole().session.$state)
  const unread = data?.read === false && status !== 'visitor'
  useEffect(() => {
    // A failed read mark doesn't matter to the reader, and is retried the next time.
    if (unread) record.run({ newsIds: [newsId] }).catch(() => {})
  }, [unread, newsId, record])
  return <QueryView query={detail}>{(news) => <Article {...news} onBack={onBack} />}</QueryView>
}

/** The same for anonymous users. */
export function PublicNewsArticle({ newsId, onBack }: ArticleProps) {
  const { detail } = useData(publicNewsDetailData, newsId, useReportLanguage())
  return <QueryView query={detail}>{(news) => <Article {...news} onBack={onBack} />}</QueryView>
}

interface NewsText {
  title: string
  summary: string
  body: string
  category: 'release' | 'maintenance' | 'policy' | 'event'
  publishTime: number
  onBack: () => void
}

function Article({ title, summary, body, category, publishTime, onBack }: NewsText) {
  const text = useReportsText()
  return (
    <article className="flex max-w-180 flex-col gap-4">
      <nav className="text-sm text-muted">
        <button type="button" onClick={onBack} className="rounded-sm focus-ring hover:underline">
          {text('reports.news.back')}
        </button>
        <span className="ms-1 text-faint">/</span>
      </nav>
      <DetailPage title={title} meta={[text(`reports.news.${category}`), <ExactTime key="time" time={publishTime} />]}>
        <p className="font-medium">{summary}</p>
        {body.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </DetailPage>
    </article>
  )
}
