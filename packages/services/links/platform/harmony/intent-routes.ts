import { asc, eq } from 'drizzle-orm'
import type { ClientRequest, ClientRoute } from '@console-widgets/platform/client-plane/client-route'
import { namesEtag } from '@console-widgets/platform/files/send'
import { hashText } from '@console-widgets/platform/secrets/hash-text'
import { abilityIntents } from '../tables.ts'

/** URL at which copies of an app read the intents that they register with HarmonyOS. */
export const intentRoutes: readonly ClientRoute[] = [
  { method: 'GET', path: '/ability-intents', effect: 'read', answer: answerIntents },
]

async function answerIntents({ app, request, inTeam }: ClientRequest): Promise<Response> {
  const intents = await inTeam((db) =>
    db.select().from(abilityIntents).where(eq(abilityIntents.appId, app.appId)).orderBy(asc(abilityIntents.intentName)),
  )
  const body = JSON.stringify({
    intents: intents.map(({ intentName, ability, parameters }) => ({
      intentName,
      ability,
      parameters: JSON.parse(parameters) as unknown,
    })),
  })
  const etag = `"${await hashText(body)}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (namesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
}
