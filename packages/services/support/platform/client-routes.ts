import type * as v from 'valibot'
import { supportLimits } from '@console-widgets/support/model'
import { clientFeedback } from '@console-widgets/support/schemas'
import { parseInput } from '@console-widgets/platform/calls/parse-input'
import { countInWindows } from '@console-widgets/platform/client-plane/client-limits'
import type { ClientRequest, ClientRoute } from '@console-widgets/platform/client-plane/client-route'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { newId } from '@console-widgets/platform/database/ids'
import { answerAttachment, attachFiles, personKeyOf } from './feedback-attachments.ts'
import { takeFeedback } from './take-feedback.ts'

/** People send feedback from their apps, and before it the files that belong to it. */
export const feedbackRoutes: readonly ClientRoute[] = [
  { method: 'POST', path: '/feedback', effect: 'write', answer: answerFeedback },
  { method: 'POST', path: '/feedback/attachments', body: 'bytes', effect: 'write', answer: answerAttachment },
]

/** Takes the feedback of one person, and answers what the team has prepared. */
async function answerFeedback({ app, body, addressHash, inTeam, now, services }: ClientRequest): Promise<Response> {
  const { personId, attachments, ...feedback } = parseInput(clientFeedback, body) as v.InferOutput<
    typeof clientFeedback
  >
  const personKey = await personKeyOf(app.appId, personId)
  await countInWindows(
    services.database,
    [
      { subject: `feedback ${app.appId} ${personKey}`, most: supportLimits.feedbackPerPersonADay, length: day },
      { subject: `feedback ${addressHash}`, most: supportLimits.feedbackPerAddressAnHour, length: hour },
    ],
    now,
  )
  const written = {
    ...feedback,
    contact: feedback.contact ?? null,
    country: feedback.country ?? '',
    teamId: app.teamId,
    appId: app.appId,
    feedbackId: newId(),
    personKey,
    createTime: now,
  }
  const [taken] = await inTeam(async (db) => {
    await attachFiles(db, written, attachments)
    return takeFeedback(db, [written])
  })
  return Response.json(
    { feedbackId: taken?.feedbackId, autoReply: taken?.autoReply ?? null },
    { status: 201, headers: { 'cache-control': 'no-store' } },
  )
}
