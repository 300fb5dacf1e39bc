import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { messageLimits, type MessageContent } from '@console-widgets/app-messaging/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { hour } from '@console-widgets/platform/clock/durations'
import { anyOf } from '@console-widgets/platform/database/any-of'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { messageTests, type MessageRow } from './tables.ts'

/** Version that a test of a message has, as it is none of the published ones. */
export const testVersion = 0

/** Tests that are listed. */
const listedTests = 10

/** Characters of a key. */
export const recipientKeyLength = 24

/** Key of a person: apps' IDs are stored as hashes. */
export async function keyOfRecipient(appId: string, personId: string): Promise<string> {
  return (await keyOfClient(appId, personId)).slice(0, recipientKeyLength)
}

/**
 * Has the device of a person show a message as it is saved, the next time it asks. Another one of the same message
 * replaces it.
 */
export async function sendTest(context: Context, message: MessageRow, personId: string) {
  const { db } = context
  const { messageId, appId, content } = message
  if (content.kind === 'image' && content.imageId === null)
    throw refuse('bad-parameter', 'A message that is a picture needs one', [issue('content.imageId', 'not-empty')])
  const now = context.now()
  const personKey = await keyOfRecipient(appId, personId)
  const ofMessage = eq(messageTests.messageId, messageId)
  await db.delete(messageTests).where(and(ofMessage, eq(messageTests.personKey, personKey)))
  if ((await db.$count(messageTests, and(ofMessage, isWaiting(now)))) >= messageLimits.tests)
    throw refuse('limit-reached', `A message can wait for at most ${messageLimits.tests} devices`)
  const endTime = now + messageLimits.testHours * hour
  const [row] = await db
    .insert(messageTests)
    .values({ testId: newId(), appId, messageId, personId, personKey, content, time: now, endTime })
    .returning()
  if (!row) throw new TypeError('A test that was stored is returned')
  return row
}

/** The latest tests of a message. */
export function listTests(db: Queries, messageId: string) {
  return db
    .select()
    .from(messageTests)
    .where(eq(messageTests.messageId, messageId))
    .orderBy(desc(messageTests.time), messageTests.testId)
    .limit(listedTests)
}

/** Tests that wait for people’s devices, the latest of each message. */
export function readWaitingTests(db: Queries, appId: string, personKeys: readonly string[], now: number) {
  const { content, messageId, personKey } = messageTests
  return db
    .select({ messageId, content, personKey })
    .from(messageTests)
    .where(and(eq(messageTests.appId, appId), sql`${personKey} = ${anyOf(personKeys)}`, isWaiting(now)))
    .orderBy(messageTests.time, messageTests.testId)
}

/** Ends a test: its device has shown it. @returns whether there was one */
export async function endTest(
  db: Queries,
  { messageId, personKey, now }: { messageId: string; personKey: string; now: number },
): Promise<boolean> {
  const shown = await db
    .update(messageTests)
    .set({ shownTime: now })
    .where(and(eq(messageTests.messageId, messageId), eq(messageTests.personKey, personKey), isWaiting(now)))
    .returning({ testId: messageTests.testId })
  return shown.length > 0
}

/** Content of the latest test of a message that isn’t over, for its picture. */
export async function readTestContent(
  db: Queries,
  appId: string,
  messageId: string,
  now: number,
): Promise<MessageContent | undefined> {
  const [row] = await db
    .select({ content: messageTests.content })
    .from(messageTests)
    .where(and(eq(messageTests.appId, appId), eq(messageTests.messageId, messageId), gt(messageTests.endTime, now)))
    .orderBy(desc(messageTests.time))
    .limit(1)
  return row?.content
}

const isWaiting = (now: number) => and(gt(messageTests.endTime, now), isNull(messageTests.shownTime))
