import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/app-messaging/contract'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { eventKinds } from '@console-widgets/reports/model'
import { liftOfShares, wilsonInterval } from '@console-widgets/statistics'
import { appId, createMessageStage, type MessageStage } from './testing/stage.ts'

let stage: MessageStage
beforeAll(async () => {
  stage = await createMessageStage({ withTraffic: true })
})
afterAll(() => stage.test.close())

const rows = <Row>(query: SQL) => stage.test.platform.services.database.asPlatform((db) => rowsOf<Row>(db, query))

describe('people of the demo’s traffic', () => {
  it('meet messages within the limits alone, and only those whom the audience has', async () => {
    const [met] = await rows<{ impressions: string; versions: string }>(
      sql`select count(*) as impressions, count(distinct version) as versions from cw_message_events
        where message_id = 'message-harbour' and kind = 'impression'`,
    )
    expect(Number(met?.impressions)).toBeGreaterThan(20)
    expect(Number(met?.versions)).toBe(2)
    const above = await rows(sql`
      select person, message_id from cw_message_events e join cw_messages m using (message_id)
      where e.kind in ('impression', 'withheld')
      group by person, message_id, m.content having count(*) > (m.content -> 'frequency' ->> 'perPerson')::int`)
    expect(above).toEqual([])
    const close = await rows(sql`
      select * from (
        select e.time - lag(e.time) over (partition by person, message_id order by e.time) as gap,
          (m.content -> 'frequency' ->> 'gapMinutes')::bigint * 60000 as least
        from cw_message_events e join cw_messages m using (message_id) where e.kind in ('impression', 'withheld')
      ) as gaps where gap < least`)
    expect(close).toEqual([])
    expect(
      await rows(sql`select distinct country from cw_message_events
        where message_id = 'message-storm' and country not in ('DE', 'GB', 'NL')`),
    ).toEqual([])
    expect(
      await rows(sql`select e.event_id from cw_message_events e join cw_messages m using (message_id)
        where e.person is not null and e.kind = 'impression' and not exists (
          select from jsonb_array_elements(m.runs) as run
          where (run ->> 'version')::int = e.version and (run ->> 'from')::bigint <= e.time
            and e.time < coalesce((run ->> 'to')::bigint, 9e15::bigint))`),
    ).toEqual([])
  })

  it('meet what is published on later days, and nothing that was stopped', async () => {
    const created = await stage.publish({ conversion: { kind: 'purchase', hours: 24 }, holdout: 20 })
    // What a version leads to is drawn from its ID: this one's leads nearly half of those who click.
    const messageId = 'goal-f'
    for (const table of ['cw_messages', 'cw_message_versions'])
      await rows(sql`update ${sql.identifier(table)} set message_id = ${messageId} where message_id = ${created}`)
    await stage.pass(4 * day)
    await stage.setStatus(messageId, 'stopped')
    await stage.pass(day)
    const [before] = await rows<{ count: string }>(
      sql`select count(*) from cw_message_events where message_id = ${messageId}`,
    )
    expect(Number(before?.count)).toBeGreaterThan(10)
    await stage.pass(3 * day)
    const [after] = await rows<{ count: string }>(
      sql`select count(*) from cw_message_events where message_id = ${messageId}`,
    )
    expect(after).toEqual(before)

    // The same figures by other code, from stored events.
    const stored = await rows<{ person: number; kind: string; time: string }>(
      sql`select person, kind, time from cw_message_events where message_id = ${messageId} order by time, event_id`,
    )
    const purchases = await rows<{ person: number; time: string }>(
      sql`select person, extract(epoch from day)::bigint * 1000 + hour * 3600000 as time from cw_report_events
        where app_id = ${appId} and kind = ${eventKinds.purchase}`,
    )
    const armOf = (kind: string) => {
      const firsts = new Map<number, number>()
      for (const each of stored)
        if (each.kind === kind && !firsts.has(each.person)) firsts.set(each.person, Number(each.time))
      const converted = [...firsts].filter(([person, time]) =>
        purchases.some(
          (each) =>
            each.person === person &&
            Number(each.time) >= Math.floor(time / hour) * hour &&
            Number(each.time) <= time + day,
        ),
      )
      return { people: firsts.size, successes: converted.length }
    }
    // People whom it was shown to buy what others buy, soon after they clicked.
    const clicks = stored.filter(({ kind }) => kind === 'click')
    const led = clicks.filter(({ person, time }) =>
      purchases.some(
        (each) =>
          each.person === person &&
          Number(each.time) >= Math.floor(Number(time) / hour) * hour &&
          Number(each.time) <= Number(time) + 2 * hour,
      ),
    )
    expect(led.length / clicks.length).toBeGreaterThan(0.25)
    const bought = await rows(sql`select distinct item, amount, currency from cw_report_events
      where app_id = ${appId} and kind = ${eventKinds.purchase} and (item = '' or amount = 0 or currency = '')`)
    expect(bought).toEqual([])
    const { total, conversion } = await stage.report(messageId)
    const [shown, withheld] = [armOf('impression'), armOf('withheld')]
    const clicked = new Set(stored.filter(({ kind }) => kind === 'click').map(({ person }) => person)).size
    expect(total).toMatchObject({ people: shown.people, clickPeople: clicked })
    expect(total.clickInterval?.lower).toBeCloseTo(
      wilsonInterval({ people: shown.people, successes: clicked }, 0.05).lower,
      9,
    )
    expect(conversion).toMatchObject({
      shown: { people: shown.people, converted: shown.successes },
      withheld: { people: withheld.people, converted: withheld.successes },
    })
    expect(conversion?.liftInterval === null).toBe(liftOfShares(shown, withheld, 1) === undefined)
    await stage.remove(messageId)
  })

  it('are counted in the list of messages as their events tell', async () => {
    const { items } = await stage.holder.invoke(calls['app-messaging.message.list'], { appId, maxReqCount: 100 })
    const stored = await rows<{ message_id: string; kind: string; people: number }>(
      sql`select message_id, kind, count(distinct person_key)::int as people from cw_message_events group by 1, 2`,
    )
    const of = (messageId: string, kind: string) =>
      stored.find((each) => each.message_id === messageId && each.kind === kind)?.people ?? 0
    expect(items.map(({ people, clickPeople }) => [people, clickPeople])).toEqual(
      items.map(({ messageId }) => [of(messageId, 'impression'), of(messageId, 'click')]),
    )
    expect(items.some(({ people, clickPeople }) => people > clickPeople && clickPeople > 0)).toBe(true)
  })

  it('are counted in the message dashboard as they met messages', async () => {
    const counts = await rows<{ kind: string; events: string; counted: string }>(sql`
      select kind, events, (select count(*) from cw_report_events v where v.app_id = ${appId} and v.item = 'in-app'
        and v.kind = case counted.kind when 'click' then ${eventKinds.messageOpen}::int else ${eventKinds.messageDeliver}::int end) as counted
      from (
        select kind, count(*) as events from cw_message_events
        where person is not null and kind in ('impression', 'click') and message_id like 'message-%' group by kind
      ) as counted order by kind`)
    for (const { events: met, counted } of counts) expect(Number(counted)).toBeGreaterThanOrEqual(Number(met))
    expect(counts.map(({ kind }) => kind)).toEqual(['click', 'impression'])
  })

  it('are those whom an estimate counts', async () => {
    const all = await stage.holder.invoke(calls['app-messaging.reach.get'], {
      appId,
      audience: [],
      trigger: { eventName: 'purchase', count: 1 },
      priority: 5,
    })
    const since = new Date(stage.test.clock.now() - 28 * day).toISOString().slice(0, 10)
    const [expected] = await rows<{ people: string; german: string }>(sql`
      select count(*) as people, count(*) filter (where country = 'DE') as german from (
        select distinct person, country from cw_report_events
        where app_id = ${appId} and kind = ${eventKinds.active} and day >= ${since}::date and person > 0
      ) as users`)
    expect(all).toMatchObject({ people: Number(expected?.people), reached: Number(expected?.people), unknown: [] })
    expect(all.isTriggerSeen).toBe(true)
    const german = await stage.holder.invoke(calls['app-messaging.reach.get'], {
      appId,
      audience: [
        {
          allOf: [
            { subject: 'country', name: '', operator: 'is', values: ['DE'] },
            { subject: 'attribute', name: 'plan', operator: 'isNot', values: ['free'] },
          ],
        },
        { allOf: [{ subject: 'country', name: '', operator: 'is', values: ['DE'] }] },
      ],
      trigger: { eventName: 'neverHappens', count: 1 },
      priority: 5,
    })
    expect(german).toMatchObject({ reached: Number(expected?.german), unknown: ['attribute'], isTriggerSeen: false })
  })
})
