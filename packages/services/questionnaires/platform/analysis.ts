import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  type Content,
  type FormLanguage,
  numbersOf,
  type Question,
  type ShowIf,
} from '@console-widgets/questionnaires/model'
import { type Queries, rowsOf } from '@console-widgets/platform/database/connection'
import {
  netPromoterScore,
  studentQuantile,
  tellingWords,
  wilsonInterval,
  type WordOdds,
} from '@console-widgets/statistics'
import { type ChosenResponses, filterSql, responsesOf } from './filter-sql.ts'
import { answers, responses } from './tables.ts'

/** Error of the intervals. */
const alpha = 0.05
/** Texts that an analysis shows. */
const mostTexts = 20
/** Texts of a question, the newest, whose words are compared. */
const mostCompared = 4000

export interface AnalysisWish extends ChosenResponses {
  questionnaireId: string
  filter?: ShowIf | null | undefined
}

/** The answers to a questionnaire, counted by the database. Shares are of those who were shown a question. */
export async function readAnalysis(db: Queries, content: Content, wish: AnalysisWish) {
  const { questionnaireId, filter } = wish
  const chosen = and(responsesOf(questionnaireId, wish), filterSql(filter, content)) as SQL
  const [whole] = await rowsOf<{ responses: number; median: number | null }>(
    db,
    sql`select count(*)::int as responses, percentile_cont(0.5) within group (order by ${responses.seconds}) as median
        from ${responses} where ${chosen}`,
  )
  const doubtful = await db.$count(
    responses,
    and(responsesOf(questionnaireId, { ...wish, withDoubtful: true }), sql`${responses.doubt} is not null`),
  )
  const versions = await rowsOf<{ version: number; responses: number }>(
    db,
    sql`select ${responses.version} as version, count(*)::int as responses from ${responses}
        where ${responsesOf(questionnaireId)} group by 1 order by 1 desc`,
  )
  const counts = await readCounts(db, { chosen, counted: countedAnswers(wish, chosen) }, content)
  const texts = await readTexts(db, chosen, content)
  const words = await readWords(db, content, wish)
  return {
    questionnaireId,
    versions,
    responses: Number(whole?.responses ?? 0),
    doubtful,
    medianSeconds: whole?.median === null || whole?.median === undefined ? null : Number(whole.median),
    questions: content.questions.map((question) => describe(question, counts, texts, words?.get(question.questionId))),
  }
}

interface Counts {
  shown: Map<string, number>
  answered: Map<string, number>
  /** By question, row, and option. */
  options: Map<string, number>
  /** By question and number. */
  numbers: Map<string, number>
}

const keyOf = (...parts: (string | number)[]) => parts.join('\n')

/**
 * Answers that count. Of all responses, only a few are set apart, and looking for these is less work than finding the
 * response of each answer.
 */
function countedAnswers(
  { questionnaireId, filter, withDoubtful, fromTime, toTime, version }: AnalysisWish,
  chosen: SQL,
) {
  if (filter || withDoubtful || [fromTime, toTime, version].some((bound) => bound !== undefined))
    return ofChosen(chosen)
  return sql`${answers} where ${eq(answers.questionnaireId, questionnaireId)} and not exists (
    select from ${responses} where ${and(
      eq(responses.responseId, answers.responseId),
      eq(responses.questionnaireId, questionnaireId),
      isNotNull(responses.doubt),
    )})`
}

async function readCounts(
  db: Queries,
  { chosen, counted }: { chosen: SQL; counted: SQL },
  { questions }: Content,
): Promise<Counts> {
  const shown = await rowsOf<{ id: string; count: number }>(
    db,
    // Most people are shown the same questions, so that few lists are taken apart.
    sql`select id, sum(people)::int as count
        from (select ${responses.shown}, count(*) as people from ${responses} where ${chosen} group by 1) as lists, unnest(shown) as id
        group by 1`,
  )
  const all = await rowsOf<{
    id: string
    row: string
    option: string
    number: number | null
    is_text: boolean
    count: number
  }>(
    db,
    sql`select ${answers.questionId} as id, ${answers.rowId} as row, ${answers.optionId} as option,
          ${answers.number} as number, ${answers.content} is not null as is_text, count(*)::int as count
        from ${counted} group by 1, 2, 3, 4, 5`,
  )
  // Only an answer to these has several rows. Telling people apart takes many times as long as counting rows.
  const several = questions.filter(({ kind }) => kind === 'multi' || kind === 'matrix').map((each) => each.questionId)
  const distinct =
    several.length === 0
      ? []
      : await rowsOf<{ id: string; count: number }>(
          db,
          sql`select ${answers.questionId} as id, count(distinct ${answers.responseId})::int as count
              from ${counted} and ${inArray(answers.questionId, several)} group by 1`,
        )
  const answered = new Map<string, number>()
  for (const { id, count } of all) answered.set(id, (answered.get(id) ?? 0) + Number(count))
  for (const { id, count } of distinct) answered.set(id, Number(count))
  const rows = all.filter(({ is_text }) => !is_text)
  const countsOf = (list: { id: string; count: number }[]) => new Map(list.map(({ id, count }) => [id, Number(count)]))
  const [choices, ratings] = [rows.filter((each) => each.number === null), rows.filter((each) => each.number !== null)]
  return {
    shown: countsOf(shown),
    answered,
    options: new Map(choices.map(({ id, row, option, count }) => [keyOf(id, row, option), Number(count)])),
    numbers: new Map(ratings.map(({ id, number, count }) => [keyOf(id, number ?? 0), Number(count)])),
  }
}

/** Answers of the chosen responses: the start of a condition. */
const ofChosen = (chosen: SQL) =>
  sql`${answers} join ${responses} on ${eq(responses.responseId, answers.responseId)} where ${chosen}`

async function readTexts(db: Queries, chosen: SQL, { questions }: Content) {
  if (!questions.some(({ kind }) => kind === 'text')) return []
  return rowsOf<{ id: string; response: string; content: string }>(
    db,
    sql`select id, response, content from (
          select ${answers.questionId} as id, ${answers.responseId} as response, ${answers.content} as content,
            row_number() over (partition by ${answers.questionId}
              order by ${responses.createTime} desc, ${responses.responseId} desc) as place
          from ${ofChosen(chosen)} and ${answers.content} is not null
        ) as placed where place <= ${mostTexts} order by id, place`,
  )
}

/** Words that people who fit a filter use more than the others, by question. Undefined: everyone fits. */
async function readWords(
  db: Queries,
  content: Content,
  wish: AnalysisWish,
): Promise<Map<string, WordOdds[]> | undefined> {
  const { questionnaireId, filter } = wish
  const fits = filterSql(filter, content)
  const questions = content.questions.filter(({ kind }) => kind === 'text')
  if (!fits || questions.length === 0) return undefined
  const rows = await rowsOf<{ id: string; content: string; language: FormLanguage; is_one: boolean }>(
    db,
    sql`select id, content, language, is_one from (
          select ${answers.questionId} as id, ${answers.content} as content, ${responses.language} as language, ${fits} as is_one,
            row_number() over (partition by ${answers.questionId}
              order by ${responses.createTime} desc, ${responses.responseId} desc) as place
          from ${ofChosen(responsesOf(questionnaireId, wish))} and ${answers.content} is not null
        ) as placed where place <= ${mostCompared}`,
  )
  const texts = rows.map(({ language, ...row }) => ({ ...row, lang: language === 'cn' ? 'zh' : language }))
  return new Map(
    questions.map(({ questionId }) => [
      questionId,
      tellingWords(
        texts.filter(({ id }) => id === questionId),
        ({ is_one }) => is_one,
      ),
    ]),
  )
}

function describe(
  question: Question,
  counts: Counts,
  texts: Awaited<ReturnType<typeof readTexts>>,
  words: WordOdds[] | undefined,
) {
  const { kind, options, questionId, rows, scale } = question
  const shown = counts.shown.get(questionId) ?? 0
  const rowIds = kind === 'matrix' ? rows.map(({ optionId }) => optionId) : ['']
  const numbers =
    kind === 'rating'
      ? numbersOf(scale).map((number) => ({ number, count: counts.numbers.get(keyOf(questionId, number)) ?? 0 }))
      : []
  return {
    questionId,
    shown,
    answered: counts.answered.get(questionId) ?? 0,
    options: rowIds.flatMap((rowId) =>
      options.map(({ optionId }) => {
        const count = counts.options.get(keyOf(questionId, rowId, optionId)) ?? 0
        return { rowId, optionId, count, share: shareOf(count, shown) }
      }),
    ),
    numbers,
    mean: meanOf(numbers),
    promoters: kind === 'rating' && scale === 'recommend' ? promotersOf(numbers) : null,
    texts: texts
      .filter(({ id }) => id === questionId)
      .map(({ response, content }) => ({ responseId: response, content })),
    words: words?.map(({ word, count, others }) => ({ word, count, others })) ?? null,
  }
}

function shareOf(successes: number, people: number) {
  if (people === 0) return null
  return { value: successes / people, ...wilsonInterval({ people, successes }, alpha) }
}

interface Counted {
  number: number
  count: number
}

const sumOf = (numbers: readonly Counted[], read: (each: Counted) => number) =>
  numbers.reduce((sum, each) => sum + read(each), 0)

/** Mean of ratings with its t interval; null with fewer than two, which say nothing of their spread. */
function meanOf(numbers: readonly Counted[]) {
  const people = sumOf(numbers, ({ count }) => count)
  if (people < 2) return null
  const value = sumOf(numbers, ({ number, count }) => number * count) / people
  const variance = sumOf(numbers, ({ number, count }) => count * (number - value) ** 2) / (people - 1)
  const margin = studentQuantile(1 - alpha / 2, people - 1) * Math.sqrt(variance / people)
  return { value, lower: value - margin, upper: value + margin }
}

function promotersOf(numbers: readonly Counted[]) {
  const people = sumOf(numbers, ({ count }) => count)
  if (people === 0) return null
  const promoters = sumOf(numbers, ({ number, count }) => (number >= 9 ? count : 0))
  const detractors = sumOf(numbers, ({ number, count }) => (number <= 6 ? count : 0))
  const { score, ...interval } = netPromoterScore({ people, promoters, detractors }, alpha)
  return { value: score, ...interval }
}
