import { and, countDistinct, desc, eq, max } from 'drizzle-orm'
import { consoleVisits } from '@console-widgets/platform/analytics/tables'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { listHandler } from '@console-widgets/platform/database/plain-handlers'
import { leadReports } from '@console-widgets/platform/leads/tables'
import type { calls } from '@console-widgets/teams/contract'
import { consoleVisitListFields } from '@console-widgets/teams/model'
import { serviceProviders } from './tables.ts'

type UsageCalls = Pick<typeof calls, 'teams.console-visit.list' | 'teams.lead-report.list'>

/** Services that are returned at most: more than a console has. */
const mostServices = 200

/** Handlers for what the console reports about the team's use of it. */
export const usageHandlers: Handlers<UsageCalls> = {
  'teams.console-visit.list': listHandler(consoleVisits, consoleVisitListFields, '-lastTime'),

  'teams.lead-report.list': async (_, { db }) => {
    const lastTime = max(leadReports.time)
    const rows = await db
      .select({
        dataType: leadReports.dataType,
        serviceId: leadReports.serviceId,
        providerName: serviceProviders.providerName,
        sessions: countDistinct(leadReports.reportSession),
        members: countDistinct(leadReports.userId),
        lastTime,
      })
      .from(leadReports)
      .leftJoin(
        serviceProviders,
        and(
          eq(leadReports.dataType, 'ecology_service_browsing'),
          eq(serviceProviders.teamId, leadReports.teamId),
          eq(serviceProviders.providerId, leadReports.serviceId),
        ),
      )
      .groupBy(leadReports.dataType, leadReports.serviceId, serviceProviders.providerName)
      .orderBy(desc(lastTime))
      .limit(mostServices)
    return { items: rows.map((row) => ({ ...row, lastTime: Number(row.lastTime) })) }
  },
}
