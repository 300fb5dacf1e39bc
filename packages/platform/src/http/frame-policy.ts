import { findSessionPlace } from '../accounts/session-place.ts'
import { sessionCookie } from '../accounts/sessions.ts'
import { readCookie } from '../calls/cookies.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'

/**
 * Says which pages may frame the one that is requested. With a session, those of its team, so that no other team's
 * pages can show this one's data. Without one, the framed page is the same for everyone, and any team's pages may: of
 * these only the page that asks is named, so that the response discloses no team's list.
 */
export async function framePolicy(request: Request, services: PlatformParts): Promise<string> {
  const { origins, database, permissions, events } = services
  const token = readCookie(request, sessionCookie)
  const found = token ? await database.look((db) => findSessionPlace(db, permissions, token, null)) : undefined
  const listed = found
    ? await database.asPlatform((db) => events.collectAnswers('origins.listed', { teamId: found.teamId }, { db }))
    : [await askingOrigin(request, services)]
  return `frame-ancestors ${[...origins.everyTeamSources, ...listed.flat()].join(' ')}`
}

/** The origin of the page that asks, if a team has listed it. */
async function askingOrigin(request: Request, { origins, database }: PlatformParts): Promise<string[]> {
  const referrer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return []
  const { origin } = new URL(referrer)
  const { teamIds } = await origins.reachOf(origin, database.asPlatform)
  return teamIds.length > 0 ? [origin] : []
}
