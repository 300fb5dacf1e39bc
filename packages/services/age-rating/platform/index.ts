import { calls } from '@console-widgets/age-rating/contract'
import { permissions } from '@console-widgets/age-rating/model'
import * as schemas from '@console-widgets/age-rating/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineBoardActor } from './board-certificate-end.ts'
import { boardHandlers } from './board-certificates.ts'
import { certificateHandlers } from './certificate-handlers.ts'
import { configHandlers } from './config-handlers.ts'
import { migrations } from './migrations.generated.ts'
import { ratingHandlers } from './rating-handlers.ts'
import { issues } from './issues.ts'
import * as notices from './notices.ts'
import { reasons } from './refuse.ts'
import { releaseChecks } from './release-checks.ts'
import { seedRatings } from './seed.ts'
import * as tables from './tables.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'age-rating',
  implementation: implement(
    calls,
    schemas,
    { ...ratingHandlers, ...certificateHandlers, ...boardHandlers, ...configHandlers },
    { slow: ['age-rating.board-certificate.update'] },
  ),
  permissions,
  reasons,
  issues,
  tables,
  migrations,
  actors: defineBoardActor,
  notices,
  availability: { view: tables.ageRatingReasons, page: 'age-rating.app' },
  seed: { after: ['apps'], fill: seedRatings },
  releaseChecks,
  answers: { ...workspaceAnswers },
})
