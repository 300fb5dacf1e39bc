import { asc, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/projects/contract'
import { type AllianceField, allianceFields } from '@console-widgets/projects/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import type {} from '@console-widgets/platform/tenancy/app-events'
import { isPackageNameFixed } from '@console-widgets/platform/tenancy/package-names'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { refuse } from './refuse.ts'
import { allianceApps } from './tables.ts'

declare module '@console-widgets/platform/calls/events' {
  interface PlatformQuestions {
    /** SHA-256 fingerprint of the certificate of each app's newest package, by app ID. */
    'projects.signers': { question: { appIds: readonly string[] }; answer: ReadonlyMap<string, string> }
  }
}

/** Handlers of the developer alliance's register, compared with the apps themselves. */
export const allianceHandlers: Pick<
  Handlers<typeof calls>,
  | 'projects.alliance-diff.list'
  | 'projects.alliance-diff.resolve'
  | 'projects.alliance-diff.take'
  | 'delegate-services.alliance-attribute.get'
> = {
  'projects.alliance-diff.list': async ({ projectId }, context) => {
    await findProject(context.db, projectId)
    const items = []
    for (const { app, ours, theirs } of await recordsOf(context, projectId))
      for (const field of allianceFields) {
        if (theirs[field] === null || theirs[field] === ours[field]) continue
        const { appId, appName } = app
        const canTake = field === 'appName' || (field === 'packageName' && !(await isPackageNameFixed(app, context)))
        items.push({ appId, appName, field, ours: ours[field], theirs: theirs[field], canTake })
      }
    return { items, total: items.length }
  },

  'projects.alliance-diff.resolve': async ({ projectId, appId, field }, context) => {
    const { ours } = await recordOf(context, projectId, appId)
    await context.db
      .update(allianceApps)
      .set({ [field]: ours[field], updateTime: context.now() })
      .where(eq(allianceApps.appId, appId))
  },

  'projects.alliance-diff.take': async ({ projectId, appId, field }, context) => {
    const { app, theirs } = await recordOf(context, projectId, appId)
    const value = theirs[field]
    if (value === null)
      throw refuse('not-found', `The alliance records no ${field} of the app '${appId}', so there is nothing to take`)
    const { announce } = context.services.events
    if (field === 'appName') await announce('apps.name-taken-over', { app, appName: value }, context)
    else await announce('apps.package-name-taken-over', { app, packageName: value }, context)
  },

  'delegate-services.alliance-attribute.get': async ({ projectId, appId }, context) =>
    (await recordOf(context, projectId, appId)).theirs,
}

type Values = Record<AllianceField, string | number | null>

async function recordOf(context: Pick<Context, 'db' | 'services'>, projectId: string, appId: string) {
  await findProject(context.db, projectId)
  const record = (await recordsOf(context, projectId)).find(({ app }) => app.appId === appId)
  if (!record) throw refuse('not-found', `The alliance has no record of an app '${appId}' in this project`)
  return record
}

/** The apps of a project that the register knows: what they are, and what it records of them. */
async function recordsOf({ db, services }: Pick<Context, 'db' | 'services'>, projectId: string) {
  const rows = await db
    .select({ app: apps, theirs: allianceApps })
    .from(allianceApps)
    .innerJoin(apps, eq(apps.appId, allianceApps.appId))
    .where(eq(apps.projectId, projectId))
    .orderBy(asc(apps.appName))
  const appIds = rows.map(({ app }) => app.appId)
  const answers = await services.events.collectAnswers('projects.signers', { appIds }, { db })
  const fingerprints = new Map(answers.flatMap((answer) => [...answer]))
  return rows.map(({ app, theirs }) => {
    const { appId, appName, packageName, parentType, onShelfVersion } = app
    const fingerprint = fingerprints.get(appId) ?? null
    const ours = { appName, packageName, parentType, fingerprint, onShelfVersion } satisfies Values
    return { app, ours, theirs }
  })
}
