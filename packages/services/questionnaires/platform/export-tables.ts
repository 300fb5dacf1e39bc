import { and, asc, eq, gt, or, type SQL } from 'drizzle-orm'
import { ownEntry } from '@console-widgets/core/formats'
import {
  type Content,
  type FormLanguage,
  type Question,
  textIn,
  type Texts,
} from '@console-widgets/questionnaires/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { exportWords } from './export-words.ts'
import { describeResponses } from './response-rows.ts'
import { type readAnalysis } from './analysis.ts'
import { responses } from './tables.ts'

/** Responses that are read at a time. */
const batch = 2000

type Analysis = Awaited<ReturnType<typeof readAnalysis>>

/** A column of an answer: a question, or a row of a matrix. */
interface Column {
  question: Question
  rowId: string
}

const columnsOf = ({ questions }: Content): Column[] =>
  questions.flatMap((question) =>
    question.kind === 'matrix'
      ? question.rows.map(({ optionId }) => ({ question, rowId: optionId }))
      : [{ question, rowId: '' }],
  )

/** All responses as rows of a file: a column for each question, in the order of the questionnaire. */
export async function* answerRows(
  inTeam: Context['inTeam'],
  questionnaireId: string,
  content: Content,
  language: FormLanguage,
): AsyncGenerator<string[]> {
  const words = exportWords[language]
  const say = (texts: Texts) => textIn(texts, language, content.languages)
  const columns = columnsOf(content)
  const rowTitle = ({ rows }: Question, rowId: string) => {
    const row = rows.find(({ optionId }) => optionId === rowId)
    return row ? `: ${say(row.texts)}` : ''
  }
  yield [
    words.response,
    words.time,
    words.language,
    words.seconds,
    words.doubt,
    words.phone,
    ...(content.hiddenFields ?? []),
    ...columns.map(({ question, rowId }) => say(question.texts) + rowTitle(question, rowId)),
  ]
  let last: { createTime: number; responseId: string } | undefined
  for (;;) {
    const after: SQL | undefined = last
      ? or(
          gt(responses.createTime, last.createTime),
          and(eq(responses.createTime, last.createTime), gt(responses.responseId, last.responseId)),
        )
      : undefined
    const found = await inTeam(async (db) =>
      describeResponses(
        db,
        await db
          .select()
          .from(responses)
          .where(and(eq(responses.questionnaireId, questionnaireId), after))
          .orderBy(asc(responses.createTime), asc(responses.responseId))
          .limit(batch),
      ),
    )
    for (const response of found)
      yield [
        response.responseId,
        new Date(response.createTime).toISOString(),
        response.language,
        String(response.seconds),
        response.doubt === null ? '' : words.doubts[response.doubt],
        response.phone ?? '',
        ...(content.hiddenFields ?? []).map((name) => ownEntry(response.hidden, name) ?? ''),
        ...columns.map(({ question, rowId }) =>
          response.answers
            .filter((answer) => answer.questionId === question.questionId && answer.rowId === rowId)
            .map(({ content: text, number, optionId }) => text ?? number ?? optionTitle(question, optionId, say))
            .join('; '),
        ),
      ]
    last = found.at(-1)
    if (found.length < batch) return
  }
}

function optionTitle({ options }: Question, optionId: string, say: (texts: Texts) => string): string {
  const option = options.find((each) => each.optionId === optionId)
  return option ? say(option.texts) : optionId
}

/** An analysis as rows of a file: a row for each choice. */
export function analysisRows(analysis: Analysis, content: Content, language: FormLanguage): string[][] {
  const words = exportWords[language]
  const say = (texts: Texts) => textIn(texts, language, content.languages)
  const number = (value: number | undefined) => (value === undefined ? '' : String(Math.round(value * 1e6) / 1e6))
  const rows = content.questions.flatMap((question, at): string[][] => {
    const found = analysis.questions[at]
    if (!found) return []
    const title = say(question.texts)
    const whole = [title, String(found.shown), String(found.answered)]
    const figure = (name: string, score: { value: number; lower: number; upper: number } | null) =>
      score ? [[...whole, name, '', number(score.value), number(score.lower), number(score.upper)]] : []
    return [
      ...found.options.map(({ count, optionId, rowId, share }) => {
        const row = question.rows.find((each) => each.optionId === rowId)
        const name = (row ? `${say(row.texts)}: ` : '') + optionTitle(question, optionId, say)
        return [...whole, name, String(count), number(share?.value), number(share?.lower), number(share?.upper)]
      }),
      ...found.numbers.map((each) => [...whole, String(each.number), String(each.count), '', '', '']),
      ...figure(words.mean, found.mean),
      ...figure(words.promoters, found.promoters),
      ...(question.kind === 'text' ? [[...whole, '', '', '', '', '']] : []),
    ]
  })
  return [
    [words.question, words.shown, words.answered, words.answer, words.count, words.value, words.lower, words.upper],
    ...rows,
  ]
}
