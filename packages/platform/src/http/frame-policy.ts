import { findSessionPlace } from '../accounts/session-place.ts'
import { sessionCookie } from '../accounts/sessions.ts'
import type { SignInLanguage } from '../accounts/sign-in-texts.ts'
import { readCookie } from '../calls/cookies.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { frameRefusal } from './frame-refusal.ts'

/**
 * Says which pages may frame the one that is requested. With a session, those of its team, so that no other team's
 * pages can show this one's data. Without one, the framed page is the same for everyone, and any team's pages may: of
 * these only the page that asks is named, so that the response discloses no team's list.
 */
export async function framePolicy(request: Request, services: PlatformParts): Promise<string> {
  const listed = await listedOrigins(request, services)
  return `frame-ancestors ${[...services.origins.everyTeamSources, ...listed].join(' ')}`
}

/** What a browser calls the request of a frame's page. */
const framed = ['iframe', 'frame']

/**
 * Answers a frame whose page, by its referrer, may not frame the one that is requested. All other requests get nothing:
 * the policy decides about them.
 */
export async function refuseFrame(
  request: Request,
  services: PlatformParts,
  language: SignInLanguage,
): Promise<Response | undefined> {
  const asking = askingOrigin(request)
  if (!asking || !framed.includes(request.headers.get('sec-fetch-dest') ?? '')) return undefined
  const { origins, database } = services
  if ((await origins.reachOf(asking, database.asPlatform)).everyTeam) return undefined
  return (await listedOrigins(request, services)).includes(asking) ? undefined : frameRefusal(asking, language)
}

/** Origins that teams have listed and whose pages may frame the one that is requested. */
async function listedOrigins(
  request: Request,
  { origins, database, permissions, events }: PlatformParts,
): Promise<string[]> {
  const token = readCookie(request, sessionCookie)
  const found = token ? await database.look((db) => findSessionPlace(db, permissions, token, null)) : undefined
  if (found) {
    const answers = await database.asPlatform((db) =>
      events.collectAnswers('origins.listed', { teamId: found.teamId }, { db }),
    )
    return answers.flat()
  }
  const asking = askingOrigin(request)
  if (!asking) return []
  const { teamIds } = await origins.reachOf(asking, database.asPlatform)
  return teamIds.length > 0 ? [asking] : []
}

/** Origin of the page that asks, if it says so. */
function askingOrigin(request: Request): string | undefined {
  const referrer = request.headers.get('referer') ?? ''
  return URL.canParse(referrer) ? new URL(referrer).origin : undefined
}
