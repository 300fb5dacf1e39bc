import { and, eq } from 'drizzle-orm'
import {
  type Answer,
  type Answers,
  checkAnswers,
  type Content,
  type Doubt,
  type FormLanguage,
  isNone,
  isStraightLined,
  openingOf,
  type Question,
  questionnaireLimits,
  shortestTime,
} from '@console-widgets/questionnaires/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { answers as answerRows, questionnaires, responses } from './tables.ts'
import { scheduleFullNotice } from './tell-end.ts'

/** Answers of a person. */
export interface GivenAnswers {
  answers: Answers
  language: FormLanguage
  /** Hash of who answers. */
  respondent: string
  /** Account, unless the questionnaire is anonymous. */
  userId: string | null
  phone: string | null
  /** When the form was handed out. Null: it isn’t known. */
  startTime: number | null
  /** Version of the questionnaire that the form showed. */
  version: number
  /** What the link brought, by hidden field. */
  hidden?: Record<string, string>
  /** Whether a field that only programs see is filled in. */
  isTrapped?: boolean
}

/**
 * Stores the answers to a questionnaire of the transaction’s team.
 * @returns ID of the response: the first one, if the respondent has answered before
 * @throws PlatformRefusal if it takes no answers, has changed, or an answer is wrong
 */
export async function storeResponse(
  services: Pick<PlatformParts, 'jobs'>,
  db: Queries,
  questionnaireId: string,
  given: GivenAnswers,
  now: number,
): Promise<string> {
  const isThis = eq(questionnaires.questionnaireId, questionnaireId)
  // Responses to one questionnaire wait for each other, so that none exceeds the quota.
  const [row] = await db.select().from(questionnaires).where(isThis).for('update')
  if (!row) throw refuse('not-found', 'There is no questionnaire at this address')
  const earlier = await findResponse(db, questionnaireId, given.respondent)
  if (earlier !== undefined) return earlier
  const opening = openingOf(row, now)
  if (opening !== 'open') throw refuse('questionnaire-closed', `The questionnaire takes no answers: it is ${opening}`)
  if (given.version !== row.version) throw refuse('form-changed', 'The questionnaire has changed. Open it again.')
  const shown = requireAnswers(row.content, given.answers)
  const responseId = await insertResponse(db, row, given, { shown, now })
  const count = row.responses + 1
  const isFull = row.quota !== null && count >= row.quota
  await db
    .update(questionnaires)
    .set({ responses: count, ...(isFull ? { status: 'ended' as const } : {}) })
    .where(isThis)
  if (isFull) await scheduleFullNotice(services, db, row, now)
  return responseId
}

/** The response of a person to a questionnaire. */
export async function findResponse(db: Queries, questionnaireId: string, respondent: string) {
  const [found] = await db
    .select({ responseId: responses.responseId })
    .from(responses)
    .where(and(eq(responses.questionnaireId, questionnaireId), eq(responses.respondent, respondent)))
  return found?.responseId
}

/**
 * Checks answers.
 * @returns the questions that were shown
 * @throws PlatformRefusal that names each wrong answer
 */
export function requireAnswers({ questions }: Content, answers: Answers): Question[] {
  const { shown, problems } = checkAnswers(questions, answers)
  if (problems.size === 0) return shown
  const most = questionnaireLimits.answerText
  const issues = [...problems].map(([questionId, problem]) =>
    issue(`answers.${questionId}`, `answer-${problem}`, { most }),
  )
  throw refuse('questionnaire-answers', 'Some answers are missing or wrong', issues)
}

/** Inserts a response with the rows of its answers. */
export async function insertResponse(
  db: Queries,
  questionnaire: { questionnaireId: string; version: number },
  given: GivenAnswers,
  { shown, now }: { shown: readonly Question[]; now: number },
): Promise<string> {
  const rows = rowsOfResponse(questionnaire, given, { responseId: newId(), shown, now })
  await db.insert(responses).values(rows.response)
  if (rows.answers.length > 0) await db.insert(answerRows).values(rows.answers)
  return rows.response.responseId
}

/** The rows of a response. */
export function rowsOfResponse(
  { questionnaireId, version }: { questionnaireId: string; version: number },
  given: GivenAnswers,
  { responseId, shown, now }: { responseId: string; shown: readonly Question[]; now: number },
) {
  const { answers, hidden = {}, language, phone, respondent, startTime, userId } = given
  return {
    response: {
      responseId,
      questionnaireId,
      respondent,
      userId,
      phone,
      hidden,
      language,
      version,
      seconds: startTime === null ? 0 : Math.max(0, Math.round((now - startTime) / 1000)),
      doubt: doubtOf(given, shown, now),
      shown: shown.map(({ questionId }) => questionId),
      createTime: now,
    },
    answers: Object.entries(answers).flatMap(([questionId, answer]) =>
      rowsOfAnswer(
        shown.find((question) => question.questionId === questionId),
        answer,
      ).map((row) => ({
        ...row,
        responseId,
        questionnaireId,
        questionId,
      })),
    ),
  }
}

/** The rows of an answer. */
function rowsOfAnswer(
  question: Question | undefined,
  answer: Answer,
): { rowId?: string; optionId?: string; content?: string; number?: number }[] {
  if (!question || isNone(answer)) return []
  if (typeof answer === 'number') return [{ number: answer }]
  if (typeof answer === 'string')
    return question.kind === 'text' ? [{ content: answer.trim().normalize('NFC') }] : [{ optionId: answer }]
  if (Array.isArray(answer)) return answer.map((optionId) => ({ optionId }))
  return Object.entries(answer).map(([rowId, optionId]) => ({ rowId, optionId }))
}

function doubtOf(
  { answers, isTrapped, startTime }: GivenAnswers,
  shown: readonly Question[],
  now: number,
): Doubt | null {
  if (isTrapped) return 'trap'
  if (startTime !== null && now - startTime < shortestTime) return 'fast'
  return isStraightLined(shown, answers) ? 'straight' : null
}
