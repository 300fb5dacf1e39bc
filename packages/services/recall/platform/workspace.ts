import { sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { activities, journeys } from './tables.ts'

/** What activities and journeys bring to the search. */
export const workspaceAnswers: QuestionTakers = answerWithThings([
  {
    kind: 'recall.recall_activities',
    from: activities,
    id: activities.campaignId,
    name: activities.activityName,
    detail: sql<string>`''`,
    region: sql<string>`${activities.region}`,
    page: 'recall.activity',
    parameters: { appId: activities.appId, campaignId: activities.campaignId },
  },
  {
    kind: 'recall.journeys',
    from: journeys,
    id: journeys.journeyId,
    name: journeys.journeyName,
    detail: sql<string>`''`,
    region: sql<string>`${journeys.region}`,
    page: 'recall.journey',
    parameters: { appId: journeys.appId, journeyId: journeys.journeyId },
  },
])
