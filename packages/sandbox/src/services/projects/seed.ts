import type { ProjectRole } from '@console-widgets/projects/model'
import { demoTeamId } from '../../demo/demo-team.ts'
import { europeTeamId, freshTeamId } from '../../demo/people.ts'
import { day, demoDays, type Seed } from '../../demo/seed-context.ts'
import { projectMembers, projects } from './tables.ts'

/** The demo projects by a name that the apps' data refers to them with. */
export const demoProjectIds = {
  navigation: '736430079244621001',
  weather: '736430079244621002',
  reading: '736430079244621003',
  games: '736430079244621004',
} as const

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

/** The projects of the demo teams and who works on them. */
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
}
