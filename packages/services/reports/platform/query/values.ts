import { fewestPeople, metricOf, partsOf, type MetricId } from '@console-widgets/reports/model'
import type { DimensionId } from '@console-widgets/reports/model'
import { isTellable } from './parts.ts'

/** A row of the database: columns by metric, those of the previous period with `_before`. */
export type RawRow = Record<string, string | number | null>

/** Metrics of a row, and the hidden ones among them. */
export interface Values {
  values: Record<string, number | null>
  hidden: MetricId[]
}

/** Computes metrics from columns: divides, and hides values of fewer than five people. */
export function valuesOf(
  row: RawRow,
  metrics: readonly MetricId[],
  keys: readonly DimensionId[],
  { before = false, whole }: { before?: boolean; whole?: RawRow | undefined } = {},
): Values {
  const values: Values['values'] = {}
  const hidden: MetricId[] = []
  for (const metric of metrics) {
    if (!isTellable(metric, keys)) values[metric] = null
    else if (isHidden(row, metric, before)) {
      values[metric] = null
      hidden.push(metric)
    } else values[metric] = valueOf(row, metric, before, whole)
  }
  return { values, hidden }
}

const columnOf = (metric: string, before: boolean) => (before ? `${metric}_before` : metric)
const read = (row: RawRow, column: string) => Number(row[column] ?? 0)
const divide = (of: number, by: number) => (by === 0 ? null : of / by)

function valueOf(row: RawRow, metric: MetricId, before: boolean, whole: RawRow | undefined): number | null {
  const { from } = metricOf(metric)
  const column = columnOf(metric, before)
  if ('ratio' in from)
    return divide(read(row, columnOf(from.ratio[0], before)), read(row, columnOf(from.ratio[1], before)))
  if ('part' in from)
    return divide(read(row, columnOf(from.part, before)), read(whole ?? row, columnOf(from.part, before)))
  if ('kept' in from) return divide(read(row, column), read(row, `${column}_of`))
  return read(row, column)
}

/** Whether a value would reveal a group of one to four people. */
function isHidden(row: RawRow, metric: MetricId, before: boolean): boolean {
  const few = (count: number) => count > 0 && count < fewestPeople
  const { from, onePerson } = metricOf(metric)
  if ('kept' in from) return few(read(row, `${columnOf(metric, before)}_of`))
  if ('ratio' in from) return partsOf(metric).some((part) => isHidden(row, part, before))
  return ('people' in from || onePerson === true) && few(read(row, columnOf(metric, before)))
}
