import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/questionnaires/contract'
import { responseListFields } from '@console-widgets/questionnaires/model'
import { toCsv } from '@console-widgets/core/formats'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { announceObject, forgetObjects } from '@console-widgets/platform/files/objects'
import { receiveObject } from '@console-widgets/platform/files/receive'
import { signAddress } from '@console-widgets/platform/files/signed-address'
import { streamOf } from '@console-widgets/platform/files/stream-of'
import { readAnalysis } from './analysis.ts'
import { analysisRows, answerRows } from './export-tables.ts'
import { findQuestionnaire } from './questionnaire-rows.ts'
import { describeResponses } from './response-rows.ts'
import { responses } from './tables.ts'

type Named = Extract<keyof typeof calls, `questionnaires.analysis.${string}` | `questionnaires.response.${string}`>

/** How long the link to a file works, in milliseconds. */
const linkLifetime = 5 * 60_000
/** Maximum size of a file, in bytes. */
const largestFile = 512 * 1024 * 1024

export const analysisHandlers: Pick<Handlers<typeof calls>, Named> = {
  'questionnaires.analysis.get': async (wish, context) => {
    const { content } = await findQuestionnaire(context, wish.questionnaireId)
    return readAnalysis(context.db, content, wish)
  },

  'questionnaires.analysis.export': async ({ questionnaireId, part, language: asked }, context) => {
    const { inTeam } = context
    const { content, title } = await inTeam((db) => findQuestionnaire({ db }, questionnaireId))
    const language = asked ?? (context.language === 'zh' ? 'cn' : 'en')
    const fileName = `${title.replace(/[\\/:*?"<>|]/g, '_')}_${part}.csv`
    const rows =
      part === 'answers'
        ? answerRows(inTeam, questionnaireId, content, language)
        : analysisRows(await inTeam((db) => readAnalysis(db, content, { questionnaireId })), content, language)
    return { fileName, fileURL: await writeFile(context, fileName, rows) }
  },

  'questionnaires.response.list': async ({ questionnaireId, ...input }, context) => {
    await findQuestionnaire(context, questionnaireId)
    const { db } = context
    const isOf = eq(responses.questionnaireId, questionnaireId)
    const { items, total } = await listTable(db, responses, responseListFields, input, '-createTime', isOf)
    return { items: await describeResponses(db, items), total }
  },

  'questionnaires.response.trust': async ({ responseId }, { db }) => {
    await findRow(db, responses, responseId, 'response')
    const rows = await db.update(responses).set({ doubt: null }).where(eq(responses.responseId, responseId)).returning()
    const [described] = await describeResponses(db, rows)
    return described as NonNullable<typeof described>
  },
}

type Rows = AsyncIterable<string[]> | Iterable<string[]>

/** Writes rows to an object of the file service, which is swept after a day. @returns a link to it */
async function writeFile(context: Context, fileName: string, rows: Rows): Promise<string> {
  const { inTeam, now, services, teamId } = context
  const { objectId } = await inTeam((db) =>
    announceObject(db, context, {
      bizTag: 'questionnaire-export',
      fileName,
      contentLength: 0,
      contentType: 'text/csv; charset=utf-8',
    }),
  )
  try {
    await receiveObject(inTeam, services, objectId, streamOf(csvOf(rows)), { most: largestFile })
  } catch (error) {
    await inTeam((db) => forgetObjects(db, [objectId]))
    throw error
  }
  const expires = now() + linkLifetime
  return signAddress(services.publicOrigin, services.secret, { method: 'GET', teamId, objectId, expires }, {})
}

/** Rows as CSV in pieces. Only the first one has the mark of the byte order. */
async function* csvOf(rows: Rows): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let waiting: string[][] = []
  let isFirst = true
  const write = () => {
    const text = toCsv(waiting)
    const piece = encoder.encode(isFirst ? text : text.slice(1))
    isFirst = false
    waiting = []
    return piece
  }
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length >= 500) yield write()
  }
  if (waiting.length > 0) yield write()
}
