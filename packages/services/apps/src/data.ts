import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place, storesOf } from '@console-widgets/data'
import { calls } from './contract.ts'
import { appListFields, nonAgAppListFields } from './model.ts'

/** An app as it is answered. */
export type App = ItemOf<(typeof calls)['apps.app.list']>
/** An app with what only its page shows. */
export type AppDetail = AnswerOf<(typeof calls)['apps.app.get']>
/** An app that is published elsewhere. */
export type NonAgApp = ItemOf<(typeof calls)['apps.non-ag-app.list']>
/** A kind of app with its names and the finer kinds below it. */
export type AppKind = AnswerOf<(typeof calls)['apps.app-kind.list']>['kinds'][number]['children'][number]

/** Which apps a list shows: all of the team, those that the person may manage, or those of one project. */
export interface AppScope {
  projectId?: string
  managed?: boolean
}

/** The list of apps, and what is done from it. */
export function appsData(console: Console, place: Place, { projectId, managed }: AppScope = {}) {
  const { list, mutation } = dataOf(console)
  const keyOf = (app: App) => app.appId
  return {
    apps: projectId
      ? list(calls['apps.app.list-by-project'], {
          id: 'project-apps',
          keyOf,
          fields: appListFields,
          place,
          input: { projectId },
        })
      : managed
        ? list(calls['apps.managed-app-list.query'], { id: 'managed-apps', keyOf, fields: appListFields, place })
        : list(calls['apps.app.list'], { id: 'apps', keyOf, fields: appListFields, place }),
    create: mutation(calls['apps.app.create']),
    remove: mutation(calls['apps.app.delete']),
  }
}

/** What a list of apps shows first, by the properties of its tag. */
export function firstApps(
  console: Console,
  place: Place,
  { projectId, scope }: { projectId?: string; scope?: string },
) {
  return storesOf(console, place, appsData, { projectId, managed: scope === 'managed' }).apps.$data
}

/** One app with what is around it. */
export function appData(console: Console, _place: Place, appId: string) {
  const { query, mutation } = dataOf(console)
  return {
    app: query(calls['apps.app.get'], { appId }),
    location: query(calls['apps.app-location.get'], { appId }),
    relations: query(calls['apps.app-relation.list'], { appId }),
    update: mutation(calls['apps.app.update']),
    remove: mutation(calls['apps.app.delete']),
    setPackageName: mutation(calls['apps.package-name.update']),
    setDevelopStatus: mutation(calls['apps.develop-status.update']),
    /** What keeps the app from moving to a project. */
    checkMove: (projectId: string) => console.invoke(calls['apps.app-move.check'], { appId, projectId }),
    /** Who has a package name. */
    checkPackageName: async (packageName: string) =>
      (await console.invoke(calls['apps.package-name.check'], { packageNames: [packageName] })).results[0]?.state,
    /** Remembers the app as the one in view (R20). */
    keepInView: ({ childType }: App) =>
      console.keys.set('appInfo', { appID: appId, childType: childType === null ? '' : String(childType) }),
  }
}

/** The kinds that an app can be of. */
export function kindsData(console: Console) {
  return { kinds: dataOf(console).query(calls['apps.app-kind.list'], {}) }
}

/** Apps that are published elsewhere and use services of the platform. */
export function nonAgAppsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    nonAgApps: list(calls['apps.non-ag-app.list'], {
      id: 'non-ag-apps',
      keyOf: (app: NonAgApp) => app.packageName,
      fields: nonAgAppListFields,
      place,
    }),
    update: mutation(calls['apps.non-ag-app.update']),
  }
}

/** The demo project, which everybody may look at. */
export function demoProjectData(console: Console) {
  return {
    demoProject: dataOf(console).query(calls['apps.demo-project.get'], undefined),
    /** Remembers the project that a visitor looks at (R22). */
    keepInView: (project: AnswerOf<(typeof calls)['apps.demo-project.get']>) =>
      console.keys.set('demoProject', project),
  }
}
