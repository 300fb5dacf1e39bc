import type { ProjectRegion, ProjectRole } from '@console-widgets/projects/model'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { europeTeamId, freshTeamId } from '@console-widgets/platform/demo/people'
import { day } from '@console-widgets/platform/clock/durations'
import { demoDays, type Seed } from '@console-widgets/platform/demo/seed-context'
import { serviceOrders } from '@console-widgets/platform/service-orders/tables'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { projectMembers, projects } from '@console-widgets/platform/tenancy/tables'
import { allianceApps, serviceTerms } from './tables.ts'

const rows = [
  {
    projectId: demoProjectIds.navigation,
    teamId: demoTeamId,
    siteId: 1,
    projectName: 'Northwind Navigation',
    description: 'Maps, tides and everything on the way',
    region: 'CN',
    regions: ['CN', 'SG', 'DE'],
    isDemo: true,
  },
  {
    projectId: demoProjectIds.weather,
    teamId: demoTeamId,
    siteId: 1,
    projectName: '北风天气',
    description: '天气与空气质量服务',
    region: 'CN',
    regions: ['CN'],
    isDemo: false,
  },
  {
    projectId: demoProjectIds.reading,
    teamId: demoTeamId,
    siteId: 1,
    projectName: 'Северное чтение',
    description: 'Книги, заметки и словари',
    region: null,
    regions: [],
    isDemo: false,
  },
  {
    projectId: demoProjectIds.games,
    teamId: europeTeamId,
    siteId: 7,
    projectName: 'Lighthouse Arcade',
    description: 'Small games for long evenings',
    region: 'DE',
    regions: ['DE'],
    isDemo: false,
  },
] as const

const members: readonly [project: keyof typeof demoProjectIds, userId: string, projectRole: ProjectRole][] = [
  ['navigation', demoTeamId, 'manager'],
  ['navigation', freshTeamId, 'manager'],
  ['navigation', 'user-mikhail', 'developer'],
  ['weather', freshTeamId, 'manager'],
  ['weather', 'user-mikhail', 'developer'],
  ['reading', demoTeamId, 'manager'],
  ['reading', europeTeamId, 'viewer'],
  ['games', europeTeamId, 'manager'],
  ['games', 'user-mikhail', 'developer'],
]

/** Services that the demo teams have ordered: those that they use, and storage that they are about to use. */
const orders: readonly [project: keyof typeof demoProjectIds, service: string, region: ProjectRegion][] = [
  ['navigation', 'cloud-storage', 'CN'],
  ['navigation', 'relational-database', 'CN'],
  ['navigation', 'cloud-storage', 'SG'],
  ['games', 'cloud-storage', 'DE'],
  ['games', 'relational-database', 'DE'],
]

/** What the developer alliance's register records of apps of the demo team: part of it is outdated. */
const alliance = [
  { appId: '108370001', appName: 'Northwind Maps & Tides', packageName: 'com.northwind.maps', parentType: 13 },
  { appId: '108370003', appName: 'Tide Table', packageName: 'com.northwind.tides', parentType: 2 },
  { appId: '108370013', appName: 'Ferry Pass', packageName: 'com.northwind.ferrypass', parentType: 13 },
] as const

/** Projects of the demo teams, with their members and the services that they have ordered. */
export async function seedProjects({ db, random, now }: Seed): Promise<void> {
  for (const [index, row] of rows.entries())
    await db.insert(projects).values({
      ...row,
      regions: [...row.regions],
      clientId: random.digits(19),
      clientSecret: random.letters(50).toUpperCase(),
      properties: index === 0 ? { stage: 'production', team: 'maps' } : {},
      createTime: now - (demoDays - index * 3) * day,
      updateTime: now - (index * 5 + 1) * day,
    })
  const teamOf = new Map<string, string>(rows.map(({ projectId, teamId }) => [projectId, teamId]))
  await db.insert(projectMembers).values(
    members.map(([project, userId, projectRole]) => ({
      teamId: teamOf.get(demoProjectIds[project]) as string,
      projectId: demoProjectIds[project],
      userId,
      projectRole,
    })),
  )
  const time = now - demoDays * day
  const ordered = orders.map(([project, service, region]) => {
    const projectId = demoProjectIds[project]
    const teamId = teamOf.get(projectId) as string
    return { teamId, projectId, service, region, userId: teamId }
  })
  await db.insert(serviceOrders).values(
    ordered.map((order) => ({
      ...order,
      orderId: random.letters(16),
      state: 'active' as const,
      activeTime: time,
      createTime: time,
      updateTime: time,
    })),
  )
  await db
    .insert(serviceTerms)
    .values(ordered.map(({ teamId, service, userId }) => ({ teamId, service, userId, version: 1, signTime: time })))
    .onConflictDoNothing()
  await db
    .insert(allianceApps)
    .values(alliance.map((app) => ({ ...app, teamId: demoTeamId, updateTime: now - 200 * day })))
}
