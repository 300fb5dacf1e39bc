import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { regionPrefixOfZone, type Zone } from '@console-widgets/core'
import {
  problemsOfGraph,
  problemsOfSending,
  isAudienceGood,
  slotsOf,
  type SendingFacts,
} from '@console-widgets/recall/model'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { anyOf } from '@console-widgets/platform/database/any-of'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import type { StepMessage } from '@console-widgets/platform/journeys/message-steps'
import { collectTargets } from '@console-widgets/platform/release/offered-targets'
import { comparable } from '@console-widgets/platform/texts/comparable'
import type { AppOfTeam } from './engine/audience-sql.ts'
import {
  flowVersions,
  smsSignatures,
  smsTemplates,
  thirdPartyTemplates,
  type ActivityRow,
  type JourneyRow,
} from './tables.ts'

/** Rows of an app at the site that answers. */
export function ofApp(table: { appId: PgColumn; region: PgColumn }, appId: string, zone: Zone): SQL {
  return and(eq(table.appId, appId), eq(table.region, regionPrefixOfZone(zone))) as SQL
}

/** What reads rows, and asks other services. */
export interface Asking {
  db: Queries
  services: PlatformParts
}

/** Templates, signatures, and addresses of an app, which sendings refer to. */
export async function readFacts(
  { db, services }: Asking,
  { teamId, appId, region }: AppOfTeam & Pick<JourneyRow, 'region'>,
): Promise<SendingFacts> {
  const mine = (table: { appId: PgColumn; teamId: PgColumn }) => and(eq(table.appId, appId), eq(table.teamId, teamId))
  return {
    templates: await db.select().from(smsTemplates).where(mine(smsTemplates)),
    signatures: await db.select().from(smsSignatures).where(mine(smsSignatures)),
    thirdParty: await db.select().from(thirdPartyTemplates).where(mine(thirdPartyTemplates)),
    targets: (await collectTargets(appId, { db, services })).map(({ address }) => address),
    messages: await readStepMessages({ db, services }, { appId, region }),
  }
}

/** In-app messages to which steps can lead people. */
export async function readStepMessages(
  { db, services }: Asking,
  app: Pick<JourneyRow, 'appId' | 'region'>,
): Promise<StepMessage[]> {
  return (await services.events.collectAnswers('journeys.messages', app, { db })).flat()
}

/** What keeps an activity from running. */
export function problemsOfActivity({ content }: Pick<ActivityRow, 'content'>, facts: SendingFacts) {
  return [...(isAudienceGood(content.audience) ? [] : (['version'] as const)), ...problemsOfSending(content, facts)]
}

/** Rows with the name of who wrote them last. */
export async function named<Row extends { userId: string }>({ db }: Pick<Context, 'db'>, rows: readonly Row[]) {
  const names = await readMemberNames(
    db,
    rows.map(({ userId }) => userId),
  )
  return rows.map((row) => ({ ...row, userName: names.get(row.userId) ?? null }))
}

/** Rows with their slots. */
export const withSlots = <Row>(row: Row, text: string): Row & { slots: string[] } => ({ ...row, slots: slotsOf(text) })

/** Numbers of people and messages of flows, by their IDs. */
async function countFlows(db: Queries, flowIds: readonly string[]) {
  const ids = anyOf(flowIds)
  const people = await rowsOf<{ flow_id: string; contacted: number; withheld: number; inside: number }>(
    db,
    sql`select flow_id, (count(*) filter (where state <> 'withheld'))::int as contacted,
        (count(*) filter (where state = 'withheld'))::int as withheld, (count(*) filter (where state = 'in'))::int as inside
      from cw_recall_people where flow_id = ${ids} group by flow_id`,
  )
  const sent = await rowsOf<{ flow_id: string; sent: number }>(
    db,
    sql`select flow_id, count(*)::int as sent from cw_recall_sends where flow_id = ${ids} group by flow_id`,
  )
  return (flowId: string) => {
    const { contacted = 0, withheld = 0, inside = 0 } = people.find((row) => row.flow_id === flowId) ?? {}
    return { contacted, withheld, inside, sent: sent.find((row) => row.flow_id === flowId)?.sent ?? 0 }
  }
}

/** Activities as responses have them. */
export async function describeActivities(context: Asking, rows: readonly ActivityRow[]) {
  const [first] = rows
  if (!first) return []
  const counts = await countFlows(
    context.db,
    rows.map(({ campaignId }) => campaignId),
  )
  const facts = await readFacts(context, first)
  return (await named(context, rows)).map((row) => ({
    ...row,
    ...counts(row.campaignId),
    problems: problemsOfActivity(row, facts),
  }))
}

/** An activity as responses have it. */
export async function describeActivity(context: Asking, row: ActivityRow) {
  const [described] = await describeActivities(context, [row])
  if (!described) throw new TypeError('An activity is described by itself')
  return described
}

/** Journeys as responses have them. */
export async function describeJourneys(context: Asking, rows: readonly JourneyRow[]) {
  const [first] = rows
  if (!first) return []
  const { db } = context
  const ids = rows.map(({ journeyId }) => journeyId)
  const counts = await countFlows(db, ids)
  const facts = await readFacts(context, first)
  const versions = await db.select().from(flowVersions).where(inArray(flowVersions.flowId, ids))
  return (await named(context, rows)).map((row) => {
    const live = versions.find(({ flowId, version }) => flowId === row.journeyId && version === row.version)
    const { contacted, withheld, inside } = counts(row.journeyId)
    return {
      ...row,
      isChanged: comparable(live?.graph) !== comparable(row.graph),
      problems: problemsOfGraph(row.graph, facts),
      entered: contacted + withheld,
      inside,
    }
  })
}

/** A journey as responses have it. */
export async function describeJourney(context: Asking, row: JourneyRow) {
  const [described] = await describeJourneys(context, [row])
  if (!described) throw new TypeError('A journey is described by itself')
  return described
}
