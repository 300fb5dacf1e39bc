import type { Queries } from '../database/connection.ts'

/**
 * What one service tells the others, by name: `apps.deleting` and the like. Whoever tells an event adds it here, by
 * `declare module '@console-widgets/platform/calls/events'`, where it is told.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- grows by declaration merging
export interface PlatformEvents {}

/**
 * What one service asks the others, by name, with what is asked and what each answers. Whoever asks adds it here the
 * same way.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- grows by declaration merging
export interface PlatformQuestions {}

/** What taking an event works with: the transaction of the act itself, and the team in whose name it is done. */
export interface EventContext {
  db: Queries
  teamId: string
  now(): number
}

/** How a service takes events. A refusal stops the act that told of it. */
export type EventTakers = {
  [Name in keyof PlatformEvents]?: (event: PlatformEvents[Name], context: EventContext) => Promise<void>
}

type QuestionOf<Name extends keyof PlatformQuestions> = PlatformQuestions[Name] extends { question: infer Q }
  ? Q
  : never
type AnswerOf<Name extends keyof PlatformQuestions> = PlatformQuestions[Name] extends { answer: infer A } ? A : never

/** How a service answers what others ask. */
export type QuestionTakers = {
  [Name in keyof PlatformQuestions]?: (
    question: QuestionOf<Name>,
    context: Pick<EventContext, 'db'>,
  ) => Promise<AnswerOf<Name>>
}

/** Joins services that do not know each other. */
export interface Events {
  /**
   * Tells every service that takes the event, one after the other, in the transaction of the act.
   * @throws PlatformRefusal when one of them does not allow it
   */
  announce<Name extends keyof PlatformEvents>(
    name: Name,
    event: PlatformEvents[Name],
    context: EventContext,
  ): Promise<void>
  /** Asks every service that answers the question. */
  collectAnswers<Name extends keyof PlatformQuestions>(
    name: Name,
    question: QuestionOf<Name>,
    context: Pick<EventContext, 'db'>,
  ): Promise<AnswerOf<Name>[]>
}

/** Joins takers to whoever tells and asks. */
export function createEvents(events: readonly EventTakers[], questions: readonly QuestionTakers[]): Events {
  return {
    async announce(name, event, context) {
      for (const takers of events) await takers[name]?.(event, context)
    },
    async collectAnswers(name, question, context) {
      const answers = []
      for (const takers of questions) {
        const answer = takers[name]
        if (answer) answers.push(await answer(question, context))
      }
      return answers
    },
  }
}
