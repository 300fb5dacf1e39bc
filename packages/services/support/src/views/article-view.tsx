import { Button, QueryView, useData, useLanguage } from '@console-widgets/ui'
import { useId, useState } from 'react'
import { articleData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'

interface ArticleViewProps {
  articleId: string
  title: string
  score: number
  passage: string
}

/** An article that fits a question: the passage that does, and the rest on request. */
export function ArticleView({ articleId, title, score, passage }: ArticleViewProps) {
  const text = useSupportText()
  const [isOpen, setIsOpen] = useState(false)
  const body = useId()
  return (
    <div className="mt-2 min-w-0 border-s-2 border-accent-line ps-3">
      <p className="flex flex-wrap items-baseline gap-2">
        <Button
          size="small"
          tone="quiet"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setIsOpen((open) => !open)}
        >
          {title}
        </Button>
        <span className="text-xs text-muted">{text('support.questions.score', { score })}</span>
      </p>
      <div id={body} className="flex flex-col gap-1.5">
        {isOpen ? <WholeArticle articleId={articleId} /> : <p>{passage}</p>}
      </div>
    </div>
  )
}

function WholeArticle({ articleId }: { articleId: string }) {
  const { article } = useData(articleData, { articleId, language: useLanguage() })
  return (
    <QueryView query={article}>
      {({ paragraphs }) => paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
    </QueryView>
  )
}
