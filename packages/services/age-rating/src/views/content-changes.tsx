import { Callout } from '@console-widgets/ui'
import { useRef } from 'react'
import type { AppRating } from '../data.ts'
import { useAgeRatingText } from '../generated/text.ts'
import { QuestionLink } from './question-link.tsx'
import { rootOf, showQuestion } from './show-question.ts'
import { useEvidenceValues } from './use-evidence-values.ts'

/** What has come into the app since its rating was confirmed, each with the question whose answer it contradicts. */
export function ContentChanges({ changes }: Pick<AppRating, 'changes'>) {
  const text = useAgeRatingText()
  const list = useRef<HTMLUListElement>(null)
  const valuesOf = useEvidenceValues()
  return (
    <Callout tone="warning" title={text('age-rating.contentChanged')}>
      <ul ref={list} className="list-disc ps-5">
        {changes.map((change) => (
          <li key={`${change.question} ${change.name}`}>
            <QuestionLink
              question={change.question}
              onShow={() => showQuestion(rootOf(list.current), change.question)}
            />
            {': '}
            {text(`age-rating.contentChanged.${change.source}`, valuesOf(change))}
          </li>
        ))}
      </ul>
      <p>{text('age-rating.contentChanged.body')}</p>
    </Callout>
  )
}
