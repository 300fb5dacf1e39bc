import {
  Callout,
  DetailPage,
  QueryView,
  Status,
  type Tone,
  useAsked,
  useData,
  useLanguage,
  usePlace,
  useRoutes,
  useIsBelowName,
} from '@console-widgets/ui'
import { formatDateTime } from '@console-widgets/core/formats'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type AppRating, ratingData } from '../data.ts'
import { useAgeRatingText } from '../generated/text.ts'
import {
  boardCertificateField,
  needsBoardCertificate,
  openQuestions,
  raiseToKind,
  rate,
  type RatingState,
} from '../model.ts'
import { routes } from '../routes.ts'
import { BoardCertificate } from './board-certificate.tsx'
import { Certificate } from './certificate.tsx'
import { ContentChanges } from './content-changes.tsx'
import { Inheritance } from './inheritance.tsx'
import { Questions } from './questions.tsx'
import { RatingStrip } from './rating-strip.tsx'
import { Ratings, ratingsId } from './ratings.tsx'
import type { Asked } from './show-question.ts'
import { useAnswers } from './use-answers.ts'

export interface RatingPageProps {
  /** ID of the app. */
  appId: string
  /** Called after the rating was confirmed. Default: navigates back to the page whose link led here, if any. */
  onDone?: (detail: { appId: string }) => void
}

const tones: Record<RatingState, Tone> = {
  none: 'draft',
  answered: 'info',
  confirmed: 'success',
  outdated: 'warning',
  expired: 'danger',
}

/** Age-rating questionnaire of an app, with its ratings in all countries while it is answered. */
export default function RatingPage(props: RatingPageProps) {
  const { rating } = useData(ratingData, props.appId)
  return <QueryView query={rating}>{(known) => <Questionnaire {...props} rating={known} />}</QueryView>
}

function Questionnaire({ appId, rating, onDone }: RatingPageProps & { rating: AppRating }) {
  const text = useAgeRatingText()
  const place = usePlace()
  const routeTo = useRoutes(routes)
  const belowName = useIsBelowName()
  const data = useData(ratingData, appId)
  const { answers, isUnsaved, give, takeOver, forget, save } = useAnswers(rating)
  const [preview, setPreview] = useState<Asked>()
  // A check of another service leads here with the question that it is about.
  const { field: focus, back } = useAsked()
  const { questionnaire, kind } = rating
  const ratings = raiseToKind(rate(questionnaire, answers, data.now(), kind), kind)
  const open = openQuestions(rating.questionnaire, answers)
  const isSame = rating.state === 'confirmed' && !hasChanged(rating, answers)
  const reason =
    open.length > 0
      ? text('age-rating.confirm.open', { count: open.length })
      : isSame
        ? text('age-rating.confirm.same')
        : undefined
  const confirm = async () => {
    await save()
    await data.confirm.run({ appId })
    if (onDone) onDone({ appId })
    else if (back !== undefined) place.go(back)
  }
  return (
    <DetailPage
      title={text('age-rating.title')}
      parents={belowName ? [] : [{ label: rating.appName, to: routeTo('apps.app', { appId }) }]}
      status={<Status tone={tones[rating.state]}>{text(`age-rating.state.${rating.state}`)}</Status>}
      next={
        // Also if the answer to a confirmation was lost, which would have led back.
        isSame && back !== undefined
          ? { label: text('age-rating.back'), run: () => place.go(back) }
          : {
              label: text('age-rating.confirm'),
              call: calls['age-rating.rating-v2.confirm'],
              run: confirm,
              reason,
              done: text('age-rating.confirm.done'),
            }
      }
      notice={
        isUnsaved ? (
          <Callout tone="warning">{text('age-rating.unsaved')}</Callout>
        ) : (
          <Notice rating={rating} hasChanged={hasChanged(rating, answers)} />
        )
      }
    >
      <Inheritance appId={appId} answers={answers} onTakeOver={takeOver} />
      <div className="grid items-start gap-5 @lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <RatingStrip ratings={ratings} />
          <Questions
            version={rating.questionnaire}
            answers={answers}
            evidence={rating.evidence}
            focus={focus === 'rating' ? open[0] : focus}
            onAnswer={give}
            onPreview={setPreview}
          />
        </div>
        <div className="flex flex-col gap-5 @lg:sticky @lg:top-16">
          <div id={ratingsId} tabIndex={-1} className="scroll-mt-top rounded-lg focus-ring">
            <Ratings rating={rating} current={ratings} answers={answers} preview={preview} now={data.now()} />
          </div>
          <BoardCertificate
            rating={rating}
            isNeeded={needsBoardCertificate(ratings.GRAC)}
            isFocused={focus === boardCertificateField}
          />
          <Certificate rating={rating} onReplaced={forget} />
        </div>
      </div>
    </DetailPage>
  )
}

const hasChanged = ({ confirmed }: AppRating, answers: AppRating['answers']) =>
  confirmed !== null && sorted(confirmed.answers) !== sorted(answers)
const sorted = (answers: AppRating['answers']) => JSON.stringify(Object.entries(answers).toSorted())

function Notice({
  rating: { state, validUntil, changes },
  hasChanged: isChanged,
}: {
  rating: AppRating
  hasChanged: boolean
}) {
  const text = useAgeRatingText()
  const language = useLanguage()
  if (state === 'expired') return <Callout tone="warning">{text('age-rating.expired')}</Callout>
  if (state === 'outdated' && validUntil !== null)
    return (
      <Callout tone="warning">{text('age-rating.outdated', { date: formatDateTime(validUntil, language) })}</Callout>
    )
  if (state === 'outdated') return <ContentChanges changes={changes} />
  return isChanged ? <Callout>{text('age-rating.changed')}</Callout> : null
}
