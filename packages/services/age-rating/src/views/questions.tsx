import { Card, RadioGroup, Status } from '@console-widgets/ui'
import { useEffect, useRef, type PointerEvent } from 'react'
import { useAgeRatingText } from '../generated/text.ts'
import {
  askedQuestions,
  doubts,
  questionSections,
  type Answers,
  type Evidence,
  type Question,
  type QuestionId,
} from '../model.ts'
import { answerText } from './answer-text.ts'
import { anchorOf, type Asked, showQuestion } from './show-question.ts'
import { useEvidenceValues } from './use-evidence-values.ts'

interface QuestionsProps {
  version: number
  answers: Answers
  /** What speaks against an answer of nothing. */
  evidence: readonly Evidence[]
  /** Question to show first. */
  focus: string | undefined
  /** Undefined: read-only. */
  onAnswer: ((question: QuestionId, answer: number) => void) | undefined
  /** Called with the answer under the pointer. */
  onPreview: (asked: Asked | undefined) => void
}

/** The questions, by section. */
export function Questions({ version, answers, evidence, focus, ...actions }: QuestionsProps) {
  const text = useAgeRatingText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus !== undefined && list.current) showQuestion(list.current, focus)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only where the link led, and not after each answer
  }, [])
  const asked = askedQuestions(version, answers)
  const doubtful = doubts(evidence, version, answers)
  return (
    <div ref={list} className="flex min-w-0 flex-col gap-5">
      {questionSections.map((section) => (
        <Card key={section} title={text(`age-rating.section.${section}`)}>
          <div className="flex flex-col gap-5">
            {asked
              .filter((question) => question.section === section)
              .map((question) => (
                <QuestionField
                  key={question.id}
                  question={question}
                  answer={answers[question.id]}
                  doubtful={doubtful.filter((each) => each.question === question.id)}
                  isMarked={question.id === focus}
                  {...actions}
                />
              ))}
          </div>
        </Card>
      ))}
    </div>
  )
}

function QuestionField({
  question: { id, answers: count, when },
  answer,
  doubtful,
  isMarked,
  onAnswer,
  onPreview,
}: Pick<QuestionsProps, 'onAnswer' | 'onPreview'> & {
  question: Question
  answer: number | undefined
  doubtful: readonly Evidence[]
  isMarked: boolean
}) {
  const text = useAgeRatingText()
  const valuesOf = useEvidenceValues()
  const preview = ({ target, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const option = (target as Element).closest('label')
    const index = [...currentTarget.querySelectorAll('label')].indexOf(option as HTMLLabelElement)
    onPreview(index < 0 ? undefined : { question: id, answer: index })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only shows what an answer would change
    <div
      id={anchorOf(id)}
      className={`${when ? 'ms-4 ' : ''}${isMarked ? 'rounded-md outline-2 outline-offset-8 outline-accent' : ''}`}
      onPointerOver={preview}
      onPointerLeave={() => onPreview(undefined)}
    >
      <RadioGroup
        label={text(`age-rating.question.${id}`)}
        value={answer}
        disabled={onAnswer === undefined}
        onChange={(value: number) => onAnswer?.(id, value)}
        choices={Array.from({ length: count }, (_, value) => ({
          value,
          label: answerText(text, id, value),
        }))}
      />
      {doubtful.map((each) => (
        <div key={`${each.source} ${each.name}`} role="status" className="pt-2 text-sm">
          <Status tone="warning">{text(`age-rating.doubt.${each.source}`, valuesOf(each))}</Status>
        </div>
      ))}
    </div>
  )
}
