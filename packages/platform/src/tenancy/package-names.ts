import { and, eq, inArray, ne } from 'drizzle-orm'
import type { PackageNameState } from '@console-widgets/core/model'
import type { Queries } from '../database/connection.ts'
import { refuse } from '../refusals/refusal.ts'
import { apps, packageNamesInUse } from './tables.ts'

/** Tells of each package name who has it. */
export async function checkPackageNames(
  db: Queries,
  packageNames: readonly string[],
): Promise<{ packageName: string; state: PackageNameState }[]> {
  const names = [...new Set(packageNames)]
  const own = await db.select({ packageName: apps.packageName }).from(apps).where(inArray(apps.packageName, names))
  const used = await db.select().from(packageNamesInUse).where(inArray(packageNamesInUse.packageName, names))
  const has = (rows: { packageName: string | null }[], name: string) => rows.some((row) => row.packageName === name)
  return names.map((packageName) => ({
    packageName,
    state: has(own, packageName) ? 'own' : has(used, packageName) ? 'taken' : 'free',
  }))
}

/**
 * A package name belongs to one team; the team may use it once for each kind of package.
 * @throws PlatformRefusal when this app cannot have it
 */
export async function requireUsablePackageName(
  db: Queries,
  packageName: string,
  packageType: number,
  appId?: string,
): Promise<void> {
  const [result] = await checkPackageNames(db, [packageName])
  if (result?.state === 'taken')
    throw refuse(
      'name-taken',
      `The package name '${packageName}' belongs to another team. Choose another one, or claim it.`,
      [{ field: 'packageName', message: 'belongs to another team' }],
    )
  const sameKind = and(
    eq(apps.packageName, packageName),
    eq(apps.packageType, packageType),
    appId === undefined ? undefined : ne(apps.appId, appId),
  )
  const [other] = await db.select().from(apps).where(sameKind)
  if (other)
    throw refuse('name-taken', `Your app '${other.appName}' has the package name '${packageName}' already`, [
      { field: 'packageName', message: `is already that of '${other.appName}'` },
    ])
}
