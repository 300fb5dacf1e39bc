import { and, eq } from 'drizzle-orm'
import { linkLimits, type LinkKind, type SuffixLength } from '@console-widgets/links/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { scheduleCheck } from './check-pages.ts'
import { checkTargets } from './check-targets.ts'
import { requireVerified } from './harmony/require-verified.ts'
import type { LinkRow } from './link-rows.ts'
import { requireFuture } from '@console-widgets/platform/refusals/require-future'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { type LinkInfo, linkPrefixes, links, linkSuffixes, linkTargets } from './tables.ts'

type Here = Pick<Context, 'db' | 'now' | 'services' | 'userId'>

interface NewLink {
  appId: string
  kind: LinkKind
  prefixId: string
  linkName: string
  linkInfo: LinkInfo
  expireTime?: number | null | undefined
  /** What the suffix is to be. Undefined: the platform chooses one. */
  suffix?: string | undefined
  suffixLength?: SuffixLength | undefined
  /** Field of the call’s input that has the suffix. */
  suffixField?: string
}

/** Stores a new link at an address that no link had before. */
export async function storeLink({ db, now, services }: Here, link: NewLink): Promise<LinkRow> {
  const { appId, kind, prefixId, linkName, linkInfo, expireTime = null } = link
  await findApp(db, appId)
  if ((await db.$count(links, eq(links.appId, appId))) >= linkLimits.linksPerApp)
    throw refuse(
      'limit-reached',
      `An app has at most ${linkLimits.linksPerApp} links. Delete one that you no longer need.`,
    )
  const prefix = await findPrefixOfApp(db, appId, prefixId)
  requireFuture('expireTime', expireTime, now())
  await checkTargets(db, services, appId, linkInfo)
  if (kind === 'harmony') await requireVerified(db, appId, linkInfo)
  const suffix = kind === 'deep' ? null : await takeSuffix(db, prefix, link)
  const time = now()
  const row = { linkId: newId(), appId, kind, prefixId, prefix, suffix, linkName, linkInfo, expireTime }
  const [created] = await db
    .insert(links)
    .values({ ...row, createTime: time, updateTime: time })
    .returning()
  await scheduleCheck(db, services, created as LinkRow, time)
  return created as LinkRow
}

export interface LinkChange {
  linkName?: string | undefined
  linkInfo?: LinkInfo | undefined
  expireTime?: number | null | undefined
}

/** Changes a link, and keeps its targets if they are others now. */
export async function changeLink({ db, now, services, userId }: Here, row: LinkRow, change: LinkChange) {
  const { linkName = row.linkName, linkInfo = row.linkInfo, expireTime = row.expireTime } = change
  if (expireTime !== row.expireTime) requireFuture('expireTime', expireTime, now())
  const isMoved = canonical(linkInfo) !== canonical(row.linkInfo)
  if (isMoved) {
    await checkTargets(db, services, row.appId, linkInfo)
    if (row.kind === 'harmony') await requireVerified(db, row.appId, linkInfo)
    const { appId, linkId } = row
    await db
      .insert(linkTargets)
      .values({ targetId: newId(), appId, linkId, linkInfo: row.linkInfo, userId, endTime: now() })
  }
  const [updated] = await db
    .update(links)
    // The page may be another one, which hasn’t been checked.
    .set({
      linkName,
      linkInfo,
      expireTime,
      targetProblem: isMoved ? null : row.targetProblem,
      updateTime: now(),
    })
    .where(eq(links.linkId, row.linkId))
    .returning()
  return updated as LinkRow
}

/** Targets as a text that is the same for the same targets: the database orders fields, and forms send empty ones. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object'
      ? Object.fromEntries(
          Object.entries(each)
            .filter(([, part]) => part !== null && part !== undefined)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : each,
  )
}

/** @returns the prefix’s name. @throws PlatformRefusal if the app has no prefix with this ID */
async function findPrefixOfApp(db: Queries, appId: string, prefixId: string): Promise<string> {
  const [found] = await db
    .select({ prefix: linkPrefixes.prefix })
    .from(linkPrefixes)
    .where(and(eq(linkPrefixes.prefixId, prefixId), eq(linkPrefixes.appId, appId)))
  if (!found)
    throw refuse('not-found', `The app '${appId}' has no prefix '${prefixId}'`, [issue('prefixId', 'prefix-of-app')])
  return found.prefix
}

/** Letters and digits without those that look alike: 0 and O, 1, l, and I. */
const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function chooseSuffix(length: number): string {
  let suffix = ''
  while (suffix.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2)))
      // Bytes beyond the last whole multiple would make some letters likelier.
      if (byte < 256 - (256 % letters.length) && suffix.length < length) suffix += letters[byte % letters.length]
  return suffix
}

/** Takes a suffix for ever. */
async function takeSuffix(db: Queries, prefix: string, link: NewLink): Promise<string> {
  const take = async (suffix: string) =>
    (await db.insert(linkSuffixes).values({ prefix, suffix }).onConflictDoNothing().returning()).length > 0
  if (link.suffix !== undefined) {
    if (await take(link.suffix)) return link.suffix
    throw refuse('link-suffix-used', `'${link.suffix}' has been used before. A suffix is never used again.`, [
      issue(link.suffixField ?? 'suffix', 'suffix-used'),
    ])
  }
  const length = link.suffixLength === 'LONG' ? linkLimits.longSuffix : linkLimits.shortSuffix
  for (let tries = 0; tries < 10; tries++) {
    const suffix = chooseSuffix(length)
    if (await take(suffix)) return suffix
  }
  throw refuse('conflict', 'No free suffix was found. Try again, or choose one yourself.')
}
