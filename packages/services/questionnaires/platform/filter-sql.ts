import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Condition, type Content, isValue, operatorsOf, type ShowIf } from '@console-widgets/questionnaires/model'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { answers, responses } from './tables.ts'

/** Escapes a text for `like`. */
const literal = (text: string) => text.toLowerCase().replace(/[\\%_]/g, '\\$&')

function conditionSql({ operator, questionId, value }: Condition): SQL {
  const { content, number, optionId } = answers
  const bound = Number.parseInt(value, 10)
  const test = {
    is: Number.isNaN(bound) ? eq(optionId, value) : or(eq(optionId, value), eq(number, bound)),
    isNot: and(sql`${optionId} <> ''`, sql`${optionId} <> ${value}`),
    contains: or(eq(optionId, value), sql`lower(${content}) like ${`%${literal(value)}%`}`),
    atLeast: sql`${number} >= ${bound}`,
    atMost: sql`${number} <= ${bound}`,
  }[operator]
  return sql`exists (select from ${answers} where ${and(eq(answers.responseId, responses.responseId), eq(answers.questionId, questionId), test)})`
}

/**
 * A filter of answers as a condition over responses.
 * @throws PlatformRefusal if it asks for questions or values that there aren't
 */
export function filterSql(filter: ShowIf | null | undefined, content: Content): SQL | undefined {
  if (!filter) return undefined
  requireFilter(filter, content)
  const conditions = filter.conditions.map(conditionSql)
  return filter.mode === 'all' ? and(...conditions) : or(...conditions)
}

/** @throws PlatformRefusal if a filter asks for questions or values that there aren't */
export function requireFilter({ conditions }: ShowIf, { questions }: Content): void {
  const issues = conditions.flatMap(({ operator, questionId, value }, at) => {
    const question = questions.find((each) => each.questionId === questionId)
    const field = `filter.conditions.${at}`
    if (!question) return [issue(`${field}.questionId`, 'question-of-questionnaire')]
    if (!operatorsOf[question.kind].includes(operator)) return [issue(`${field}.operator`, 'operator-of-question')]
    return isValue(question, value) ? [] : [issue(`${field}.value`, 'possible-answer')]
  })
  if (issues.length > 0) throw refuse('bad-parameter', 'The filter doesn’t fit the questionnaire', issues)
}

/** Which responses of a questionnaire. */
export interface ChosenResponses {
  /** Also those that are set apart. */
  withDoubtful?: boolean | undefined
  /** From a time on, and before another one. */
  fromTime?: number | undefined
  toTime?: number | undefined
  /** Version of the questionnaire that was answered. */
  version?: number | undefined
}

/** Responses of a questionnaire: by default all that count. */
export function responsesOf(questionnaireId: string, chosen: ChosenResponses = {}): SQL {
  const { withDoubtful = false, fromTime, toTime, version } = chosen
  return and(
    eq(responses.questionnaireId, questionnaireId),
    withDoubtful ? undefined : isNull(responses.doubt),
    fromTime === undefined ? undefined : gte(responses.createTime, fromTime),
    toTime === undefined ? undefined : lt(responses.createTime, toTime),
    version === undefined ? undefined : eq(responses.version, version),
  ) as SQL
}
