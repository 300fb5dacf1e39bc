import { clientClick } from '@console-widgets/ads/schemas'
import { parseInput } from '@console-widgets/platform/calls/parse-input'
import type { ClientRequest, ClientRoute } from '@console-widgets/platform/client-plane/client-route'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import type * as v from 'valibot'
import { owePerson } from './owe-people.ts'

/** Apps tell which click of a monitor link a person came with. */
export const clickRoutes: readonly ClientRoute[] = [
  { method: 'POST', path: '/ads/clicks', effect: 'write', answer: answerClick },
]

/** Doesn’t tell why a person isn’t owed to a click: an ID of a click can only be known from the link. */
async function answerClick({ app, body, inTeam, now, services }: ClientRequest): Promise<Response> {
  const { personId, clickId } = parseInput(clientClick, body) as v.InferOutput<typeof clientClick>
  const { teamId, appId } = app
  const personKey = await keyOfClient(appId, personId)
  const attributed = await inTeam((db) => owePerson(db, services, { teamId, appId, personKey, clickId, now }))
  return Response.json({ attributed }, { headers: { 'cache-control': 'no-store' } })
}
