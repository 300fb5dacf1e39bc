import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { isFile, findEntry } from './file-rows.ts'
import { releaseUnused, type Releaser } from './release.ts'
import type { Refresh } from './refresh.ts'
import { findSite, type SiteRow } from './sites.ts'
import { storageCopies } from './tables.ts'

export type CopyRow = typeof storageCopies.$inferSelect

/** Result of a cache lookup: hit, revalidated, or miss. */
export type CopyState = 'hit' | 'revalidated' | 'miss'

/**
 * The cached file that a site serves. A fresh one is served even if the file has changed or is gone; a stale one is
 * compared with the bucket.
 */
export async function copyOf(
  db: Queries,
  releaser: Releaser,
  site: SiteRow,
  key: string,
): Promise<{ copy: CopyRow; state: CopyState } | undefined> {
  const now = releaser.now()
  const ofKey = and(eq(storageCopies.siteId, site.siteId), eq(storageCopies.key, key))
  const [known] = await db.select().from(storageCopies).where(ofKey)
  if (known && known.endTime > now) return { copy: known, state: 'hit' }
  const file = await findEntry(db, site.bucketId, key)
  if (!isFile(file)) {
    if (known) await removeCopies(db, releaser, site.siteId, [key])
    return undefined
  }
  const { objectId, contentType, sha256, size } = file
  const fresh = { objectId, contentType, sha256, size, storeTime: now, endTime: now + site.maxAge * 1000 }
  const [copy] = await db
    .insert(storageCopies)
    .values({ siteId: site.siteId, key, ...fresh })
    .onConflictDoUpdate({ target: [storageCopies.siteId, storageCopies.key], set: fresh })
    .returning()
  if (known && known.objectId !== objectId) await releaseUnused(db, releaser, [known.objectId])
  return { copy: copy as CopyRow, state: known?.sha256 === sha256 ? 'revalidated' : 'miss' }
}

async function removeCopies(db: Queries, releaser: Releaser, siteId: string, keys: readonly string[]): Promise<void> {
  const gone = await db
    .delete(storageCopies)
    .where(and(eq(storageCopies.siteId, siteId), inArray(storageCopies.key, [...keys])))
    .returning({ objectId: storageCopies.objectId })
  await releaseUnused(
    db,
    releaser,
    gone.map(({ objectId }) => objectId),
  )
}

/** Number of cached files purged per transaction. */
const batch = 500

/** Purges cached files: those of the paths, or all of the site. */
export async function refreshCopies(
  inTeam: <T>(work: (db: Queries) => Promise<T>) => Promise<T>,
  releaser: Releaser,
  { siteId, paths }: Refresh,
  progress: (done: number, total: number) => Promise<void>,
): Promise<{ copies: number }> {
  const site = await inTeam((db) => findSite(db, siteId))
  const where = and(
    eq(storageCopies.siteId, siteId),
    paths.length > 0 ? or(...paths.map((path) => ofPath(site, path))) : undefined,
  )
  const total = await inTeam((db) => db.$count(storageCopies, where))
  let done = 0
  await progress(0, total)
  for (;;) {
    const keys = await inTeam(async (db) => {
      const rows = await db.select({ key: storageCopies.key }).from(storageCopies).where(where).limit(batch)
      if (rows.length > 0)
        await removeCopies(
          db,
          releaser,
          siteId,
          rows.map(({ key }) => key),
        )
      return rows
    })
    done += keys.length
    await progress(done, Math.max(total, done))
    if (keys.length < batch) return { copies: done }
  }
}

/**
 * Cached files that a path matches: the file, a folder's index document, or with a trailing `*` all with the prefix.
 */
function ofPath({ prefix, indexDocument }: SiteRow, path: string) {
  const key = prefix + readPath(path.replace(/\*$/, ''))
  if (path.endsWith('*')) return sql`starts_with(${storageCopies.key}, ${key})`
  return eq(storageCopies.key, key === prefix || key.endsWith('/') ? key + indexDocument : key)
}

/** The key for a URL path. @throws PlatformRefusal if it is malformed */
export function readPath(path: string): string {
  try {
    return decodeURIComponent(path.replace(/^\//, '')).normalize('NFC')
  } catch {
    throw refuse('bad-parameter', `'${path}' isn’t a URL path`, [issue('paths', 'paths-encoded')])
  }
}
