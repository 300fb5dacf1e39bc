import { formatLabeled } from '@console-widgets/core/formats'
import { FigureTable, formatValue, QueryView, Section, useData, useLocale } from '@console-widgets/ui'
import { type ComparedAnswer, compareAnswers } from '../compare-answers.ts'
import { type Analysis, analysisData, type Period, type Questionnaire } from '../data.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import { formTexts, type Question, type ShowIf, textIn } from '../model.ts'
import { useFormLanguage } from './form-language.tsx'

interface ComparedResultsProps {
  questionnaire: Questionnaire
  /** Counted answers of the first period. */
  analysis: Analysis
  filter: ShowIf | null
  withDoubtful: boolean
  /** The other period. */
  other: Period
}

/** The answers of two periods beside each other, with how much they differ. */
export function ComparedResults({ questionnaire, analysis, filter, withDoubtful, other }: ComparedResultsProps) {
  const { analysis: second } = useData(analysisData, questionnaire.questionnaireId, filter, withDoubtful, other)
  return (
    <QueryView query={second}>
      {(found) => <Compared questionnaire={questionnaire} one={analysis} other={found} />}
    </QueryView>
  )
}

function Compared({ questionnaire, one, other }: { questionnaire: Questionnaire; one: Analysis; other: Analysis }) {
  const text = useQuestionnairesText()
  const { content } = questionnaire
  const [language] = useFormLanguage(content.languages)
  const { writeDifference, writeValue } = useCompared()
  const nameOf = ({ options, rows, scale }: Question, { id, rowId }: ComparedAnswer) => {
    if (id === 'mean') return text('questionnaires.compare.mean')
    const option = options.find(({ optionId }) => optionId === id)
    const row = rows.find(({ optionId }) => optionId === rowId)
    const label = option
      ? textIn(option.texts, language, content.languages)
      : scale === 'stars'
        ? formTexts[language].stars(Number(id))
        : id
    return row ? formatLabeled(textIn(row.texts, language, content.languages), label, language) : label
  }
  return (
    <Section
      title={text('questionnaires.compare.title')}
      description={text('questionnaires.compare.body', { one: one.responses, other: other.responses })}
    >
      <div className="flex min-w-0 flex-col gap-6">
        {content.questions.map((question, at) => {
          const [first, second] = [one.questions[at], other.questions[at]]
          if (!first || !second || question.kind === 'text') return null
          const title = textIn(question.texts, language, content.languages)
          return (
            <div key={question.questionId} className="flex min-w-0 flex-col gap-2">
              <h3 className="font-semibold wrap-anywhere">{title}</h3>
              <FigureTable
                title={title}
                rowHeading={text('questionnaires.answer')}
                columns={[
                  text('questionnaires.compare.one'),
                  text('questionnaires.compare.other'),
                  text('questionnaires.compare.difference'),
                ]}
                rows={compareAnswers(first, second).map((each) => ({
                  id: `${each.rowId} ${each.id}`,
                  name: nameOf(question, each),
                  values: [...each.values.map((value) => writeValue(value, each.id === 'mean')), writeDifference(each)],
                }))}
              />
            </div>
          )
        })}
      </div>
    </Section>
  )
}

/** How values of two periods are written: shares in percent, their differences in points, and means as numbers. */
function useCompared() {
  const text = useQuestionnairesText()
  const locale = useLocale()
  const digits = (least: number) => ({ minimumFractionDigits: least, maximumFractionDigits: least })
  const writeValue = (value: number | null, isMean: boolean) =>
    formatValue(value, locale, isMean ? digits(2) : { style: 'percent', ...digits(1) })
  const points = (value: number, isMean: boolean) =>
    formatValue(isMean ? value : value * 100, locale, { signDisplay: 'exceptZero', ...digits(isMean ? 2 : 1) })
  return {
    writeValue,
    writeDifference: ({ id, difference }: ComparedAnswer) =>
      difference === null
        ? '–'
        : text(id === 'mean' ? 'questionnaires.compare.number' : 'questionnaires.compare.points', {
            value: points(difference.value, id === 'mean'),
            lower: points(difference.lower, id === 'mean'),
            upper: points(difference.upper, id === 'mean'),
          }),
  }
}
