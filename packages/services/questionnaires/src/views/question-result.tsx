import { formatValue, RankedBars, useLocale } from '@console-widgets/ui'
import { type QuestionAnalysis } from '../data.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import { type Condition, type FormLanguage, formTexts, type Option, type Question, textIn } from '../model.ts'
import { MatrixResult } from './matrix-result.tsx'
import { TextWords } from './text-words.tsx'

interface QuestionResultProps {
  question: Question
  result: QuestionAnalysis
  language: FormLanguage
  languages: readonly FormLanguage[]
  /** Filters the results by an answer to this question. */
  onChoose: (condition: Condition) => void
}

/** The answers to a question: shares of those who were shown it, with their 95% intervals. */
export function QuestionResult({ question, result, language, languages, onChoose }: QuestionResultProps) {
  const text = useQuestionnairesText()
  const percent = usePercent()
  const title = textIn(question.texts, language, languages)
  const say = ({ optionId, texts }: Option) => textIn(texts, language, languages) || optionId
  const { answered, numbers, options, shown, texts, words } = result
  const nameOf = (optionId: string) => {
    const option = question.options.find((each) => each.optionId === optionId)
    return option ? say(option) : optionId
  }
  const operator = question.kind === 'multi' ? 'contains' : 'is'
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {question.kind === 'single' || question.kind === 'multi' ? (
        <>
          <RankedBars
            title={title}
            category={text('questionnaires.answer')}
            measure={text('questionnaires.people')}
            order="given"
            limit={50}
            total={shown}
            items={options.map(({ count, optionId }) => ({ id: optionId, label: nameOf(optionId), value: count }))}
            empty={text('questionnaires.results.empty')}
            onSelect={(value) => onChoose({ questionId: question.questionId, operator, value })}
          />
          <ul className="text-sm text-muted">
            {options.map(({ optionId, share }) =>
              share === null ? null : (
                <li key={optionId}>{text('questionnaires.interval', { name: nameOf(optionId), ...percent(share) })}</li>
              ),
            )}
          </ul>
        </>
      ) : null}
      {question.kind === 'rating' ? (
        <>
          <RankedBars
            title={title}
            category={text('questionnaires.answer')}
            measure={text('questionnaires.people')}
            order="given"
            limit={11}
            total={shown}
            items={numbers.map(({ count, number }) => ({
              id: String(number),
              label: question.scale === 'stars' ? formTexts[language].stars(number) : String(number),
              value: count,
            }))}
            empty={text('questionnaires.results.empty')}
            onSelect={(value) => onChoose({ questionId: question.questionId, operator: 'is', value })}
          />
          <Scores result={result} />
        </>
      ) : null}
      {question.kind === 'matrix' ? <MatrixResult {...{ title, question, result, say }} /> : null}
      {question.kind === 'text' ? (
        <>
          <h3 className="font-semibold wrap-anywhere">{title}</h3>
          {words ? <TextWords words={words} /> : null}
          <ul className="flex flex-col gap-2">
            {texts.map(({ content, responseId }) => (
              <li key={responseId} dir="auto" className="rounded-md bg-sunken p-2 whitespace-pre-line wrap-anywhere">
                {content}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="text-sm text-muted">{text('questionnaires.shown', { answered, shown })}</p>
    </div>
  )
}

function Scores({ result: { mean, promoters } }: { result: QuestionAnalysis }) {
  const text = useQuestionnairesText()
  const locale = useLocale()
  const number = (value: number) => formatValue(value, locale, { maximumFractionDigits: 2, minimumFractionDigits: 2 })
  const points = (share: number) =>
    formatValue(share * 100, locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  return (
    <ul className="text-sm">
      {mean ? (
        <li>
          {text('questionnaires.mean', {
            value: number(mean.value),
            lower: number(mean.lower),
            upper: number(mean.upper),
          })}
        </li>
      ) : null}
      {promoters ? (
        <li>
          {text('questionnaires.promoters', {
            value: points(promoters.value),
            lower: points(promoters.lower),
            upper: points(promoters.upper),
          })}
        </li>
      ) : null}
    </ul>
  )
}

/** Writes a share and its interval in percent. */
function usePercent() {
  const locale = useLocale()
  // With the decimals of the bars beside it.
  const percent = (share: number) =>
    formatValue(share, locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return ({ value, lower, upper }: { value: number; lower: number; upper: number }) => ({
    value: percent(value),
    lower: percent(lower),
    upper: percent(upper),
  })
}
