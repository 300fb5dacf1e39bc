import { eq } from 'drizzle-orm'
import { calls } from '@console-widgets/apps/contract'
import * as schemas from '@console-widgets/apps/schemas'
import { regionPrefixOfZone } from '@console-widgets/core'
import { ownTeam } from '../../accounts/views.ts'
import { lookAtDemoTeam } from '../../demo/demo-team.ts'
import { implement } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { findProject } from '../projects/find-project.ts'
import { projects } from '../projects/tables.ts'
import { appHasPackage } from './app-rows.ts'
import { changeHandlers } from './change-apps.ts'
import { findApp } from './find-app.ts'
import { kindsOf } from './kinds.ts'
import { listHandlers } from './list-apps.ts'
import { obstaclesToMove } from './move-app.ts'
import { nonAgAppHandlers } from './non-ag-apps.ts'
import { checkPackageNames } from './package-names.ts'
import { apps } from './tables.ts'

/** Answers the calls of the area `apps`. */
export const appsImplementation = implement(calls, schemas, {
  ...listHandlers,
  ...changeHandlers,
  ...nonAgAppHandlers,

  'apps.app.get': async ({ appId }, { db }) => ({
    ...(await findApp(db, appId)),
    packageNameFixed: await appHasPackage(db, appId),
  }),

  'apps.app-location.get': async ({ appId }, { db, zone }) => {
    const { projectId } = await findApp(db, appId)
    const project = projectId === null ? undefined : await findProject(db, projectId)
    const [team] = await db.select().from(ownTeam)
    return { appId, siteId: team?.siteId ?? 1, zone, region: project?.region ?? regionPrefixOfZone(zone) }
  },

  // A member of another team looks at it, too, and sees what the visitor sees.
  'apps.demo-project.get': async (_, { db, teamId, permissions }) => {
    const isOwn = await lookAtDemoTeam(db, teamId)
    const [project] = await db.select().from(projects).where(eq(projects.isDemo, true)).orderBy(projects.createTime)
    if (!project) throw refuse('not-found', 'This platform has no demo project')
    const ofProject = await db.select().from(apps).where(eq(apps.projectId, project.projectId)).orderBy(apps.appName)
    return { ...project, editable: isOwn && permissions.has('projects.manage'), apps: ofProject }
  },

  'apps.app-move.check': async ({ appId, projectId }, { db }) => {
    const obstacles = await obstaclesToMove(db, await findApp(db, appId), projectId)
    return { movable: obstacles.length === 0, obstacles }
  },

  'apps.app-kind.list': async ({ parentType }) => ({ kinds: kindsOf(parentType) }),

  'apps.package-name.check': async ({ packageNames }, { db }) => ({
    results: await checkPackageNames(db, packageNames),
  }),
})

export { findApp } from './find-app.ts'
