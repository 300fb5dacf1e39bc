import { eq } from 'drizzle-orm'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { openAddress } from '@console-widgets/platform/internet/outside'
import { pageFor, platforms } from '@console-widgets/redirects'
import type { LinkRow } from './link-rows.ts'
import { links } from './tables.ts'

/** Type of the job that opens the pages of a link. */
export const checkKind = 'links.check-pages'

const day = 86_400_000
/** Time until the first check of a link: a page may be published together with it. */
const firstCheck = 10 * 60_000
/** Longest time that a page may take, in milliseconds. */
const longestAnswer = 5000
/** Statuses that say that a page is gone. What else fails may be well again tomorrow. */
const goneStatuses = [404, 410]

interface Check {
  linkId: string
}

/** Schedules the first check of each new link. Each check schedules the next one. */
export async function scheduleChecks(
  db: Queries,
  { jobs }: Pick<PlatformParts, 'jobs'>,
  rows: readonly LinkRow[],
  now: number,
): Promise<void> {
  const dueTime = now + firstCheck
  await jobs.scheduleAll(
    db,
    rows.map(({ teamId, linkId }) => ({ kind: checkKind, teamId, payload: { linkId } satisfies Check, dueTime })),
  )
}

/** Registers the daily check. */
export function defineLinkActors({ jobs, database, clock, fetchOutside }: PlatformParts): void {
  jobs.setApart(checkKind)
  jobs.define<Check, { address: string; problem: string | null } | undefined>(
    checkKind,
    async ({ linkId }, { db, teamId, now, prepared }) => {
      const [link] = await db.select().from(links).where(eq(links.linkId, linkId))
      if (!link) return
      // The targets may have changed while the page was open.
      const isSame = prepared !== undefined && pagesOf(link).includes(prepared.address)
      const problem = isSame || prepared === undefined ? (prepared?.problem ?? null) : link.targetProblem
      if (problem !== link.targetProblem)
        await db.update(links).set({ targetProblem: problem }).where(eq(links.linkId, linkId))
      // From the present: pages are as they are now, so the checks that were missed tell no more than this one.
      const dueTime = Math.max(now, clock.now()) + day
      await jobs.schedule(db, { kind: checkKind, teamId, payload: { linkId }, dueTime })
    },
    async ({ linkId }) => {
      const [link] = await database.look((db) => db.select().from(links).where(eq(links.linkId, linkId)))
      const pages = link ? pagesOf(link) : []
      // All at once, since other jobs wait for this one.
      const statuses = await Promise.all(pages.map(statusOf))
      const gone = statuses.findIndex((status) => goneStatuses.includes(status))
      return gone < 0 ? undefined : { address: pages[gone]!, problem: `${statuses[gone]} ${pages[gone]}` }
    },
  )

  /** Status of a page, or 0 if there is none. */
  const statusOf = async (address: string): Promise<number> => {
    try {
      const response = await openAddress(fetchOutside, address, AbortSignal.timeout(longestAnswer))
      await response.body?.cancel()
      return response.status
    } catch {
      return 0
    }
  }
}

/** Every page that a link leads to without the app, once. */
function pagesOf({ linkInfo }: LinkRow): string[] {
  return [...new Set(platforms.flatMap((platform) => pageFor(linkInfo, platform) ?? []))]
}
