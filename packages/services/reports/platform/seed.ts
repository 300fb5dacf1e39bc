import { asc, eq } from 'drizzle-orm'
import { dayMilliseconds } from '@console-widgets/reports/model'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { europeTeamId } from '@console-widgets/platform/demo/people'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { fillKind, nextHour, trafficKind } from './actors.ts'
import { demoNews } from './demo-news.ts'
import { demoEvents } from './options.ts'
import {
  appComparisons,
  comparedApps,
  interfaceCalls,
  newsReads,
  reportStates,
  reportTemplates,
  serviceNews,
} from './tables.ts'
import { analyzeTables, countSteps, dashed, fillNext, firstDays } from './traffic/fill.ts'

/** Number of events generated immediately; a task generates more while the console is already usable. */
const mostAtOnce = 100_000

/** Events of the demo teams, and the team's own settings. */
export async function seedReports(seed: Seed): Promise<void> {
  await seedNews(seed)
  await seedTeamsOwn(seed)
  for (const teamId of [demoTeamId, europeTeamId]) await seedEvents(seed, teamId)
  if (seed.services.options.of(demoEvents) <= mostAtOnce) await analyzeTables(seed.db)
}

async function seedEvents({ db, services, now }: Seed, teamId: string): Promise<void> {
  const { firstDay, lastDay } = firstDays(now)
  const hour = dayMilliseconds / 24
  const scale = services.options.of(demoEvents)
  const state = {
    teamId,
    firstDay: dashed(firstDay),
    lastDay: dashed(lastDay),
    streamedTime: Math.floor(now / hour) * hour,
    scale,
    filled: 0,
    parts: 0,
  }
  await db.insert(reportStates).values({ ...state, parts: await countSteps(db, services.events, state) })
  if (scale > mostAtOnce)
    await services.tasks.start(db, { kind: fillKind, teamId, userId: teamId, payload: { teamId } })
  else
    for (
      let step = { filled: 0, parts: 1 };
      step.filled < step.parts;
      step = await fillNext(db, services.events, teamId)
    );
  await services.jobs.schedule(db, { kind: trafficKind, teamId, payload: {}, dueTime: nextHour(now) })
}

async function seedNews({ db, now }: Seed): Promise<void> {
  await db.insert(serviceNews).values(demoNews.map(({ age, ...news }) => ({ ...news, publishTime: now - age * day })))
  await db.insert(newsReads).values({ teamId: demoTeamId, userId: demoTeamId, newsId: 'news-02', time: now - 40 * day })
}

/** Comparison, templates, and interface measurements of the demo team. */
async function seedTeamsOwn({ db, random, now }: Seed): Promise<void> {
  const own = await db.select().from(apps).where(eq(apps.teamId, demoTeamId)).orderBy(asc(apps.appId))
  const named = (appName: string) => own.find((app) => app.appName === appName)?.appId as string
  const compared = ['Northwind Maps', 'Northwind Weather', 'Северная погода'].map(named)
  await db.insert(comparedApps).values(compared.map((appId, place) => ({ teamId: demoTeamId, appId, place })))
  await db
    .insert(appComparisons)
    .values({ teamId: demoTeamId, comparisonId: random.letters(7), enabled: true, updateTime: now - 9 * day })
  await db.insert(reportTemplates).values({
    teamId: demoTeamId,
    templateId: random.letters(24),
    templateName: 'Maps in Germany',
    query: {
      reportId: 'app-overview',
      days: 30,
      groupBy: ['date'],
      metrics: [],
      filterCondition: ['countryId'],
      filterConditionValue: ['DE'],
    },
    createTime: now - 20 * day,
  })
  const interfaces = ['route.search', 'tile.load', 'position.report', 'account.refresh']
  const appId = named('Northwind Maps')
  await db.insert(interfaceCalls).values(
    Array.from({ length: 240 }, () => ({
      teamId: demoTeamId,
      appId,
      interfaceName: random.pick(interfaces),
      milliseconds: 30 + Math.floor(400 * random.next() ** 3),
      succeeded: !random.chance(0.02),
      time: now - Math.floor(random.next() * 20 * day),
    })),
  )
}
