import { eq, sql } from 'drizzle-orm'
import { calls } from '@console-widgets/reports/contract'
import { reportLimits, reportListFields } from '@console-widgets/reports/model'
import * as schemas from '@console-widgets/reports/schemas'
import { newId } from '../../database/ids.ts'
import { listQuery } from '../../database/list-rows.ts'
import { implement } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { reports } from './tables.ts'

/** Answers the calls of the area `reports`. */
export const reportsImplementation = implement(calls, schemas, {
  'reports.report.list': async (input, { db }) => {
    const { where, orderBy, limit, offset } = listQuery(reportListFields, reports, reports.reportId, input, '-updateTime')
    return { items: await db.select().from(reports).where(where).orderBy(...orderBy).limit(limit).offset(offset), total: await db.$count(reports, where) }
  },

  'reports.report.create': async ({ reportName }, { db, now }) => {
    if ((await db.$count(reports)) >= reportLimits.perTeam) throw refuse('limit-reached', `A team has at most ${reportLimits.perTeam} reports. Delete one that you no longer need.`)
    const same = eq(sql`lower(${reports.reportName})`, sql`lower(${reportName})`)
    if ((await db.$count(reports, same)) > 0) throw refuse('name-taken', `'${reportName}' is there already`, [{ field: 'reportName', message: 'is already taken' }])
    const time = now()
    const [report] = await db.insert(reports).values({ reportId: newId(), reportName, createTime: time, updateTime: time }).returning()
    return report as typeof reports.$inferSelect
  },

  'reports.report.delete': async ({ reportId }, { db }) => {
    const removed = await db.delete(reports).where(eq(reports.reportId, reportId)).returning()
    if (removed.length === 0) throw refuse('not-found', `There is no report '${reportId}' in this team`)
  },
})
