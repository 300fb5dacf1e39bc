import { useAllowed, useData } from '@console-widgets/ui'
import { useRef, useState } from 'react'
import { calls } from '../contract.ts'
import { type AppRating, ratingData } from '../data.ts'
import { effectiveAnswers, type Answers, type QuestionId } from '../model.ts'

/** Answers of the user, and what they can do with them. */
interface GivenAnswers {
  answers: Answers
  /** Whether the last answers couldn't be saved. */
  isUnsaved: boolean
  /** Shows an answer immediately, and saves it. Undefined if the user can't answer. */
  give: ((question: QuestionId, answer: number) => void) | undefined
  /** Shows the answers of another app in place of all, and saves them. Undefined if the user can't answer. */
  takeOver: ((answers: Answers) => void) | undefined
  /** Shows the stored answers again, which a certificate has replaced. */
  forget: () => void
  /** Saves what isn't saved yet. @throws ConsoleError */
  save: () => Promise<void>
}

/** Answers to the questionnaire: shown immediately, and saved one after the other. */
export function useAnswers({ appId, questionnaire, answers: saved }: AppRating): GivenAnswers {
  const { answer } = useData(ratingData, appId)
  const mayAnswer = useAllowed(calls['age-rating.answer.update'])
  const [given, setGiven] = useState<Answers>()
  const [isUnsaved, setUnsaved] = useState(false)
  const unsaved = useRef<Answers>(undefined)
  const saving = useRef<Promise<void>>(undefined)
  const saveAll = async () => {
    try {
      while (unsaved.current) {
        const next = unsaved.current
        await answer.run({ appId, questionnaire, answers: next })
        if (unsaved.current === next) unsaved.current = undefined
      }
      setUnsaved(false)
    } catch (error) {
      setUnsaved(true)
      throw error
    } finally {
      saving.current = undefined
    }
  }
  const save = async () => {
    if (unsaved.current) await (saving.current ??= saveAll())
  }
  const give = (question: QuestionId, chosen: number) => {
    takeOver({ ...(unsaved.current ?? given ?? saved), [question]: chosen })
  }
  const takeOver = (all: Answers) => {
    // Answers to questions that aren't asked any more are dropped.
    const next = effectiveAnswers(questionnaire, all)
    unsaved.current = next
    setGiven(next)
    save().catch(() => {})
  }
  const forget = () => {
    unsaved.current = undefined
    setGiven(undefined)
    setUnsaved(false)
  }
  return {
    answers: given ?? saved,
    isUnsaved,
    give: mayAnswer ? give : undefined,
    takeOver: mayAnswer ? takeOver : undefined,
    forget,
    save,
  }
}
