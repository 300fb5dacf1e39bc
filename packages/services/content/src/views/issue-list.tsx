import { Status, type Tone } from '@console-widgets/ui'
import type { ContentIssue } from '../model.ts'
import { useContentText } from '../generated/text.ts'
import { useLanguageNames } from './use-language-names.ts'

const tones: Record<ContentIssue['level'], Tone> = { error: 'warning', review: 'danger', note: 'info' }

interface IssueListProps {
  issues: readonly ContentIssue[]
  /** Called with an issue of a text, to show where it is. Left out for what a review has found already. */
  onShow?: (issue: ContentIssue) => void
}

/** What speaks against a content, the most important first. */
export function IssueList({ issues, onShow }: IssueListProps) {
  const text = useContentText()
  const nameOf = useLanguageNames()
  if (issues.length === 0) return <Status tone="success">{text('content.issues.none')}</Status>
  return (
    <ul aria-label={text('content.issues', { count: issues.length })} className="flex flex-col gap-1 text-sm">
      {issues.map((issue, index) => {
        const { level, rule, lang, sample } = issue
        const words = text(`content.issue.${rule}`, {
          sample: rule === 'promotion-countries' || rule === 'fewer-countries' ? Number(sample) : sample,
        })
        return (
          <li key={index} className="flex flex-wrap items-start gap-x-2">
            <Status tone={tones[level]}>
              {text(onShow || level !== 'review' ? `content.level.${level}` : 'content.level.found')}
            </Status>
            {lang !== null && onShow ? (
              <button
                type="button"
                className="rounded-sm text-start wrap-anywhere underline decoration-dotted underline-offset-2 focus-ring"
                onClick={() => onShow(issue)}
              >
                {words}
              </button>
            ) : (
              <span className="wrap-anywhere">{words}</span>
            )}
            {lang === null ? null : <span className="text-muted">{nameOf(lang)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
