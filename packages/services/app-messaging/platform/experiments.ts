import { and, desc, eq, inArray } from 'drizzle-orm'
import { inVersion } from '@console-widgets/app-messaging/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { EventTakers, QuestionTakers } from '@console-widgets/platform/calls/events'
import { comparable } from '@console-widgets/platform/texts/comparable'
import { columnsOf, findMessage, nextRuns, readVersion } from './message-rows.ts'
import { refuse } from './refuse.ts'
import { messages, messageVersions, type MessageRow } from './tables.ts'

/** What in-app messages tell experiments: those that are published, with their versions. */
export const experimentAnswers: QuestionTakers = {
  'experiments.messages': async ({ appId, region }, { db }) => {
    const live = await db
      .select({ messageId: messages.messageId, messageName: messages.messageName, version: messages.version })
      .from(messages)
      .where(and(eq(messages.appId, appId), eq(messages.region, region), eq(messages.state, 'published')))
      .orderBy(messages.messageName, messages.messageId)
    if (live.length === 0) return []
    const ids = live.map(({ messageId }) => messageId)
    const versions = await db
      .select({ messageId: messageVersions.messageId, version: messageVersions.version })
      .from(messageVersions)
      .where(inArray(messageVersions.messageId, ids))
      .orderBy(desc(messageVersions.version))
    return live.map((message) => ({
      ...message,
      versions: versions.filter(({ messageId }) => messageId === message.messageId).map(({ version }) => version),
    }))
  },
}

/** What they do for experiments: the texts and the look of a winner become those of everyone, as a new version. */
export const experimentEvents: EventTakers = {
  'experiments.applying-message': async ({ messageId, version }, { db, now }) => {
    const row = await findMessage(db, messageId)
    if (row.state === 'ended') throw refuse('message-over', `'${row.messageName}' has ended. Create a new message.`)
    const winner = await readVersion(db, { messageId, version })
    if (!winner) throw refuse('not-found', `'${row.messageName}' no longer has version ${version}`)
    const live = (await readVersion(db, row)) ?? row.content
    const time = now()
    const next = row.version + 1
    const { content } = inVersion({ messageId, version: row.version, content: live, publishTime: time }, next, winner)
    // The control may be the winner, which everyone has.
    if (comparable(live) === comparable(content)) return
    await db.insert(messageVersions).values({ messageId, appId: row.appId, version: next, content, publishTime: time })
    const runs = row.state === 'published' ? nextRuns(row.runs, 'published', next, time) : row.runs
    await db
      .update(messages)
      .set({ ...columnsOf(content), version: next, runs, updateTime: time })
      .where(eq(messages.messageId, messageId))
  },
}

/**
 * Requires that no running experiment compares versions of a message whose content is to change for everyone.
 * @throws PlatformRefusal that names the experiment
 */
export async function requireNoExperiment({ messageId, messageName }: MessageRow, { db, services }: Context) {
  const holders = await services.events.collectAnswers('experiments.of-message', { messageId }, { db })
  const holder = holders.find((name) => name !== undefined)
  if (holder !== undefined)
    throw refuse('message-varied', `The experiment '${holder}' compares versions of '${messageName}'. End it first.`)
}
