import { and, eq } from 'drizzle-orm'
import { stateOfLink } from '@console-widgets/links/model'
import { firstOpenInput } from '@console-widgets/links/schemas'
import { parseInput } from '@console-widgets/platform/calls/parse-input'
import type { ClientRequest, ClientRoute } from '@console-widgets/platform/client-plane/client-route'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import type * as v from 'valibot'
import { refuse } from '../refuse.ts'
import { linkFirstOpens, links } from '../tables.ts'
import { readReferrer, referrerTime } from './install-referrer.ts'

/** URL at which an app that opens for the first time asks which link has led to its installation. */
export const firstOpenRoutes: readonly ClientRoute[] = [
  { method: 'POST', path: '/links/first-open', effect: 'write', answer: answerFirstOpen },
]

/**
 * Answers with the deep link of the click that the referrer names, once. The same copy of the app gets the same answer
 * again, since its first request may have failed on the way.
 */
async function answerFirstOpen({ app, body, now, inTeam, services }: ClientRequest): Promise<Response> {
  const { referrer, openId } = parseInput(firstOpenInput, body) as v.InferOutput<typeof firstOpenInput>
  const { appId } = app
  const read = await readReferrer(services, appId, referrer)
  if (!read || now - read.time > referrerTime)
    throw refuse('not-found', 'The referrer names no click on a link of this app within the last hour')
  const { linkId, click, time: clickTime } = read
  const claim = await keyOfClient(appId, openId)
  return inTeam(async (db) => {
    const [link] = await db
      .select()
      .from(links)
      .where(and(eq(links.linkId, linkId), eq(links.appId, appId)))
    if (!link || stateOfLink(link, now) !== 'on')
      throw refuse('not-found', 'The link has been deleted, turned off, or has expired')
    const [added] = await db
      .insert(linkFirstOpens)
      .values({ openKey: click, claim, appId, linkId, time: now })
      .onConflictDoNothing()
      .returning()
    if (
      !added &&
      (await db.$count(linkFirstOpens, and(eq(linkFirstOpens.openKey, click), eq(linkFirstOpens.claim, claim)))) === 0
    )
      throw refuse('referrer-used', 'Another copy of the app has reported this referrer')
    const { deepLink, campaign } = link.linkInfo
    return Response.json(
      { linkId, deepLink, clickTime, campaign: campaign ?? null },
      { headers: { 'cache-control': 'no-store' } },
    )
  })
}
