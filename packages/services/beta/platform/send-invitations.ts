import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '@console-widgets/core'
import { accounts } from '@console-widgets/platform/accounts/tables'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId, newSecret } from '@console-widgets/platform/database/ids'
import { consoleIn } from '@console-widgets/platform/notices/link-to-page'
import { postMessages, type Message } from '@console-widgets/platform/outbox/post-message'
import { appVersions, begunTests } from '@console-widgets/versions/platform/rows'
import { testStates } from '@console-widgets/versions/model'
import { invitationMails } from './invitation-mails.ts'
import { invitationTopic, invitees, subscriptions, testers } from './tables.ts'

type TesterRow = typeof testers.$inferSelect
type InviteeRow = typeof invitees.$inferSelect
type TestRow = typeof begunTests.$inferSelect

/** Testers that are invited at a time: a statement can’t hold many more, and the carrier takes them together. */
const mostAtOnce = 1000

/**
 * Invites testers of a running test who haven’t heard of it: those of its groups, in its countries. The first time in
 * an app, they get a personal link. Those who accepted it for an earlier build get the new one with it.
 * @returns whether there may be others, whom the next call invites
 */
export async function sendInvitations(
  db: Queries,
  { publicOrigin }: Pick<PlatformParts, 'publicOrigin'>,
  teamId: string,
  versionId: string,
  now: number,
): Promise<boolean> {
  // Locked, so that two jobs don’t invite the same people.
  const [version] = await db
    .select({ releaseState: appVersions.releaseState, testInfo: appVersions.testInfo })
    .from(appVersions)
    .where(and(eq(appVersions.teamId, teamId), eq(appVersions.versionId, versionId)))
    .for('update')
  const [test] = await db.select().from(begunTests).where(eq(begunTests.versionId, versionId))
  if (version?.releaseState !== testStates.testing || !test || test.endTime <= now || test.groups.length === 0)
    return false
  const unaware = await findUnaware(db, teamId, test)
  if (unaware.length === 0) return false
  const isNotified = version.testInfo?.needNotify === 1
  const persons = await personsOf(
    db,
    unaware.map(({ tester }) => tester),
  )
  const added: (typeof invitees.$inferInsert)[] = []
  const messages: Message[] = []
  for (const { tester, invitee } of unaware) {
    const { inviteeId, invitationCode } = invitee ?? { inviteeId: newId(), invitationCode: newSecret().slice(0, 24) }
    if (!invitee)
      added.push({
        teamId,
        inviteeId,
        invitationCode,
        appId: test.testedAppId,
        groupId: tester.groupId,
        accountKey: tester.accountKey,
        versionId,
        inviteTime: now,
      })
    const person = persons.get(tester.testerId)
    const address = tester.hwAccount ?? person?.account
    if (address === undefined || (invitee && !isNotified)) continue
    const language = person?.language ?? languageOf(tester.country, test.defaultLang)
    const link = `${consoleIn(publicOrigin, language)}#/app/openTest/${invitationCode}`
    messages.push(messageTo(address, language, invitee ? 'newBuild' : 'invitation', test, link, inviteeId))
  }
  if (added.length > 0) await db.insert(invitees).values(added)
  await carryOver(db, test, unaware, now)
  await postMessages(db, messages, now)
  return unaware.length === mostAtOnce
}

/** The first testers of the test’s groups and countries who haven’t heard of it, each once. */
async function findUnaware(
  db: Queries,
  teamId: string,
  { countries, groups, testedAppId, versionId }: TestRow,
): Promise<{ tester: TesterRow; invitee: InviteeRow | null }[]> {
  return db
    .selectDistinctOn([testers.accountKey], { tester: testers, invitee: invitees })
    .from(testers)
    .leftJoin(
      invitees,
      and(eq(invitees.teamId, teamId), eq(invitees.accountKey, testers.accountKey), eq(invitees.appId, testedAppId)),
    )
    .where(
      and(
        eq(testers.teamId, teamId),
        inArray(testers.groupId, groups),
        sql`(${testers.country} is null or ${inArray(testers.country, countries)})`,
        sql`${invitees.versionId} is distinct from ${versionId}`,
      ),
    )
    .orderBy(testers.accountKey, testers.createTime)
    .limit(mostAtOnce)
}

/** Those who were in the test of an earlier build are in that of the new one. Those who left aren’t. */
async function carryOver(
  db: Queries,
  { testedAppId, versionId }: TestRow,
  unaware: readonly { tester: TesterRow; invitee: InviteeRow | null }[],
  now: number,
): Promise<void> {
  const known = unaware.filter(({ invitee }) => invitee !== null)
  if (known.length === 0) return
  await db
    .update(invitees)
    .set({ versionId, groupId: sql`${testers.groupId}`, inviteTime: now })
    .from(testers)
    .where(
      and(
        eq(testers.accountKey, invitees.accountKey),
        eq(testers.teamId, invitees.teamId),
        eq(invitees.appId, testedAppId),
        inArray(
          testers.testerId,
          known.map(({ tester }) => tester.testerId),
        ),
      ),
    )
  const userIds = known.flatMap(({ invitee }) => invitee?.userId ?? [])
  if (userIds.length === 0) return
  const places = await db
    .selectDistinctOn([subscriptions.userId])
    .from(subscriptions)
    .where(and(eq(subscriptions.appId, testedAppId), inArray(subscriptions.userId, userIds)))
    .orderBy(subscriptions.userId, desc(subscriptions.joinTime))
  const carried = places.filter((place) => place.state === 'joined' && place.versionId !== versionId)
  if (carried.length === 0) return
  await db
    .insert(subscriptions)
    .values(
      carried.map(({ teamId, appId, userId, nickName }) => ({
        teamId,
        appId,
        userId,
        nickName,
        versionId,
        subscriptionId: newId(),
        state: 'joined' as const,
        joinTime: now,
      })),
    )
    .onConflictDoNothing()
}

/** The accounts on the platform that testers have: by the address that the team entered, or by a link. */
async function personsOf(db: Queries, rows: readonly TesterRow[]) {
  const isPerson = sql`${testers.userId} = ${accounts.userId} or ${testers.accountKey} = lower(${accounts.account})`
  const found = await db
    .select({ testerId: testers.testerId, account: accounts.account, language: accounts.language })
    .from(testers)
    .innerJoin(accounts, isPerson)
    .where(
      inArray(
        testers.testerId,
        rows.map(({ testerId }) => testerId),
      ),
    )
  return new Map(found.map((person) => [person.testerId, person]))
}

const russianSpeaking = ['RU', 'BY', 'KZ', 'KG']
const chineseSpeaking = ['CN', 'HK', 'MO', 'TW']

/** Language for a tester without an account: that of the country, else of the app. */
function languageOf(country: string | null, defaultLang: string): Language {
  if (country !== null)
    return russianSpeaking.includes(country) ? 'ru' : chineseSpeaking.includes(country) ? 'cn' : 'en'
  return defaultLang.startsWith('zh') ? 'cn' : defaultLang.startsWith('ru') ? 'ru' : 'en'
}

function messageTo(
  address: string,
  language: Language,
  kind: 'invitation' | 'newBuild',
  { appName, endTime, ownerTeamId, teamName, testDesc, versionNumber }: TestRow,
  link: string,
  reference: string,
): Message {
  const facts = { app: appName, team: teamName, version: versionNumber ?? '', whatToTest: testDesc, link, endTime }
  const { subject, text } = invitationMails[language][kind](facts)
  const isMail = address.includes('@')
  return {
    ownerTeamId,
    channel: isMail ? 'mail' : 'sms',
    address,
    subject: isMail ? subject : '',
    text: isMail ? text : `${subject}\n${link}`,
    topic: invitationTopic,
    reference,
  }
}
