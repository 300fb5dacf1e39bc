import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Condition, type Content, isValue, operatorsOf, type ShowIf } from '@console-widgets/questionnaires/model'
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
    if (!question) return [{ field: `${field}.questionId`, message: 'must be a question of the questionnaire' }]
    if (!operatorsOf[question.kind].includes(operator))
      return [{ field: `${field}.operator`, message: 'must fit the kind of the question' }]
    return isValue(question, value) ? [] : [{ field: `${field}.value`, message: 'must be a possible answer' }]
  })
  if (issues.length > 0) throw refuse('bad-parameter', 'The filter doesn’t fit the questionnaire', issues)
}

/** Responses of a questionnaire that count, or all of them. */
export function responsesOf(questionnaireId: string, { withDoubtful = false } = {}): SQL {
  const isOf = eq(responses.questionnaireId, questionnaireId)
  return (withDoubtful ? isOf : and(isOf, isNull(responses.doubt))) as SQL
}
