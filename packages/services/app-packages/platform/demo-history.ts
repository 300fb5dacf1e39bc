import { asc, eq } from 'drizzle-orm'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { parseKind } from './parser.ts'
import { reviewKind } from './claims.ts'
import { appPackages, packageClaims } from './tables.ts'

/** How the demo team's packages were uploaded and processed, and the claim to a package name. */
export async function historyOfAppPackages({ db }: Seed): Promise<DemoAct[]> {
  const packages = await db
    .select()
    .from(appPackages)
    .where(eq(appPackages.teamId, demoTeamId))
    .orderBy(asc(appPackages.createTime), asc(appPackages.pkgId))
  const claims = await db.select().from(packageClaims).where(eq(packageClaims.teamId, demoTeamId))
  return [
    ...packages.map(
      ({ appId, pkgId, fileName, objectId, successStatus, versionName, createTime, updateTime }): DemoAct => ({
        call: 'app-packages.package.create',
        userId: 'user-mikhail',
        time: createTime,
        input: { appId, objectId, fileName },
        changes: [{ table: 'cw_app_packages', key: pkgId }],
        steps: [
          {
            call: parseKind,
            time: updateTime,
            changes: [
              {
                table: 'cw_app_packages',
                key: pkgId,
                before: { success_status: 1, version_name: null },
                after: { success_status: successStatus, version_name: versionName },
              },
            ],
          },
        ],
      }),
    ),
    ...claims.map(({ claimId, packageName, description, state, opinion, createTime }): DemoAct => ({
      call: 'app-packages.package-claim.create',
      userId: 'user-amira',
      time: createTime,
      input: { packageName, description },
      changes: [{ table: 'cw_package_claims', key: claimId }],
      steps: [
        {
          call: reviewKind,
          time: createTime + day,
          changes: [
            {
              table: 'cw_package_claims',
              key: claimId,
              before: { state: 'submitted', opinion: '' },
              after: { state, opinion },
            },
          ],
        },
      ],
    })),
  ]
}
