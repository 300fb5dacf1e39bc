import { ActionButton, Callout, QueryFailure, useData, useStore } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { ratingData } from '../data.ts'
import { useAgeRatingText } from '../generated/text.ts'
import type { Answers, QuestionId } from '../model.ts'

interface InheritanceProps {
  appId: string
  answers: Answers
  /** Takes over the answers of another app. Undefined if the user can't answer. */
  onTakeOver: ((answers: Answers) => void) | undefined
}

/** Apps that this one belongs with, whose answers it can take over where they differ. */
export function Inheritance({ appId, answers, onTakeOver }: InheritanceProps) {
  const text = useAgeRatingText()
  const { inheritance } = useData(ratingData, appId)
  const { data } = useStore(inheritance)
  const others = (data?.sources ?? []).flatMap((source) => {
    const count = differences(source.answers, answers)
    return count > 0 ? [{ ...source, count }] : []
  })
  if (!onTakeOver) return null
  return (
    <>
      <QueryFailure query={inheritance} />
      {others.map(({ appId: id, appName, relation, answers: theirs, count }) => (
        <Callout
          key={id}
          title={text(`age-rating.inherit.${relation}`, { name: appName })}
          action={
            <ActionButton
              size="small"
              label={text('age-rating.inherit')}
              call={calls['age-rating.answer.update']}
              run={() => onTakeOver(theirs)}
            />
          }
        >
          {text('age-rating.inherit.body', { count })}
        </Callout>
      ))}
    </>
  )
}

/** Number of questions that two apps answer differently. */
function differences(one: Answers, other: Answers): number {
  const questions = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<QuestionId>
  return [...questions].filter((question) => one[question] !== other[question]).length
}
