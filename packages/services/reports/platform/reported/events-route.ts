import { reportedLimits } from '@console-widgets/reports/model'
import type { ClientRequest, ClientRoute } from '@console-widgets/platform/client-plane/client-route'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { readEvent } from './read-event.ts'
import { recordEvents } from './record-events.ts'

/** Apps report what their people do. */
export const eventRoutes: readonly ClientRoute[] = [
  { method: 'POST', path: '/events', effect: 'write', answer: answerEvents },
]

/** Takes the events that can be taken, and tells the result of each, in their order. */
async function answerEvents({ app, body, inTeam, now, services }: ClientRequest): Promise<Response> {
  const { eventsPerRequest } = reportedLimits
  if (!Array.isArray(body)) throw refuse('bad-parameter', 'The body must be a list of events')
  if (body.length > eventsPerRequest)
    throw refuse('bad-parameter', `A request has at most ${eventsPerRequest} events. Send the others in another one.`)
  const events = body.map((event: unknown) => readEvent(event, now))
  const results = await inTeam((db) => recordEvents(db, services, { ...app, now }, events))
  return Response.json({ results })
}
