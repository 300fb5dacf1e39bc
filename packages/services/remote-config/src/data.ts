import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { attributeListFields, versionListFields } from './model.ts'

/** The published config, and the caller’s draft. */
export type Config = AnswerOf<(typeof calls)['remote-config.config.get']>
/** A version in the list. */
export type Version = ItemOf<(typeof calls)['remote-config.version.list']>
/** Fetches of versions and conditions. */
export type Report = AnswerOf<(typeof calls)['remote-config.report.get']>

/** The config of a project, with what changes it. */
export function configData(console: Console, _place: Place, projectId: string) {
  const { query, mutation } = dataOf(console)
  const get = calls['remote-config.config.get']
  return {
    config: query(get, { projectId }),
    update: mutation(calls['remote-config.config.update']),
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

/** A version with its template. */
export function versionData(console: Console, _place: Place, projectId: string, version: number) {
  return { version: dataOf(console).query(calls['remote-config.version.get'], { projectId, version }) }
}

/** Fetches of a project’s apps in a number of days. */
export function reportData(console: Console, _place: Place, projectId: string, days: number) {
  return { report: dataOf(console).query(calls['remote-config.report.get'], { projectId, days }) }
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
