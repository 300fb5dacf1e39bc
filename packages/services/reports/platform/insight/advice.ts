import {
  baseValues,
  type adviceLevels,
  type AdviceRule,
  type DimensionId,
  type MetricId,
  type ReportId,
} from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { questionOf, type Reach } from '../query/question.ts'
import { rowsOfQuestion } from '../query/run.ts'
import { valuesOf } from '../query/values.ts'
import { askedOf, judge, type Judged } from './numbers.ts'

/** A recommendation. */
interface Advice {
  rule: AdviceRule
  level: (typeof adviceLevels)[number]
  metric: MetricId
  value: number
  base: number
  against: 'base' | 'previous' | 'median'
  appVersion: string | null
  reason: string | null
  countryId: string | null
  share: number | null
}

/** Minimum number of events for a meaningful share. */
const enough = 50
/** Factor by which a metric must exceed its reference to be mentioned. */
const clearly = 1.25

const levels: readonly Advice['level'][] = ['urgent', 'important', 'hint']

/** Recommendations for an app, most urgent first. */
export async function answerAdvice(db: Queries, appId: string, now: number) {
  await findApp(db, appId)
  const judged = await judge(db, appId, now)
  const place = placesOf(db, appId, judged, now)
  const found = [
    await installFailures(judged, place),
    await crashes(judged, place),
    ...shares(judged),
    await fallen(judged, place),
    uninstalls(judged),
  ]
  const advices = found
    .flatMap((each) => each ?? [])
    .toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))
  return { appId, period: judged.period, advices, notes: judged.notes }
}

interface Place {
  key: string
  values: Record<string, number | null>
  before: Record<string, number | null>
}

type Places = (reportId: ReportId, dimension: DimensionId, metrics: readonly MetricId[]) => Promise<Place[]>

/** Values of a dimension with their metrics, sorted by the first metric in descending order. */
function placesOf(db: Queries, appId: string, { dataTime, notes }: Judged, now: number): Places {
  const reach: Reach = { dataTime, notes }
  return async (reportId, dimension, metrics) => {
    const question = { ...questionOf(reportId, { ...askedOf(reach), appId, groupBy: [dimension] }, reach), metrics }
    const { rows } = await rowsOfQuestion(db, question, { now }, { limit: 50, offset: 0 })
    return rows.map((row) => ({
      key: String(row.key_0),
      values: valuesOf(row, metrics, [dimension]).values,
      before: valuesOf(row, metrics, [dimension], { before: true }).values,
    }))
  }
}

const nowhere = { appVersion: null, reason: null, countryId: null, share: null }

/** Failed installations above the baseline or the team's median, with the version and reason. */
async function installFailures({ now, before, medians }: Judged, places: Places): Promise<Advice | undefined> {
  const { installFailureShare: value = null, installFailures: failures = 0 } = now
  if (value === null || (now.installAttempts ?? 0) < enough) return undefined
  const base = Math.max(baseValues.installFailureShare, medians.installFailureShare ?? 0)
  const previous = before.installFailureShare ?? null
  const high = value > base * clearly
  const rose =
    !high && previous !== null && (before.installAttempts ?? 0) >= enough && value > previous * clearly * clearly
  if (!high && !rose) return undefined
  const [version] = (
    await places('install-failure', 'appVersion', ['installFailures', 'installAttempts', 'installFailureShare'])
  )
    .toSorted((one, other) => (other.values.installFailureShare ?? 0) - (one.values.installFailureShare ?? 0))
    .filter(({ values }) => (values.installAttempts ?? 0) >= enough)
  const [reason] = await places('install-failure', 'reason', ['installFailures'])
  return {
    ...nowhere,
    rule: high ? 'install-failures-high' : 'install-failures-rose',
    level: value > base * 2 ? 'urgent' : 'important',
    metric: 'installFailureShare',
    value,
    base: high ? base : (previous as number),
    against: high ? (base > baseValues.installFailureShare ? 'median' : 'base') : 'previous',
    appVersion: version?.key ?? null,
    reason: reason?.key ?? null,
    share: reason && failures ? (reason.values.installFailures ?? 0) / failures : null,
  }
}

/** Crashes: of one version if it has more than the others, or of all. */
async function crashes({ now }: Judged, places: Places): Promise<Advice | undefined> {
  const { crashShare: value = null, crashes: whole = 0 } = now
  if (value === null || (now.activeDays ?? 0) < enough) return undefined
  const versions = (
    await places('harmony-analytics-report', 'appVersion', ['crashes', 'activeDays', 'crashShare'])
  ).filter(({ values }) => (values.activeDays ?? 0) >= enough)
  const worst = versions.toSorted((one, other) => (other.values.crashShare ?? 0) - (one.values.crashShare ?? 0))[0]
  const worstShare = worst?.values.crashShare ?? 0
  if (worst && versions.length > 1 && worstShare > baseValues.crashShare * clearly && worstShare > value * clearly)
    return {
      ...nowhere,
      rule: 'crashes-of-version',
      level: worstShare > baseValues.crashShare * 2 ? 'urgent' : 'important',
      metric: 'crashShare',
      value: worstShare,
      base: value,
      against: 'base',
      appVersion: worst.key,
      share: whole ? (worst.values.crashes ?? 0) / whole : null,
    }
  if (value <= baseValues.crashShare * clearly) return undefined
  return {
    ...nowhere,
    rule: 'crashes-high',
    level: 'important',
    metric: 'crashShare',
    value,
    base: baseValues.crashShare,
    against: 'base',
    appVersion: worst?.key ?? null,
  }
}

/** Metrics that are compared only with the platform baseline. */
function shares({ now }: Judged): Advice[] {
  const rules: readonly { rule: AdviceRule; metric: keyof typeof baseValues; level: Advice['level']; of: string }[] = [
    { rule: 'launch-slow', metric: 'averageLaunchMilliseconds', level: 'hint', of: 'activeDays' },
    { rule: 'retention-low', metric: 'keptDay1', level: 'important', of: 'newPeople' },
    { rule: 'detail-page-weak', metric: 'downloadShare', level: 'hint', of: 'detailViews' },
  ]
  return rules.flatMap(({ rule, metric, level, of }) => {
    const value = now[metric]
    const base = baseValues[metric]
    if (value === null || value === undefined || (now[of] ?? 0) < enough) return []
    const bad = metric === 'averageLaunchMilliseconds' ? value > base : value < base
    return bad ? [{ ...nowhere, rule, level, metric, value, base, against: 'base' as const }] : []
  })
}

/** Fewer downloads, and the country with the largest drop. */
async function fallen({ now, before }: Judged, places: Places): Promise<Advice | undefined> {
  const [value, base] = [now.downloads ?? 0, before.downloads ?? 0]
  if (base < enough || value >= base * 0.85) return undefined
  const missing = ({ values, before: earlier }: Place) => (earlier.downloads ?? 0) - (values.downloads ?? 0)
  const worst = (await places('download-analysis', 'countryId', ['downloads'])).toSorted(
    (one, other) => missing(other) - missing(one),
  )[0]
  const share = worst ? missing(worst) / (base - value) : null
  return {
    ...nowhere,
    rule: 'downloads-fell',
    level: value < base * 0.6 ? 'important' : 'hint',
    metric: 'downloads',
    value,
    base,
    against: 'previous',
    countryId: worst?.key ?? null,
    share: share === null ? null : Math.min(1, share),
  }
}

/** More uninstalls per install than before. */
function uninstalls({ now, before }: Judged): Advice | undefined {
  const [value, base] = [now.uninstalls ?? 0, before.uninstalls ?? 0]
  const grown = (now.newPeople ?? 0) / Math.max(1, before.newPeople ?? 0)
  if (base < enough || value <= base * clearly * Math.max(1, grown)) return undefined
  return {
    ...nowhere,
    rule: 'uninstalls-rose',
    level: 'important',
    metric: 'uninstalls',
    value,
    base,
    against: 'previous',
  }
}
