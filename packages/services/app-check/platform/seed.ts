import { and, desc, eq } from 'drizzle-orm'
import { checkCategories } from '@console-widgets/app-check/model'
import { appPackages, inspectApk } from '@console-widgets/app-packages/platform/rows'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { finishCheck, openObject } from './run-check.ts'
import { appChecks } from './tables.ts'

/** Apps of the demo team with checks, by the number of their newest packages. */
const checkedApps: Readonly<Record<string, number>> = { 'Northwind Maps': 2, 'Northwind Weather': 1 }

/** Checks of the demo team: its packages are inspected like any other. */
export async function seedChecks({ db, services }: Seed): Promise<void> {
  for (const [appName, count] of Object.entries(checkedApps)) {
    const packages = await db
      .select({ item: appPackages })
      .from(appPackages)
      .innerJoin(apps, eq(apps.appId, appPackages.appId))
      .where(
        and(
          eq(apps.appName, appName),
          eq(apps.teamId, demoTeamId),
          eq(appPackages.format, 'apk'),
          eq(appPackages.successStatus, 0),
        ),
      )
      .orderBy(desc(appPackages.createTime))
      .limit(count)
    for (const { item } of packages.toReversed()) {
      const createTime = item.createTime + 3_600_000
      const [check] = await db
        .insert(appChecks)
        .values({
          teamId: demoTeamId,
          // The same on every platform, so that stories can refer to it.
          taskId: `${item.pkgId}-check`,
          appId: item.appId,
          pkgId: item.pkgId,
          objectId: item.objectId,
          fileName: item.fileName,
          versionName: item.versionName,
          versionCode: item.versionCode,
          source: 'console',
          categories: [...checkCategories],
          testAccount: '',
          testAccountPassword: '',
          status: 'running',
          createTime,
        })
        .returning()
      if (!check) continue
      const inspection = await inspectApk(await openObject(db, services, item.objectId), {
        signal: new AbortController().signal,
        progress: async () => {},
      })
      await finishCheck(db, services, check, inspection, createTime + 20_000)
    }
  }
}
