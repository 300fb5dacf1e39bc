import { sql } from 'drizzle-orm'
import { ownEntry } from '@console-widgets/core/formats'
import { countryName } from '@console-widgets/core/tables'
import {
  metricOf,
  type DimensionId,
  type MetricId,
  type ReportLanguage,
  type Unit,
} from '@console-widgets/reports/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { answerCohorts } from '../query/cohorts.ts'
import { appsOf, namesOfApps, prepare } from '../query/answer.ts'
import type { Asked, Question } from '../query/question.ts'
import { rowsOfQuestion, rowsStatement, totalsOf } from '../query/run.ts'
import { valuesOf, type RawRow } from '../query/values.ts'
import { productsOffSale, type IsOffSale } from '../query/products-off-sale.ts'
import { namesOfVariants } from '../query/variant-names.ts'
import { timeOnly } from '../query/time-only.ts'
import type { ExportWords } from './words-en.ts'
import { languageOf, wordsOf } from './words.ts'

/** A cell of a file: text, a day, or a number with a unit; null if empty. */
export type Cell = { text: string } | { day: string } | { value: number; unit: Unit } | null

/** A file as a stream of rows: header first, totals last. */
export interface ExportTable {
  header: string[]
  rows: AsyncIterable<Cell[]>
}

/** Which report becomes a file, and in which language. */
export interface WantedTable {
  reportId: Question['reportId']
  asked: Asked
  language: ReportLanguage
}

/** Runs a callback in a transaction of the team. */
export type InTeam = <T>(work: (db: Queries) => Promise<T>) => Promise<T>

/**
 * Number of rows per batch, each read in its own transaction: long exports block no one, and memory use stays constant.
 */
const batch = 20_000

/** Number of rows in a report. */
export async function countRows(
  db: Queries,
  reportId: Question['reportId'],
  asked: Asked,
  now: number,
): Promise<number> {
  const { question, currency } = await prepare(db, reportId, { ...asked, comparison: 'none' }, now)
  if (question.report.shape === 'cohorts' || timeOnly(question.groupBy)) return 0
  const [row] = await rowsOf<{ rows: number }>(
    db,
    sql`select count(*)::int as rows from (${rowsStatement(question, { currency: currency ?? undefined, now })}) as counted`,
  )
  return row?.rows ?? 0
}

/** A report as a file: the same columns and names as on the screen, and all rows. */
export async function exportTable(
  inTeam: InTeam,
  services: Pick<PlatformParts, 'events'>,
  { reportId, asked, language }: WantedTable,
  now: number,
): Promise<ExportTable> {
  const words = await wordsOf(language)
  const { question, currency } = await inTeam((db) => prepare(db, reportId, { ...asked, comparison: 'none' }, now))
  if (question.report.shape === 'cohorts') return inTeam((db) => cohortTable(db, reportId, asked, words, now))
  const { groupBy, metrics } = question
  const circumstances = { currency: currency ?? undefined, now }
  const whole = await inTeam((db) => totalsOf(db, question, circumstances))
  const header = [
    ...groupBy.flatMap((dimension) =>
      dimension === 'appId' ? [words.dimension.appId, words.appId] : [words.dimension[dimension]],
    ),
    ...metrics.map((metric) => nameOf(metric, words, currency)),
  ]
  const cellsOf = (row: RawRow, keys: readonly DimensionId[]) => {
    const { values, hidden } = valuesOf(row, metrics, keys, { whole })
    return metrics.map((metric): Cell =>
      hidden.includes(metric)
        ? { text: words.few }
        : values[metric] === null || values[metric] === undefined
          ? null
          : { value: values[metric], unit: metricOf(metric).unit },
    )
  }
  async function* rows(): AsyncGenerator<Cell[]> {
    for (let offset = 0; ; offset += batch) {
      const { some, names } = await inTeam(async (db) => {
        const { rows: found } = await rowsOfQuestion(db, question, circumstances, { limit: batch, offset })
        const keysOf = (dimension: DimensionId) => {
          const place = groupBy.indexOf(dimension)
          return place < 0 ? [] : [...new Set(found.map((row) => String(row[`key_${place}`])))].filter(Boolean)
        }
        const appIds = keysOf('appId')
        return {
          some: found,
          names: {
            app: appIds.length === 0 ? {} : await namesOfApps(db, appIds),
            variant: await namesOfVariants(db, services, keysOf('variantId')),
            isOffSale: await productsOffSale(db, services, keysOf('productId'), appsOf(question)),
          },
        }
      })
      for (const row of some) {
        const keys = Object.fromEntries(groupBy.map((dimension, index) => [dimension, String(row[`key_${index}`])]))
        yield [
          ...groupBy.flatMap((dimension) => keyCells(dimension, keys, words, language, names)),
          ...cellsOf(row, groupBy),
        ]
      }
      if (some.length < batch) break
    }
    const keys = header.length - metrics.length
    yield [{ text: words.total }, ...Array.from({ length: keys - 1 }, () => null), ...cellsOf(whole, [])]
  }
  return { header, rows: rows() }
}

/** Name of a metric, with its currency. */
function nameOf(metric: MetricId, words: ExportWords, currency: string | null): string {
  return metricOf(metric).unit === 'money' && currency ? `${words.metric[metric]} (${currency})` : words.metric[metric]
}

/** Names that teams have given what rows are about, by ID, and what they no longer sell. */
interface GivenNames {
  app: Record<string, string>
  variant: Record<string, string>
  isOffSale: IsOffSale
}

/** Readable value of a row's dimension. */
function keyCells(
  dimension: DimensionId,
  keys: Readonly<Record<string, string>>,
  words: ExportWords,
  language: ReportLanguage,
  names: GivenNames,
): Cell[] {
  const key = keys[dimension] ?? ''
  const named = (list: Record<string, string>) => [{ text: ownEntry(list, key) ?? key }]
  switch (dimension) {
    case 'date':
    case 'week':
      return [{ day: key }]
    case 'month':
      return [{ text: `${key.slice(0, 4)}/${key.slice(4)}` }]
    case 'hour':
      return [
        {
          text: `${key.length > 2 ? `${key.slice(0, 4)}/${key.slice(4, 6)}/${key.slice(6, 8)} ` : ''}${key.slice(-2)}:00`,
        },
      ]
    case 'appId':
      return [{ text: names.app[key] ?? key }, { text: key }]
    case 'countryId':
      return [{ text: countryName(key, languageOf(language)) }]
    case 'deviceType':
      return named(words.device)
    case 'businessType':
      return named(words.source)
    case 'reason':
      return named(words.reason)
    case 'messageType':
      return named(words.message)
    case 'variantId':
      return named({ ...words.variant, ...names.variant })
    case 'productId':
      return [{ text: names.isOffSale(keys) ? words.offSale(key) : key }]
    default:
      return [{ text: key }]
  }
}

/** Retention as a table: a row per cohort, with its share in each step. */
async function cohortTable(
  db: Queries,
  reportId: Question['reportId'],
  asked: Asked,
  words: ExportWords,
  now: number,
): Promise<ExportTable> {
  const { cohorts, average, step } = await answerCohorts(db, reportId, asked, now)
  const { installed, people, day, week } = words.cohort
  async function* rows(): AsyncGenerator<Cell[]> {
    for (const cohort of cohorts) {
      const size = cohort.people
      const shares = cohort.kept.map((kept): Cell =>
        kept === null || size === null
          ? { text: words.few }
          : size === 0
            ? null
            : { value: kept / size, unit: 'share' },
      )
      yield [
        { day: cohort.startTime },
        size === null ? { text: words.few } : { value: size, unit: 'people' },
        ...shares,
      ]
    }
    yield [
      { text: words.total },
      null,
      ...average.map((share): Cell => (share === null ? null : { value: share, unit: 'share' })),
    ]
  }
  return {
    header: [installed, people, ...average.map((_, place) => (step === 'week' ? week : day)(place + 1))],
    rows: rows(),
  }
}
