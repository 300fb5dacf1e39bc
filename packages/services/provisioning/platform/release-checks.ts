import { eq } from 'drizzle-orm'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import { formatUtc } from '@console-widgets/core/formats'
import { endsSoon, restrictedPermissions } from '@console-widgets/provisioning/model'
import { defineReleaseChecks, type Check } from '@console-widgets/platform/release/checks'
import { grantedPermissions } from './rows.ts'

/** Restricted permissions that the package of a release requests. */
interface PermissionFacts {
  /** Each with the end of its grant; null if it isn't granted. */
  requested: readonly { permission: string; expireTime: number | null }[]
}

const checks: readonly Check<PermissionFacts>[] = [
  {
    id: 'provisioning.granted',
    level: 'error',
    order: 60,
    message: 'must be granted to your team before a package that requests it is released',
    applies: ({ requested }) => requested.length > 0,
    findProblems: ({ requested }) =>
      requested.flatMap(({ permission, expireTime }) =>
        expireTime === null ? [{ field: 'packageId', sample: permission }] : [],
      ),
  },
  {
    id: 'provisioning.expiring',
    level: 'warning',
    order: 61,
    message: 'should name a package with permissions that are granted for longer than 30 days',
    applies: ({ requested }) => requested.some(({ expireTime }) => expireTime !== null),
    findProblems: ({ requested }, now) =>
      requested.flatMap(({ permission, expireTime }) =>
        expireTime !== null && endsSoon(expireTime, now)
          ? [{ field: 'packageId', sample: `${permission} ${formatUtc(expireTime, 'YYYY-MM-DD')}` }]
          : [],
      ),
  },
]

export const releaseChecks = defineReleaseChecks({
  checks,
  async collectFacts(db, { packageId }, now): Promise<PermissionFacts> {
    if (packageId === null) return { requested: [] }
    const [row] = await db
      .select({ permissions: appPackages.permissions })
      .from(appPackages)
      .where(eq(appPackages.pkgId, packageId))
    const restricted = restrictedPermissions.filter((permission) => row?.permissions.includes(permission))
    if (restricted.length === 0) return { requested: [] }
    const granted = await grantedPermissions(db, now)
    return {
      requested: restricted.map((permission) => ({ permission, expireTime: granted.get(permission) ?? null })),
    }
  },
  pageOf: () => ({ id: 'provisioning.permissions', values: {} }),
})
