import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/projects/contract'
import { isRegionOpen, projectRegions, type ProjectRegion, type regionObstacles } from '@console-widgets/projects/model'
import { ownTeam } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { findProject, type ProjectRow } from '@console-widgets/platform/tenancy/find-project'
import { projects } from '@console-widgets/platform/tenancy/tables'
import { lockProject } from './service-orders.ts'
import { countOrders } from './service-strategy.ts'

export type RegionObstacle = (typeof regionObstacles)[number]

/** Handlers for the regions of a project's data: the default is set once, others can be added and removed. */
export const regionHandlers: Pick<
  Handlers<typeof calls>,
  'projects.region.get' | 'projects.region.verify' | 'projects.region.create' | 'projects.region.update'
> = {
  'projects.region.get': async ({ projectId }, { db }) => describeRegion(db, await findProject(db, projectId)),

  'projects.region.verify': async ({ projectId, region }, { db }) => {
    const obstacles = await obstaclesToRegion(db, (await findProject(db, projectId)).region, region)
    return { usable: obstacles.length === 0, obstacles }
  },

  'projects.region.create': async ({ projectId, region }, { db, now }) => {
    const project = await findProject(db, projectId)
    await requireUsableRegion(db, project.region, region)
    await db
      .update(projects)
      .set({ region, regions: [region], updateTime: now() })
      .where(eq(projects.projectId, projectId))
    return describeRegion(db, await findProject(db, projectId))
  },

  'projects.region.update': async ({ projectId, regions }, { db, now }) => {
    const { region, regions: before } = await lockProject(db, projectId)
    if (region === null) throw refuse('conflict', 'Set the default region first')
    if (!regions.includes(region))
      throw refuse('region-fixed', `The default region ${region} can’t be removed`, [
        issue('regions', 'default-region', { region }),
      ])
    for (const other of regions) if (other !== region) await requireUsableRegion(db, null, other)
    for (const left of before)
      if (!regions.includes(left) && (await countOrders(db, projectId, left)) > 0)
        throw refuse('region-in-use', `The project has ordered services in ${left}. Cancel their orders first.`, [
          issue('regions', 'region-in-use', { region: left }),
        ])
    await db
      .update(projects)
      .set({ regions: [...new Set(regions)], updateTime: now() })
      .where(eq(projects.projectId, projectId))
    return describeRegion(db, await findProject(db, projectId))
  },
}

async function describeRegion(db: Queries, { projectId, region, regions }: ProjectRow) {
  const country = await countryOfTeam(db)
  return {
    projectId,
    region,
    regions,
    openRegions: projectRegions.filter((candidate) => isRegionOpen(candidate, country)),
  }
}

async function obstaclesToRegion(
  db: Queries,
  current: ProjectRegion | null,
  region: ProjectRegion,
): Promise<RegionObstacle[]> {
  const obstacles: RegionObstacle[] = []
  if (current !== null) obstacles.push('already-fixed')
  if (!isRegionOpen(region, await countryOfTeam(db))) obstacles.push('team-not-in-china')
  return obstacles
}

/** @throws PlatformRefusal if the region cannot become the default. */
export async function requireUsableRegion(
  db: Queries,
  current: ProjectRegion | null,
  region: ProjectRegion,
): Promise<void> {
  const [obstacle] = await obstaclesToRegion(db, current, region)
  if (obstacle === 'already-fixed')
    throw refuse('region-fixed', `The default region is ${current} and can’t be changed`, [
      issue('region', 'region-fixed'),
    ])
  if (obstacle === 'team-not-in-china')
    throw refuse('bad-parameter', `Only teams in China can store data in ${region}`, [
      issue('region', 'region-of-team'),
    ])
}

async function countryOfTeam(db: Queries): Promise<string> {
  const [team] = await db.select().from(ownTeam)
  return team?.country ?? ''
}
