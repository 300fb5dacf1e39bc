import type * as v from 'valibot'
import { consentInput } from '@console-widgets/agreements/schemas'
import { parseInput } from '@console-widgets/platform/calls/parse-input'
import type { ClientRequest, ClientRoute } from '@console-widgets/platform/client-plane/client-route'
import { recordConsent } from './consent-rows.ts'

/** Apps report their users' consents to the texts that the platform hosts for them. */
export const consentRoutes: readonly ClientRoute[] = [
  { method: 'POST', path: '/consents', effect: 'write', answer: answerConsent },
]

async function answerConsent({ app, body, inTeam, now }: ClientRequest): Promise<Response> {
  const consent = parseInput(consentInput, body) as v.InferOutput<typeof consentInput>
  const { isNew } = await inTeam((db) => recordConsent(db, { ...consent, appId: app.appId }, now))
  return Response.json({}, { status: isNew ? 201 : 200 })
}
