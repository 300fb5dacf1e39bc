import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileService } from '@console-widgets/core/files'
import { calls as adCalls } from '@console-widgets/ads/contract'
import { calls } from '@console-widgets/app-messaging/contract'
import { calls as linkCalls } from '@console-widgets/links/contract'
import { isWithheldFrom, type MessageContent } from '@console-widgets/app-messaging/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { testOrigin } from '@console-widgets/sandbox/testing/test-platform'
import { wilsonInterval } from '@console-widgets/statistics'
import { appId, createMessageStage, type MessageStage } from './testing/stage.ts'

let stage: MessageStage
let address: string
beforeAll(async () => {
  stage = await createMessageStage()
  const key = await stage.test.platform.services.database.asPlatform((db) => keyOfConfigFile(db, appId))
  address = clientAddress(testOrigin, key ?? '')
})
afterAll(() => stage.test.close())

function send(path: string, body: unknown, headers: Record<string, string> = {}) {
  const request = new Request(`${address}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return stage.test.platform.fetch(request, { address: '198.51.100.9' })
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
    await stage.setStatus(messageId, 'stopped')
    expect((await send('/messages', { personId: 'anna', ...german }, again)).status).toBe(200)
    expect(await asks('anna', messageId, german)).toBeUndefined()
    await stage.remove(messageId)
  })

  it('keeps the limits of a person on the platform, whatever copy of the app asks', async () => {
    const messageId = await stage.publish({ frequency: { perPerson: 3, perDay: 2, gapMinutes: 60 } })
    const shown = () => asks('bo', messageId).then((each) => each !== undefined)
    expect(await shown()).toBe(true)
    expect(await asks('bo', messageId, { shown: [messageId] })).toBeUndefined()
    await tell(messageId, 'bo', 'impression')
    expect(await shown()).toBe(false)
    await stage.pass(hour)
    expect(await shown()).toBe(true)
    await tell(messageId, 'bo', 'impression')
    await stage.pass(2 * hour)
    expect(await shown()).toBe(false)
    await stage.pass(day)
    expect(await shown()).toBe(true)
    await tell(messageId, 'bo', 'impression')
    await stage.pass(2 * day)
    expect(await shown()).toBe(false)
    expect(await asks('someone-else', messageId)).toBeDefined()
    await stage.remove(messageId)
  })

  it('has one winner for each trigger: the highest priority, then the older one', async () => {
    const older = await stage.publish({ priority: 9 })
    await stage.pass(1000)
    const other = await stage.publish({ priority: 9 })
    const bought = await stage.publish({ trigger: { eventName: 'purchase', count: 2 }, priority: 1 })
    const ids = (await ask('cleo')).map(({ messageId }) => messageId)
    expect(ids).toContain(older)
    expect(ids).not.toContain(other)
    expect(ids).toContain(bought)
    const highest = await stage.publish({ priority: 10 })
    expect((await ask('cleo')).map(({ messageId }) => messageId)).not.toContain(older)
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
    expect(await asks('dora', messageId)).toBeUndefined()
    await stage.pass(hour)
    expect(await asks('dora', messageId)).toBeDefined()
    await stage.pass(2 * hour)
    expect(await asks('dora', messageId)).toBeUndefined()
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
      (await ask('emil', place)).some((shown) => shown.messageId === messageId)
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
      const shown = await asks(person, messageId)
      expect(shown).toMatchObject({ withheld: held.includes(person), trigger: { kind: 'open' } })
      expect(shown?.title === undefined).toBe(held.includes(person))
      await tell(messageId, person, 'impression')
    }
    expect(await tell(messageId, held[0] ?? '', 'click')).toMatchObject({ accepted: false, reason: 'withheld' })
    expect(await asks(held[0] ?? '', messageId)).toBeUndefined()
    for (const person of people.slice(0, 30)) await tell(messageId, person, 'conversion')
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
    expect(await tell(messageId, 'ella', 'impression', { eventId: 'once', ...from })).toMatchObject({ accepted: true })
    await tell(messageId, 'ella', 'impression', { eventId: 'once', ...from })
    await tell(messageId, 'ella', 'click', { button: 1, ...from })
    await tell(messageId, 'finn', 'impression', { language: 'en-US', country: 'GB' })
    expect(await tell(messageId, 'finn', 'impression', { version: 7 })).toMatchObject({ reason: 'version' })
    expect(await tell(messageId, 'finn', 'impression', { time: stage.test.clock.now() - 4 * day })).toMatchObject({
      accepted: false,
      reason: 'time',
    })
    await stage.save(messageId, { priority: 8 })
    await tell(messageId, 'finn', 'impression', { version: 2, language: 'en-US', country: 'GB' })
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
    expect((await send('/messages/nothing/events', { events: [] })).status).toBe(400)
    const body = { events: [{ eventId: 'a', personId: 'b', kind: 'impression', version: 1 }] }
    expect((await send('/messages/nothing/events', body)).status).toBe(404)
    const draft = await stage.create()
    expect((await send(`/messages/${draft.messageId}/events`, body)).status).toBe(404)
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
    expect(await asks('ira', messageId)).toBeUndefined()
    const sent = await stage.holder.invoke(calls['app-messaging.test.create'], { messageId, personId: 'ira' })
    expect(sent).toMatchObject({ personId: 'ira', shownTime: null })
    const shown = { version: 0, test: true, title: 'Only a draft', withheld: false, trigger: { kind: 'open' } }
    expect(await asks('ira', messageId, { country: 'DE' })).toMatchObject(shown)
    expect(await asks('jon', messageId)).toBeUndefined()
    // It is what was saved when it was sent, until it is sent again.
    await stage.save(messageId, { texts: [{ language: 'en-US', title: 'Later', body: '', buttons: [] }] })
    expect(await asks('ira', messageId)).toMatchObject({ title: 'Only a draft' })
    await stage.holder.invoke(calls['app-messaging.test.create'], { messageId, personId: 'ira' })
    expect(await asks('ira', messageId)).toMatchObject({ title: 'Later' })
    const tests = () => stage.holder.invoke(calls['app-messaging.test.list'], { messageId })
    expect((await tests()).items).toHaveLength(1)

    expect(await tell(messageId, 'ira', 'impression', { version: 0 })).toMatchObject({ accepted: true })
    expect((await tests()).items[0]?.shownTime).toBe(stage.test.clock.now())
    expect(await asks('ira', messageId)).toBeUndefined()
    expect((await stage.report(messageId)).total.impressions).toBe(0)
    // Without a test that waits, there is nothing to report.
    const again = { events: [{ eventId: 'again', personId: 'ira', kind: 'impression', version: 0 }] }
    expect((await send(`/messages/${messageId}/events`, again)).status).toBe(404)
    await stage.remove(messageId)
  })

  it('is over after a day', async () => {
    const { messageId } = await stage.create()
    await stage.holder.invoke(calls['app-messaging.test.create'], { messageId, personId: 'kay' })
    await stage.pass(day - 1)
    expect(await asks('kay', messageId)).toBeDefined()
    await stage.pass(1)
    expect(await asks('kay', messageId)).toBeUndefined()
    await stage.remove(messageId)
  })
})

describe('the test page', () => {
  it('draws what is saved in the reader’s language for a day, and nothing for names that were made up', async () => {
    const { messageId } = await stage.create()
    await stage.save(messageId, {
      texts: [
        { language: 'en-US', title: 'Fair <winds>', body: 'Off you go', buttons: ['Go', 'Later'] },
        { language: 'de-DE', title: 'Guten Wind', body: '', buttons: ['Los', 'Später'] },
      ],
      addresses: ['northwind://charts', ''],
    })
    const { address, endTime } = await stage.holder.invoke(calls['app-messaging.test-page.get'], { messageId })
    const open = async (at: string, language = 'en') => {
      const request = new Request(at, { headers: { 'accept-language': language } })
      const answer = await stage.test.platform.fetch(request, { address: '198.51.100.77' })
      return { status: answer.status, policy: answer.headers.get('content-security-policy'), text: await answer.text() }
    }
    const page = await open(address ?? '')
    expect(page.status).toBe(200)
    expect(page.policy).not.toContain('unsafe')
    expect(page.text).toContain('Fair &lt;winds&gt;')
    expect(page.text).toContain('<a class="button" href="northwind://charts" rel="noreferrer noopener">Go</a>')
    expect(page.text).toContain('<span class="button-quiet">Later</span>')
    expect((await open(address ?? '', 'de-AT')).text).toContain('Guten Wind')
    expect((await open(`${address}&lang=de-DE`)).text).toContain('Guten Wind')
    expect((await open((address ?? '').replace(messageId, 'message-harbour'))).status).toBe(404)
    expect((await open((address ?? '').replace(String(endTime), String(endTime + 1)))).status).toBe(404)
    // Looking at it counts nothing.
    expect((await stage.report(messageId)).total.impressions).toBe(0)
    await stage.pass(day)
    expect((await open(address ?? '')).status).toBe(404)
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
    for (const person of ['liv', 'mia', 'noa']) await tell(messageId, person, 'impression')
    const reported = [report('liv', name), report('mia', 'something_else'), report('olga', name)]
    expect((await send('/events', reported)).status).toBe(200)
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

describe('a message', () => {
  it('becomes what it was in an earlier version, as a new one', async () => {
    const messageId = await stage.publish({ priority: 7 })
    await tell(messageId, 'pia', 'impression')
    await stage.save(messageId, { priority: 8 })
    const versions = async () => (await stage.holder.invoke(calls['app-messaging.version.list'], { messageId })).items
    const [newest, first] = await versions()
    expect([newest, first]).toMatchObject([
      { version: 2, content: { priority: 8 }, people: 0 },
      { version: 1, content: { priority: 7 }, people: 1 },
    ])
    await stage.save(messageId, first?.content)
    expect((await versions()).map(({ version, content }) => [version, content.priority])).toEqual([
      [3, 7],
      [2, 8],
      [1, 7],
    ])
    await stage.remove(messageId)
  })

  it('gets a new version when a published one is edited, and none when nothing changed', async () => {
    const messageId = await stage.publish()
    expect(await stage.save(messageId)).toMatchObject({ version: 1, isChanged: false })
    expect(await stage.save(messageId, { priority: 4 })).toMatchObject({ version: 2, isChanged: false })
    await stage.setStatus(messageId, 'stopped')
    expect(await stage.save(messageId, { priority: 3 })).toMatchObject({
      version: 2,
      isChanged: true,
      state: 'stopped',
    })
    expect(await stage.setStatus(messageId, 'published')).toMatchObject({ version: 3, isChanged: false })
    await expect(stage.setStatus(messageId, 'published')).rejects.toMatchObject({ status: 409 })
    await expect(stage.holder.invoke(calls['app-messaging.message.delete'], { messageId })).rejects.toMatchObject({
      status: 409,
    })
    await stage.remove(messageId)
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
    const { messageId } = await stage.create()
    expect(await refused(stage.save(messageId, change))).toContain(field)
    await stage.remove(messageId)
  })

  it('can’t be published after its end, or without the picture that it is', async () => {
    const { messageId } = await stage.create()
    await stage.save(messageId, { endTime: stage.test.clock.now() - 1 })
    expect(await refused(stage.setStatus(messageId, 'published'))).toEqual(['content.endTime'])
    await stage.save(messageId, { kind: 'image' })
    expect(await refused(stage.setStatus(messageId, 'published'))).toEqual(['content.imageId'])
    await stage.remove(messageId)
  })

  it('shows a picture that was checked by its header, in the versions that have it', async () => {
    const files = createFileService(stage.holder)
    const upload = async (bytes: Uint8Array<ArrayBuffer>) =>
      (await files.upload(new File([bytes], 'harbour.png'), { bizTag: 'app-messaging' }).done).objectId
    const png = new Uint8Array(64)
    png.set([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 0, 0, 0, 1, 0,
    ])
    const { messageId } = await stage.create()
    const plain = await upload(new TextEncoder().encode('<script>') as Uint8Array<ArrayBuffer>)
    expect(await refused(stage.save(messageId, { imageId: plain }))).toEqual(['content.imageId'])
    // A picture of one pixel; the first letters alone are none.
    const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
    await stage.save(messageId, { imageId: await upload(new Uint8Array(webp)) })
    const cut = await upload(new Uint8Array(webp.subarray(0, 20)))
    expect(await refused(stage.save(messageId, { imageId: cut }))).toEqual(['content.imageId'])
    await stage.save(messageId, { kind: 'image', imageId: await upload(png) })
    await stage.setStatus(messageId, 'published')
    const shown = await asks('gus', messageId)
    const answer = await stage.test.platform.fetch(new Request(`${testOrigin}${shown?.image}`), {
      address: '198.51.100.9',
    })
    expect(answer.status).toBe(200)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png)
    await stage.save(messageId, { kind: 'card', imageId: null })
    expect(await asks('gus', messageId)).toMatchObject({ version: 2, image: null })
    expect(
      (await stage.test.platform.fetch(new Request(`${testOrigin}${shown?.image}`), { address: '198.51.100.9' }))
        .status,
    ).toBe(200)
    await stage.remove(messageId)
  })
})

function withButton(...addresses: string[]): Partial<MessageContent> {
  const buttons = addresses.map((_, at) => `Go ${at}`)
  return { texts: [{ language: 'en-US', title: 'Fair winds', body: '', buttons }], addresses }
}

it('offers the links, custom pages, and questionnaires that people can open now, and to links and ads the pages', async () => {
  const targets = async () => {
    const { items } = await stage.holder.invoke(calls['app-messaging.target.list'], { appId })
    return items
  }
  const offered = await targets()
  expect(new Set(offered.map(({ kind }) => kind))).toEqual(new Set(['link', 'store-page', 'questionnaire']))
  for (const { address: target } of offered) expect(target).toMatch(/^https?:\/\/[^/]+\/(l|store|q)\//)
  const link = offered.find(({ kind }) => kind === 'link')
  const linkId = link?.targetId ?? ''
  // A button with the address of a link is taken as it is, and leads somewhere.
  const { messageId } = await stage.create()
  const content = {
    addresses: [link?.address ?? ''],
    texts: [{ language: 'en', title: 'Hi', body: '', buttons: ['Go'] }],
  }
  await stage.save(messageId, content)
  await stage.remove(messageId)
  const opened = await stage.test.platform.fetch(new Request(link?.address ?? ''), { address: '198.51.100.20' })
  expect([200, 302]).toContain(opened.status)
  await stage.holder.invoke(linkCalls['links.link-status.update'], { linkId, status: 'off' })
  expect((await targets()).map(({ targetId }) => targetId)).not.toContain(linkId)
  await stage.holder.invoke(linkCalls['links.link-status.update'], { linkId, status: 'on' })

  const pages = offered.filter(({ kind }) => kind === 'store-page')
  const ofLinks = await stage.holder.invoke(linkCalls['links.target.list'], { appId })
  const ofAds = await stage.holder.invoke(adCalls['ads.target.list'], { appId })
  expect([ofLinks.items, ofAds.items]).toEqual([pages, pages])
  const [page] = pages
  const { linkInfo, prefixId } = await stage.holder.invoke(linkCalls['links.short-link.get'], { linkId })
  const created = await stage.holder.invoke(linkCalls['links.short-link.create'], {
    appId,
    prefixId,
    linkName: 'To the custom page',
    linkInfo: { deepLink: linkInfo.deepLink, desktop: { fallback: page?.address ?? '' } },
  })
  const led = await stage.test.platform.fetch(
    new Request(created.address, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } }),
    { address: '198.51.100.21' },
  )
  expect(led.headers.get('location')).toContain(page?.address)
})
