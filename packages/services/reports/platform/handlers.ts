import { eq } from 'drizzle-orm'
import { calls } from '@console-widgets/reports/contract'
import {
  reportOf,
  type DimensionId,
  type ExportType,
  type ReportId,
  type ReportLanguage,
} from '@console-widgets/reports/model'
import * as schemas from '@console-widgets/reports/schemas'
import { objects } from '@console-widgets/platform/files/tables'
import { requirePermission } from '@console-widgets/platform/calls/require-permission'
import { implement, type Context } from '@console-widgets/platform/calls/handler'
import { cancelTask, findTask, type TaskRow } from '@console-widgets/platform/tasks/task'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { addedApps, appsToAdd, comparisonStatus, searchApps, setComparedApps, toggleComparison } from './comparison.ts'
import { exportKind, isShort, linkTo, writeFile, type WantedFile, type WrittenFile } from './exports/export-task.ts'
import { countRows } from './exports/export-table.ts'
import { answerAdvice } from './insight/advice.ts'
import { answerBaseValues } from './insight/base-values.ts'
import { answerGameIndicators } from './insight/game-indicators.ts'
import { answerPortrait } from './insight/portrait.ts'
import { findNews, findPublicNews, latestNews, listNews, listPublicNews, recordReads } from './news.ts'
import { answerReport, appsOf, prepare, type AskedWindow } from './query/answer.ts'
import { productsOffSale } from './query/products-off-sale.ts'
import { namesOfVariants } from './query/variant-names.ts'
import { answerCohorts } from './query/cohorts.ts'
import { wrong, type Asked } from './query/question.ts'
import { interfaceCalls } from './tables.ts'
import { createTemplate, deleteTemplate, listTemplates } from './templates.ts'
import { issue } from './issues.ts'

/** Handles a call by its report's declaration. */
function report(reportId: ReportId) {
  return async (asked: AskedWindow, { db, now, services }: Context) => {
    const { question, ...answer } = await answerReport(db, reportId, asked, now())
    const valuesOf = (dimension: DimensionId) => [...new Set(answer.rows.flatMap(({ keys }) => keys[dimension] || []))]
    const isOffSale = await productsOffSale(db, services, valuesOf('productId'), appsOf(question))
    return {
      ...answer,
      rows: answer.rows.map((row) => ({ ...row, offSale: isOffSale(row.keys) })),
      variantNames: await namesOfVariants(db, services, valuesOf('variantId')),
    }
  }
}

/** Handlers of all metric reports, by their call IDs. */
function reportHandlers<const Ids extends readonly ReportId[]>(...ids: Ids) {
  return Object.fromEntries(ids.map((id) => [`reports.${id}.get`, report(id)])) as {
    [Id in Ids[number] as `reports.${Id}.get`]: ReturnType<typeof report>
  }
}

/** Language of a text: the requested one, else the interface language. */
const languageOf = (asked: ReportLanguage | undefined, { language }: Context): ReportLanguage =>
  asked ?? (language === 'zh' ? 'zh-CN' : 'en-US')
const readerOf = ({ db, userId, now }: Context) => ({ db, userId, time: now() })

type AskedFile = Asked & { exportType?: ExportType | undefined; language?: ReportLanguage | undefined }

/** Writes a file immediately, or starts a task for it, depending on its size. */
async function exportReport(
  reportId: ReportId,
  { exportType = 'CSV', language, ...asked }: AskedFile,
  context: Context,
) {
  const { inTeam, services, teamId, userId, now, zone } = context
  const { finance, perApp } = reportOf(reportId)
  if (finance) requirePermission({ ...context.call, permission: 'reports.finance' }, context)
  if (perApp && asked.appId === undefined) throw wrong(issue('appId', 'app-of-report'))
  const { rows, period } = await inTeam(async (db) => ({
    rows: await countRows(db, reportId, asked, now()),
    period: (await prepare(db, reportId, asked, now())).question.period,
  }))
  const fileName = `${reportId}_${period.startTime}-${period.endTime}.${exportType === 'CSV' ? 'csv' : 'xlsx'}`
  const wanted: WantedFile = {
    reportId,
    asked,
    exportType,
    language: languageOf(language, context),
    fileName,
    zone,
    rows,
  }
  if (!isShort(rows))
    return {
      taskId: await inTeam((db) => services.tasks.start(db, { kind: exportKind, teamId, userId, payload: wanted })),
      fileURL: null,
      fileName,
    }
  const { objectId } = await writeFile(wanted, { teamId, userId, now, inTeam, services, told: async () => {} })
  return { taskId: null, fileURL: await linkTo(context, objectId), fileName }
}

async function describeTask({ taskId, state, done, total, payload, result, error }: TaskRow, context: Context) {
  const written = state === 'succeeded' ? (result as WrittenFile) : undefined
  // Files are swept after a day; their tasks remain.
  const isThere = written && (await context.db.$count(objects, eq(objects.objectId, written.objectId))) > 0
  return {
    taskId,
    state,
    done,
    total,
    fileURL: isThere ? await linkTo(context, written.objectId) : null,
    fileName: (payload as WantedFile).fileName,
    message: error?.message ?? null,
  }
}

/** Handles the calls of the area `reports`. */
export const reportsImplementation = implement(
  calls,
  schemas,
  {
    ...reportHandlers(
      'app-overview',
      'download-analysis',
      'source-analysis',
      'game-reservation',
      'material-test',
      'realtime-material-test',
      'retention-material-test',
      'hourly-material-test',
      'app-event',
      'custom-event',
      'activity-award',
      'activity-coupon',
      'in-app-purchase',
      'add-analysis',
      'install-failure',
      'order',
      'device-info',
      'game-performance',
      'atomic-service-analysis',
      'widget-analysis',
      'harmony-analysis',
      'distribution-dashboard',
      'quality-dashboard',
      'user-dashboard',
      'finance-dashboard',
      'message-dashboard',
      'channel-overview',
      'channel-detail',
    ),
    'reports.harmony-analytics-report.query': report('harmony-analytics-report'),
    'reports.keep-analysis.get': (asked, { db, now }) => answerCohorts(db, 'keep-analysis', asked, now()),

    'reports.base-value.get': ({ appId }, { db, now }) => answerBaseValues(db, appId, now()),
    'reports.portrait-analysis.get': (asked, { db, now }) => answerPortrait(db, asked, now()),
    'reports.diagnosis-advice.get': ({ appId }, { db, now }) => answerAdvice(db, appId, now()),
    'reports.game-industry-indicator-set.get': (_, { db, now }) => answerGameIndicators(db, now()),
    'reports.interface-call.report': async ({ appId, calls: measured }, { db, now }) => {
      if (appId !== undefined) await findApp(db, appId)
      const time = now()
      // A client clock that is ahead must not produce calls of tomorrow.
      await db
        .insert(interfaceCalls)
        .values(measured.map((call) => ({ ...call, appId: appId ?? null, time: Math.min(call.time ?? time, time) })))
      return { taken: measured.length }
    },

    'reports.app-comparison-added.get': async (_, { db }) => ({ apps: await addedApps(db) }),
    'reports.app-comparison-could-add.list': (input, { db }) => appsToAdd(db, input),
    'reports.app-comparison.search': (input, { db }) => searchApps(db, input),
    'reports.app-comparison.update': ({ appIds }, { db, now }) => setComparedApps(db, appIds, now()),
    'reports.app-comparison.toggle': ({ enabled }, { db, now }) => toggleComparison(db, enabled, now()),
    'reports.app-comparison-status.get': (_, { db }) => comparisonStatus(db),
    'reports.app-comparison-data.get': report('app-comparison'),

    'reports.download-analysis.export': (asked, context) => exportReport('download-analysis', asked, context),
    'reports.harmony-analysis.export': (asked, context) => exportReport('harmony-analysis', asked, context),
    'reports.export.create': ({ reportId, ...asked }, context) => exportReport(reportId, asked, context),
    'reports.export-task.get': async ({ taskId }, context) =>
      describeTask(await findTask(context.db, taskId, exportKind), context),
    'reports.export-task.cancel': async ({ taskId }, context) => {
      await findTask(context.db, taskId, exportKind)
      return describeTask(await cancelTask(context.db, taskId, context.now()), context)
    },

    'reports.report-template.list': (input, { db }) => listTemplates(db, input),
    'reports.report-template.create': (input, { db, now }) => createTemplate(db, input, now()),
    'reports.report-template.delete': ({ templateId }, { db }) => deleteTemplate(db, templateId),

    'reports.service-news-latest.get': ({ language }, context) =>
      latestNews(readerOf(context), languageOf(language, context)),
    'reports.service-news-view.list': ({ language, ...input }, context) =>
      listNews(readerOf(context), input, languageOf(language, context)),
    'reports.service-news-view-detail.get': ({ newsId, language }, context) =>
      findNews(readerOf(context), newsId, languageOf(language, context)),
    'reports.service-news-access-history.update': ({ newsIds }, context) => recordReads(readerOf(context), newsIds),
    'reports.anonymous-service-news.list': ({ language, ...input }, context) =>
      listPublicNews(context.db, input, languageOf(language, context), context.now()),
    'reports.anonymous-service-news-detail.get': ({ newsId, language }, context) =>
      findPublicNews(context.db, newsId, languageOf(language, context), context.now()),
  },
  // Files are written between transactions, so that they block no one.
  { slow: ['reports.download-analysis.export', 'reports.harmony-analysis.export', 'reports.export.create'] },
)
