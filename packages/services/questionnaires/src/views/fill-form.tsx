import { Button, Callout, classNames } from '@console-widgets/ui'
import { type FormEvent, useState } from 'react'
import {
  type Answer,
  type AnswerProblem,
  answersShown,
  checkAnswers,
  type FormLanguage,
  type FormState,
  formTexts,
  languageTags,
  type Question,
  questionNodes,
  readAnswers,
  shownQuestions,
  stepsOf,
  stepsShown,
} from '../model.ts'
import { FormFields } from './form-fields.tsx'

interface FillFormProps {
  questions: readonly Question[]
  languages: readonly FormLanguage[]
  language: FormLanguage
  /** Takes the answers. They stay on the page if it fails. */
  onSend: (answers: Record<string, Answer>) => Promise<void> | void
  /** Keeps the width of a phone. */
  narrow?: boolean
}

/** A form for answers, page by page, with the fields and checks of the public page. */
export function FillForm({ questions, languages, language, onSend, narrow = false }: FillFormProps) {
  const texts = formTexts[language]
  const [answers, setAnswers] = useState<Record<string, Answer>>({})
  const [step, setStep] = useState(0)
  const [problems, setProblems] = useState<ReadonlyMap<string, AnswerProblem>>(new Map())
  const [isSending, setSending] = useState(false)
  const steps = stepsOf(questions)
  const current = (steps[step] ?? []).filter((question) => shownQuestions(questions, answers).includes(question))
  const state: FormState = { languages, language, answers, problems }
  const read = (form: HTMLFormElement) => {
    const ofPage = readAnswers(current, new FormData(form))
    const others = Object.entries(answers).filter(([id]) => !current.some(({ questionId }) => questionId === id))
    const all = answersShown(questions, { ...Object.fromEntries(others), ...ofPage })
    setAnswers(all)
    return all
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const all = read(event.currentTarget)
    const found = checkAnswers(questions, all).problems
    const ofPage = new Map([...found].filter(([id]) => current.some(({ questionId }) => questionId === id)))
    setProblems(ofPage)
    if (ofPage.size > 0) return
    const next = stepsShown(questions, all).find((at) => at > step)
    if (next !== undefined) return setStep(next)
    setSending(true)
    try {
      await onSend(all)
    } finally {
      setSending(false)
    }
  }
  const back = (form: HTMLFormElement | null) => {
    const all = form ? read(form) : answers
    setProblems(new Map())
    setStep(stepsShown(questions, all).findLast((at) => at < step) ?? step)
  }
  return (
    <form
      key={`${step} ${language}`}
      lang={languageTags[language]}
      noValidate
      onSubmit={(event) => void send(event)}
      className={classNames('flex min-w-0 flex-col gap-6', narrow && 'max-w-[360px]')}
    >
      {steps.length > 1 ? <p className="text-sm text-muted">{texts.step(step + 1, steps.length)}</p> : null}
      {problems.size > 0 ? (
        <Callout tone="danger" live>
          {texts.wrong(problems.size)}
        </Callout>
      ) : null}
      <FormFields nodes={current.map((question) => questionNodes(question, state))} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" pending={isSending}>
          {step < steps.length - 1 ? texts.next : texts.send}
        </Button>
        {step > 0 ? (
          <Button type="button" onClick={(event) => back(event.currentTarget.form)}>
            {texts.back}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
