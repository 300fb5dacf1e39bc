import { and, eq } from 'drizzle-orm'
import { calls } from '@console-widgets/channels/contract'
import { channelLimits, channelListFields } from '@console-widgets/channels/model'
import * as schemas from '@console-widgets/channels/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { lower } from '@console-widgets/platform/database/columns'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { channelConfigs } from './tables.ts'

export const channelsImplementation = implement(calls, schemas, {
  'channels.config.list': async ({ appId, ...input }, { db }) => {
    await findApp(db, appId)
    return listTable(db, channelConfigs, channelListFields, input, '-updateTime', eq(channelConfigs.appId, appId))
  },

  'channels.config.get': ({ appId, configId }, { db }) => findChannel(db, appId, configId),

  'channels.config.create': async ({ appId, channelId, channelName, contact = '' }, { db, now }) => {
    await findApp(db, appId)
    await requireFree(db, appId, channelId)
    const [created] = await db
      .insert(channelConfigs)
      .values({ configId: newId(), appId, channelId, channelName, contact, createTime: now(), updateTime: now() })
      .returning()
    return created as ChannelRow
  },

  'channels.config.update': async ({ appId, configId, ...change }, { db, now }) => {
    await findChannel(db, appId, configId)
    const [updated] = await db
      .update(channelConfigs)
      .set({ ...change, updateTime: now() })
      .where(eq(channelConfigs.configId, configId))
      .returning()
    return updated as ChannelRow
  },

  'channels.config.delete': async ({ appId, configId }, { db }) => {
    await findChannel(db, appId, configId)
    await db.delete(channelConfigs).where(eq(channelConfigs.configId, configId))
  },
})

type ChannelRow = typeof channelConfigs.$inferSelect

/** A channel of the app that the header names: a channel of another app isn't there. */
async function findChannel(db: Queries, appId: string, configId: string): Promise<ChannelRow> {
  const [found] = await db
    .select()
    .from(channelConfigs)
    .where(and(eq(channelConfigs.appId, appId), eq(channelConfigs.configId, configId)))
  if (!found) throw refuse('not-found', `There is no channel '${configId}' of the app '${appId}' in this team`)
  return found
}

async function requireFree(db: Queries, appId: string, channelId: string): Promise<void> {
  const ofApp = eq(channelConfigs.appId, appId)
  if ((await db.$count(channelConfigs, ofApp)) >= channelLimits.perApp)
    throw refuse(
      'limit-reached',
      `An app has at most ${channelLimits.perApp} channels. Delete one that you no longer need.`,
    )
  if ((await db.$count(channelConfigs, and(ofApp, eq(lower(channelConfigs.channelId), lower(channelId))))) > 0)
    throw refuse('name-taken', `The app already has a channel '${channelId}'`, [
      { field: 'channelId', message: 'is already taken' },
    ])
}
