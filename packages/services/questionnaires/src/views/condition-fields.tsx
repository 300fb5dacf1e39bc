import { Button, IconButton, Select, TextField } from '@console-widgets/ui'
import { useQuestionnairesText } from '../generated/text.ts'
import {
  type Condition,
  type FormLanguage,
  isValue,
  numbersOf,
  offered,
  type Operator,
  operatorsOf,
  type Question,
  questionnaireLimits,
  type ShowIf,
  textIn,
} from '../model.ts'

interface ConditionFieldsProps {
  label: string
  /** Questions that conditions can be about. */
  questions: readonly Question[]
  language: FormLanguage
  languages: readonly FormLanguage[]
  /** Null: no condition. */
  value: ShowIf | null
  disabled?: boolean
  onChange: (value: ShowIf | null) => void
}

/** Conditions over answers: those that show a question, or those of a filter. */
export function ConditionFields({
  label,
  questions,
  language,
  languages,
  value,
  disabled,
  onChange,
}: ConditionFieldsProps) {
  const text = useQuestionnairesText()
  const asked = questions.filter(({ kind }) => operatorsOf[kind].length > 0)
  const [first] = asked
  const conditions = value?.conditions ?? []
  if (!first && conditions.length === 0) return null
  const set = (next: Condition[]) =>
    onChange(next.length === 0 ? null : { mode: value?.mode ?? 'all', conditions: next })
  const titleOf = (question: Question) => textIn(question.texts, language, languages) || question.questionId
  return (
    <fieldset disabled={disabled} className="m-0 flex min-w-0 flex-col gap-2 border-0 p-0">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {conditions.length > 1 ? (
        <Select
          label={text('questionnaires.condition.mode')}
          value={value?.mode ?? 'all'}
          onChange={(mode) => onChange({ mode, conditions })}
          choices={[
            { value: 'all', label: text('questionnaires.condition.all') },
            { value: 'any', label: text('questionnaires.condition.any') },
          ]}
        />
      ) : null}
      {conditions.map((condition, at) => (
        <ConditionField
          key={at}
          {...{ condition, asked, language, languages, titleOf }}
          onChange={(changed) => set(conditions.map((each, place) => (place === at ? changed : each)))}
          onRemove={() => set(conditions.filter((_, place) => place !== at))}
        />
      ))}
      {first && conditions.length < questionnaireLimits.conditions ? (
        <Button
          size="small"
          icon="add"
          className="self-start"
          onClick={() => set([...conditions, firstCondition(first)])}
        >
          {text('questionnaires.condition.add')}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** A condition that a question can meet. */
function firstCondition(question: Question): Condition {
  const [operator = 'is'] = operatorsOf[question.kind]
  const value =
    question.kind === 'rating' ? String(numbersOf(question.scale)[0]) : (offered(question.options)[0]?.optionId ?? '')
  return { questionId: question.questionId, operator, value }
}

interface ConditionFieldProps {
  condition: Condition
  asked: readonly Question[]
  language: FormLanguage
  languages: readonly FormLanguage[]
  titleOf: (question: Question) => string
  onChange: (condition: Condition) => void
  onRemove: () => void
}

function ConditionField(props: ConditionFieldProps) {
  const { condition, asked, language, languages, titleOf, onChange, onRemove } = props
  const text = useQuestionnairesText()
  const question = asked.find(({ questionId }) => questionId === condition.questionId)
  const operators: readonly Operator[] = question ? operatorsOf[question.kind] : [condition.operator]
  return (
    <div className="grid min-w-0 items-end gap-2 @sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <Select
        label={text('questionnaires.condition.question')}
        value={condition.questionId}
        onChange={(questionId) => {
          const chosen = asked.find((each) => each.questionId === questionId)
          if (chosen) onChange(firstCondition(chosen))
        }}
        choices={asked.map((each) => ({ value: each.questionId, label: titleOf(each) }))}
      />
      <Select
        label={text('questionnaires.condition.operator')}
        value={condition.operator}
        onChange={(operator) => onChange({ ...condition, operator })}
        choices={operators.map((value) => ({ value, label: text(`questionnaires.operator.${value}`) }))}
      />
      {question === undefined || question.kind === 'text' ? (
        <TextField
          label={text('questionnaires.condition.value')}
          value={condition.value}
          onChange={(value) => onChange({ ...condition, value })}
          {...(question && !isValue(question, condition.value)
            ? { error: text('questionnaires.condition.wrong') }
            : {})}
        />
      ) : (
        <Select
          label={text('questionnaires.condition.value')}
          value={condition.value}
          onChange={(value) => onChange({ ...condition, value })}
          choices={
            question.kind === 'rating'
              ? numbersOf(question.scale).map((number) => ({ value: String(number), label: String(number) }))
              : question.options.map(({ optionId, texts }) => ({
                  value: optionId,
                  label: textIn(texts, language, languages) || optionId,
                }))
          }
        />
      )}
      <IconButton icon="close" label={text('questionnaires.condition.remove')} onClick={onRemove} />
    </div>
  )
}
