import { contentRatings, type ContentRating } from '@console-widgets/core/tables'
import { Badge, Card } from '@console-widgets/ui'
import { useRef } from 'react'
import type { AppRating } from '../data.ts'
import { useAgeRatingText } from '../generated/text.ts'
import {
  countriesOfSystem,
  effectiveAnswers,
  lowerRating,
  needsBoardCertificate,
  raiseToKind,
  rate,
  type Answers,
  type LowerRating,
  type QuestionId,
  type SystemRating,
} from '../model.ts'
import { AffectedUsers } from './affected-users.tsx'
import { AgeLabel } from './age-label.tsx'
import { answerText } from './answer-text.ts'
import { nameOfRating } from './name-of-rating.ts'
import { QuestionLink } from './question-link.tsx'
import { type Asked, rootOf, showQuestion } from './show-question.ts'

/** ID of the table, to lead to it. */
export const ratingsId = 'age-rating-ratings'

interface RatingsProps {
  rating: AppRating
  /** Ratings that the answers give. */
  current: Record<ContentRating, SystemRating>
  answers: Answers
  /** Answer under the pointer, whose effect is shown. */
  preview: Asked | undefined
  now: number
}

/** Ratings in all systems, as the answers give them, and what another answer would change. */
export function Ratings({ rating, current, answers, preview, now }: RatingsProps) {
  const text = useAgeRatingText()
  const list = useRef<HTMLUListElement>(null)
  const { questionnaire, kind, confirmed, countries } = rating
  const previewed = preview && effectiveAnswers(questionnaire, { ...answers, [preview.question]: preview.answer })
  const other = previewed && raiseToKind(rate(questionnaire, previewed, now, kind), kind)
  const { interactive } = current.Generic
  return (
    <Card title={text('age-rating.ratings')} description={text('age-rating.ratings.help')}>
      <ul ref={list} className="flex flex-col gap-3" aria-live="polite">
        {contentRatings.map((system) => (
          <SystemItem
            key={system}
            system={system}
            wanted={countriesOfSystem[system].filter((country) => countries.includes(country)).length}
            users={rating.users ?? []}
            wantedCountries={countries}
            lower={lowerRating({ questionnaire, kind, time: now }, answers, system)}
            rating={current[system]}
            would={other?.[system]}
            isAdmitted={rating.boardCertificate?.isExpired === false}
            was={confirmed?.ratings.find((each) => each.system === system)}
            onShow={(question) => showQuestion(rootOf(list.current), question)}
          />
        ))}
      </ul>
      {interactive.length > 0 ? (
        <ul className="flex flex-wrap gap-x-4 pt-3 text-sm text-muted">
          {interactive.map((element) => (
            <li key={element}>{text(`age-rating.interactive.${element}`)}</li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

function SystemItem({
  system,
  wanted,
  users,
  wantedCountries,
  lower,
  rating,
  would,
  was,
  isAdmitted,
  onShow,
}: {
  system: ContentRating
  /** Number of the countries in which the app is live or is to be. */
  wanted: number
  users: NonNullable<AppRating['users']>
  wantedCountries: readonly string[]
  lower: LowerRating | undefined
  rating: SystemRating
  would: SystemRating | undefined
  was: Pick<SystemRating, 'level' | 'refused'> | undefined
  /** Whether the app has a valid certificate of Korea’s board. */
  isAdmitted: boolean
  onShow: (question: QuestionId) => void
}) {
  const text = useAgeRatingText()
  const nameOf = (rated: Pick<SystemRating, 'level' | 'refused'>) => nameOfRating(text, rated)
  const name = nameOf(rating)
  return (
    <li className="flex items-start gap-3">
      <AgeLabel system={system} level={rating.level} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{text(`age-rating.system.${system}`)}</span>
          {rating.refused ? <Badge tone="danger">{name}</Badge> : <span>{name}</span>}
          {would && nameOf(would) !== name ? (
            <Badge tone="warning">{text('age-rating.would', { level: nameOf(would) })}</Badge>
          ) : null}
        </p>
        <p className="text-sm text-muted">
          {text('age-rating.countries', { count: countriesOfSystem[system].length })}
          {wanted > 0 ? ` · ${text('age-rating.wanted', { count: wanted })}` : null}
          {was && nameOf(was) !== name ? ` · ${text('age-rating.was', { level: nameOf(was) })}` : null}
        </p>
        <AffectedUsers countries={countriesOfSystem[system]} users={users} wanted={wantedCountries} />
        {system === 'GRAC' && needsBoardCertificate(rating) ? (
          <p className="text-sm text-muted">
            {isAdmitted ? text('age-rating.board.held') : text('age-rating.certificate')}
          </p>
        ) : null}
        {rating.because.length > 0 ? (
          <ul className="flex flex-wrap gap-x-2 text-sm" aria-label={text('age-rating.because')}>
            {rating.because.map((question) => (
              <li key={question}>
                <QuestionLink question={question} onShow={onShow} />
              </li>
            ))}
          </ul>
        ) : null}
        {lower ? <Lower lower={lower} onShow={onShow} /> : null}
      </div>
    </li>
  )
}

/** What would have to be different in the app for the next lower rating. */
function Lower({ lower: { level, answers }, onShow }: { lower: LowerRating; onShow: (question: QuestionId) => void }) {
  const text = useAgeRatingText()
  return (
    <details className="text-sm">
      <summary className="cursor-pointer leading-6 text-muted">{text('age-rating.lower', { level })}</summary>
      <ul className="ps-4">
        {answers.map(({ question, answer }) => (
          <li key={question}>
            <QuestionLink question={question} onShow={onShow} />: {answerText(text, question, answer)}
          </li>
        ))}
      </ul>
    </details>
  )
}
