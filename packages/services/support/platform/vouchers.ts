import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { supportTimes } from '@console-widgets/support/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { addOperation, callerName, findChat, sideOf, teamsOf } from './chat-rows.ts'
import { refuse } from './refuse.ts'
import { chatContexts, chatVouchers, openedContexts, type ShownApp } from './tables.ts'

/** Versions of the app that a voucher shows. */
const shownVersions = 10

/** Lets the provider look once at the app of a chat, as it is now. */
export async function createVoucher(context: Context, chatId: string) {
  const { db, teamId } = context
  const chat = await findChat(db, chatId, { forUpdate: true })
  if (sideOf(chat, teamId) !== 'user')
    throw refuse('chat-other-side', 'Only the team that uses the service can do this')
  const [about] = await db.select().from(chatContexts).where(eq(chatContexts.chatId, chatId))
  if (!about) throw refuse('chat-without-app', 'The chat isn’t about an app. Start a chat with an app ID.')
  const time = context.now()
  const shown = await describeApp(context, about.appId)
  await db.update(chatContexts).set({ shown }).where(eq(chatContexts.chatId, chatId))
  const voucher = {
    ...teamsOf(chat),
    voucherId: newId(),
    chatId,
    createTime: time,
    expireTime: time + supportTimes.voucher,
    openTime: null,
  }
  await db.insert(chatVouchers).values(voucher)
  const userName = await callerName(context)
  await addOperation(db, chat, { operation: 'voucher-created', side: 'user', userName, time })
  return voucher
}

/** Shows the provider the app of a chat. A voucher opens once, and soon. */
export async function openVoucher(context: Context, voucherId: string): Promise<ShownApp> {
  const { db, teamId } = context
  const [voucher] = await db.select().from(chatVouchers).where(eq(chatVouchers.voucherId, voucherId)).for('update')
  if (!voucher) throw refuse('not-found', `There is no voucher '${voucherId}' for this team`)
  if (sideOf(voucher, teamId) !== 'provider')
    throw refuse('chat-other-side', 'Only the team that provides the service can do this')
  const time = context.now()
  if (voucher.openTime !== null) throw refuse('voucher-used', 'The voucher has been used. Ask for a new one.')
  if (voucher.expireTime <= time) throw refuse('voucher-expired', 'The voucher has expired. Ask for a new one.')
  const chat = await findChat(db, voucher.chatId)
  await db.update(chatVouchers).set({ openTime: time }).where(eq(chatVouchers.voucherId, voucherId))
  const userName = await callerName(context)
  await addOperation(db, chat, { operation: 'voucher-opened', side: 'provider', userName, time })
  const [opened] = await db.select().from(openedContexts).where(eq(openedContexts.voucherId, voucherId))
  if (!opened) throw refuse('chat-without-app', 'The app of the chat no longer exists')
  return opened.shown
}

async function describeApp({ db }: Context, appId: string): Promise<ShownApp> {
  const [app] = await db
    .select({ appName: apps.appName, packageName: apps.packageName })
    .from(apps)
    .where(eq(apps.appId, appId))
  if (!app) throw refuse('chat-without-app', 'The app of the chat no longer exists')
  const versions = await db
    .select({ version: appVersions.versionNumber, releaseTime: appVersions.onShelfTime })
    .from(appVersions)
    .where(and(eq(appVersions.appId, appId), isNotNull(appVersions.versionNumber)))
    .orderBy(desc(appVersions.createTime))
    .limit(shownVersions)
  return {
    appId,
    ...app,
    versions: versions.map(({ version, releaseTime }) => ({ version: version ?? '', releaseTime })),
  }
}
