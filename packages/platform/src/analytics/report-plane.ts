import { eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { formatUtc } from '@console-widgets/core/formats'
import { findSessionPlace } from '../accounts/session-place.ts'
import { sessionCookie } from '../accounts/sessions.ts'
import { readCookie } from '../calls/cookies.ts'
import { readLimited } from '../calls/decode-input.ts'
import { parseInput } from '../calls/parse-input.ts'
import type { RouterEnvironment } from '../calls/plane.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { isKnown, reaches, type Reach } from '../origins/page-origins.ts'
import { refuse } from '../refusals/refusal.ts'
import { largestPing, ping, type Ping } from './ping.ts'
import { consoleVisits } from './tables.ts'

/** Maximum number of different views and clicks of a team that are counted in a day. */
const mostPerDay = 1000

/**
 * The report address of a zone (R173), which takes page views and clicks as plain text. They have no token, so only
 * those of a member's session on a page that the team knows are counted. The others are dropped without a word: a page
 * has nothing to do about it.
 */
export function reportPlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  const { database, clock } = services
  app.post('/webv1', async (context) => {
    const request = context.req.raw
    const visit = parseInput(ping, readJson(await readLimited(request, largestPing))) as Ping
    const team = await findReportingTeam(services, request, visit, context.get('pageReach'))
    if (team) await database.asTeam(team, (db) => countVisit(db, visit, clock.now()))
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw refuse('bad-parameter', 'The report isn’t JSON')
  }
}

async function findReportingTeam(
  { database, clock, permissions }: PlatformParts,
  request: Request,
  { teamId }: Ping,
  pageReach: Reach,
) {
  if (!teamId) return undefined
  const token = readCookie(request, sessionCookie)
  const found = await database.look((db) => findSessionPlace(db, permissions, token, teamId))
  const isCounted =
    found?.place && found.session.expireTime > clock.now() && isKnown(pageReach) && reaches(pageReach, teamId)
  return isCounted ? { teamId, userId: found.session.userId } : undefined
}

async function countVisit(db: Queries, { event, pageId, element = '' }: Ping, time: number): Promise<void> {
  const day = formatUtc(time, 'YYYY-MM-DD')
  if ((await db.$count(consoleVisits, eq(consoleVisits.day, day))) >= mostPerDay) return
  await db
    .insert(consoleVisits)
    .values({ visitId: newId(), day, event, pageId, element, count: 1, lastTime: time })
    .onConflictDoUpdate({
      target: [
        consoleVisits.teamId,
        consoleVisits.day,
        consoleVisits.event,
        consoleVisits.pageId,
        consoleVisits.element,
      ],
      set: { count: sql`${consoleVisits.count} + 1`, lastTime: time },
    })
}
