import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import { addressFor, type Reachable } from '../accounts/addresses.ts'
import { isActive, placeColumns, placeOf } from '../accounts/places.ts'
import { accounts, members, teams } from '../accounts/tables.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { postMessage } from '../outbox/post-message.ts'
import { channelsOf } from './channels.ts'
import { linkToPage } from './link-to-page.ts'
import { deliverKind, type PostedNotice } from './send-notice.ts'
import { notices, noticeSettings, type NoticeRow } from './tables.ts'
import { renderNotice } from './texts.ts'
import type { ServiceTopic } from './topic.ts'

/** Notices of one topic within an hour that a person gets one by one. Further ones are combined in a digest. */
export const mostOneByOne = 10
const hour = 3_600_000

/** Notices older than this are deleted when new ones arrive, in milliseconds. */
const keptFor = 90 * 24 * hour

const digestKind = 'notices.digest'

/** Registers the actors that deliver notices to members, and send a digest when its hour is over. */
export function defineNoticeActors(services: PlatformParts): void {
  const { jobs } = services
  jobs.define<PostedNotice>(deliverKind, async (notice, { db, teamId }) => {
    const topics = await topicsOf(services, db)
    const topic = topics.find(({ id }) => id === notice.topic)
    if (topic) await deliverNotice(db, services, teamId, topic, notice)
  })
  jobs.define<{ noticeId: string }>(digestKind, async ({ noticeId }, { db, teamId, now }) => {
    const [digest] = await db.select().from(notices).where(eq(notices.noticeId, noticeId))
    if (!digest) return
    const topics = await topicsOf(services, db)
    const topic = topics.find(({ id }) => id === digest.topic)
    const [person] = await peopleOf(db, teamId, [digest.recipientId])
    if (topic && person) await post(db, services, topic, person, digest, now)
  })
}

/** Topics of all services. */
export async function topicsOf({ events }: Pick<PlatformParts, 'events'>, db: Queries): Promise<ServiceTopic[]> {
  return (await events.collectAnswers('notices.topics', {}, { db })).flat()
}

/** Finds the people whom a notice concerns, and gives it to each by their channels. */
async function deliverNotice(
  db: Queries,
  services: PlatformParts,
  teamId: string,
  topic: ServiceTopic,
  notice: PostedNotice,
): Promise<void> {
  for (const person of await peopleOf(db, teamId, notice.to ?? undefined)) {
    const { permissions, appIds } = placeOf(services.permissions, person)
    const isConcerned = notice.to !== null || (topic.permission !== undefined && permissions.has(topic.permission))
    const reachesApp = notice.appId === null || appIds === undefined || appIds.includes(notice.appId)
    if (isConcerned && reachesApp && person.userId !== notice.except)
      await giveTo(db, services, teamId, topic, person, notice)
  }
}

type Person = Awaited<ReturnType<typeof peopleOf>>[number]

/** Active members of a team; with IDs, these alone. */
function peopleOf(db: Queries, teamId: string, userIds: readonly string[] | undefined) {
  return db
    .select({
      ...placeColumns,
      userId: members.userId,
      account: accounts.account,
      phone: accounts.phone,
      language: accounts.language,
    })
    .from(members)
    .innerJoin(accounts, eq(accounts.userId, members.userId))
    .innerJoin(teams, eq(teams.teamId, members.teamId))
    .where(
      and(
        eq(members.teamId, teamId),
        isActive(),
        userIds === undefined ? undefined : inArray(members.userId, [...userIds]),
      ),
    )
    .orderBy(asc(members.memberId))
}

async function giveTo(
  db: Queries,
  services: PlatformParts,
  teamId: string,
  topic: ServiceTopic,
  person: Person,
  { message, values, appId, page, time }: PostedNotice,
): Promise<void> {
  const isOwn = and(eq(notices.teamId, teamId), eq(notices.recipientId, person.userId))
  await db.delete(notices).where(and(isOwn, lt(notices.time, time - keptFor)))
  const recent = await db
    .select()
    .from(notices)
    .where(and(isOwn, eq(notices.topic, topic.id), gt(notices.time, time - hour)))
  const isShown = (await channelsOfPerson(db, teamId, topic, person)).includes('in-site')
  const row = { teamId, recipientId: person.userId, topic: topic.id, values, appId, page, isShown, time }
  const digest = recent.find((each) => each.message === null)
  if (digest) {
    // What was read is unread again: there is more now.
    await db
      .update(notices)
      .set({ count: digest.count + 1, page, readTime: null })
      .where(eq(notices.noticeId, digest.noticeId))
    return
  }
  const noticeId = newId()
  if (recent.length >= mostOneByOne) {
    await db.insert(notices).values({ ...row, noticeId, message: null, values: {}, appId: null })
    await services.jobs.schedule(db, { kind: digestKind, teamId, payload: { noticeId }, dueTime: time + hour })
    return
  }
  await db.insert(notices).values({ ...row, noticeId, message })
  await post(db, services, topic, person, { ...row, noticeId, message, count: 1 }, time)
}

/** Posts a notice by the channels that lead out of the console. */
async function post(
  db: Queries,
  { events, publicOrigin }: PlatformParts,
  topic: ServiceTopic,
  person: Person,
  notice: Pick<NoticeRow, 'teamId' | 'noticeId' | 'topic' | 'message' | 'values' | 'page' | 'count'>,
  now: number,
): Promise<void> {
  const rendered = renderNotice(await topicsOf({ events }, db), notice, person.language)
  if (!rendered) return
  const { title, body } = rendered
  const link = linkToPage(publicOrigin, person.language, notice.page)
  for (const channel of await channelsOfPerson(db, notice.teamId, topic, person)) {
    const address = channel === 'in-site' ? undefined : addressFor(channel, person satisfies Reachable)
    if (channel === 'in-site' || address === undefined) continue
    await postMessage(
      db,
      {
        ownerTeamId: notice.teamId,
        channel,
        address,
        subject: channel === 'mail' ? title : '',
        text: channel === 'mail' ? `${body}\n\n${link}` : `${title}\n${link}`,
        topic: topic.id,
        reference: notice.noticeId,
      },
      now,
    )
  }
}

async function channelsOfPerson(db: Queries, teamId: string, topic: ServiceTopic, { userId }: Person) {
  const choices = await db
    .select()
    .from(noticeSettings)
    .where(
      and(eq(noticeSettings.teamId, teamId), eq(noticeSettings.userId, userId), eq(noticeSettings.topic, topic.id)),
    )
  return channelsOf(topic, choices)
}
