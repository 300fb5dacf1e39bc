import { Callout, useJoin, useLocale } from '@console-widgets/ui'
import { useRef } from 'react'
import type { AppRating } from '../data.ts'
import { useAgeRatingText } from '../generated/text.ts'
import { QuestionLink } from './question-link.tsx'
import { rootOf, showQuestion } from './show-question.ts'

/** What has come into the app since its rating was confirmed, each with the question whose answer it contradicts. */
export function ContentChanges({ changes }: Pick<AppRating, 'changes'>) {
  const text = useAgeRatingText()
  const join = useJoin()
  const list = useRef<HTMLUListElement>(null)
  const languages = new Intl.DisplayNames([useLocale()], { type: 'language' })
  return (
    <Callout tone="warning" title={text('age-rating.contentChanged')}>
      <ul ref={list} className="list-disc ps-5">
        {changes.map(({ question, name, versions, langs }) => (
          <li key={`${question} ${name}`}>
            <QuestionLink question={question} onShow={() => showQuestion(rootOf(list.current), question)} />
            {': '}
            {langs.length > 0
              ? text('age-rating.contentChanged.listing', {
                  name,
                  languages: join.names(langs.map((lang) => languages.of(lang) ?? lang)),
                })
              : text('age-rating.contentChanged.package', { name, versions: join.names(versions) })}
          </li>
        ))}
      </ul>
      <p>{text('age-rating.contentChanged.body')}</p>
    </Callout>
  )
}
