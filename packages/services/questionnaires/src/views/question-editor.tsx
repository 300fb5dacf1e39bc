import { Callout, Checkbox, IconButton, Select, TextField } from '@console-widgets/ui'
import { useQuestionnairesText } from '../generated/text.ts'
import {
  dependentsOf,
  type FormLanguage,
  type FoundProblem,
  type Question,
  questionnaireLimits,
  scales,
  textIn,
} from '../model.ts'
import { ConditionFields } from './condition-fields.tsx'
import { OptionFields } from './option-fields.tsx'

interface QuestionEditorProps {
  question: Question
  /** Place among the questions. */
  at: number
  questions: readonly Question[]
  /** Language in which texts are edited. */
  language: FormLanguage
  languages: readonly FormLanguage[]
  /** People have answered: only texts and the order can change. */
  hasAnswers: boolean
  problems: readonly FoundProblem[]
  /** No one is shown it: its conditions can’t be met. */
  isUnreachable: boolean
  onChange: (question: Question) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** The editor of a question. Alt with an arrow key moves it. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { at, hasAnswers, isUnreachable, language, languages, problems, question, questions } = props
  const { onChange, onMove, onRemove } = props
  const text = useQuestionnairesText()
  const { kind, options, questionId, required, rows, scale, texts } = question
  const change = (part: Partial<Question>) => onChange({ ...question, ...part })
  const dependents = dependentsOf(questions, questionId).map((each) => textIn(each.texts, language, languages))
  const label = `${at + 1}. ${text(`questionnaires.kind.${kind}`)}`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to what happens inside
    <section
      aria-label={label}
      className="@container flex min-w-0 flex-col gap-3 rounded-lg border border-line p-3"
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onMove(event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{label}</h3>
        <span className="flex gap-1">
          <IconButton
            size="small"
            icon="arrow-up"
            label={text('questionnaires.question.up')}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="small"
            icon="arrow-down"
            label={text('questionnaires.question.down')}
            disabled={at === questions.length - 1}
            onClick={() => onMove(1)}
          />
          {hasAnswers ? null : (
            <IconButton
              size="small"
              icon="trash"
              label={text('questionnaires.question.remove')}
              {...(dependents.length > 0
                ? { reason: text('questionnaires.question.dependents', { names: dependents.join('; ') }) }
                : {})}
              onClick={onRemove}
            />
          )}
        </span>
      </div>
      <TextField
        label={text('questionnaires.question.text')}
        maxLength={questionnaireLimits.questionText}
        value={texts[language] ?? ''}
        onChange={(value) => change({ texts: { ...texts, [language]: value } })}
      />
      {kind === 'rating' ? (
        <Select
          label={text('questionnaires.scale')}
          disabled={hasAnswers}
          value={scale}
          onChange={(value) => change({ scale: value })}
          choices={scales.map((value) => ({ value, label: text(`questionnaires.scale.${value}`) }))}
        />
      ) : null}
      {kind === 'matrix' ? (
        <OptionFields
          {...{ language, hasAnswers }}
          what="rows"
          options={rows}
          most={questionnaireLimits.rows}
          onChange={(value) => change({ rows: value })}
        />
      ) : null}
      {kind === 'single' || kind === 'multi' || kind === 'matrix' ? (
        <OptionFields
          {...{ language, hasAnswers }}
          what={kind === 'matrix' ? 'columns' : 'options'}
          options={options}
          most={kind === 'matrix' ? questionnaireLimits.columns : questionnaireLimits.options}
          onChange={(value) => change({ options: value })}
        />
      ) : null}
      <Checkbox
        label={text('questionnaires.question.required')}
        disabled={hasAnswers}
        value={required}
        onChange={(value) => change({ required: value })}
      />
      <ConditionFields
        {...{ language, languages }}
        label={text('questionnaires.showIf')}
        questions={questions.slice(0, at)}
        value={question.showIf ?? null}
        disabled={hasAnswers}
        onChange={(showIf) => change({ showIf })}
      />
      {isUnreachable ? <Callout tone="warning">{text('questionnaires.unreachable')}</Callout> : null}
      {problems.map(({ problem }) => (
        <Callout key={problem} tone="warning">
          {text(`questionnaires.problem.${problem}`)}
        </Callout>
      ))}
    </section>
  )
}
