import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { newsFields, templateFields } from './model.ts'
import { createReportExports } from './report-exports.ts'
import { reportState } from './report-state.ts'
import type { Period, ReportId, ReportLanguage } from './model.ts'
import type { ReportOf, ReportQuestion } from './report-question.ts'

export type { ReportOf, ReportQuestion } from './report-question.ts'

/** A template as the platform returns it. */
export type ReportTemplate = ItemOf<(typeof calls)['reports.report-template.list']>
/** Response of every metric report. */
export type ReportAnswer = AnswerOf<(typeof calls)['reports.distribution-dashboard.get']>
export type ReportRow = ReportAnswer['rows'][number]
export type ReportNote = ReportAnswer['notes'][number]
export type Advice = AnswerOf<(typeof calls)['reports.diagnosis-advice.get']>['advices'][number]
export type ComparedApp = AnswerOf<(typeof calls)['reports.app-comparison-added.get']>['apps'][number]
export type NewsItem = ItemOf<(typeof calls)['reports.service-news-view.list']>
export type PublicNewsItem = ItemOf<(typeof calls)['reports.anonymous-service-news.list']>

/** Polling intervals, in milliseconds, while demo data is being generated, and during a day. */
const soon = 4000
const eachMinute = 60_000

/** The call of a report; all return the same shape. */
function callOf(reportId: ReportId) {
  if (reportId === 'app-comparison') return calls['reports.app-comparison-data.get']
  if (reportId === 'harmony-analytics-report') return calls['reports.harmony-analytics-report.query'] as never
  return calls[`reports.${reportId}.get` as 'reports.distribution-dashboard.get']
}

/** The call of a report, which decides who can see it. */
export const callOfReport: (reportId: ReportId) => (typeof calls)['reports.distribution-dashboard.get'] = callOf

/** One report response. */
export function reportData(
  console: Console,
  _place: Place,
  { reportId, ...whose }: ReportOf,
  question: ReportQuestion,
) {
  const { query } = dataOf(console)
  const every = ({ notes }: ReportAnswer) =>
    notes.some(({ note }) => note === 'filling') ? soon : reportId === 'realtime-material-test' ? eachMinute : undefined
  return { answer: query(callOf(reportId), { ...whose, ...question } as never, { every }) }
}

/** Settings of the report on the screen, stored in the URL. */
export function chosenData(console: Console, place: Place) {
  return { ...reportState(place), now: () => console.ports.now() }
}

/** Retention by day of installation. */
export function cohortData(console: Console, _place: Place, appId: string, question: ReportQuestion) {
  const { query } = dataOf(console)
  return { cohorts: query(calls['reports.keep-analysis.get'], { appId, ...question } as never) }
}

/** Report files: finished ones, and those being written. */
export function exportsData(console: Console) {
  return createReportExports(console)
}

/** Recommendations and benchmarks of an app. */
export function insightData(console: Console, _place: Place, appId: string) {
  const { query } = dataOf(console)
  return {
    advice: query(calls['reports.diagnosis-advice.get'], { appId }),
    baseValues: query(calls['reports.base-value.get'], { appId }),
  }
}

/** Benchmarks of all games. */
export function indicatorData(console: Console) {
  return { indicators: dataOf(console).query(calls['reports.game-industry-indicator-set.get'], undefined) }
}

/** Audience of an app. */
export function portraitData(console: Console, _place: Place, appId: string, period: Period) {
  return { portrait: dataOf(console).query(calls['reports.portrait-analysis.get'], { appId, ...period }) }
}

/** Compared apps of a team. */
export function comparisonData(console: Console) {
  const { query, mutation } = dataOf(console)
  return {
    added: query(calls['reports.app-comparison-added.get'], undefined),
    status: query(calls['reports.app-comparison-status.get'], undefined),
    update: mutation(calls['reports.app-comparison.update']),
    toggle: mutation(calls['reports.app-comparison.toggle']),
  }
}

/** Apps to choose from; with a word, those whose name contains it. */
export function comparableData(console: Console, _place: Place, keyword: string) {
  const { query } = dataOf(console)
  return keyword
    ? { apps: query(calls['reports.app-comparison.search'], { keyword, maxReqCount: 20 }) }
    : { apps: query(calls['reports.app-comparison-could-add.list'], { maxReqCount: 20 }) }
}

/** Templates of a team, and actions on them. */
export function templatesData(console: Console, place: Place) {
  const { list, query, mutation } = dataOf(console)
  return {
    /** For a selection next to a report, whose URL contains that report's own filters. */
    every: query(calls['reports.report-template.list'], { maxReqCount: 50 }),
    templates: list(calls['reports.report-template.list'], {
      id: 'report-templates',
      key: 'templateId',
      fields: templateFields,
      place,
    }),
    create: mutation(calls['reports.report-template.create']),
    remove: mutation(calls['reports.report-template.delete']),
  }
}

/** Platform news, and the user's read marks. */
export function newsData(console: Console, place: Place, language: ReportLanguage) {
  const { list, query, mutation } = dataOf(console)
  return {
    latest: query(calls['reports.service-news-latest.get'], { language }),
    news: list(calls['reports.service-news-view.list'], {
      id: 'service-news',
      key: 'newsId',
      fields: newsFields,
      place,
      input: { language },
    }),
    record: mutation(calls['reports.service-news-access-history.update']),
  }
}

/** One news item. */
export function newsDetailData(console: Console, _place: Place, newsId: string, language: ReportLanguage) {
  return { detail: dataOf(console).query(calls['reports.service-news-view-detail.get'], { newsId, language }) }
}

/** Public news, for signed-in and anonymous users. */
export function publicNewsData(console: Console, place: Place, language: ReportLanguage) {
  return {
    news: dataOf(console).list(calls['reports.anonymous-service-news.list'], {
      id: 'public-news',
      key: 'newsId',
      fields: newsFields,
      place,
      input: { language },
    }),
  }
}

/** One public news item. */
export function publicNewsDetailData(console: Console, _place: Place, newsId: string, language: ReportLanguage) {
  return { detail: dataOf(console).query(calls['reports.anonymous-service-news-detail.get'], { newsId, language }) }
}
