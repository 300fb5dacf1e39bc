import { calls } from '@console-widgets/qualification/contract'
import { permissions } from '@console-widgets/qualification/model'
import * as schemas from '@console-widgets/qualification/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineDocumentActors } from './actors.ts'
import { takenEvents } from './app-events.ts'
import { changeAnswers } from './document-changes.ts'
import { taskHandlers } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import * as options from './options.ts'
import { defineRecordActor, recordHandlers } from './records.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { releaseChecks } from './release-checks.ts'
import { seedQualification } from './seed.ts'
import * as tables from './tables.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'qualification',
  implementation: implement(
    calls,
    schemas,
    { ...taskHandlers, ...recordHandlers },
    { slow: ['qualification.review-task.create', 'qualification.review-task.update'] },
  ),
  permissions,
  reasons,
  issues,
  options,
  tables,
  migrations,
  actors(services) {
    defineDocumentActors(services)
    defineRecordActor(services)
  },
  notices,
  availability: { view: tables.qualificationReasons, page: 'qualification.app' },
  seed: { after: ['versions'], fill: seedQualification },
  on: takenEvents,
  releaseChecks,
  answers: { ...changeAnswers, ...workspaceAnswers },
})
