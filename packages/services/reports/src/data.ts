import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'

/** A template as it is answered. */
export type ReportTemplate = ItemOf<(typeof calls)['reports.report-template.list']>

/** The templates of a team, and what is done from them. */
export function templatesData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    templates: list(calls['reports.report-template.list'], { id: 'templates', keyOf: (template: ReportTemplate) => template.templateId, place }),
    remove: mutation(calls['reports.report-template.delete']),
  }
}
