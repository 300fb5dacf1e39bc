import { and, eq, inArray, sql } from 'drizzle-orm'
import type { LiveMessage, MessageContent } from '@console-widgets/app-messaging/model'
import { perPlatform } from '@console-widgets/platform/calls/per-platform'
import { answerTogether } from '@console-widgets/platform/client-plane/answer-together'
import type { ClientRequest } from '@console-widgets/platform/client-plane/client-route'
import { anyOf } from '@console-widgets/platform/database/any-of'
import type { Queries } from '@console-widgets/platform/database/connection'
import { readLive, type KnownContents } from './message-rows.ts'
import { messageEvents } from './tables.ts'
import { readWaitingTests } from './tests.ts'

/** A request with the key of the person who asks. */
interface Ask {
  asked: ClientRequest
  personId: string
  personKey: string
}

interface Found {
  /** Published messages, the same for everyone who asks at once. */
  live: readonly LiveMessage[]
  /** When each message was shown to the person, or withheld. */
  showings: Map<string, number[]>
  /** Messages that journeys have led the person to. */
  led: ReadonlySet<string>
  /** What waits for the person's device. */
  tests: readonly { messageId: string; content: MessageContent }[]
}

/** Contents that each platform knows: an app asks far more often than messages are published. */
const contentsOf = perPlatform((): KnownContents => new Map())
const finderOf = perPlatform(() => answerTogether(findAll))

/** Finds the messages of an app, and what a person has met of them. Those who ask at once are looked up together. */
export function findMessages(ask: Ask): Promise<Found> {
  const { app, services } = ask.asked
  return finderOf(services)(`${app.appId} ${app.region}`, ask)
}

async function findAll(asks: readonly Ask[]): Promise<Found[]> {
  const [first] = asks
  if (!first) return []
  const { app, inTeam, now, services } = first.asked
  const keys = [...new Set(asks.map(({ personKey }) => personKey))]
  return inTeam(async (db) => {
    const live = await readLive(db, app, contentsOf(services))
    const showings = live.length === 0 ? [] : await readShowings(db, app.appId, keys)
    const tests = await readWaitingTests(db, app.appId, keys, now)
    const led = live.length === 0 ? [] : await readLed(services, db, { appId: app.appId, asks, now })
    return asks.map(({ personKey }, at) => ({
      live,
      led: new Set(led.flatMap((answer) => answer[at] ?? []).map(({ messageId }) => messageId)),
      // The request adds what its app has shown meanwhile.
      showings: byMessage(showings.filter((each) => each.personKey === personKey)),
      tests: tests.filter((each) => each.personKey === personKey),
    }))
  })
}

/** Messages that journeys have led people to, by the answer of each service and the order of those who ask. */
function readLed(
  { events }: ClientRequest['services'],
  db: Queries,
  { appId, asks, now }: { appId: string; asks: readonly Ask[]; now: number },
) {
  return events.collectAnswers('journeys.led', { appId, personIds: asks.map(({ personId }) => personId), now }, { db })
}

/** When messages were shown to people, or withheld. */
function readShowings(db: Queries, appId: string, personKeys: readonly string[]) {
  const { appId: ofApp, kind, messageId, personKey, time } = messageEvents
  return db
    .select({ messageId, personKey, time })
    .from(messageEvents)
    .where(and(eq(ofApp, appId), sql`${personKey} = ${anyOf(personKeys)}`, inArray(kind, ['impression', 'withheld'])))
}

function byMessage(rows: readonly { messageId: string; time: number }[]): Map<string, number[]> {
  const showings = new Map<string, number[]>()
  for (const { messageId, time } of rows) showings.set(messageId, [...(showings.get(messageId) ?? []), time])
  return showings
}
