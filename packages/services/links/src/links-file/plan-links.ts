import { countCharacters, isUtcDay, parseUtcDay } from '@console-widgets/core/formats'
import { pageFor, problemOfTarget, type TargetProblem } from '@console-widgets/redirects'
import { infoOf, type TargetValues, valuesOf } from '../builder.ts'
import type { NewLink, UriPrefix } from '../data.ts'
import { linkLimits, packageNameForm, suffixForm } from '../model.ts'

/** Columns of a file of links. Only the first two must be there. */
export const linkColumns = [
  'name',
  'target',
  'prefix',
  'suffix',
  'expires',
  'store',
  'package',
  'android',
  'ios',
  'harmony',
  'desktop',
  'source',
  'medium',
  'campaign',
] as const
export type LinkColumn = (typeof linkColumns)[number]
const requiredColumns = ['name', 'target'] as const

/** Why a cell can't be taken over. */
export type LinkFault =
  | TargetProblem
  | 'empty'
  | 'long-text'
  | 'unknown-prefix'
  | 'suffix'
  | 'repeated-suffix'
  | 'package'
  | 'yes-or-no'
  | 'date'
  | 'past'
  | 'nowhere'
  | 'extra-cell'

/** A cell that can't be taken over. */
export interface LinkProblem {
  fault: LinkFault
  /** Name of the column; a number, counted from 1, if it has none. */
  column: string
  /** Beginning of the cell. */
  sample: string
}

/** A row of a file: the link that it describes, unless something is wrong with it. */
export interface PlannedRow {
  /** As spreadsheets count: the header is row 1. */
  row: number
  name: string
  problems: readonly LinkProblem[]
  link: NewLink | undefined
}

/** What a file would create. */
export interface LinksPlan {
  rows: PlannedRow[]
  unusedColumns: string[]
  missingColumns: LinkColumn[]
}

interface Given {
  prefixes: readonly Pick<UriPrefix, 'prefixId' | 'prefix'>[]
  /** Time of the day of the import, in milliseconds. */
  now: number
}

const sampleLength = 60

/** Reads the rows of a file of links. Empty cells mean nothing, and the first prefix if it is not named. */
export function planLinks([header = [], ...rows]: readonly (readonly string[])[], given: Given): LinksPlan {
  const names = header.map((name) => name.trim().toLowerCase())
  const at = (column: LinkColumn) => names.indexOf(column)
  const plan: LinksPlan = {
    rows: [],
    unusedColumns: header.filter(
      (_, index) => names[index] !== '' && !linkColumns.some((column) => at(column) === index),
    ),
    missingColumns: requiredColumns.filter((column) => at(column) < 0),
  }
  if (plan.missingColumns.length > 0) return plan
  const suffixes = new Set<string>()
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const of = (column: LinkColumn) => (cells[at(column)] ?? '').trim()
    const problems: LinkProblem[] = []
    const fault = (kind: LinkFault, column: string, sample: string) =>
      problems.push({ fault: kind, column, sample: sample.slice(0, sampleLength) })
    const extra = cells.findIndex((cell, place) => cell.trim() !== '' && (names[place] ?? '') === '')
    if (extra >= 0) fault('extra-cell', String(extra + 1), cells[extra] ?? '')
    const link = readRow(of, given, (kind, column) => fault(kind, column, of(column)))
    if (link.suffix !== undefined) {
      const address = `${link.prefixId} ${link.suffix}`
      if (suffixes.has(address)) fault('repeated-suffix', 'suffix', link.suffix)
      suffixes.add(address)
    }
    plan.rows.push({ row: index + 2, name: of('name'), problems, link: problems.length === 0 ? link : undefined })
  }
  return plan
}

/** Reads one row. What is wrong is told, with its column. */
function readRow(
  of: (column: LinkColumn) => string,
  { prefixes, now }: Given,
  fault: (kind: LinkFault, column: LinkColumn) => void,
): NewLink {
  for (const column of requiredColumns) if (of(column) === '') fault('empty', column)
  if (countCharacters(of('name')) > linkLimits.linkName) fault('long-text', 'name')
  for (const column of ['source', 'medium', 'campaign'] as const)
    if (countCharacters(of(column)) > linkLimits.campaign) fault('long-text', column)
  const isTarget = (column: LinkColumn, appSchemes: boolean) => {
    const problem = of(column) === '' ? undefined : problemOfTarget(of(column), { ownOrigins: [], appSchemes })
    if (problem) fault(problem, column)
    return problem === undefined
  }
  let areTargets = isTarget('target', true)
  for (const column of ['android', 'ios', 'harmony', 'desktop'] as const)
    areTargets = isTarget(column, false) && areTargets
  if (of('package') !== '' && !packageNameForm.test(of('package'))) fault('package', 'package')
  const store = readTruth(of('store'))
  if (store === undefined) fault('yes-or-no', 'store')
  const prefix = of('prefix') === '' ? prefixes[0] : prefixes.find((each) => each.prefix === of('prefix').toLowerCase())
  if (!prefix) fault('unknown-prefix', 'prefix')
  if (of('suffix') !== '' && !suffixForm.test(of('suffix'))) fault('suffix', 'suffix')
  const expireTime = readDay(of('expires'))
  if (expireTime === undefined) fault('date', 'expires')
  else if (expireTime !== null && expireTime <= now) fault('past', 'expires')
  const linkInfo = infoOf({
    ...valuesOf(undefined),
    deepLink: of('target'),
    toStore: store === true,
    android: { packageName: of('package'), fallback: of('android') },
    ios: { fallback: of('ios') },
    harmony: { fallback: of('harmony') },
    desktop: { fallback: of('desktop') },
    campaign: { source: of('source'), medium: of('medium'), name: of('campaign') },
  } satisfies TargetValues)
  // A visitor without the app must end somewhere.
  if (areTargets && of('target') !== '' && store !== true && pageFor(linkInfo, 'desktop') === undefined)
    fault('nowhere', 'target')
  return {
    prefixId: prefix?.prefixId ?? '',
    linkName: of('name'),
    linkInfo,
    ...(of('suffix') === '' ? {} : { suffix: of('suffix') }),
    expireTime: expireTime ?? null,
  }
}

/** Spreadsheets write truth values in capitals. */
function readTruth(value: string): boolean | undefined {
  return { '': false, true: true, false: false, yes: true, no: false, '1': true, '0': false }[value.toLowerCase()]
}

/** End of a day such as 2027-03-31, in UTC. @returns null for none, and undefined for anything else */
function readDay(value: string): number | null | undefined {
  if (value === '') return null
  return isUtcDay(value) ? parseUtcDay(value) + 86_400_000 : undefined
}
