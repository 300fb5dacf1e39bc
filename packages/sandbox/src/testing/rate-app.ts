import { calls } from '@console-widgets/age-rating/contract'
import { askedQuestions, type Answers } from '@console-widgets/age-rating/model'
import type { Console } from '@console-widgets/core'

/** Answers the age-rating questionnaire of an app, and confirms it. @param given answers other than the first */
export async function rateApp({ invoke }: Pick<Console, 'invoke'>, appId: string, given: Answers = {}): Promise<void> {
  const { questionnaire } = await invoke(calls['age-rating.rating-v2.get'], { appId })
  const asked = askedQuestions(questionnaire, given)
  const answers = Object.fromEntries(asked.map(({ id }) => [id, given[id] ?? 0]))
  await invoke(calls['age-rating.answer.update'], { appId, questionnaire, answers })
  await invoke(calls['age-rating.rating-v2.confirm'], { appId })
}
