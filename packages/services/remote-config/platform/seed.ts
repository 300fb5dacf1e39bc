import { and, eq } from 'drizzle-orm'
import { compilePattern } from '@console-widgets/conditions/patterns'
import { regionPrefixOfZone, zoneOfSiteId } from '@console-widgets/core'
import {
  changesBetween,
  emptyTemplate,
  evaluateConditions,
  nameOf,
  type AttributeType,
  type Template,
} from '@console-widgets/remote-config/model'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { apps, projects } from '@console-widgets/platform/tenancy/tables'
import { demoContexts, demoTemplates } from './demo-templates.ts'
import {
  configAttributes,
  configFetches,
  configMatches,
  configPeople,
  configTemplates,
  configVersions,
} from './tables.ts'

/** Days before now at which the versions were published, and why. */
const publications = [
  { days: 40, note: 'Charts and welcome text' },
  { days: 16, note: 'Old versions keep charts for a week, and suggest an update' },
  { days: 0.75, note: 'Lock times for a tenth of the Rhine ports' },
]
/** Hours whose fetches the demo data has, and fetches of each. */
const demoHours = 47
const perHour = [8, 40] as const
const peopleOfApp = 160

/** The versions of the demo team's navigation project, and fetches of its first app. */
export async function seedConfig({ db, now, random }: Seed): Promise<void> {
  const [project] = await db.select().from(projects).where(eq(projects.projectId, demoProjectIds.navigation))
  const [app] = await db
    .select({ appId: apps.appId })
    .from(apps)
    .where(and(eq(apps.teamId, demoTeamId), eq(apps.projectId, demoProjectIds.navigation)))
    .orderBy(apps.appId)
    .limit(1)
  if (!project || !app) return
  const { projectId } = project
  const region = regionPrefixOfZone(zoneOfSiteId(project.siteId))
  const place = { teamId: demoTeamId, projectId, region }
  const times = publications.map(({ days }) => now - days * day)
  await db.insert(configVersions).values(
    demoTemplates.map((template, at) => {
      const changes = changesBetween(demoTemplates[at - 1] ?? emptyTemplate, template)
      return {
        ...place,
        version: at + 1,
        kind: 'publish' as const,
        restored: null,
        note: publications[at]?.note ?? '',
        userId: demoTeamId,
        publishTime: times[at] ?? now,
        parameters: template.parameters.length,
        conditions: template.conditions.length,
        changed: changes.map((change) => nameOf(change.at)),
        changes: changes.length,
      }
    }),
  )
  await db
    .insert(configTemplates)
    .values(demoTemplates.map((template, at) => ({ ...place, version: at + 1, template })))
  const counts = createCounts()
  for (let back = demoHours; back >= 0; back--)
    for (let count = random.whole(...perHour); count > 0; count--) {
      const time = Math.floor(now / hour) * hour - back * hour
      const person = random.whole(1, peopleOfApp)
      // A device fetches every few hours: a new version reaches people one after another.
      const published = times.filter((publishTime) => publishTime + (person % 12) * hour <= time).length
      const version = Math.max(1, published)
      const context = demoContexts[person % demoContexts.length] ?? {}
      const template = demoTemplates[version - 1] as Template
      const verdicts = evaluateConditions(
        template,
        { ...context, targetingKey: `demo-${person}` },
        { now: time, compilePattern },
      )
      counts.add({ version, time, person, context, matches: [...verdicts].filter(([, { holds }]) => holds) })
    }
  await counts.write(db, place, app.appId)
}

interface Fetch {
  version: number
  time: number
  person: number
  context: object
  matches: readonly (readonly [condition: string, verdict: unknown])[]
}

/** Adds up fetches as the platform would have. */
function createCounts() {
  const fetches = new Map<string, { version: number; hour: number; fetches: number }>()
  const matches = new Map<string, { version: number; hour: number; condition: string; fetches: number }>()
  const people = new Map<string, { version: number; person: string; lastTime: number }>()
  const attributes = new Map<
    string,
    { attributeName: string; valueType: AttributeType; contexts: number; firstTime: number; lastTime: number }
  >()
  return {
    add({ version, time, person, context, matches: held }: Fetch) {
      const key = `${version} ${time}`
      fetches.set(key, { version, hour: time, fetches: (fetches.get(key)?.fetches ?? 0) + 1 })
      for (const [condition] of held) {
        const name = `${key} ${condition}`
        matches.set(name, { version, hour: time, condition, fetches: (matches.get(name)?.fetches ?? 0) + 1 })
      }
      people.set(`${version} ${person}`, { version, person: `demo-${person}`, lastTime: time })
      for (const [attributeName, value] of Object.entries(context)) {
        const valueType = typeof value === 'string' ? 'text' : (typeof value as 'number' | 'boolean')
        const known = attributes.get(attributeName)
        attributes.set(attributeName, {
          attributeName,
          valueType,
          contexts: (known?.contexts ?? 0) + 1,
          firstTime: known?.firstTime ?? time,
          lastTime: time,
        })
      }
    },
    async write(
      db: Seed['db'],
      place: { teamId: string; projectId: string; region: 'CN' | 'SG' | 'DE' | 'RU' },
      appId: string,
    ) {
      await db.insert(configFetches).values([...fetches.values()].map((row) => ({ ...place, appId, ...row })))
      await db.insert(configMatches).values([...matches.values()].map((row) => ({ ...place, appId, ...row })))
      await db.insert(configPeople).values([...people.values()].map((row) => ({ ...place, appId, ...row })))
      await db.insert(configAttributes).values([...attributes.values()].map((row) => ({ ...place, ...row })))
    },
  }
}

/** Who published the demo team's versions. */
export async function historyOfConfig({ db }: Seed): Promise<DemoAct[]> {
  const versions = await db.select().from(configVersions).where(eq(configVersions.teamId, demoTeamId))
  return versions.map(({ projectId, region, version, note, userId, publishTime }) => ({
    call: 'remote-config.config.create',
    time: publishTime,
    userId: userId ?? demoTeamId,
    input: { projectId, baseVersion: version - 1, note },
    changes: [{ table: 'cw_config_versions', key: `${projectId}/${region}/${version}` }],
  }))
}
