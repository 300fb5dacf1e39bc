import { calls } from '@console-widgets/comments/contract'
import { permissions } from '@console-widgets/comments/model'
import * as schemas from '@console-widgets/comments/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineCommentActors } from './actors.ts'
import { authorAnswers } from './author-answers.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import * as options from './options.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { releaseAnswers } from './release-reviews.ts'
import { replyHandlers } from './reply-handlers.ts'
import { reviewHandlers } from './review-handlers.ts'
import { savedHandlers } from './saved-handlers.ts'
import { historyOfComments, seedComments } from './seed.ts'
import { ratingAnswers, statsHandlers } from './stats-handlers.ts'
import * as tables from './tables.ts'
import { watchedMetrics } from './watched-metrics.ts'
import { storeFrontAnswers } from './store-front.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'comments',
  implementation: implement(
    calls,
    schemas,
    { ...reviewHandlers, ...replyHandlers, ...statsHandlers, ...savedHandlers },
    // Who is answering is shown to colleagues, and changes nothing.
    { unrecorded: ['comments.lease.update'] },
  ),
  permissions,
  metrics: watchedMetrics,
  reasons,
  issues,
  options,
  notices,
  tables,
  migrations,
  actors: defineCommentActors,
  answers: { ...authorAnswers, ...ratingAnswers, ...releaseAnswers, ...storeFrontAnswers, ...workspaceAnswers },
  seed: { after: ['reports'], fill: seedComments, history: historyOfComments },
})
