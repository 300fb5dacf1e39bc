import { formatUtc } from '@console-widgets/core/formats'
import { consoleVisits } from '@console-widgets/platform/analytics/tables'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { leadReports } from '@console-widgets/platform/leads/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'

const teamId = demoTeamId

/** Page views and clicks of yesterday, by page. */
const visits = [
  { pageId: 'versions.version', count: 34 },
  { pageId: 'apps.list', count: 21 },
  { pageId: 'reports.overview', count: 12 },
  { pageId: 'relational-database.database', count: 7 },
  { pageId: 'apps.list', element: 'host.notices', count: 9 },
  { pageId: 'versions.version', element: 'host.help', count: 2 },
]

/** Services that members opened, each in a session of its own. */
const leads = [
  { serviceId: 'cloud-storage', serviceCode: 'serverless', userId: demoTeamId, age: 26 },
  { serviceId: 'relational-database', serviceCode: 'serverless', userId: 'user-jonas', age: 31 },
  { serviceId: 'relational-database', serviceCode: 'serverless', userId: demoTeamId, age: 50 },
  { serviceId: 'reports', serviceCode: 'analysis', userId: demoTeamId, age: 74 },
]

/** What the console reported about the demo team's use of it. */
export async function seedUsage({ db, now }: Seed): Promise<void> {
  await db.insert(consoleVisits).values(
    visits.map(({ pageId, element = '', count }, index) => ({
      teamId,
      visitId: `console-visit-${index + 1}`,
      day: formatUtc(now - day, 'YYYY-MM-DD'),
      event: element ? ('click' as const) : ('pageView' as const),
      pageId,
      element,
      count,
      lastTime: now - day - index * hour,
    })),
  )
  await db.insert(leadReports).values(
    leads.map(({ age, ...lead }, index) => ({
      ...lead,
      teamId,
      reportId: `lead-report-${index + 1}`,
      reportSession: `demo-session-${index + 1}`,
      dataType: 'agc_service_browsing' as const,
      menuId: lead.serviceId,
      time: now - age * hour,
    })),
  )
}
