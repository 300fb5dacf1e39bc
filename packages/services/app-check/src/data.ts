import type { AnswerOf } from '@console-widgets/contract'
import type { Console, Language } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { checkListFields, isRunning, securityListFields } from './model.ts'

/** A check, as listed. */
export type Check = ItemOf<(typeof calls)['app-check.check.list']>
/** A report. */
export type Report = AnswerOf<(typeof calls)['app-check.check-report.get']>
/** What is found by one rule. */
export type FindingGroup = Report['groups'][number]
export type Finding = FindingGroup['findings'][number]
/** What a rule of a check came to. */
export type CheckItem = AnswerOf<(typeof calls)['app-check.check-item.list']>['items'][number]
export type Evidence = Finding['evidence']

/** Polling interval, in milliseconds, while a check is running. */
const soon = 1000

/** Checks of an app. */
export function checksData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    checks: list(calls['app-check.check.list'], {
      id: 'app-checks',
      key: 'taskId',
      fields: checkListFields,
      place,
      input: { appId },
      every: (items) => (items.some(({ status }) => isRunning(status)) ? soon : undefined),
    }),
    cancel: mutation(calls['app-check.check.cancel']),
    remove: mutation(calls['app-check.check.delete']),
  }
}

/** What a new check needs. */
export function newCheckData(console: Console, _place: Place, appId: string) {
  const { query, mutation } = dataOf(console)
  return {
    packages: query(calls['app-check.package.list'], { appId }),
    create: mutation(calls['app-check.check.create']),
  }
}

/** The report of a check, polled while it is running. */
export function reportData(console: Console, _place: Place, checkId: string, language: Language) {
  const { query, mutation } = dataOf(console)
  return {
    report: query(
      calls['app-check.check-report.get'],
      { checkId, language },
      { every: ({ check }) => (isRunning(check.status) ? soon : undefined) },
    ),
    items: query(calls['app-check.check-item.list'], { checkId, language }),
    /** Addresses of the report, valid for ten minutes from now. */
    addresses: async () => (await console.invoke(calls['app-check.check-report.get'], { checkId, language })).downloads,
    suppress: mutation(calls['app-check.finding.suppress']),
    restore: mutation(calls['app-check.finding.restore']),
    cancel: mutation(calls['app-check.check.cancel']),
    remove: mutation(calls['app-check.check.delete']),
  }
}

/** Security checks of the team’s apps. */
export function securityData(console: Console, place: Place) {
  const { list } = dataOf(console)
  return {
    checks: list(calls['app-check.security-detect-task.list'], {
      id: 'security-checks',
      key: 'taskId',
      fields: securityListFields,
      place,
      every: (items) => (items.some(({ status }) => isRunning(status)) ? soon : undefined),
    }),
  }
}
