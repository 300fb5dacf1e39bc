import { sql } from 'drizzle-orm'
import { formatUtc } from '@console-widgets/core/formats'
import { calls } from '@console-widgets/recall/contract'
import { newActivity, type ActivityContent } from '@console-widgets/recall/model'
import { createSignedInStage, type SignedInStage } from '@console-widgets/sandbox/testing/signed-in-stage'

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
export interface RecallStage extends SignedInStage {
  /** Everyone of the app, with the days on which they used it, from the stored events alone. */
  people(): Promise<{ person: number; country: string; install: string; days: ReadonlySet<string> }[]>
  /** Creates an activity that could run. @returns its ID */
  createActivity(change?: Partial<ActivityContent>): Promise<string>
  setStatus(campaignId: string, status: 'auditing' | 'running' | 'paused' | 'ended'): Promise<unknown>
  peopleOf(flowId: string): Promise<StoredPerson[]>
  sendsOf(flowId: string): Promise<StoredSend[]>
}

export async function createRecallStage(): Promise<RecallStage> {
  const opened = await createSignedInStage({ membersEditDemoProjects: true })
  let names = 0
  // The same object, whose holder changes as time passes.
  const stage: RecallStage = Object.assign(opened, {
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
  } satisfies Omit<RecallStage, keyof SignedInStage>)
  return stage
}

export const dayOf = (time: number) => formatUtc(time, 'YYYY-MM-DD')
