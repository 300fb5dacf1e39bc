import { Badge, Section, useJoin } from '@console-widgets/ui'
import { useQuestionnairesText } from '../generated/text.ts'
import { type Condition, dependentsOf, type FormLanguage, type Question, textIn } from '../model.ts'

interface QuestionMapProps {
  questions: readonly Question[]
  /** IDs of questions that no one is shown. */
  unreachable: ReadonlySet<string>
  language: FormLanguage
  languages: readonly FormLanguage[]
}

/** The way through the questions: which are shown to whom, in sentences, and what each answer decides. */
export function QuestionMap({ questions, unreachable, language, languages }: QuestionMapProps) {
  const text = useQuestionnairesText()
  const join = useJoin()
  const placeOf = (id: string) => questions.findIndex(({ questionId }) => questionId === id) + 1
  const nameOf = ({ texts, questionId }: Question) => textIn(texts, language, languages) || questionId
  const say = ({ questionId, operator, value }: Condition) => {
    const asked = questions.find((each) => each.questionId === questionId)
    const option = asked?.options.find(({ optionId }) => optionId === value)
    return text('questionnaires.map.condition', {
      number: placeOf(questionId),
      operator: text(`questionnaires.operator.${operator}`),
      value: option ? textIn(option.texts, language, languages) || value : value,
    })
  }
  return (
    <Section title={text('questionnaires.map')} description={text('questionnaires.map.body')}>
      <ol className="flex min-w-0 flex-col gap-2 border-s-2 border-line ps-3 text-sm">
        {questions.map((question, at) => {
          const conditions = question.showIf?.conditions ?? []
          const decided = dependentsOf(questions, question.questionId).map(({ questionId }) => placeOf(questionId))
          const mode = question.showIf?.mode ?? 'all'
          return (
            <li key={question.questionId} className={conditions.length > 0 ? 'min-w-0 ps-4' : 'min-w-0'}>
              <span className="wrap-anywhere">
                {at + 1}. {nameOf(question)}
              </span>{' '}
              {unreachable.has(question.questionId) ? (
                <Badge tone="warning">{text('questionnaires.map.unreachable')}</Badge>
              ) : null}
              {conditions.length > 0 ? (
                <p className="text-muted wrap-anywhere">
                  {conditions.length === 1
                    ? join.labeled(text('questionnaires.showIf'), conditions.map(say).join(''))
                    : join.labeled(text(`questionnaires.map.${mode}`), join.names(conditions.map(say)))}
                </p>
              ) : null}
              {decided.length > 0 ? (
                <p className="text-muted">
                  {text('questionnaires.map.decides', { numbers: join.names(decided.map(String)) })}
                </p>
              ) : null}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
