import { sql, type SQL } from 'drizzle-orm'
import type { Console } from '@console-widgets/core'
import { formatUtc } from '@console-widgets/core/formats'
import { calls } from '@console-widgets/recall/contract'
import { newActivity, type ActivityContent } from '@console-widgets/recall/model'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

/** Northwind Maps. */
export const appId = '108370001'

/** Someone in an activity or a journey, as stored. */
export interface StoredPerson {
  person: number
  country: string
  state: string
  enter_time: string
}

/** What was sent to someone, as stored. */
export interface StoredSend {
  person: number
  country: string
  send_time: string
  state: string
  send_id: string
}

/** A platform, its account holder, and what tests of activities and journeys do again and again. */
export interface RecallStage {
  test: TestPlatform
  /** Signed in again whenever time passes. */
  holder: Console
  /** Advances the clock and runs everything that is due. */
  pass(milliseconds: number): Promise<void>
  rows<Row>(query: SQL): Promise<Row[]>
  /** Everyone of the app, with the days on which they used it, from the stored events alone. */
  people(): Promise<{ person: number; country: string; install: string; days: ReadonlySet<string> }[]>
  /** Creates an activity that could run. @returns its ID */
  createActivity(change?: Partial<ActivityContent>): Promise<string>
  setStatus(campaignId: string, status: 'auditing' | 'running' | 'paused' | 'ended'): Promise<unknown>
  peopleOf(flowId: string): Promise<StoredPerson[]>
  sendsOf(flowId: string): Promise<StoredSend[]>
}

export async function createRecallStage(): Promise<RecallStage> {
  const test = await createTestPlatform({ membersEditDemoProjects: true })
  let names = 0
  const stage: RecallStage = {
    test,
    holder: await signIn(test.platform),
    async pass(milliseconds) {
      test.clock.advance(milliseconds)
      await test.platform.wake()
      stage.holder = await signIn(test.platform)
    },
    rows: (query) => test.platform.services.database.asPlatform((db) => rowsOf(db, query)),
    async people() {
      const stored = await stage.rows<{ person: number; country: string; install: string; days: string[] }>(sql`
        select p.person, p.country, to_char(p.install_day, 'YYYY-MM-DD') as install, array(
          select distinct to_char(e.day, 'YYYY-MM-DD') from cw_report_events e where e.app_id = p.app_id
            and e.team_id = p.team_id and e.kind = 8 and e.person = p.person) as days
        from cw_report_people p where p.app_id = ${appId}`)
      return stored.map(({ days, ...each }) => ({ ...each, days: new Set(days) }))
    },
    async createActivity(change = {}) {
      const activityName = `Activity ${++names}`
      const created = { appId, activityName, channel: 'sms' as const }
      const { campaignId } = await stage.holder.invoke(calls['recall.activity.create'], created)
      const content = {
        ...newActivity(),
        templateId: 'sms-template-charts',
        signatureId: 'signature-maps',
        slots: { days: '30' },
        holdout: 10,
        ...change,
      }
      await stage.holder.invoke(calls['recall.activity.update'], { campaignId, activityName, content })
      return campaignId
    },
    setStatus: (campaignId, status) =>
      stage.holder.invoke(calls['recall.activity-status.update'], { campaignId, status }),
    peopleOf: (flowId) => stage.rows(sql`select * from cw_recall_people where flow_id = ${flowId} order by person`),
    sendsOf: (flowId) =>
      stage.rows(sql`select * from cw_recall_sends where flow_id = ${flowId} order by person, node_id`),
  }
  return stage
}

export const dayOf = (time: number) => formatUtc(time, 'YYYY-MM-DD')
