import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { attributeListFields, planListFields, versionListFields } from './model.ts'

/** The published config, and the caller’s draft. */
export type Config = AnswerOf<(typeof calls)['remote-config.config.get']>
/** A version in the list. */
export type Version = ItemOf<(typeof calls)['remote-config.version.list']>
/** A version that is, or was, scheduled for a time. */
export type Plan = ItemOf<(typeof calls)['remote-config.plan.list']>
/** Whom conditions and the draft reach. */
export type Reach = AnswerOf<(typeof calls)['remote-config.reach.get']>
/** Fetches of versions and conditions. */
export type Report = AnswerOf<(typeof calls)['remote-config.report.get']>

/** The config of a project, with what changes it. */
export function configData(console: Console, _place: Place, projectId: string) {
  const { query, mutation } = dataOf(console)
  const get = calls['remote-config.config.get']
  return {
    config: query(get, { projectId }),
    update: mutation(calls['remote-config.config.update']),
    guard: mutation(calls['remote-config.parameter.update']),
    discard: mutation(calls['remote-config.config.discard']),
    publish: mutation(calls['remote-config.config.create']),
    /** The config as it is now, for a merge. */
    readNewest: () => console.invoke(get, { projectId }),
    /** Template of an earlier version. */
    readVersion: (version: number) => console.invoke(calls['remote-config.version.get'], { projectId, version }),
  }
}

/** The published versions of a project. */
export function versionsData(console: Console, place: Place, projectId: string) {
  const { list, mutation, query } = dataOf(console)
  return {
    /** Those that a version can be compared with. */
    newest: query(calls['remote-config.version.list'], { projectId, maxReqCount: 100 }),
    versions: list(calls['remote-config.version.list'], {
      id: 'remote-config.versions',
      key: 'version',
      fields: versionListFields,
      place,
      input: { projectId },
    }),
    rollback: mutation(calls['remote-config.version.rollback']),
  }
}

/** The next version that is scheduled, and what schedules one. */
export function schedulingData(console: Console, _place: Place, projectId: string) {
  const { query, mutation } = dataOf(console)
  return {
    next: query(calls['remote-config.plan.list'], {
      projectId,
      filter: ['state:=:planned'],
      sort: 'publishTime',
      maxReqCount: 1,
    }),
    /** Whether there are any, also past ones. */
    any: query(calls['remote-config.plan.list'], { projectId, maxReqCount: 1 }),
    create: mutation(calls['remote-config.plan.create']),
  }
}

/** The versions of a project that are scheduled, and those that were. */
export function plansData(console: Console, place: Place, projectId: string) {
  const { list, mutation } = dataOf(console)
  return {
    plans: list(calls['remote-config.plan.list'], {
      id: 'remote-config.plans',
      key: 'planId',
      fields: planListFields,
      place,
      input: { projectId },
    }),
    cancel: mutation(calls['remote-config.plan.cancel']),
    edit: mutation(calls['remote-config.plan.edit']),
  }
}

/** A scheduled version with what it changes. */
export function planData(console: Console, _place: Place, projectId: string, planId: string) {
  const { query, mutation } = dataOf(console)
  return {
    plan: query(calls['remote-config.plan.get'], { projectId, planId }),
    update: mutation(calls['remote-config.plan.update']),
  }
}

/** A version with its template. */
export function versionData(console: Console, _place: Place, projectId: string, version: number) {
  return { version: dataOf(console).query(calls['remote-config.version.get'], { projectId, version }) }
}

/** Fetches of a project’s apps in a number of days. */
export function reportData(console: Console, _place: Place, projectId: string, days: number) {
  return { report: dataOf(console).query(calls['remote-config.report.get'], { projectId, days }) }
}

/** Whom the conditions of a project and the caller’s draft reach. */
export function reachData(console: Console, _place: Place, projectId: string) {
  return { reach: dataOf(console).query(calls['remote-config.reach.get'], { projectId }) }
}

/** Audiences of the people of a project’s apps. */
export function audiencesData(console: Console, _place: Place, projectId: string) {
  return { audiences: dataOf(console).query(calls['remote-config.prediction.list'], { projectId }) }
}

/** Attributes that a project’s apps have sent. */
export function attributesData(console: Console, place: Place, projectId: string) {
  return {
    attributes: dataOf(console).list(calls['remote-config.attribute.list'], {
      id: 'remote-config.attributes',
      key: 'attributeId',
      fields: attributeListFields,
      place,
      input: { projectId },
    }),
  }
}
