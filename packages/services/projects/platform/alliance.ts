import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { calls } from '@console-widgets/projects/contract'
import { type AllianceField, allianceFields } from '@console-widgets/projects/model'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { refuse } from './refuse.ts'
import { allianceApps } from './tables.ts'

/** Handlers of the developer alliance's register, compared with the apps themselves. */
export const allianceHandlers: Pick<
  Handlers<typeof calls>,
  'projects.alliance-diff.list' | 'projects.alliance-diff.resolve' | 'delegate-services.alliance-attribute.get'
> = {
  'projects.alliance-diff.list': async ({ projectId }, { db }) => {
    await findProject(db, projectId)
    const items = (await recordsOf(db, projectId)).flatMap(({ appId, ours, theirs }) =>
      allianceFields.flatMap((field) =>
        theirs[field] === null || theirs[field] === ours[field]
          ? []
          : { appId, appName: ours.appName, field, ours: ours[field], theirs: theirs[field] },
      ),
    )
    return { items, total: items.length }
  },

  'projects.alliance-diff.resolve': async ({ projectId, appId, field }, { db, now }) => {
    const { ours } = await recordOf(db, projectId, appId)
    await db
      .update(allianceApps)
      .set({ [field]: ours[field], updateTime: now() })
      .where(eq(allianceApps.appId, appId))
  },

  'delegate-services.alliance-attribute.get': async ({ projectId, appId }, { db }) =>
    (await recordOf(db, projectId, appId)).theirs,
}

type Values = Record<AllianceField, string | number | null>

async function recordOf(db: Queries, projectId: string, appId: string) {
  await findProject(db, projectId)
  const record = (await recordsOf(db, projectId)).find((each) => each.appId === appId)
  if (!record) throw refuse('not-found', `The alliance has no record of an app '${appId}' in this project`)
  return record
}

/** The apps of a project that the register knows: what they are, and what it records of them. */
async function recordsOf(db: Queries, projectId: string) {
  const rows = await db
    .select({ app: apps, theirs: allianceApps })
    .from(allianceApps)
    .innerJoin(apps, eq(apps.appId, allianceApps.appId))
    .where(eq(apps.projectId, projectId))
    .orderBy(asc(apps.appName))
  const fingerprints = await signersOf(
    db,
    rows.map(({ app }) => app.appId),
  )
  return rows.map(({ app: { appId, appName, packageName, parentType, onShelfVersion }, theirs }) => {
    const fingerprint = fingerprints.get(appId) ?? null
    const ours = { appName, packageName, parentType, fingerprint, onShelfVersion } satisfies Values
    return { appId, ours, theirs }
  })
}

/** Fingerprint of the certificate of each app's newest package. */
async function signersOf(db: Queries, appIds: readonly string[]): Promise<Map<string, string>> {
  if (appIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([appPackages.appId], { appId: appPackages.appId, signer: appPackages.signer })
    .from(appPackages)
    .where(
      and(inArray(appPackages.appId, [...appIds]), eq(appPackages.successStatus, 0), isNotNull(appPackages.signer)),
    )
    .orderBy(appPackages.appId, desc(appPackages.createTime))
  return new Map(rows.flatMap(({ appId, signer }) => (signer ? [[appId, signer.fingerprint] as const] : [])))
}
