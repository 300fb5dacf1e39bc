import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/app-messaging/contract'
import { isWithheldFrom } from '@console-widgets/app-messaging/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { wilsonInterval } from '@console-widgets/statistics'
import { appId, createMessageStage, type MessageStage, refused } from './testing/stage.ts'

let stage: MessageStage
beforeAll(async () => {
  stage = await createMessageStage()
})
afterAll(() => stage.test.close())

describe('what may be shown now', () => {
  it('is for the audience, in the person’s language, and its answer has a tag', async () => {
    const messageId = await stage.publish({
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
    expect(await stage.devices.asks('anna', messageId, german)).toMatchObject({
      version: 1,
      withheld: false,
      title: 'Guten Wind',
      language: 'de-DE',
      trigger: { kind: 'open' },
      buttons: [{ text: 'Los', address: 'northwind://charts' }],
    })
    expect(await stage.devices.asks('anna', messageId, { ...german, language: 'sv' })).toMatchObject({
      title: 'Fair winds',
    })
    expect(await stage.devices.asks('anna', messageId, { ...german, version: '3.7.9' })).toBeUndefined()
    expect(await stage.devices.asks('anna', messageId, { ...german, country: 'FR' })).toBeUndefined()
    expect(await stage.devices.asks('anna', messageId, { version: '3.9' })).toBeUndefined()

    const first = await stage.devices.send('/messages', { personId: 'anna', ...german })
    const again = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await stage.devices.send('/messages', { personId: 'anna', ...german }, again)).status).toBe(304)
    await stage.setStatus(messageId, 'stopped')
    expect((await stage.devices.send('/messages', { personId: 'anna', ...german }, again)).status).toBe(200)
    expect(await stage.devices.asks('anna', messageId, german)).toBeUndefined()
    await stage.remove(messageId)
  })

  it('keeps the limits of a person on the platform, whatever copy of the app asks', async () => {
    const messageId = await stage.publish({ frequency: { perPerson: 3, perDay: 2, gapMinutes: 60 } })
    const shown = () => stage.devices.asks('bo', messageId).then((each) => each !== undefined)
    expect(await shown()).toBe(true)
    expect(await stage.devices.asks('bo', messageId, { shown: [messageId] })).toBeUndefined()
    await stage.devices.tell(messageId, 'bo', 'impression')
    expect(await shown()).toBe(false)
    await stage.pass(hour)
    expect(await shown()).toBe(true)
    await stage.devices.tell(messageId, 'bo', 'impression')
    await stage.pass(2 * hour)
    expect(await shown()).toBe(false)
    await stage.pass(day)
    expect(await shown()).toBe(true)
    await stage.devices.tell(messageId, 'bo', 'impression')
    await stage.pass(2 * day)
    expect(await shown()).toBe(false)
    expect(await stage.devices.asks('someone-else', messageId)).toBeDefined()
    await stage.remove(messageId)
  })

  it('has one winner for each trigger: the highest priority, then the older one', async () => {
    const older = await stage.publish({ priority: 9 })
    await stage.pass(1000)
    const other = await stage.publish({ priority: 9 })
    const bought = await stage.publish({ trigger: { eventName: 'purchase', count: 2 }, priority: 1 })
    const ids = (await stage.devices.ask('cleo')).map(({ messageId }) => messageId)
    expect(ids).toContain(older)
    expect(ids).not.toContain(other)
    expect(ids).toContain(bought)
    const highest = await stage.publish({ priority: 10 })
    expect((await stage.devices.ask('cleo')).map(({ messageId }) => messageId)).not.toContain(older)
    const { conflicts } = await stage.holder.invoke(calls['app-messaging.reach.get'], {
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
    for (const each of [older, other, bought, highest]) await stage.remove(each)
  })

  it('follows its validity on the clock: the message ends by itself', async () => {
    const now = stage.test.clock.now()
    const messageId = await stage.publish({ startTime: now + hour, endTime: now + 3 * hour })
    expect(await stage.devices.asks('dora', messageId)).toBeUndefined()
    await stage.pass(hour)
    expect(await stage.devices.asks('dora', messageId)).toBeDefined()
    await stage.pass(2 * hour)
    expect(await stage.devices.asks('dora', messageId)).toBeUndefined()
    expect(await stage.holder.invoke(calls['app-messaging.message.get'], { messageId })).toMatchObject({
      state: 'ended',
    })
    await expect(stage.save(messageId)).rejects.toMatchObject({ status: 409 })
    await stage.remove(messageId)
  })

  it('starts and ends by the clock of each user: the one of the app, or of the country', async () => {
    const { clock } = stage.test
    // 1 PM in UTC: 2 or 3 PM in Berlin, 9 PM in Shanghai, and the morning in New York.
    const noon = Math.ceil(clock.now() / day) * day + day / 2
    await stage.pass(noon + hour - clock.now())
    const times = { startTime: noon + 2 * hour, endTime: noon + 11 * hour, atLocalTime: true }
    const messageId = await stage.publish(times)
    const sees = async (place: { country?: string; timeZone?: string }) =>
      (await stage.devices.ask('emil', place)).some((shown) => shown.messageId === messageId)
    expect(await sees({ country: 'CN' })).toBe(true)
    expect(await sees({ country: 'US' })).toBe(false)
    expect(await sees({ country: 'US', timeZone: 'Asia/Shanghai' })).toBe(true)
    expect(await sees({ country: 'CN', timeZone: 'Nowhere/Land' })).toBe(true)
    expect(await sees({})).toBe(false)
    await stage.pass(2 * hour)
    expect(await sees({})).toBe(true)
    expect(await sees({ country: 'CN' })).toBe(false)
    // No clock is behind UTC by more than 12 hours.
    const ended = () => stage.holder.invoke(calls['app-messaging.message.get'], { messageId })
    expect(await ended()).toMatchObject({ state: 'published', endTime: times.endTime + 12 * hour })
    await stage.pass(19 * hour)
    expect(await ended()).toMatchObject({ state: 'published' })
    expect(await sees({ timeZone: 'Etc/GMT+12' })).toBe(true)
    await stage.pass(hour)
    expect(await ended()).toMatchObject({ state: 'ended' })
    await stage.remove(messageId)
  })

  it('withholds a message from a share of people, always the same, and says when to report it', async () => {
    const messageId = await stage.publish({ holdout: 20, conversion: { kind: 'purchase', hours: 1 } })
    const people = Array.from({ length: 60 }, (_, at) => `person-${at}`)
    const held = people.filter((person) => isWithheldFrom(messageId, 20, person))
    expect(held.length).toBeGreaterThan(2)
    for (const person of people) {
      const shown = await stage.devices.asks(person, messageId)
      expect(shown).toMatchObject({ withheld: held.includes(person), trigger: { kind: 'open' } })
      expect(shown?.title === undefined).toBe(held.includes(person))
      await stage.devices.tell(messageId, person, 'impression')
    }
    expect(await stage.devices.tell(messageId, held[0] ?? '', 'click')).toMatchObject({
      accepted: false,
      reason: 'withheld',
    })
    expect(await stage.devices.asks(held[0] ?? '', messageId)).toBeUndefined()
    for (const person of people.slice(0, 30)) await stage.devices.tell(messageId, person, 'conversion')
    await stage.pass(2 * hour)
    const { total, conversion } = await stage.report(messageId)
    expect(total.people).toBe(people.length - held.length)
    const early = people.slice(0, 30)
    expect(conversion).toMatchObject({
      shown: { people: people.length - held.length, converted: early.filter((each) => !held.includes(each)).length },
      withheld: { people: held.length, converted: early.filter((each) => held.includes(each)).length },
    })
    await stage.remove(messageId)
  })
})

describe('events of messages', () => {
  it('count once, are refused one by one, and are added up by version, language, and country', async () => {
    const messageId = await stage.publish({ frequency: { perPerson: 9, perDay: 9, gapMinutes: 0 } })
    const from = { language: 'de-DE', country: 'DE' }
    expect(await stage.devices.tell(messageId, 'ella', 'impression', { eventId: 'once', ...from })).toMatchObject({
      accepted: true,
    })
    await stage.devices.tell(messageId, 'ella', 'impression', { eventId: 'once', ...from })
    await stage.devices.tell(messageId, 'ella', 'click', { button: 1, ...from })
    await stage.devices.tell(messageId, 'finn', 'impression', { language: 'en-US', country: 'GB' })
    expect(await stage.devices.tell(messageId, 'finn', 'impression', { version: 7 })).toMatchObject({
      reason: 'version',
    })
    expect(
      await stage.devices.tell(messageId, 'finn', 'impression', { time: stage.test.clock.now() - 4 * day }),
    ).toMatchObject({
      accepted: false,
      reason: 'time',
    })
    await stage.save(messageId, { priority: 8 })
    await stage.devices.tell(messageId, 'finn', 'impression', { version: 2, language: 'en-US', country: 'GB' })
    const { total, versions, languages, countries } = await stage.report(messageId)
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
    await stage.remove(messageId)
  })

  it('need a message of the app', async () => {
    expect((await stage.devices.send('/messages/nothing/events', { events: [] })).status).toBe(400)
    const body = { events: [{ eventId: 'a', personId: 'b', kind: 'impression', version: 1 }] }
    expect((await stage.devices.send('/messages/nothing/events', body)).status).toBe(404)
    const draft = await stage.create()
    expect((await stage.devices.send(`/messages/${draft.messageId}/events`, body)).status).toBe(404)
    await stage.remove(draft.messageId)
  })
})

describe('a test on one device', () => {
  it('is shown to that device alone, whatever the audience and the limits, and isn’t counted', async () => {
    const { messageId } = await stage.create()
    await stage.save(messageId, {
      texts: [{ language: 'en-US', title: 'Only a draft', body: '', buttons: [] }],
      audience: [{ allOf: [{ subject: 'country', name: '', operator: 'is', values: ['FR'] }] }],
      trigger: { eventName: 'purchase', count: 3 },
    })
    expect(await stage.devices.asks('ira', messageId)).toBeUndefined()
    const sent = await stage.holder.invoke(calls['app-messaging.test.create'], { messageId, personId: 'ira' })
    expect(sent).toMatchObject({ personId: 'ira', shownTime: null })
    const shown = { version: 0, test: true, title: 'Only a draft', withheld: false, trigger: { kind: 'open' } }
    expect(await stage.devices.asks('ira', messageId, { country: 'DE' })).toMatchObject(shown)
    expect(await stage.devices.asks('jon', messageId)).toBeUndefined()
    // It is what was saved when it was sent, until it is sent again.
    await stage.save(messageId, { texts: [{ language: 'en-US', title: 'Later', body: '', buttons: [] }] })
    expect(await stage.devices.asks('ira', messageId)).toMatchObject({ title: 'Only a draft' })
    await stage.holder.invoke(calls['app-messaging.test.create'], { messageId, personId: 'ira' })
    expect(await stage.devices.asks('ira', messageId)).toMatchObject({ title: 'Later' })
    const tests = () => stage.holder.invoke(calls['app-messaging.test.list'], { messageId })
    expect((await tests()).items).toHaveLength(1)

    expect(await stage.devices.tell(messageId, 'ira', 'impression', { version: 0 })).toMatchObject({ accepted: true })
    expect((await tests()).items[0]?.shownTime).toBe(stage.test.clock.now())
    expect(await stage.devices.asks('ira', messageId)).toBeUndefined()
    expect((await stage.report(messageId)).total.impressions).toBe(0)
    // Without a test that waits, there is nothing to report.
    const again = { events: [{ eventId: 'again', personId: 'ira', kind: 'impression', version: 0 }] }
    expect((await stage.devices.send(`/messages/${messageId}/events`, again)).status).toBe(404)
    await stage.remove(messageId)
  })

  it('is over after a day', async () => {
    const { messageId } = await stage.create()
    await stage.holder.invoke(calls['app-messaging.test.create'], { messageId, personId: 'kay' })
    await stage.pass(day - 1)
    expect(await stage.devices.asks('kay', messageId)).toBeDefined()
    await stage.pass(1)
    expect(await stage.devices.asks('kay', messageId)).toBeUndefined()
    await stage.remove(messageId)
  })
})

describe('a goal that is an event of the app’s own', () => {
  it('counts the app’s reports of that name alone, and is chosen from what it has reported', async () => {
    const name = 'course_plotted'
    const messageId = await stage.publish({ conversion: { kind: 'custom', eventName: name, hours: 2 } })
    expect(await refused(stage.save(messageId, { conversion: { kind: 'custom', hours: 2 } }))).toEqual([
      'content.conversion.eventName',
    ])
    const report = (personId: string, eventName: string) => ({
      ...{ eventId: `own-${personId}-${eventName}`, personId, name: eventName, version: '4.2.0' },
      time: stage.test.clock.now(),
    })
    for (const person of ['liv', 'mia', 'noa']) await stage.devices.tell(messageId, person, 'impression')
    const reported = [report('liv', name), report('mia', 'something_else'), report('olga', name)]
    expect((await stage.devices.send('/events', reported)).status).toBe(200)
    await stage.pass(3 * hour)
    expect((await stage.report(messageId)).conversion).toMatchObject({
      kind: 'custom',
      eventName: name,
      shown: { people: 3, converted: 1 },
    })
    const { items } = await stage.holder.invoke(calls['app-messaging.event.list'], { appId })
    expect(items).toContainEqual({ eventName: name, events: 2 })
    const reach = { appId, audience: [], priority: 5 }
    const isSeen = async (eventName: string) =>
      (await stage.holder.invoke(calls['app-messaging.reach.get'], { ...reach, trigger: { eventName, count: 1 } }))
        .isTriggerSeen
    expect([await isSeen(name), await isSeen('never_reported')]).toEqual([true, false])
    await stage.remove(messageId)
  })
})
