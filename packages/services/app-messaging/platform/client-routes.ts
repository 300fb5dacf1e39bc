import { and, eq } from 'drizzle-orm'
import { compilePattern } from '@console-widgets/conditions/patterns'
import {
  chooseMessages,
  isWithheldFrom,
  textFor,
  type Chosen,
  type LiveMessage,
} from '@console-widgets/app-messaging/model'
import { clientAsk, clientEvents } from '@console-widgets/app-messaging/schemas'
import { parseInput } from '@console-widgets/platform/calls/parse-input'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { ClientRequest, ClientRoute } from '@console-widgets/platform/client-plane/client-route'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findStoredObject } from '@console-widgets/platform/files/objects'
import { namesEtag, sendObject } from '@console-widgets/platform/files/send'
import { hashText } from '@console-widgets/platform/secrets/hash-text'
import type * as v from 'valibot'
import { inVersionsOfExperiments } from './experiment-versions.ts'
import { clockAheadOf } from './local-clocks.ts'
import { findMessages } from './find-messages.ts'
import { answerTestPage, answerTestPicture, testPagePath } from './public/test-page.ts'
import { refuse } from './refuse.ts'
import { storeEvents } from './store-events.ts'
import { messageVersions } from './tables.ts'
import { endTest, keyOfRecipient, readTestContent, testVersion } from './tests.ts'

/** How old an event can be, and how far ahead the clock of a device. */
const oldest = 3 * day
const furthest = 5 * 60_000

/** URLs for apps: what may be shown now, the picture of a message, and what became of it. And a page to try one. */
export const messageRoutes: readonly ClientRoute[] = [
  { method: 'POST', path: '/messages', effect: 'read', answer: answerMessages },
  { method: 'POST', path: '/messages/:messageId/events', effect: 'write', answer: takeEvents },
  { method: 'GET', path: testPagePath, effect: 'read', answer: answerTestPage },
  { method: 'GET', path: `${testPagePath}/image`, effect: 'read', answer: answerTestPicture },
  { method: 'GET', path: '/messages/:messageId/:version/image', effect: 'read', answer: answerImage },
]

type Ask = v.InferOutput<typeof clientAsk>
type ReportedEvent = v.InferOutput<typeof clientEvents>['events'][number]

async function answerMessages(asked: ClientRequest): Promise<Response> {
  const { app, now, request } = asked
  const ask = parseInput(clientAsk, asked.body) as Ask
  const personKey = await keyOfRecipient(app.appId, ask.personId)
  const { live, showings, led, tests } = await findMessages({ asked, personId: ask.personId, personKey })
  for (const messageId of ask.shown ?? []) showings.set(messageId, [...(showings.get(messageId) ?? []), now])
  const { attributes = {}, personId, version, language, country, platform, timeZone } = ask
  const context = { ...attributes, targetingKey: personId, appVersion: version, language, country, platform }
  const clockAhead = clockAheadOf(live, { timeZone, country }, now)
  const chosen = chooseMessages(live, { personId, context, showings, led, clockAhead }, { now, compilePattern })
  const shown = await inVersionsOfExperiments(chosen, { personId, attributes: context, now }, asked)
  const body = JSON.stringify({
    messages: [
      ...tests.map((each) => describeTest(each, asked, language)),
      ...shown.map((each) => describe(each, asked, language)),
    ],
  })
  const etag = `"${await hashText(body)}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (namesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
}

/** A test as apps get it: it appears when the app is opened, whatever the message waits for. */
function describeTest(
  { messageId, content }: Pick<LiveMessage, 'messageId' | 'content'>,
  asked: ClientRequest,
  language: string | undefined,
) {
  const message = {
    ...{ messageId, version: testVersion, publishTime: 0 },
    content: { ...content, trigger: { eventName: '', count: 1 } },
  }
  return { ...describe({ message, isWithheld: false }, asked, language), test: true }
}

/** A message as apps get it. One that is withheld comes without its content: the app reports when it would appear. */
function describe({ message, isWithheld }: Chosen, { request }: ClientRequest, language: string | undefined) {
  const { messageId, version, content } = message
  const { eventName, count } = content.trigger
  const common = {
    messageId,
    version,
    trigger: eventName === '' ? { kind: 'open' } : { kind: 'event', eventName, count },
    withheld: isWithheld,
  }
  if (isWithheld) return common
  const { kind, texts, colors, addresses, imageId } = content
  const { title, body, buttons, language: shownIn } = textFor(texts, language)
  return {
    ...common,
    kind,
    language: shownIn,
    title,
    body,
    colors,
    image: imageId === null ? null : `${new URL(request.url).pathname}/${messageId}/${version}/image`,
    buttons: addresses.map((address, at) => ({ text: buttons[at] ?? '', address })),
  }
}

/** Stores what became of a message. An event that is wrong is refused by itself, and one sent twice counts once. */
async function takeEvents(asked: ClientRequest): Promise<Response> {
  const { app, path, now, inTeam } = asked
  const { events } = parseInput(clientEvents, asked.body) as v.InferOutput<typeof clientEvents>
  const { messageId = '' } = path
  const keys = await Promise.all(events.map(({ personId }) => keyOfRecipient(app.appId, personId)))
  const results = await inTeam(async (db) => {
    const ofTests = events.flatMap((event, at) =>
      event.version === testVersion ? [{ event, personKey: keys[at] ?? '' }] : [],
    )
    const isTested = new Set<string>()
    for (const { event, personKey } of ofTests)
      if (await endTest(db, { messageId, personKey, now })) isTested.add(event.eventId)
    const versions = await readVersions(db, app.appId, messageId)
    if (versions.size === 0 && isTested.size === 0)
      throw refuse('not-found', 'The app has no published message with this ID')
    const judged = events.map((event, at) => {
      const holdout = versions.get(event.version)
      const isHeld = holdout !== undefined && isWithheldFrom(messageId, holdout, event.personId)
      const isOfTest = isTested.has(event.eventId)
      const reason = isOfTest ? undefined : holdout === undefined ? 'version' : reasonAgainst(event, isHeld, now)
      return { event, isHeld, personKey: keys[at] ?? '', reason }
    })
    const rows = judged
      .filter(({ event, reason }) => reason === undefined && event.version !== testVersion)
      .map(({ event, isHeld, personKey }) => ({
        appId: app.appId,
        messageId,
        personKey,
        eventId: event.eventId,
        version: event.version,
        kind: isHeld && event.kind === 'impression' ? ('withheld' as const) : event.kind,
        button: event.kind === 'click' ? (event.button ?? 0) : null,
        language: event.language ?? '',
        country: event.country ?? '',
        appVersion: event.appVersion ?? '',
        time: event.time ?? now,
      }))
    await storeEvents(db, rows)
    const shown = judged.filter(
      ({ event, isHeld, reason }) =>
        event.kind === 'impression' && !isHeld && reason === undefined && event.version !== testVersion,
    )
    await tellOthers(
      asked,
      db,
      messageId,
      shown.map(({ event }) => event),
    )
    return judged.map(({ event: { eventId }, reason }) => ({ eventId, accepted: reason === undefined, reason }))
  })
  return Response.json({ results }, { headers: { 'cache-control': 'no-store' } })
}

/** Tells experiments and journeys that a message was shown to people. */
async function tellOthers(
  { app, now, services: { events } }: ClientRequest,
  db: Queries,
  messageId: string,
  shown: readonly ReportedEvent[],
): Promise<void> {
  const { appId, region, teamId } = app
  const context = { db, teamId, now: () => now }
  for (const { personId, country, time } of shown) {
    const about = { attributes: { country }, messageIds: [messageId], now: time ?? now }
    await events.announce('experiments.message-shown', { appId, region, personId, ...about }, context)
  }
  const personIds = [...new Set(shown.map(({ personId }) => personId))]
  if (personIds.length > 0)
    await events.announce('journeys.message-shown', { appId, personIds, messageId, now }, context)
}

/** Why an event isn't taken. Those who don’t get the message can’t click on it. */
function reasonAgainst({ time, kind }: ReportedEvent, isHeld: boolean, now: number): string | undefined {
  if (time !== undefined && (time < now - oldest || time > now + furthest)) return 'time'
  return isHeld && (kind === 'click' || kind === 'dismissal') ? 'withheld' : undefined
}

/** Published versions of a message, each with its share of users from whom it is withheld. */
async function readVersions(db: Queries, appId: string, messageId: string): Promise<Map<number, number>> {
  if (!/^[\w-]{1,64}$/.test(messageId)) return new Map()
  const rows = await db
    .select({ version: messageVersions.version, content: messageVersions.content })
    .from(messageVersions)
    .where(and(eq(messageVersions.appId, appId), eq(messageVersions.messageId, messageId)))
  return new Map(rows.map(({ version, content }) => [version, content.holdout]))
}

/** The picture of a published version. */
async function answerImage(asked: ClientRequest): Promise<Response> {
  const { app, path, request, services, inTeam } = asked
  const { messageId = '', version = '' } = path
  const object = await inTeam(async (db) => {
    if (!/^[\w-]{1,64}$/.test(messageId) || !/^\d{1,6}$/.test(version)) return undefined
    if (Number(version) === testVersion) {
      const tested = await readTestContent(db, app.appId, messageId, asked.now)
      return tested?.imageId ? findStoredObject(db, tested.imageId) : undefined
    }
    const [found] = await db
      .select({ content: messageVersions.content })
      .from(messageVersions)
      .where(
        and(
          eq(messageVersions.appId, app.appId),
          eq(messageVersions.messageId, messageId),
          eq(messageVersions.version, Number(version)),
        ),
      )
    const imageId = found?.content.imageId ?? null
    return imageId === null ? undefined : findStoredObject(db, imageId)
  })
  if (!object) throw refuse('not-found', 'The message has no such version with a picture')
  return sendObject(request, object, services.objects, {
    // A version never changes; what is tested does.
    'cache-control': Number(version) === testVersion ? 'private, no-cache' : `private, max-age=${hour / 1000}`,
    'content-disposition': 'inline',
  })
}
