import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'

/** One of the reports as it is answered. */
export type Report = ItemOf<(typeof calls)['reports.report.list']>

/** The list of reports, and what is done from it. */
export function reportsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    reports: list(calls['reports.report.list'], { id: 'reports', keyOf: (report: Report) => report.reportId, place }),
    create: mutation(calls['reports.report.create']),
    remove: mutation(calls['reports.report.delete']),
  }
}
