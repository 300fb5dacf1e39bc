import { and, eq, sql, type SQL } from 'drizzle-orm'
import { formatUtc } from '@console-widgets/core/formats'
import {
  composeSms,
  fillSlots,
  isQuiet,
  nextOpenTime,
  optOutCodeLength,
  optOutLink,
  optOutPlace,
  countSmsParts,
  smsCaps,
  type SendNode,
  type Sending,
} from '@console-widgets/recall/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { reasonToReturn } from '@console-widgets/platform/outbox/carrier'
import { postToMany, type Message } from '@console-widgets/platform/outbox/post-message'
import { smsSignatures, smsTemplates, smsUsage, thirdPartyTemplates } from '../tables.ts'
import { number } from './audience-sql.ts'
import { dueAt, type Work } from './work.ts'

/** Type of the job that reads what the carrier reports. */
export const collectKind = 'recall.collect'
/** Topic of the messages in the outbox. */
const topic = 'recall'
/** Time after which the carrier has reported. */
const reportTime = 10_000

/** A text with the link of one person. */
const withOptOut = (text: string, origin: string, code: string) =>
  text.replaceAll(optOutPlace, () => optOutLink(origin, code))

/** A person to whom a message is sent, with the code by which they opt out. */
interface Receiver {
  person: number
  code: string
}

/** What people get from a node. The place of the link is still empty. */
interface Prepared extends Pick<Message, 'channel' | 'subject' | 'text'> {
  parts: number
  /** Before the person in their address. */
  address: string
}

/**
 * Reads what a node sends. Undefined: what it refers to isn't there, or isn't approved. A simulation sends nothing,
 * and so doesn't wait for the review.
 */
export async function prepareSending(
  { db, flow, origin, world }: Pick<Work, 'db' | 'flow' | 'origin' | 'world'>,
  node: Sending,
): Promise<Prepared | undefined> {
  const { channel, templateId, signatureId, slots, title, body } = node
  // Apps know their people's numbers and devices: the carrier asks them.
  const address = `app:${flow.appId}/person:`
  if (channel === 'message') return { channel: 'push', subject: title, text: body, parts: 0, address }
  if (channel === 'third-party') {
    const [template] = await db
      .select()
      .from(thirdPartyTemplates)
      .where(and(eq(thirdPartyTemplates.templateId, templateId), eq(thirdPartyTemplates.teamId, flow.teamId)))
    if (!template) return undefined
    const text = fillSlots(template.body, slots)
    return { channel: 'push', subject: template.provider, text, parts: 0, address: `${template.provider} ${address}` }
  }
  const [template] = await db
    .select()
    .from(smsTemplates)
    .where(and(eq(smsTemplates.templateId, templateId), eq(smsTemplates.teamId, flow.teamId)))
  const [sign] = await db
    .select()
    .from(smsSignatures)
    .where(and(eq(smsSignatures.signatureId, signatureId), eq(smsSignatures.teamId, flow.teamId)))
  if (!template || !sign) return undefined
  if (world !== 'simulated' && (template.state !== 'passed' || sign.state !== 'passed')) return undefined
  const text = composeSms({
    text: fillSlots(template.text, slots),
    signature: sign.signature,
    language: template.language,
    optOut: optOutPlace,
  })
  // All links are equally long.
  const { parts } = countSmsParts(withOptOut(text, origin, '0'.repeat(optOutCodeLength)))
  return { channel: 'sms', subject: '', text, parts, address }
}

/** Sends to everyone who is due at a node, except those who must wait: for the morning, or because of the limits. */
export async function sendDue(work: Work, node: SendNode, prepared: Prepared | undefined): Promise<void> {
  if (!prepared) {
    await postpone(work, node, sql`${work.now}::bigint + ${number(hour)}`, sql`true`)
    return
  }
  await waitForMorning(work, node)
  if (node.kind === 'sms') await keepLimits(work, node)
  const people = await store(work, node, prepared.parts)
  if (work.world === 'live') await post(work, node, prepared, people)
  else await settle(work, node, prepared, people)
  if (work.world !== 'simulated' && prepared.parts > 0 && people.length > 0)
    await count(work, prepared.parts * people.length)
}

const postpone = (work: Work, { nodeId }: SendNode, until: SQL, condition: SQL) =>
  work.db.execute(sql`update cw_recall_steps s set wake_time = ${until} where ${dueAt(work, nodeId)} and ${condition}`)

/** Where it is night, people get the message in the morning. */
async function waitForMorning(work: Work, node: SendNode): Promise<void> {
  const { db, now } = work
  const rows = await rowsOf<{ country: string }>(
    db,
    sql`select distinct s.country from cw_recall_steps s where ${dueAt(work, node.nodeId)}`,
  )
  for (const { country } of rows.filter((each) => isQuiet(each.country, now)))
    await postpone(work, node, sql`${nextOpenTime(country, now)}::bigint`, sql`s.country = ${country}`)
}

/** Where people have reached their SMS limit over all activities and journeys of the app, the message waits. */
async function keepLimits(work: Work, node: SendNode): Promise<void> {
  const { flow, now } = work
  const { perDay, perWeek } = smsCaps
  const limit = (most: number, length: number) => sql`
    (select d.send_time + ${number(length)}::bigint from cw_recall_sends d
      where d.team_id = ${flow.teamId} and d.app_id = ${flow.appId} and d.person = s.person and d.channel = 'sms'
        and d.send_time > ${now}::bigint - ${number(length)}
      order by d.send_time desc offset ${number(most - 1)} limit 1)`
  const until = sql`greatest(${limit(perDay, day)}, ${limit(perWeek, 7 * day)})`
  await postpone(work, node, until, sql`${until} > ${now}`)
}

/** 96 random bits: digits of random IDs, among which none belongs to their form. */
const optOutCode = sql`left(gen_random_uuid()::text, 8) || right(gen_random_uuid()::text, 12) || left(gen_random_uuid()::text, 4)`

/** Stores what is sent now, once per person and node. */
async function store(work: Work, node: SendNode, parts: number): Promise<Receiver[]> {
  const { db, now } = work
  const rows = await rowsOf<Receiver>(
    db,
    sql`insert into cw_recall_sends (team_id, app_id, send_id, flow_id, node_id, person, country, channel, parts, state, send_time, opt_out_code)
      select s.team_id, s.app_id, s.flow_id || '.' || s.node_id || '.' || s.person, s.flow_id, s.node_id, s.person, s.country,
        ${node.kind}, ${number(parts)}, 'sent', ${now}, ${optOutCode}
      from cw_recall_steps s where ${dueAt(work, node.nodeId)}
      on conflict do nothing returning person, opt_out_code as code`,
  )
  return rows.toSorted((one, other) => one.person - other.person)
}

const sendIdOf = ({ flow }: Work, node: SendNode, person: number) => `${flow.flowId}.${node.nodeId}.${person}`

function messageTo(
  work: Work,
  node: SendNode,
  { channel, subject, text, address }: Prepared,
  { person, code }: Receiver,
): Message {
  return {
    ownerTeamId: work.flow.teamId,
    channel,
    address: `${address}${person}`,
    subject,
    text: withOptOut(text, work.origin, code),
    topic,
    reference: sendIdOf(work, node, person),
  }
}

async function post(work: Work, node: SendNode, prepared: Prepared, people: readonly Receiver[]): Promise<void> {
  if (people.length === 0) return
  const { db, flow, now, origin } = work
  const { channel, subject, text, address } = prepared
  const persons = `{${people.map(({ person }) => person).join(',')}}`
  await postToMany(
    db,
    {
      ...{ ownerTeamId: flow.teamId, channel, subject, topic },
      people: sql`select ${address}::text || d.person as address, d.send_id as reference,
          replace(${text}::text, ${optOutPlace}, ${optOutLink(origin, '')}::text || d.opt_out_code) as text
        from cw_recall_sends d where d.flow_id = ${flow.flowId} and d.node_id = ${node.nodeId} and d.person = any(${persons}::int[])`,
    },
    now,
  )
  await scheduleJob(db, {
    kind: collectKind,
    teamId: flow.teamId,
    payload: { flowId: flow.flowId },
    dueTime: now + reportTime,
  })
}

/** What the carrier has done, where no message leaves any more: in the demo's first days, and in simulations. */
async function settle(work: Work, node: SendNode, prepared: Prepared, people: readonly Receiver[]): Promise<void> {
  const failed = people.flatMap((receiver) =>
    reasonToReturn(messageTo(work, node, prepared, receiver)) === undefined ? [] : [receiver.person],
  )
  await work.db.execute(sql`update cw_recall_sends set state = case when person = any(${`{${failed.join(',')}}`}::int[])
      then 'failed' else 'delivered' end
    where flow_id = ${work.flow.flowId} and node_id = ${node.nodeId} and state = 'sent'`)
}

/** Adds to the parts of the month, which are billed. */
async function count({ db, flow, now }: Work, parts: number): Promise<void> {
  await db
    .insert(smsUsage)
    .values({ teamId: flow.teamId, appId: flow.appId, month: formatUtc(now, 'YYYY-MM'), parts })
    .onConflictDoUpdate({
      target: [smsUsage.appId, smsUsage.month],
      set: { parts: sql`${smsUsage.parts} + ${number(parts)}` },
    })
}

/** Takes over what the carrier has reported about a flow's messages. */
export async function collectReports(db: Queries, flowId: string): Promise<void> {
  await db.execute(sql`update cw_recall_sends s set state = o.state from cw_outbox o
    where o.topic = ${topic} and o.reference = s.send_id and o.state in ('delivered', 'failed')
      and s.flow_id = ${flowId} and s.state = 'sent'`)
}
