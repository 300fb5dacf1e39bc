import { Button, Callout, CheckboxGroup, Section, TextArea, TextField, useData, useUnsaved } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { type Questionnaire, questionnaireData } from '../data.ts'
import { moved, newQuestion, withLanguages } from '../draft.ts'
import {
  type Content,
  formLanguages,
  formTexts,
  hiddenFieldName,
  isEditable,
  isSameContent,
  namesOfHiddenFields,
  problemsOfContent,
  type Question,
  questionKinds,
  questionnaireLimits,
  type Texts,
  unreachableQuestions,
} from '../model.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import { FormLanguageChoice, useFormLanguage } from './form-language.tsx'
import { PasteQuestions } from './paste-questions.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionMap } from './question-map.tsx'

interface BuilderProps {
  questionnaire: Questionnaire
  onChanged: (isChanged: boolean) => void
}

/** Names of the link’s parameters that are kept with each response. */
function HiddenFields({ value, onChange }: { value: readonly string[]; onChange: (names: string[]) => void }) {
  const text = useQuestionnairesText()
  const [typed, setTyped] = useState(value.join(', '))
  const names = namesOfHiddenFields(typed)
  const isWrong = names.length > questionnaireLimits.hiddenFields || names.some((name) => !hiddenFieldName.test(name))
  return (
    <TextField
      label={text('questionnaires.hidden')}
      help={text('questionnaires.hidden.help')}
      mono
      // What was discarded or saved is what is shown, however it was typed.
      value={isWrong || names.join() === value.join() ? typed : value.join(', ')}
      onChange={(next) => {
        setTyped(next)
        const chosen = namesOfHiddenFields(next)
        if (chosen.length <= questionnaireLimits.hiddenFields && chosen.every((name) => hiddenFieldName.test(name)))
          onChange(chosen)
      }}
      {...(isWrong ? { error: text('questionnaires.hidden.rule', { count: questionnaireLimits.hiddenFields }) } : {})}
    />
  )
}

/** The editor of a questionnaire’s texts and questions. */
export function Builder({ questionnaire, onChanged }: BuilderProps) {
  const text = useQuestionnairesText()
  const { anonymous, asksPhone, content: stored, endTime, questionnaireId, quota, responses, startTime } = questionnaire
  const { update } = useData(questionnaireData, questionnaireId)
  const [content, setContent] = useState<Content>(stored)
  const [language, setLanguage] = useFormLanguage(content.languages)
  const isChanged = !isSameContent(content, stored)
  const isLocked = !isEditable(questionnaire.status)
  const hasAnswers = responses > 0
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  useUnsaved(
    isChanged
      ? {
          async save() {
            const settings = { anonymous, asksPhone, startTime, endTime, quota }
            const saved = await update.run({ questionnaireId, content, ...settings })
            if (saved) setContent(saved.content)
            return 0
          },
          discard: () => setContent(stored),
          saved: text('questionnaires.saved'),
        }
      : undefined,
  )
  const change = (part: Partial<Content>) => setContent({ ...content, ...part })
  const write = (texts: Texts, value: string) => ({ ...texts, [language]: value })
  const setQuestions = (questions: Question[]) => change({ questions })
  const { descriptions, languages, questions, titles } = content
  const problems = problemsOfContent(content)
  const unreachable = unreachableQuestions(questions)
  const [isPasting, setPasting] = useState(false)
  const whole = problems.filter(({ questionId }) => questionId === null)
  return (
    <fieldset disabled={isLocked} className="m-0 flex max-w-[48rem] min-w-0 flex-col gap-6 border-0 p-0">
      {hasAnswers && !isLocked ? <Callout tone="warning">{text('questionnaires.builder.answered')}</Callout> : null}
      <CheckboxGroup
        label={text('questionnaires.languages')}
        help={text('questionnaires.languages.help')}
        value={languages}
        onChange={(chosen) => setContent(withLanguages(content, chosen))}
        choices={formLanguages.map((value) => ({ value, label: formTexts[value].languageName }))}
      />
      <FormLanguageChoice languages={languages} value={language} onChange={setLanguage} />
      <TextField
        label={text('questionnaires.name')}
        required
        maxLength={questionnaireLimits.title}
        value={titles[language] ?? ''}
        onChange={(value) => change({ titles: write(titles, value) })}
      />
      <TextArea
        label={text('questionnaires.description')}
        rows={2}
        maxLength={questionnaireLimits.description}
        value={descriptions[language] ?? ''}
        onChange={(value) => change({ descriptions: write(descriptions, value) })}
      />
      <HiddenFields value={content.hiddenFields ?? []} onChange={(hiddenFields) => change({ hiddenFields })} />
      {whole.map(({ problem }) => (
        <Callout key={problem} tone="warning">
          {text(`questionnaires.problem.${problem}`)}
        </Callout>
      ))}
      <Section title={text('questionnaires.questions')} description={text('questionnaires.questions.body')}>
        <ol className="flex min-w-0 flex-col gap-4">
          {questions.map((question, at) => (
            <li key={question.questionId} className="min-w-0">
              <QuestionEditor
                {...{ question, at, questions, language, languages, hasAnswers }}
                isUnreachable={unreachable.has(question.questionId)}
                problems={problems.filter(({ questionId }) => questionId === question.questionId)}
                onChange={(changed) => setQuestions(questions.map((each, place) => (place === at ? changed : each)))}
                onMove={(by) => setQuestions(moved(questions, at, by))}
                onRemove={() => setQuestions(questions.filter((each) => each !== question))}
              />
            </li>
          ))}
        </ol>
        {hasAnswers || questions.length >= questionnaireLimits.questions ? null : (
          <div className="flex flex-wrap gap-2">
            {questionKinds.map((kind) => (
              <Button key={kind} icon="add" onClick={() => setQuestions([...questions, newQuestion(kind, questions)])}>
                {text(`questionnaires.kind.${kind}`)}
              </Button>
            ))}
            <Button onClick={() => setPasting(true)}>{text('questionnaires.paste')}</Button>
            {isPasting ? (
              <PasteQuestions
                {...{ questions, language }}
                onAdd={(added) => setQuestions([...questions, ...added])}
                onClose={() => setPasting(false)}
              />
            ) : null}
          </div>
        )}
      </Section>
      {questions.some(({ showIf }) => showIf) ? (
        <QuestionMap {...{ questions, unreachable, language, languages }} />
      ) : null}
    </fieldset>
  )
}
