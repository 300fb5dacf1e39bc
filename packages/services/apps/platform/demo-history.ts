import { asc, eq } from 'drizzle-orm'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { freshTeamId } from '@console-widgets/platform/demo/people'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'

/** Members who create apps, in turn. */
const creators = [demoTeamId, freshTeamId, 'user-zhou']

/** How the demo team's apps came about, and how they changed. */
export async function historyOfApps({ db, now }: Seed): Promise<DemoAct[]> {
  const rows = await db.select().from(apps).where(eq(apps.teamId, demoTeamId)).orderBy(asc(apps.createTime))
  const created = rows.map(({ appId, appName, parentType, createTime }, index): DemoAct => ({
    call: 'apps.app.create',
    userId: creators[index % creators.length] as string,
    time: createTime,
    input: { appName, parentType },
    changes: [
      { table: 'cw_apps', key: appId },
      { table: 'cw_app_clients', key: appId },
    ],
  }))
  const changed = (
    userId: string,
    days: number,
    appName: string,
    change: { input: string; column: string; before: unknown; after: unknown },
    call = 'apps.app.update',
  ): DemoAct[] =>
    rows
      .filter((app) => app.appName === appName)
      .map(({ appId }) => ({
        call,
        userId,
        time: now - days * day,
        input: { appId, [change.input]: change.after },
        changes: [
          {
            table: 'cw_apps',
            key: appId,
            before: { [change.column]: change.before },
            after: { [change.column]: change.after },
          },
        ],
      }))
  return [
    ...created,
    {
      call: 'apps.non-ag-app.update',
      userId: freshTeamId,
      time: now - 71 * day,
      input: { packageName: 'com.northwind.legacy', state: 'stopped' },
      changes: [
        {
          table: 'cw_non_ag_apps',
          key: `${demoTeamId}/com.northwind.legacy`,
          before: { state: 'active' },
          after: { state: 'stopped' },
        },
      ],
    },
    ...changed('user-olga', 52, 'Северная погода', {
      input: 'developStatus',
      column: 'develop_status',
      before: 'developing',
      after: 'finished',
    }),
    ...changed(
      'user-mikhail',
      26,
      'Tide Table',
      {
        input: 'packageName',
        column: 'package_name',
        before: 'com.northwind.tides',
        after: 'com.northwind.tidetable',
      },
      'apps.package-name.update',
    ),
    ...changed('user-olga', 1.2, 'Tide Table', {
      input: 'deviceTypes',
      column: 'device_types',
      before: [4, 5],
      after: [4],
    }),
  ]
}
