import type { Queries } from '../database/connection.ts'

/**
 * Events that services announce to each other, by name, such as `apps.deleting`. The announcing service adds its events
 * with `declare module '@console-widgets/platform/calls/events'`, next to the code that announces them.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- grows by declaration merging
export interface PlatformEvents {}

/**
 * Questions that services ask each other, by name, with the types of question and answer. The asking service adds them
 * the same way.
 */
export interface PlatformQuestions {
  /** Which teams let pages of an origin call and embed them? */
  'origins.teams': { question: { origin: string }; answer: readonly string[] }
  /** Which origins has a team listed? */
  'origins.listed': { question: { teamId: string }; answer: readonly string[] }
}

/** Context of an event: the transaction of the call that announced it, and its team. */
export interface EventContext {
  db: Queries
  teamId: string
  now(): number
}

/** Event handlers of a service. A refusal aborts the call that announced the event. */
export type EventTakers = {
  [Name in keyof PlatformEvents]?: (event: PlatformEvents[Name], context: TakerContext) => Promise<void>
}

/** Context of who takes an event: that of the event, and ways to tell and ask other services in turn. */
export interface TakerContext extends EventContext, Events {}

type QuestionOf<Name extends keyof PlatformQuestions> = PlatformQuestions[Name] extends { question: infer Q }
  ? Q
  : never
type AnswerOf<Name extends keyof PlatformQuestions> = PlatformQuestions[Name] extends { answer: infer A } ? A : never

/** Answers of a service to questions of others. */
export type QuestionTakers = {
  [Name in keyof PlatformQuestions]?: (question: QuestionOf<Name>, context: AnswerContext) => Promise<AnswerOf<Name>>
}

/** Context of an answer: the transaction of the call that asks, and a way to ask other services in turn. */
export interface AnswerContext extends Pick<EventContext, 'db'> {
  collectAnswers: Events['collectAnswers']
}

/** Connects services that don't know each other. */
export interface Events {
  /**
   * Calls every service's handler of the event, one after another, in the transaction of the call.
   * @throws PlatformRefusal if one of them rejects it
   */
  announce<Name extends keyof PlatformEvents>(
    name: Name,
    event: PlatformEvents[Name],
    context: EventContext,
  ): Promise<void>
  /** Collects the answers of every service that has one. */
  collectAnswers<Name extends keyof PlatformQuestions>(
    name: Name,
    question: QuestionOf<Name>,
    context: Pick<EventContext, 'db'>,
  ): Promise<AnswerOf<Name>[]>
}

/** Connects event handlers and answers to the services that announce and ask. */
export function createEvents(events: readonly EventTakers[], questions: readonly QuestionTakers[]): Events {
  const collectAnswers: Events['collectAnswers'] = async (name, question, { db }) => {
    const answers = []
    for (const takers of questions) {
      const answer = takers[name]
      if (answer) answers.push(await answer(question, { db, collectAnswers }))
    }
    return answers
  }
  const announce: Events['announce'] = async (name, event, context) => {
    for (const takers of events) await takers[name]?.(event, { ...context, announce, collectAnswers })
  }
  return { announce, collectAnswers }
}
