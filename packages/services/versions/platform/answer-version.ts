import { desc, eq, inArray } from 'drizzle-orm'
import { isPreCheckId, preCheckSections } from '@console-widgets/versions/model'
import type { AppVersion, VersionEvent, VersionSummary } from '@console-widgets/versions/schemas'
import { teamMembers } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { languagesOf } from './languages.ts'
import { packagesOfApp } from './package-of-version.ts'
import { versionEvents } from './tables.ts'
import { checkVersion, type CheckContext } from './version-facts.ts'
import { liveVersions, openVersion, relate, type RelatedVersion, type VersionRow } from './version-rows.ts'

interface DescribeContext extends CheckContext {
  now(): number
}

/** Maximum number of events in a response; versions have only a few. */
const mostEvents = 200

/** Versions as lists return them. */
export async function summarize(db: Queries, rows: readonly VersionRow[]): Promise<VersionSummary[]> {
  const appIds = [...new Set(rows.map((row) => row.appId))]
  const names =
    appIds.length === 0
      ? []
      : await db.select({ appId: apps.appId, appName: apps.appName }).from(apps).where(inArray(apps.appId, appIds))
  const nameOf = new Map(names.map((app) => [app.appId, app.appName]))
  return (await relate(db, rows)).map((row) => ({ ...row, appName: nameOf.get(row.appId) ?? '' }))
}

/** A version with everything that belongs to it. */
export async function describeVersion(context: DescribeContext, version: VersionRow): Promise<AppVersion> {
  const { db } = context
  const [summary] = await summarize(db, [version])
  const [app] = await db
    .select({ defaultLang: apps.defaultLang, deviceTypes: apps.deviceTypes })
    .from(apps)
    .where(eq(apps.appId, version.appId))
  const { whole } = await liveVersions(db, version.appId)
  return {
    ...version,
    ...(summary as VersionSummary),
    defaultLang: app?.defaultLang ?? 'en-US',
    deviceTypes: app?.deviceTypes ?? [],
    openVersionId: (await openVersion(db, version.appId))?.versionId ?? null,
    onShelfVersionNumber: whole?.versionNumber ?? null,
    onShelfVersionCode: whole?.versionCode ?? null,
    languages: await languagesOf(db, version.versionId),
    preChecks: await describeChecks(context, version),
    events: await eventsOf(db, version.versionId),
    availablePackages: (await packagesOfApp(db, version.appId)).map((each) => ({
      ...each,
      sensitivePermissions: [...each.sensitivePermissions],
    })),
  }
}

/** Response to a change of state. */
export async function changed(context: DescribeContext, version: RelatedVersion): Promise<{ version: AppVersion }> {
  return { version: await describeVersion(context, version) }
}

async function describeChecks(context: DescribeContext, version: VersionRow): Promise<AppVersion['preChecks']> {
  const results = await checkVersion(context, version, context.now())
  return results.map(({ order: _order, message: _message, ...check }) => ({
    ...check,
    section: isPreCheckId(check.id) ? preCheckSections[check.id] : null,
  }))
}

/** All events of a version, newest first, with the names of their actors. */
async function eventsOf(db: Queries, versionId: string): Promise<VersionEvent[]> {
  return db
    .select({
      eventId: versionEvents.eventId,
      action: versionEvents.action,
      who: versionEvents.who,
      userId: versionEvents.userId,
      userName: teamMembers.userName,
      fromState: versionEvents.fromState,
      toState: versionEvents.toState,
      why: versionEvents.why,
      findings: versionEvents.findings,
      overridden: versionEvents.overridden,
      countries: versionEvents.countries,
      time: versionEvents.time,
    })
    .from(versionEvents)
    .leftJoin(teamMembers, eq(teamMembers.userId, versionEvents.userId))
    .where(eq(versionEvents.versionId, versionId))
    .orderBy(desc(versionEvents.time), desc(versionEvents.eventId))
    .limit(mostEvents)
}
