import { and, eq, inArray } from 'drizzle-orm'
import { linkLimits, type LinkKind, type SuffixLength } from '@console-widgets/links/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { scheduleChecks } from './check-pages.ts'
import { readTargetRules, requireTargets } from './check-targets.ts'
import { requireVerified } from './harmony/require-verified.ts'
import type { LinkRow } from './link-rows.ts'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
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

/** Stores a new link at an address that no link had before. @throws PlatformRefusal if it can't be stored */
export async function storeLink(here: Here, link: NewLink): Promise<LinkRow> {
  const [stored] = await storeLinks(here, link.appId, [link])
  if (stored instanceof PlatformRefusal) throw stored
  return stored as LinkRow
}

/**
 * Stores new links of an app, as far as each can be: a refused one keeps no other from being stored. However many there
 * are, the database is asked the same number of times.
 * @returns the row of each link, or why it was refused
 * @throws PlatformRefusal if there is no such app
 */
export async function storeLinks(
  { db, now, services }: Here,
  appId: string,
  given: readonly NewLink[],
): Promise<(LinkRow | PlatformRefusal)[]> {
  await findApp(db, appId)
  const room = linkLimits.linksPerApp - (await db.$count(links, eq(links.appId, appId)))
  const prefixes = await findPrefixesOfApp(db, appId, given)
  const rules = await readTargetRules(
    db,
    services,
    appId,
    given.map(({ linkInfo }) => linkInfo),
  )
  const results: (LinkRow | PlatformRefusal)[] = []
  const wanted: Wanted[] = []
  for (const [index, link] of given.entries())
    try {
      requireRoomFor(wanted.length, room)
      const prefix = requirePrefix(prefixes, link)
      requireFuture('expireTime', link.expireTime ?? null, now())
      requireTargets(rules, link.linkInfo)
      if (link.kind === 'harmony') await requireVerified(db, appId, link.linkInfo)
      wanted.push({ ...link, index, prefix, linkId: newId() })
    } catch (error) {
      if (!(error instanceof PlatformRefusal)) throw error
      results[index] = error
    }
  const created = await insertLinks(db, wanted, now())
  await scheduleChecks(db, services, [...created.values()], now())
  for (const each of wanted) results[each.index] = created.get(each.linkId) ?? noSuffix(each)
  return results
}

/** Inserts links at suffixes that no link had before. @returns those that got one, by their IDs */
async function insertLinks(db: Queries, wanted: readonly Wanted[], time: number): Promise<Map<string, LinkRow>> {
  const suffixes = await takeSuffixes(
    db,
    wanted.filter(({ kind }) => kind !== 'deep'),
  )
  const rows = wanted.flatMap((each) => {
    const suffix = each.kind === 'deep' ? null : suffixes.get(each)
    if (suffix === undefined) return []
    const { linkId, appId, kind, prefixId, prefix, linkName, linkInfo, expireTime = null } = each
    const row = { linkId, appId, kind, prefixId, prefix, suffix, linkName, linkInfo, expireTime }
    return [{ ...row, createTime: time, updateTime: time }]
  })
  const created = rows.length > 0 ? await db.insert(links).values(rows).returning() : []
  return new Map(created.map((row) => [row.linkId, row]))
}

/** @throws PlatformRefusal if an app has no room for another link */
function requireRoomFor(taken: number, room: number): void {
  if (taken >= room)
    throw refuse(
      'limit-reached',
      `An app has at most ${linkLimits.linksPerApp} links. Delete one that you no longer need.`,
    )
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
    requireTargets(await readTargetRules(db, services, row.appId, [linkInfo]), linkInfo)
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

/** Names of the prefixes of an app that links name. */
async function findPrefixesOfApp(
  db: Queries,
  appId: string,
  given: readonly Pick<NewLink, 'prefixId'>[],
): Promise<Map<string, string>> {
  const ids = [...new Set(given.map(({ prefixId }) => prefixId))]
  const found = await db
    .select({ prefixId: linkPrefixes.prefixId, prefix: linkPrefixes.prefix })
    .from(linkPrefixes)
    .where(and(inArray(linkPrefixes.prefixId, ids), eq(linkPrefixes.appId, appId)))
  return new Map(found.map(({ prefixId, prefix }) => [prefixId, prefix]))
}

/** @returns the prefix’s name. @throws PlatformRefusal if the app has no prefix with this ID */
function requirePrefix(prefixes: ReadonlyMap<string, string>, { appId, prefixId }: NewLink): string {
  const prefix = prefixes.get(prefixId)
  if (prefix === undefined)
    throw refuse('not-found', `The app '${appId}' has no prefix '${prefixId}'`, [issue('prefixId', 'prefix-of-app')])
  return prefix
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

/** A link that can be stored once it has a suffix. */
interface Wanted extends NewLink {
  /** Its place among those that were asked for. */
  index: number
  linkId: string
  prefix: string
}

/** Attempts to choose suffixes that are free. */
const mostTries = 10

/** Takes suffixes for ever. A link whose suffix is taken, or for which none was found, has none in the result. */
async function takeSuffixes(db: Queries, wanted: readonly Wanted[]): Promise<Map<Wanted, string>> {
  const taken = new Map<Wanted, string>()
  let open = wanted
  for (let tries = 0; tries < mostTries && open.length > 0; tries++) {
    const tried = open.map((each) => ({
      each,
      prefix: each.prefix,
      suffix: each.suffix ?? chooseSuffix(lengthOf(each)),
    }))
    // In an order of their own: two requests that take the same suffixes don't wait for each other in turns.
    const rows = tried
      .map(({ prefix, suffix }) => ({ prefix, suffix }))
      .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    const free = new Set((await db.insert(linkSuffixes).values(rows).onConflictDoNothing().returning()).map(keyOf))
    // The first of two links with the same suffix gets it.
    for (const { each, ...row } of tried) if (free.delete(keyOf(row))) taken.set(each, row.suffix)
    open = open.filter((each) => each.suffix === undefined && !taken.has(each))
  }
  return taken
}

const keyOf = ({ prefix, suffix }: { prefix: string; suffix: string }) => `${prefix}/${suffix}`
const lengthOf = ({ suffixLength }: NewLink) =>
  suffixLength === 'LONG' ? linkLimits.longSuffix : linkLimits.shortSuffix

function noSuffix({ suffix, suffixField = 'suffix' }: NewLink): PlatformRefusal {
  if (suffix === undefined) return refuse('conflict', 'No free suffix was found. Try again, or choose one yourself.')
  return refuse('link-suffix-used', `'${suffix}' has been used before. A suffix is never used again.`, [
    issue(suffixField, 'suffix-used'),
  ])
}
