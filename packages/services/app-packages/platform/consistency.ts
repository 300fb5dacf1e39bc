import { and, eq, ne } from 'drizzle-orm'
import { lowestGoodTargetSdk, type FailReason, type PackageWarning } from '@console-widgets/app-packages/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { AppRow } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { grantedNames } from './claims.ts'
import { findLivePackage, type PackageRow } from './package-rows.ts'
import type { PackageFacts } from '@console-widgets/package-parser'
import { appPackages } from './tables.ts'

/** Reason why a valid package doesn't fit its app; undefined if it does. */
export async function findContradiction(
  context: Pick<Context, 'db' | 'services'>,
  app: AppRow,
  row: PackageRow,
  facts: PackageFacts,
): Promise<{ reason: FailReason; message: string } | undefined> {
  const { db } = context
  if (facts.packageName && facts.packageName !== app.packageName) {
    if (app.packageName && (await isNameFixed(db, app.appId)))
      return {
        reason: 'package-name-differs',
        message: `The package is '${facts.packageName}' but the app’s is '${app.packageName}'. Upload it to the app it belongs to.`,
      }
    const holder = await holderOfName(db, app, facts.packageName)
    if (holder) return { reason: 'package-name-taken', message: holder }
  }
  const live = await findLivePackage(context, app.appId)
  if (!live || live.pkgId === row.pkgId) return undefined
  if (live.signer && facts.signer && live.signer.fingerprint !== facts.signer.fingerprint)
    return {
      reason: 'signature-differs',
      message: `The package is signed with a different key (${facts.signer.fingerprint.slice(0, 16)}…) than the live package (${live.signer.fingerprint.slice(0, 16)}…). Devices would reject the update.`,
    }
  if (facts.versionCode !== null && live.versionCode !== null && facts.versionCode < live.versionCode)
    return {
      reason: 'version-code-lower',
      message: `The version code ${facts.versionCode} is lower than that of the live package, ${live.versionCode}. Increase it and build again.`,
    }
  return undefined
}

/** The first ready package fixes the name; until then it is only what the developer entered. */
export async function isNameFixed(db: Queries, appId: string): Promise<boolean> {
  return (await db.$count(appPackages, and(eq(appPackages.appId, appId), eq(appPackages.successStatus, 0)))) > 0
}

/**
 * Message about the owner of a package name; undefined if the app can use it. Looks at the apps of all teams with the
 * platform's permissions.
 */
async function holderOfName(db: Queries, app: AppRow, packageName: string): Promise<string | undefined> {
  const holders = await db
    .select({ teamId: apps.teamId, appName: apps.appName, packageType: apps.packageType })
    .from(apps)
    .where(and(eq(apps.packageName, packageName), ne(apps.appId, app.appId)))
  const own = holders.find((holder) => holder.teamId === app.teamId && holder.packageType === app.packageType)
  if (own) return `Your app '${own.appName}' already has the package name '${packageName}'`
  if (!holders.some((holder) => holder.teamId !== app.teamId)) return undefined
  const granted = await grantedNames(db, { teamId: app.teamId, packageNames: [packageName] })
  return granted.length > 0 ? undefined : `Another team has the package name '${packageName}'. If it’s yours, claim it.`
}

/** Warnings about a ready package. */
export function warningsOf(
  app: AppRow,
  { debuggable, testOnly, signer, signatureSchemes, targetSdk, packageName }: PackageFacts,
  now: number,
): PackageWarning[] {
  const warnings: Record<PackageWarning, boolean> = {
    debuggable,
    'test-only': testOnly,
    'debug-certificate': signer !== null && /(^|, )CN=Android Debug(,|$)/.test(signer.subject),
    'certificate-expired': signer !== null && signer.validTo < now,
    'legacy-signature': signatureSchemes.length === 1 && signatureSchemes[0] === 1,
    'old-target': targetSdk !== null && targetSdk < lowestGoodTargetSdk,
    'package-name-changed': app.packageName !== null && packageName !== null && app.packageName !== packageName,
  }
  return (Object.keys(warnings) as PackageWarning[]).filter((name) => warnings[name])
}
