import { eq } from 'drizzle-orm'
import { calls, seriesCalls } from '@console-widgets/apps/contract'
import * as schemas from '@console-widgets/apps/schemas'
import { regionPrefixOfZone } from '@console-widgets/core'
import { ownTeam } from '@console-widgets/platform/accounts/views'
import { lookAtDemoTeam } from '@console-widgets/platform/rights/demo-team'
import { implement } from '@console-widgets/platform/calls/handler'
import type {} from '@console-widgets/platform/tenancy/app-events'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { joinDocumentChanges } from '@console-widgets/platform/release/document-changes'
import { locksDemo } from '@console-widgets/platform/rights/demo-lock'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import { projects } from '@console-widgets/platform/tenancy/tables'
import { changeHandlers } from './change-apps.ts'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { kindsOf, requireKinds } from './kinds.ts'
import { listHandlers } from './list-apps.ts'
import { obstaclesToMove } from './move-app.ts'
import { nonAgAppHandlers } from './non-ag-apps.ts'
import { listSelectable, seriesHandlers } from './series.ts'
import { checkPackageNames, isPackageNameFixed } from '@console-widgets/platform/tenancy/package-names'
import { apps } from '@console-widgets/platform/tenancy/tables'

/** Handles the calls of the areas `apps` and `app-series`. */
export const appsImplementation = implement({ ...calls, ...seriesCalls }, schemas, {
  ...listHandlers,
  ...changeHandlers,
  ...nonAgAppHandlers,
  ...seriesHandlers,

  'apps.app-series-selectable.list': (input, { db }) => listSelectable(db, input),

  'apps.app.get': async ({ appId }, context) => {
    const app = await findApp(context.db, appId)
    const { events } = context.services
    const waiting = await events.collectAnswers('apps.waiting-package', { appId }, context)
    const drafts = await events.collectAnswers('apps.has-draft', { appId }, context)
    return {
      ...app,
      packageNameFixed: await isPackageNameFixed(app, context),
      waitingPackage: waiting.find(Boolean) ?? null,
      hasDraft: drafts.includes(true),
    }
  },

  'apps.app-location.get': async ({ appId }, { db, zone }) => {
    const { projectId } = await findApp(db, appId)
    const project = projectId === null ? undefined : await findProject(db, projectId)
    const [team] = await db.select().from(ownTeam)
    return { appId, siteId: team?.siteId ?? 1, zone, region: project?.region ?? regionPrefixOfZone(zone) }
  },

  // Members of other teams can open it, too, and see the same as a visitor.
  'apps.demo-project.get': async (_, context) => {
    const { db, teamId, permissions } = context
    const isOwn = await lookAtDemoTeam(db, teamId)
    const [project] = await db.select().from(projects).where(eq(projects.isDemo, true)).orderBy(projects.createTime)
    if (!project) throw refuse('not-found', 'This platform has no demo project')
    const ofProject = await db.select().from(apps).where(eq(apps.projectId, project.projectId)).orderBy(apps.appName)
    return { ...project, editable: isOwn && permissions.has('projects.manage') && !locksDemo(context), apps: ofProject }
  },

  'apps.app-move.check': async ({ appId, projectId }, { db }) => {
    const obstacles = await obstaclesToMove(db, await findApp(db, appId), projectId)
    return { movable: obstacles.length === 0, obstacles }
  },

  'apps.app-kind.list': async ({ parentType }) => ({ kinds: kindsOf(parentType) }),

  'apps.app-kind-change.check': async ({ appId, ...kind }, { db, now, services }) => {
    const { parentType } = await findApp(db, appId)
    requireKinds(parentType, kind.childType, kind.grandChildType)
    const change = { appId, time: now(), kind }
    return joinDocumentChanges(await services.events.collectAnswers('release.document-changes', change, { db }))
  },

  'apps.package-name.check': async ({ packageNames }, context) => ({
    results: await checkPackageNames(context, packageNames),
  }),
})
