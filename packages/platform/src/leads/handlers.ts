import { leadReportCalls } from '@console-widgets/core/contract'
import * as schemas from '@console-widgets/core/schemas'
import { ownTeam } from '../accounts/views.ts'
import { newId } from '../database/ids.ts'
import { implement } from '../calls/handler.ts'
import { refuse } from '../refusals/refusal.ts'
import { leadReports } from './tables.ts'

/** Implements lead behavior reports (R167–R172). */
export const leadsImplementation = implement(
  leadReportCalls,
  schemas,
  {
    'lead-report.behaviour.report': async ({ dataType, detail }, { db, userId, sessionId, now }) => {
      const [team] = await db.select().from(ownTeam)
      if (team?.country !== 'CN') throw refuse('not-in-china', 'Leads are reported only for teams in China')
      // A second report of the same session adds nothing.
      await db
        .insert(leadReports)
        .values({ reportId: newId(), reportSession: sessionId, userId, dataType, ...detail, time: now() })
        .onConflictDoNothing()
    },
  },
  { unrecorded: ['lead-report.behaviour.report'] },
)
