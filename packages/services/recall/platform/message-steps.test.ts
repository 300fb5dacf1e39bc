import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls as messageCalls } from '@console-widgets/app-messaging/contract'
import { newContent, type MessageContent } from '@console-widgets/app-messaging/model'
import { calls } from '@console-widgets/recall/contract'
import { newActivity, newNode, type JourneyGraph, type JourneyNode } from '@console-widgets/recall/model'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { idOfPerson } from '@console-widgets/platform/traffic/people'
import { firstReportedPerson } from '@console-widgets/reports/model'
import { testOrigin } from '@console-widgets/sandbox/testing/test-platform'
import { appId, createRecallStage, type RecallStage } from './testing/stage.ts'

let stage: RecallStage
let address: string
beforeAll(async () => {
  stage = await createRecallStage()
  const key = await stage.test.platform.services.database.asPlatform((db) => keyOfConfigFile(db, appId))
  address = clientAddress(testOrigin, key ?? '')
})
afterAll(() => stage.test.close())

function send(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const request = new Request(`${address}${path}`, { method: 'POST', body: JSON.stringify(body), headers })
  return stage.test.platform.fetch(request, { address: '198.51.100.9' })
}
/** Whether the app of a person may show a message now. */
async function mayShow(personId: string, messageId: string): Promise<boolean> {
  const answer = (await (await send('/messages', { personId })).json()) as { messages: { messageId: string }[] }
  return answer.messages.some((each) => each.messageId === messageId)
}

async function createMessage(messageName: string, change: Partial<MessageContent>) {
  const created = { appId, messageName, kind: 'card' as const, language: 'en-US', title: 'Welcome back' }
  const { messageId } = await stage.holder.invoke(messageCalls['app-messaging.message.create'], created)
  const content = {
    ...newContent('card', 'en-US', 'Welcome back'),
    ...{ priority: 10, holdout: 0, ...change },
  } as const
  const input = { messageId, messageName, content } as never
  await stage.holder.invoke(messageCalls['app-messaging.message.update'], input)
  return messageId
}
const setStatus = (messageId: string, status: 'published' | 'stopped') =>
  stage.holder.invoke(messageCalls['app-messaging.message-status.update'], { messageId, status })

function journeyTo(messageId: string): JourneyGraph {
  const node = (kind: JourneyNode['kind'], nodeId: string, more: object) =>
    ({ ...newNode(kind, nodeId), ...more }) as JourneyNode
  return {
    nodes: [
      node('entry', 'a', { audience: { ...newActivity().audience, silentDays: 20 }, next: ['b'] }),
      node('in-app', 'b', { messageId, days: 1, next: ['c'] }),
      node('goal', 'c', { days: 10 }),
    ],
  }
}

describe('an in-app message as a step of a journey', () => {
  it('is met by the people of the demo whom a journey has led to it, by no one else, and no more once it stops', async () => {
    const flowId = 'journey-welcome'
    const met = () =>
      stage.rows<{ person: number; time: string; state: string | null; from_time: string | null; until_time: string }>(
        sql`select e.person, e.time, q.state, l.from_time, l.until_time from cw_message_events e
          left join cw_recall_people q on q.flow_id = ${flowId} and q.person = e.person
          left join cw_recall_led_messages l on l.flow_id = ${flowId} and l.person = e.person
          where e.message_id = 'message-welcome' and e.kind = 'impression'`,
      )
    await stage.pass(8 * day)
    const impressions = await met()
    expect(impressions.length).toBeGreaterThan(5)
    for (const { time, state, from_time: from, until_time: until } of impressions) {
      expect(['withheld', null]).not.toContain(state)
      expect(Number(time)).toBeGreaterThanOrEqual(Number(from ?? Infinity))
      expect(Number(time)).toBeLessThan(Number(until))
    }
    expect(new Set(impressions.map(({ person }) => person)).size).toBe(impressions.length)
    // Who has been led there and uses the app meets it, since no other message comes before it.
    const today = stage.test.clock.now() - (stage.test.clock.now() % day)
    const missed = await stage.rows<{ person: number }>(
      sql`select distinct l.person from cw_recall_led_messages l join cw_report_events e
          on e.app_id = l.app_id and e.person = l.person and e.kind = 8
        where l.flow_id = ${flowId} and l.shown_time is null and l.from_time < ${today - 6 * day}
          and e.day >= to_timestamp(${(today - 5 * day) / 1000})::date and e.day < to_timestamp(${today / 1000})::date
          and not exists (select from cw_recall_opt_outs o where o.app_id = l.app_id and o.person = l.person)`,
    )
    expect(missed).toEqual([])

    const { journeyId } = await stage.holder.invoke(calls['campaigns.journey.get'], { journeyId: flowId })
    await stage.holder.invoke(calls['campaigns.journey.stop'], { journeyId, how: 'eject' })
    await stage.pass(3 * day)
    expect((await met()).length).toBe(impressions.length)
  })

  it('is shown to those who have come to the step, and to no one else, for its days', async () => {
    const audience = [{ allOf: [{ subject: 'country', name: '', operator: 'is', values: ['ZZ'] }] }]
    const messageId = await createMessage('Welcome back', { onlyInJourneys: true, audience } as never)
    const graph = journeyTo(messageId)
    const problems = async (of: JourneyGraph) =>
      (await stage.holder.invoke(calls['campaigns.journey-problem.list'], { appId, graph: of })).problems
    expect(await problems(journeyTo(''))).toEqual([{ nodeId: 'b', problem: 'no-message' }])
    expect(await problems(journeyTo('message-of-others'))).toEqual([{ nodeId: 'b', problem: 'no-message' }])
    expect(await problems(graph)).toEqual([{ nodeId: 'b', problem: 'message-not-published' }])
    await setStatus(messageId, 'published')
    expect(await problems(graph)).toEqual([])
    const { items } = await stage.holder.invoke(calls['campaigns.step-message.list'], { appId })
    expect(items).toContainEqual({ messageId, messageName: 'Welcome back', isPublished: true })

    const journeyName = 'Back by a message'
    const { journeyId } = await stage.holder.invoke(calls['campaigns.journey.create'], { appId, journeyName })
    await stage.holder.invoke(calls['campaigns.journey.update'], { journeyId, journeyName, graph })
    await stage.holder.invoke(calls['campaigns.journey.execute'], { journeyId })
    await stage.pass(hour)
    const people = await stage.peopleOf(journeyId)
    const inside = people.filter(({ state }) => state === 'in')
    const withheld = people.find(({ state }) => state === 'withheld')
    const [one, other, third] = inside
    if (!one || !other || !third || !withheld) throw new TypeError('People of both kinds have entered')
    const outside = (await stage.people()).find(({ person }) => people.every((each) => each.person !== person))
    expect(await mayShow(idOfPerson(one.person), messageId)).toBe(true)
    expect(await mayShow(idOfPerson(withheld.person), messageId)).toBe(false)
    expect(await mayShow(idOfPerson(outside?.person ?? 0), messageId)).toBe(false)
    expect(await mayShow('somebody', messageId)).toBe(false)

    // The limits of the message hold, and the journey learns that it was shown.
    const shown = { eventId: 'shown-1', personId: idOfPerson(one.person), kind: 'impression', version: 1 }
    await send(`/messages/${messageId}/events`, { events: [shown] })
    expect(await mayShow(idOfPerson(one.person), messageId)).toBe(false)
    const led = await stage.rows<{ person: number }>(
      sql`select person from cw_recall_led_messages where flow_id = ${journeyId} and shown_time is not null`,
    )
    expect(led).toEqual([{ person: one.person }])
    const counted = await stage.holder.invoke(calls['campaigns.journey-count.get'], { journeyId })
    const shownOf = new Map(counted.nodes.map((each) => [each.nodeId, each.shown]))
    expect([shownOf.get('a'), shownOf.get('b')]).toEqual([null, 1])

    // Who wants no messages gets none; a message that is stopped is shown to no one.
    await stage.test.platform.services.database.asPlatform((db) =>
      db.execute(sql`insert into cw_recall_opt_outs (team_id, app_id, person, flow_id, time)
        select team_id, app_id, person, flow_id, enter_time from cw_recall_people
        where flow_id = ${journeyId} and person = ${other.person}`),
    )
    expect(await mayShow(idOfPerson(other.person), messageId)).toBe(false)
    expect(await mayShow(idOfPerson(third.person), messageId)).toBe(true)
    await setStatus(messageId, 'stopped')
    expect(await mayShow(idOfPerson(third.person), messageId)).toBe(false)
    await setStatus(messageId, 'published')
    await stage.pass(22 * hour)
    expect(await mayShow(idOfPerson(third.person), messageId)).toBe(true)
    await stage.pass(hour)
    expect(await mayShow(idOfPerson(third.person), messageId)).toBe(false)
    await stage.holder.invoke(calls['campaigns.journey.stop'], { journeyId, how: 'eject' })
    await stage.holder.invoke(calls['campaigns.journey.delete'], { journeyId })
  })

  it('comes to people whom an app reports, by the ID that it gives them, and beside its audience', async () => {
    const audience = [{ allOf: [{ subject: 'country', name: '', operator: 'is', values: ['DE'] }] }]
    const messageId = await createMessage('For everyone in Germany', { audience } as never)
    await setStatus(messageId, 'published')
    const event = { eventId: 'use-1', personId: 'mia', name: 'active', time: stage.test.clock.now(), version: '3.9' }
    const reported = await send('/events', [{ ...event, country: 'FR' }])
    expect(await reported.json()).toMatchObject({ results: [{ result: 'taken' }] })
    expect(await mayShow('mia', messageId)).toBe(false)
    await stage.pass(day)
    // As if this was their last use, 25 days ago.
    await stage.test.platform.services.database.asPlatform((db) =>
      db.execute(sql`update cw_report_people set install_day = install_day - 25, active_days = B'01'
        where app_id = ${appId} and person >= ${firstReportedPerson}`),
    )
    const journeyName = 'Back by another message'
    const { journeyId } = await stage.holder.invoke(calls['campaigns.journey.create'], { appId, journeyName })
    const graph = journeyTo(messageId)
    await stage.holder.invoke(calls['campaigns.journey.update'], { journeyId, journeyName, graph })
    await stage.holder.invoke(calls['campaigns.journey.execute'], { journeyId })
    await stage.pass(hour)
    const [mia] = await stage.rows<{ state: string }>(sql`select q.state from cw_recall_people q
      join cw_reported_people r on r.person = q.person and r.app_id = q.app_id where q.flow_id = ${journeyId}`)
    expect(await mayShow('mia', messageId)).toBe(mia?.state === 'in')
    expect(mia).toBeDefined()
  })
})
