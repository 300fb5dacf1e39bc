import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place, storesOf, writeFilter } from '@console-widgets/data'
import { calls } from './contract.ts'
import { appListFields, nonAgAppListFields } from './model.ts'

/** An app as the platform returns it. */
export type App = ItemOf<(typeof calls)['apps.app.list']>
/** An app with the fields that only its own page shows. */
export type AppDetail = AnswerOf<(typeof calls)['apps.app.get']>
/** An app that is published elsewhere. */
export type NonAgApp = ItemOf<(typeof calls)['apps.non-ag-app.list']>
/** An app category with its names and subcategories. */
export type AppKind = AnswerOf<(typeof calls)['apps.app-kind.list']>['kinds'][number]['children'][number]

/** Apps that a list shows: all of the team, those that the user can manage, or those of one project. */
export interface AppScope {
  projectId?: string
  managed?: boolean
}

/** App list and its actions. */
export function appsData(console: Console, place: Place, { projectId, managed }: AppScope = {}) {
  const { list, mutation } = dataOf(console)
  return {
    apps: projectId
      ? list(calls['apps.app.list-by-project'], {
          id: 'project-apps',
          key: 'appId',
          fields: appListFields,
          place,
          input: { projectId },
        })
      : managed
        ? list(calls['apps.managed-app-list.query'], { id: 'managed-apps', key: 'appId', fields: appListFields, place })
        : list(calls['apps.app.list'], { id: 'apps', key: 'appId', fields: appListFields, place }),
    create: mutation(calls['apps.app.create']),
    remove: mutation(calls['apps.app.delete']),
  }
}

/** First stores that an app list reads, given the properties of its tag. */
export function firstApps(
  console: Console,
  place: Place,
  { projectId, scope }: { projectId?: string; scope?: string },
) {
  return storesOf(console, place, appsData, { projectId, managed: scope === 'managed' }).apps.$data
}

/** One app, its location, its related apps, and its actions. */
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
    /** Obstacles to moving the app into a project. */
    checkMove: (projectId: string) => console.invoke(calls['apps.app-move.check'], { appId, projectId }),
    /** Which documents the app would need in another category, and which no longer. */
    checkKind: (kind: Pick<App, 'childType' | 'grandChildType'>) =>
      console.invoke(calls['apps.app-kind-change.check'], { appId, ...kind }),
    /** Availability of a package name. */
    checkPackageName: async (packageName: string) =>
      (await console.invoke(calls['apps.package-name.check'], { packageNames: [packageName] })).results[0]?.state,
    /** Saves the app as the current one (R20). */
    keepInView: ({ childType }: App) =>
      console.keys.set('appInfo', { appID: appId, childType: childType === null ? '' : String(childType) }),
  }
}

/** Apps to choose from by name: those changed last, and a search over all. */
export function appChoicesData(console: Console) {
  const call = calls['apps.app.list']
  return {
    choices: dataOf(console).query(call, { sort: '-updateTime', maxReqCount: 50 }),
    find: async (name: string, signal: AbortSignal): Promise<readonly App[]> => {
      const filter = [writeFilter({ field: 'appName', operator: '~', value: name })]
      return (await console.invoke(call, { filter, maxReqCount: 20 }, { signal })).items
    },
  }
}

/** App categories. */
export function kindsData(console: Console) {
  return { kinds: dataOf(console).query(calls['apps.app-kind.list'], {}) }
}

/** Apps published elsewhere. */
export function nonAgAppsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    nonAgApps: list(calls['apps.non-ag-app.list'], {
      id: 'non-ag-apps',
      key: 'packageName',
      fields: nonAgAppListFields,
      place,
    }),
    update: mutation(calls['apps.non-ag-app.update']),
  }
}

/** The demo project, which is open to everyone. */
export function demoProjectData(console: Console) {
  return {
    demoProject: dataOf(console).query(calls['apps.demo-project.get'], undefined),
    /** Saves the demo project as the visitor's current one (R22). */
    keepInView: (project: AnswerOf<(typeof calls)['apps.demo-project.get']>) =>
      console.keys.set('demoProject', project),
  }
}
