import help from '@console-widgets/teams/help'
import { permissions } from '@console-widgets/teams/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineTeamActors } from './actors.ts'
import { embeddingOriginAnswers } from './embedding-origin-handlers.ts'
import { teamsImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import { historyOfTeams } from './demo-history.ts'
import { accountEvents } from './notice-people.ts'
import * as notices from './notices.ts'
import { seedTeams } from './seed.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { releaseChecks } from './release-checks.ts'
import * as options from './options.ts'
import * as tables from './tables.ts'
import { testAccountAnswers } from './test-accounts.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'teams',
  help,
  implementation: teamsImplementation,
  permissions,
  reasons,
  issues,
  options,
  tables,
  migrations,
  actors: defineTeamActors,
  notices,
  seed: { after: ['reports'], fill: seedTeams, history: historyOfTeams },
  on: accountEvents,
  releaseChecks,
  answers: { ...embeddingOriginAnswers, ...testAccountAnswers, ...workspaceAnswers },
})
