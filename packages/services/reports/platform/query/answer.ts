import { inArray, sql } from 'drizzle-orm'
import { metricOf, partsOf, reportCurrencies, rowsOfAnswer, type ReportCurrency } from '@console-widgets/reports/model'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { breakdowns } from '../roll-ups/breakdowns.ts'
import { amongCompared } from './compared.ts'
import { note, questionOf, reachOf, type Asked, type Question } from './question.ts'
import { rowsOfQuestion, totalsOf } from './run.ts'
import { all, conditionsOf, dayLiteral, kindList, number, wholePeriod } from './sql.ts'
import { valuesOf, type RawRow } from './values.ts'

/** Report request, with the requested window of rows. */
export type AskedWindow = Asked & { fromRecCount?: number | undefined; maxReqCount?: number | undefined }

/** A validated query, and its currency. */
export interface PreparedQuestion {
  question: Question
  currency: ReportCurrency | null
  currencies: ReportCurrency[]
}

/** Validates a report request, its app, and the currency of its money. */
export async function prepare(
  db: Queries,
  reportId: Question['reportId'],
  asked: Asked,
  now: number,
): Promise<PreparedQuestion> {
  if (asked.appId !== undefined) await findApp(db, asked.appId)
  const question = questionOf(reportId, await amongCompared(db, reportId, asked), await reachOf(db, now))
  if (!question.report.finance) return { question, currency: null, currencies: [] }
  const currencies = await currenciesOf(db, question)
  const currency = asked.currency ?? currencies[0] ?? reportCurrencies[0]
  if (currencies.some((each) => each !== currency)) question.notes.push(note('other-currencies'))
  return { question, currency, currencies }
}

/** Currencies of payments, most frequent first. */
async function currenciesOf(db: Queries, question: Question): Promise<ReportCurrency[]> {
  const { startTime, endTime } = wholePeriod(question)
  const filters = question.filters.filter(({ dimension }) => dimension === 'appId')
  const rows = await rowsOf<{ currency: ReportCurrency }>(
    db,
    sql`select currency from cw_report_days where breakdown = ${number(breakdowns.version.number)} and kind in (${kindList(['purchase', 'appSale', 'refund'])}) and day between ${dayLiteral(startTime)} and ${dayLiteral(endTime)} and ${all(conditionsOf(filters, false))} group by currency order by sum(events) desc, currency`,
  )
  return rows.map(({ currency }) => currency)
}

/** Answers a metric report, and says what has been asked for. */
export async function answerReport(db: Queries, reportId: Question['reportId'], asked: AskedWindow, now: number) {
  const { question, currency, currencies } = await prepare(db, reportId, asked, now)
  const { period, previousPeriod, dataTime, metrics, groupBy, notes } = question
  const circumstances = { currency: currency ?? undefined, now }
  const whole = await totalsOf(db, question, circumstances)
  const { rows, total } = await rowsOfQuestion(db, question, circumstances, {
    limit: asked.maxReqCount ?? rowsOfAnswer,
    offset: (asked.fromRecCount ?? 1) - 1,
  })
  const totals = valuesOf(whole, metrics, [])
  const answered = rows.map((row) => answerRow(row, question, whole))
  if (totals.hidden.length > 0 || answered.some(({ hidden }) => hidden.length > 0)) notes.push(note('hidden'))
  return {
    question,
    reportId,
    period,
    previousPeriod: previousPeriod ?? null,
    dataTime,
    metrics: [...metrics],
    groupBy: [...groupBy],
    rows: answered,
    total,
    totals,
    previousTotals: previousPeriod ? valuesOf(whole, metrics, [], { before: true }) : null,
    currency,
    currencies,
    appNames: await namesOfApps(db, appIdsOf(question, rows)),
    notes,
  }
}

function answerRow(row: RawRow, { groupBy, metrics, previousPeriod }: Question, whole: RawRow) {
  const keys = Object.fromEntries(groupBy.map((dimension, place) => [dimension, String(row[`key_${place}`])]))
  const { values, hidden } = valuesOf(row, metrics, groupBy, { whole })
  return {
    keys,
    values,
    hidden,
    previous: previousPeriod ? valuesOf(row, metrics, groupBy, { before: true, whole }).values : null,
  }
}

/** Apps that a report is limited to. Empty: all of them. */
export const appsOf = ({ filters }: Pick<Question, 'filters'>): string[] =>
  filters.flatMap(({ dimension, values }) => (dimension === 'appId' ? values : []))

/** Apps named in a response. */
function appIdsOf(question: Question, rows: readonly RawRow[]): string[] {
  const place = question.groupBy.indexOf('appId')
  return [...new Set([...appsOf(question), ...(place < 0 ? [] : rows.map((row) => String(row[`key_${place}`])))])]
}

export async function namesOfApps(db: Queries, appIds: readonly string[]): Promise<Record<string, string>> {
  if (appIds.length === 0) return {}
  const rows = await db
    .select({ appId: apps.appId, appName: apps.appName })
    .from(apps)
    .where(inArray(apps.appId, [...appIds]))
  return Object.fromEntries(rows.map(({ appId, appName }) => [appId, appName]))
}

/** Whether a report contains money. */
export const tellsOfMoney = ({ report, metrics }: Pick<Question, 'report' | 'metrics'>) =>
  report.finance === true || metrics.some((metric) => partsOf(metric).some((part) => metricOf(part).unit === 'money'))
