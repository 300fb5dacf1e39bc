import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type Place } from '@console-widgets/data'
import { calls, seriesCalls } from '../contract.ts'

/** Apps that the store shows as one product. */
export type AppSeries = AnswerOf<(typeof seriesCalls)['app-series.series.create']>['series']
/** An app of a series. */
export type SeriesMember = AppSeries['members'][number]

/** The series that an app is in, and its actions. */
export function seriesData(console: Console, _place: Place, appId: string) {
  const { query, mutation } = dataOf(console)
  return {
    series: query(seriesCalls['app-series.action.query'], { appId }),
    create: mutation(seriesCalls['app-series.series.create']),
    set: mutation(seriesCalls['app-series.action.set']),
    add: mutation(seriesCalls['app-series.action.add']),
    removeMember: mutation(seriesCalls['app-series.action.delete']),
    remove: mutation(seriesCalls['app-series.series.delete']),
  }
}

/** How far the apps of a series have come to their users. */
export function phasesData(console: Console, _place: Place, seriesId: string) {
  return { phases: dataOf(console).query(seriesCalls['app-series.app-private-phase-info.query'], { seriesId }) }
}

/** Apps that can join those of a series, separated by spaces. */
export function selectableData(console: Console, _place: Place, members: string) {
  const input = { memberIds: members.split(' '), sort: 'appName', maxReqCount: 100 }
  return { selectable: dataOf(console).query(calls['apps.app-series-selectable.list'], input) }
}
