import type * as v from 'valibot'
import { supportLimits } from '@console-widgets/support/model'
import { clientFeedback } from '@console-widgets/support/schemas'
import { parseInput } from '@console-widgets/platform/calls/parse-input'
import { countInWindows } from '@console-widgets/platform/client-plane/client-limits'
import type { ClientRequest, ClientRoute } from '@console-widgets/platform/client-plane/client-route'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { newId } from '@console-widgets/platform/database/ids'
import { takeFeedback } from './take-feedback.ts'

/** People send feedback from their apps. */
export const feedbackRoutes: readonly ClientRoute[] = [
  { method: 'POST', path: '/feedback', effect: 'write', answer: answerFeedback },
]

/** Takes the feedback of one person, and answers what the team has prepared. */
async function answerFeedback({ app, body, addressHash, inTeam, now, services }: ClientRequest): Promise<Response> {
  const { personId, ...feedback } = parseInput(clientFeedback, body) as v.InferOutput<typeof clientFeedback>
  const personKey = (await keyOfClient(app.appId, personId)).slice(0, 24)
  await countInWindows(
    services.database,
    [
      { subject: `feedback ${app.appId} ${personKey}`, most: supportLimits.feedbackPerPersonADay, length: day },
      { subject: `feedback ${addressHash}`, most: supportLimits.feedbackPerAddressAnHour, length: hour },
    ],
    now,
  )
  const [taken] = await inTeam((db) =>
    takeFeedback(db, [
      {
        ...feedback,
        contact: feedback.contact ?? null,
        country: feedback.country ?? '',
        teamId: app.teamId,
        appId: app.appId,
        feedbackId: newId(),
        personKey,
        createTime: now,
      },
    ]),
  )
  return Response.json(
    { feedbackId: taken?.feedbackId, autoReply: taken?.autoReply ?? null },
    { status: 201, headers: { 'cache-control': 'no-store' } },
  )
}
