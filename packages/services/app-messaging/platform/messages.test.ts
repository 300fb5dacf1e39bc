import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { calls } from '@console-widgets/app-messaging/contract'
import { isWithheldFrom, newContent, type MessageContent } from '@console-widgets/app-messaging/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { eventKinds } from '@console-widgets/reports/model'
import { liftOfShares, wilsonInterval } from '@console-widgets/statistics'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'

/** Northwind Maps, which has messages, and people who meet them. */
const appId = '108370001'

type Content = InputOf<(typeof calls)['app-messaging.message.update']>['content']

let test: TestPlatform
let holder: Console
let address: string
beforeAll(async () => {
  test = await createTestPlatform({ membersEditDemoProjects: true })
  holder = await signIn(test.platform)
  const key = await test.platform.services.database.asPlatform((db) => keyOfConfigFile(db, appId))
  address = clientAddress(testOrigin, key ?? '')
})
afterAll(() => test.close())

const rows = <Row>(query: SQL) => test.platform.services.database.asPlatform((db) => rowsOf<Row>(db, query))
const pass = async (milliseconds: number) => {
  test.clock.advance(milliseconds)
  await test.platform.wake()
  holder = await signIn(test.platform)
}

let names = 0
const contentOf = (change: Partial<MessageContent> = {}): Content => ({
  ...newContent('card', 'en-US', 'Fair winds'),
  // Above those of the demo, and for everyone.
  priority: 10,
  holdout: 0,
  ...change,
})
const create = async () =>
  holder.invoke(calls['app-messaging.message.create'], {
    appId,
    messageName: `Message ${++names}`,
    kind: 'card',
    language: 'en-US',
    title: 'Fair winds',
  })
const save = async (messageId: string, change: Partial<MessageContent> = {}) => {
  const { messageName } = await holder.invoke(calls['app-messaging.message.get'], { messageId })
  return holder.invoke(calls['app-messaging.message.update'], { messageId, messageName, content: contentOf(change) })
}
const setStatus = (messageId: string, status: 'published' | 'stopped' | 'ended') =>
  holder.invoke(calls['app-messaging.message-status.update'], { messageId, status })
async function publish(change: Partial<MessageContent> = {}) {
  const { messageId } = await create()
  await save(messageId, change)
  await setStatus(messageId, 'published')
  return messageId
}
const remove = async (messageId: string) => {
  await setStatus(messageId, 'ended').catch(() => undefined)
  await holder.invoke(calls['app-messaging.message.delete'], { messageId })
}
const report = (messageId: string) => holder.invoke(calls['app-messaging.message-report.get'], { appId, messageId })

function send(path: string, body: unknown, headers: Record<string, string> = {}) {
  const request = new Request(`${address}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return test.platform.fetch(request, { address: '198.51.100.9' })
}
interface Shown {
  messageId: string
  version: number
  withheld: boolean
  title?: string
  language?: string
  trigger: object
  buttons?: object[]
  image?: string | null
}
const ask = async (personId: string, more: object = {}) =>
  ((await (await send('/messages', { personId, ...more })).json()) as { messages: Shown[] }).messages
const asks = async (personId: string, messageId: string, more: object = {}) =>
  (await ask(personId, more)).find((each) => each.messageId === messageId)
let events = 0
const tell = async (messageId: string, personId: string, kind: string, more: object = {}) => {
  const event = { eventId: `event-${++events}`, personId, kind, version: 1, ...more }
  const answer = await send(`/messages/${messageId}/events`, { events: [event] })
  return ((await answer.json()) as { results: { accepted: boolean; reason?: string }[] }).results[0]
}
const refused = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: { issues: { field: string }[] }) => error.issues.map(({ field }) => field),
  )

describe('what may be shown now', () => {
  it('is for the audience, in the person’s language, and its answer has a tag', async () => {
    const messageId = await publish({
      texts: [
        { language: 'en-US', title: 'Fair winds', body: '', buttons: ['Go'] },
        { language: 'de-DE', title: 'Guten Wind', body: '', buttons: ['Los'] },
      ],
      addresses: ['northwind://charts'],
      audience: [
        {
          allOf: [
            { subject: 'country', name: '', operator: 'is', values: ['DE'] },
            { subject: 'appVersion', name: '', operator: 'versionAtLeast', values: ['3.8'] },
          ],
        },
      ],
    })
    const german = { country: 'DE', version: '3.10.1', language: 'de' }
    expect(await asks('anna', messageId, german)).toMatchObject({
      version: 1,
      withheld: false,
      title: 'Guten Wind',
      language: 'de-DE',
      trigger: { kind: 'open' },
      buttons: [{ text: 'Los', address: 'northwind://charts' }],
    })
    expect(await asks('anna', messageId, { ...german, language: 'sv' })).toMatchObject({ title: 'Fair winds' })
    expect(await asks('anna', messageId, { ...german, version: '3.7.9' })).toBeUndefined()
    expect(await asks('anna', messageId, { ...german, country: 'FR' })).toBeUndefined()
    expect(await asks('anna', messageId, { version: '3.9' })).toBeUndefined()

    const first = await send('/messages', { personId: 'anna', ...german })
    const again = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await send('/messages', { personId: 'anna', ...german }, again)).status).toBe(304)
    await setStatus(messageId, 'stopped')
    expect((await send('/messages', { personId: 'anna', ...german }, again)).status).toBe(200)
    expect(await asks('anna', messageId, german)).toBeUndefined()
    await remove(messageId)
  })

  it('keeps the limits of a person on the platform, whatever copy of the app asks', async () => {
    const messageId = await publish({ frequency: { perPerson: 3, perDay: 2, gapMinutes: 60 } })
    const shown = () => asks('bo', messageId).then((each) => each !== undefined)
    expect(await shown()).toBe(true)
    expect(await asks('bo', messageId, { shown: [messageId] })).toBeUndefined()
    await tell(messageId, 'bo', 'impression')
    expect(await shown()).toBe(false)
    await pass(hour)
    expect(await shown()).toBe(true)
    await tell(messageId, 'bo', 'impression')
    await pass(2 * hour)
    expect(await shown()).toBe(false)
    await pass(day)
    expect(await shown()).toBe(true)
    await tell(messageId, 'bo', 'impression')
    await pass(2 * day)
    expect(await shown()).toBe(false)
    expect(await asks('someone-else', messageId)).toBeDefined()
    await remove(messageId)
  })

  it('has one winner for each trigger: the highest priority, then the older one', async () => {
    const older = await publish({ priority: 9 })
    await pass(1000)
    const other = await publish({ priority: 9 })
    const bought = await publish({ trigger: { eventName: 'purchase', count: 2 }, priority: 1 })
    const ids = (await ask('cleo')).map(({ messageId }) => messageId)
    expect(ids).toContain(older)
    expect(ids).not.toContain(other)
    expect(ids).toContain(bought)
    const highest = await publish({ priority: 10 })
    expect((await ask('cleo')).map(({ messageId }) => messageId)).not.toContain(older)
    const { conflicts } = await holder.invoke(calls['app-messaging.reach.get'], {
      appId,
      messageId: other,
      audience: [],
      trigger: { eventName: '', count: 1 },
      priority: 9,
    })
    expect(conflicts.filter(({ messageId }) => [older, highest].includes(messageId))).toMatchObject([
      { messageId: highest, winsOver: true },
      { messageId: older, winsOver: true },
    ])
    for (const each of [older, other, bought, highest]) await remove(each)
  })

  it('follows its validity on the clock: the message ends by itself', async () => {
    const now = test.clock.now()
    const messageId = await publish({ startTime: now + hour, endTime: now + 3 * hour })
    expect(await asks('dora', messageId)).toBeUndefined()
    await pass(hour)
    expect(await asks('dora', messageId)).toBeDefined()
    await pass(2 * hour)
    expect(await asks('dora', messageId)).toBeUndefined()
    expect(await holder.invoke(calls['app-messaging.message.get'], { messageId })).toMatchObject({ state: 'ended' })
    await expect(save(messageId)).rejects.toMatchObject({ status: 409 })
    await remove(messageId)
  })

  it('withholds a message from a share of people, always the same, and says when to report it', async () => {
    const messageId = await publish({ holdout: 20, conversion: { kind: 'purchase', hours: 1 } })
    const people = Array.from({ length: 60 }, (_, at) => `person-${at}`)
    const held = people.filter((person) => isWithheldFrom(messageId, 20, person))
    expect(held.length).toBeGreaterThan(2)
    for (const person of people) {
      const shown = await asks(person, messageId)
      expect(shown).toMatchObject({ withheld: held.includes(person), trigger: { kind: 'open' } })
      expect(shown?.title === undefined).toBe(held.includes(person))
      await tell(messageId, person, 'impression')
    }
    expect(await tell(messageId, held[0] ?? '', 'click')).toMatchObject({ accepted: false, reason: 'withheld' })
    expect(await asks(held[0] ?? '', messageId)).toBeUndefined()
    for (const person of people.slice(0, 30)) await tell(messageId, person, 'conversion')
    await pass(2 * hour)
    const { total, conversion } = await report(messageId)
    expect(total.people).toBe(people.length - held.length)
    const early = people.slice(0, 30)
    expect(conversion).toMatchObject({
      shown: { people: people.length - held.length, converted: early.filter((each) => !held.includes(each)).length },
      withheld: { people: held.length, converted: early.filter((each) => held.includes(each)).length },
    })
    await remove(messageId)
  })
})

describe('events of messages', () => {
  it('count once, are refused one by one, and are added up by version, language, and country', async () => {
    const messageId = await publish({ frequency: { perPerson: 9, perDay: 9, gapMinutes: 0 } })
    const from = { language: 'de-DE', country: 'DE' }
    expect(await tell(messageId, 'ella', 'impression', { eventId: 'once', ...from })).toMatchObject({ accepted: true })
    await tell(messageId, 'ella', 'impression', { eventId: 'once', ...from })
    await tell(messageId, 'ella', 'click', { button: 1, ...from })
    await tell(messageId, 'finn', 'impression', { language: 'en-US', country: 'GB' })
    expect(await tell(messageId, 'finn', 'impression', { version: 7 })).toMatchObject({ reason: 'version' })
    expect(await tell(messageId, 'finn', 'impression', { time: test.clock.now() - 4 * day })).toMatchObject({
      accepted: false,
      reason: 'time',
    })
    await save(messageId, { priority: 8 })
    await tell(messageId, 'finn', 'impression', { version: 2, language: 'en-US', country: 'GB' })
    const { total, versions, languages, countries } = await report(messageId)
    expect(total).toMatchObject({ people: 2, impressions: 3, clickPeople: 1, clicks: 1, clickShare: 0.5 })
    expect(total.clickInterval).toEqual(wilsonInterval({ people: 2, successes: 1 }, 0.05))
    expect(versions.map(({ key, impressions }) => [key, impressions])).toEqual([
      ['1', 2],
      ['2', 1],
    ])
    expect(languages.map(({ key, people }) => [key, people])).toEqual([
      ['de-DE', 1],
      ['en-US', 1],
    ])
    expect(countries.map(({ key, clicks }) => [key, clicks])).toEqual([
      ['DE', 1],
      ['GB', 0],
    ])
    await remove(messageId)
  })

  it('need a message of the app', async () => {
    expect((await send('/messages/nothing/events', { events: [] })).status).toBe(400)
    const body = { events: [{ eventId: 'a', personId: 'b', kind: 'impression', version: 1 }] }
    expect((await send('/messages/nothing/events', body)).status).toBe(404)
    const draft = await create()
    expect((await send(`/messages/${draft.messageId}/events`, body)).status).toBe(404)
    await remove(draft.messageId)
  })
})

describe('a message', () => {
  it('gets a new version when a published one is edited, and none when nothing changed', async () => {
    const messageId = await publish()
    expect(await save(messageId)).toMatchObject({ version: 1, isChanged: false })
    expect(await save(messageId, { priority: 4 })).toMatchObject({ version: 2, isChanged: false })
    await setStatus(messageId, 'stopped')
    expect(await save(messageId, { priority: 3 })).toMatchObject({ version: 2, isChanged: true, state: 'stopped' })
    expect(await setStatus(messageId, 'published')).toMatchObject({ version: 3, isChanged: false })
    await expect(setStatus(messageId, 'published')).rejects.toMatchObject({ status: 409 })
    await expect(holder.invoke(calls['app-messaging.message.delete'], { messageId })).rejects.toMatchObject({
      status: 409,
    })
    await remove(messageId)
  })

  it.each<[string, Partial<MessageContent>, string]>([
    ['an address that runs code', withButton('javascript:alert(1)'), 'content.addresses.0'],
    ['an address that is data', withButton('data:text/html,x'), 'content.addresses.0'],
    ['an end before the start', { startTime: 2_000_000_000_000, endTime: 1_999_999_999_999 }, 'content.endTime'],
    ['a limit of 0', { frequency: { perPerson: 0, perDay: 1, gapMinutes: 0 } }, 'content.frequency.perPerson'],
    ['a limit of 0 a day', { frequency: { perPerson: 1, perDay: 0, gapMinutes: 0 } }, 'content.frequency.perDay'],
    ['a holdout above 20%', { holdout: 21 }, 'content.holdout'],
    ['a picture that isn’t the team’s', { imageId: 'CN00000000' }, 'content.imageId'],
    [
      'a rule that can’t be evaluated',
      { audience: [{ allOf: [{ subject: 'appVersion', name: '', operator: 'versionAtLeast', values: ['new'] }] }] },
      'content.audience.0.allOf.0',
    ],
    [
      'two buttons of a banner',
      { ...withButton('https://a.example', 'https://b.example'), kind: 'banner' },
      'content.addresses',
    ],
    ['a button without a label', { addresses: ['https://a.example'] }, 'content.texts'],
  ])('can’t have %s', async (_, change, field) => {
    const { messageId } = await create()
    expect(await refused(save(messageId, change))).toContain(field)
    await remove(messageId)
  })

  it('can’t be published after its end, or without the picture that it is', async () => {
    const { messageId } = await create()
    await save(messageId, { endTime: test.clock.now() - 1 })
    expect(await refused(setStatus(messageId, 'published'))).toEqual(['content.endTime'])
    await save(messageId, { kind: 'image' })
    expect(await refused(setStatus(messageId, 'published'))).toEqual(['content.imageId'])
    await remove(messageId)
  })

  it('shows a picture that was checked by its header, in the versions that have it', async () => {
    const files = createFileService(holder)
    const upload = async (bytes: Uint8Array<ArrayBuffer>) =>
      (await files.upload(new File([bytes], 'harbour.png'), { bizTag: 'app-messaging' }).done).objectId
    const png = new Uint8Array(64)
    png.set([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 0, 0, 0, 1, 0,
    ])
    const { messageId } = await create()
    const plain = await upload(new TextEncoder().encode('<script>') as Uint8Array<ArrayBuffer>)
    expect(await refused(save(messageId, { imageId: plain }))).toEqual(['content.imageId'])
    await save(messageId, { kind: 'image', imageId: await upload(png) })
    await setStatus(messageId, 'published')
    const shown = await asks('gus', messageId)
    const answer = await test.platform.fetch(new Request(`${testOrigin}${shown?.image}`), { address: '198.51.100.9' })
    expect(answer.status).toBe(200)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png)
    await save(messageId, { kind: 'card', imageId: null })
    expect(await asks('gus', messageId)).toMatchObject({ version: 2, image: null })
    expect(
      (await test.platform.fetch(new Request(`${testOrigin}${shown?.image}`), { address: '198.51.100.9' })).status,
    ).toBe(200)
    await remove(messageId)
  })
})

function withButton(...addresses: string[]): Partial<MessageContent> {
  const buttons = addresses.map((_, at) => `Go ${at}`)
  return { texts: [{ language: 'en-US', title: 'Fair winds', body: '', buttons }], addresses }
}

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
    const created = await publish({ conversion: { kind: 'purchase', hours: 24 }, holdout: 20 })
    // What a version leads to is drawn from its ID: this one's leads nearly half of those who click.
    const messageId = 'goal-e'
    for (const table of ['cw_messages', 'cw_message_versions'])
      await rows(sql`update ${sql.identifier(table)} set message_id = ${messageId} where message_id = ${created}`)
    await pass(4 * day)
    await setStatus(messageId, 'stopped')
    await pass(day)
    const [before] = await rows<{ count: string }>(
      sql`select count(*) from cw_message_events where message_id = ${messageId}`,
    )
    expect(Number(before?.count)).toBeGreaterThan(10)
    await pass(3 * day)
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
    const { total, conversion } = await report(messageId)
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
    await remove(messageId)
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
    const all = await holder.invoke(calls['app-messaging.reach.get'], {
      appId,
      audience: [],
      trigger: { eventName: 'purchase', count: 1 },
      priority: 5,
    })
    const since = new Date(test.clock.now() - 28 * day).toISOString().slice(0, 10)
    const [expected] = await rows<{ people: string; german: string }>(sql`
      select count(*) as people, count(*) filter (where country = 'DE') as german from (
        select distinct person, country from cw_report_events
        where app_id = ${appId} and kind = ${eventKinds.active} and day >= ${since}::date and person > 0
      ) as users`)
    expect(all).toMatchObject({ people: Number(expected?.people), reached: Number(expected?.people), unknown: [] })
    expect(all.isTriggerSeen).toBe(true)
    const german = await holder.invoke(calls['app-messaging.reach.get'], {
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
