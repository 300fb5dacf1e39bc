import { and, eq, sql } from 'drizzle-orm'
import { signedUrlSeconds } from '@console-widgets/core/model'
import type { calls } from '@console-widgets/beta/contract'
import { betaLimits, endOfTest, isRunning } from '@console-widgets/beta/model'
import { ownAccount } from '@console-widgets/platform/accounts/views'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { signAddress } from '@console-widgets/platform/files/signed-address'
import { appVersions, type TestTexts } from '@console-widgets/versions/platform/rows'
import { admitByInvitation, admitByLink, type Entry, isStillOpen } from './admit-by-invitation.ts'
import { requireTest, type FoundTest } from './tests-by-code.ts'
import { refuse } from './refuse.ts'
import { feedback, subscriptions } from './tables.ts'

type TesterCalls = Pick<
  typeof calls,
  | 'beta.open-test.get'
  | 'beta.own-subscription.get'
  | 'beta.invite.subscribe'
  | 'beta.invite.unsubscribe'
  | 'beta.build.download'
  | 'beta.feedback.create'
>

/** How the languages of the interface are named among those of a store listing. */
const tagStarts = { cn: 'zh', en: 'en', ru: 'ru' } as const

/** Handlers for the people with the code of a test. They belong to other teams, or haven't signed in yet. */
export const testerHandlers: Handlers<TesterCalls> = {
  'beta.open-test.get': async ({ invitationCode, language }, context) => {
    const test = await requireTest(context.db, invitationCode, context)
    const { ownerTeamId, icon, fileName, size, minSdk } = test
    const { lang, appName, newFeatures } = textsIn(test, tagStarts[language])
    return {
      ...test,
      lang,
      appName,
      newFeatures,
      iconUrl: icon === null ? null : (await signedUrl(context, ownerTeamId, icon)).url,
      endTime: endOfTest(test),
      build: fileName === null || size === null ? null : { fileName, size, minSdk },
    }
  },

  'beta.own-subscription.get': async ({ invitationCode }, context) => {
    const { invitation, versionId } = await requireTest(context.db, invitationCode, context)
    const own = (await findOwn(context, versionId)) ?? null
    const isInvitedAnew =
      own?.state === 'removed' && invitation?.kind === 'person' && (await isStillOpen(context.db, invitationCode))
    return { subscription: isInvitedAnew ? null : own }
  },

  'beta.invite.subscribe': async ({ invitationCode }, context) => {
    const { db, userId } = context
    const { appId, versionId } = await lockTest(db, await requireTest(db, invitationCode, context))
    const own = await findOwn(context, versionId)
    if (own?.state === 'joined') return { subscription: own }
    // Counted again under the lock, so that of many who join at once only as many get in as there are places.
    const { verdict, invitation } = await requireTest(db, invitationCode, context)
    requireRunning(verdict)
    const entry: Entry = { invitationCode, appId, versionId, nickName: await nameOf(context) }
    const isInvitedAnew = invitation?.kind === 'person' && (await admitByInvitation(context, entry))
    if (own?.state === 'removed' && !isInvitedAnew)
      throw refuse('not-in-test', 'The team has removed you from this test, so you can’t join it again')
    if (verdict === 'closed')
      throw refuse('link-closed', 'This link no longer accepts testers. Ask the team for a new one.')
    if (verdict === 'full') throw refuse('test-full', 'All places in this test are taken. Try again later.')
    if (invitation?.kind === 'link') await admitByLink(context, { ...entry, groupId: invitation.groupId })
    const joined = { state: 'joined' as const, nickName: entry.nickName, joinTime: context.now(), endTime: null }
    const [row] = await db
      .insert(subscriptions)
      .values({ ...joined, subscriptionId: newId(), appId, versionId, userId })
      .onConflictDoUpdate({ target: [subscriptions.versionId, subscriptions.userId], set: joined })
      .returning()
    return { subscription: row ?? null }
  },

  'beta.invite.unsubscribe': async ({ invitationCode }, context) => {
    const { versionId } = await requireTest(context.db, invitationCode, context)
    const own = await requireJoined(context, versionId)
    const [row] = await context.db
      .update(subscriptions)
      .set({ state: 'left', endTime: context.now() })
      .where(eq(subscriptions.subscriptionId, own.subscriptionId))
      .returning()
    return { subscription: row ?? null }
  },

  'beta.build.download': async ({ invitationCode }, context) => {
    const { db, teamId } = context
    const { buildObjectId, fileName, size, verdict, versionId } = await requireTest(db, invitationCode, context)
    const own = await requireJoined(context, versionId)
    requireRunning(verdict)
    if (buildObjectId === null || fileName === null || size === null)
      throw refuse('not-found', 'The build of this test no longer exists. Ask the team for a new one.')
    await db
      .update(subscriptions)
      .set({ downloads: sql`${subscriptions.downloads} + 1`, downloadTime: context.now() })
      .where(eq(subscriptions.subscriptionId, own.subscriptionId))
    return { fileName, size, ...(await signedUrl(context, teamId, buildObjectId)) }
  },

  'beta.feedback.create': async ({ invitationCode, content, device }, context) => {
    const { db, userId, now } = context
    const { testedAppId, verdict, versionId, versionNumber } = await requireTest(db, invitationCode, context)
    const { nickName } = await requireJoined(context, versionId)
    requireRunning(verdict)
    const own = and(eq(feedback.versionId, versionId), eq(feedback.userId, userId))
    if ((await db.$count(feedback, own)) >= betaLimits.feedbackPerTester)
      throw refuse('limit-reached', `You have sent ${betaLimits.feedbackPerTester} comments on this build already`)
    await db.insert(feedback).values({
      feedbackId: newId(),
      appId: testedAppId,
      versionId,
      versionNumber,
      userId,
      nickName,
      content,
      device,
      createTime: now(),
    })
  },
}

/** Locks the version, so that people join one after the other. */
async function lockTest(db: Queries, { versionId }: FoundTest): Promise<{ appId: string; versionId: string }> {
  const [locked] = await db
    .select({ appId: appVersions.appId, versionId: appVersions.versionId })
    .from(appVersions)
    .where(eq(appVersions.versionId, versionId))
    .for('update')
  if (!locked) throw refuse('not-found', 'This test no longer exists')
  return locked
}

async function findOwn({ db, userId }: Pick<Context, 'db' | 'userId'>, versionId: string) {
  const [own] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.versionId, versionId), eq(subscriptions.userId, userId)))
  return own
}

async function requireJoined(context: Context, versionId: string) {
  const own = await findOwn(context, versionId)
  if (own?.state !== 'joined') throw refuse('not-in-test', 'You aren’t in this test. Join it first.')
  return own
}

function requireRunning(verdict: FoundTest['verdict']): void {
  if (!isRunning(verdict))
    throw refuse('test-over', verdict === 'stopped' ? 'The team has stopped this test' : 'This test has ended')
}

/** The name of a person's account, which a tester of another team tells that team. */
async function nameOf({ db }: Context): Promise<string> {
  const [person] = await db.select({ userName: ownAccount.userName }).from(ownAccount)
  return person?.userName ?? ''
}

/** Texts of a test in the reader's language, else in the app's own. */
function textsIn({ texts, defaultLang, appName }: FoundTest, tagStart: string): TestTexts {
  const all = texts ?? []
  return (
    all.find(({ lang }) => lang.split('-')[0] === tagStart) ??
    all.find(({ lang }) => lang === defaultLang) ??
    all[0] ?? { lang: defaultLang, appName, newFeatures: '' }
  )
}

async function signedUrl({ services, now }: Pick<Context, 'services' | 'now'>, teamId: string, objectId: string) {
  const expires = now() + signedUrlSeconds * 1000
  const grant = { method: 'GET' as const, teamId, objectId, expires }
  return { url: await signAddress(services.publicOrigin, services.secret, grant, {}), expires }
}
