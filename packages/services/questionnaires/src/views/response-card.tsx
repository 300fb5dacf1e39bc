import { RelativeTime } from '@console-widgets/ui'
import type { Response } from '../data.ts'
import { answersOf } from '../read-response.ts'
import type { Content, FormLanguage } from '../model.ts'

interface ResponseCardProps {
  content: Content
  language: FormLanguage
  response: Response
}

/** The answers of a person, in the order of the questions. */
export function ResponseCard({ content, language, response }: ResponseCardProps) {
  return (
    <article className="flex min-w-0 flex-col gap-1 rounded-md border border-line p-3 text-sm">
      <p className="text-muted">
        <RelativeTime time={response.createTime} />
      </p>
      <dl className="grid gap-x-4 gap-y-1 @sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {Object.entries(response.hidden).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-mono text-muted wrap-anywhere">{name}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
        {answersOf(response, content, language).map(({ answer, key, question }) => (
          <div key={key} className="contents">
            <dt className="text-muted wrap-anywhere">{question}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
