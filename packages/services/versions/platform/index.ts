import help from '@console-widgets/versions/help'
import { permissions } from '@console-widgets/versions/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineVersionActors } from './actors.ts'
import { auditKindAnswers } from './audit-kinds.ts'
import { availableCountryAnswers } from './available-countries.ts'
import { takenEvents, takenQuestions } from './app-and-package-events.ts'
import { listingTextAnswers } from './listing-texts.ts'
import { versionsImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import { historyOfVersions } from './demo-history.ts'
import * as notices from './notices.ts'
import { seedVersions } from './seed.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import * as options from './options.ts'
import { storePlane } from './store-front/store-plane.ts'
import * as tables from './tables.ts'
import { releaseAnswers } from './released-versions.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'versions',
  help,
  implementation: versionsImplementation,
  permissions,
  reasons,
  issues,
  options,
  tables,
  migrations,
  actors: defineVersionActors,
  notices,
  availability: { view: tables.versionReasons, page: null },
  seed: { after: ['app-packages', 'age-rating', 'pricing'], fill: seedVersions, history: historyOfVersions },
  planes: [{ origins: 'own', routes: storePlane }],
  on: takenEvents,
  answers: {
    ...takenQuestions,
    ...listingTextAnswers,
    ...auditKindAnswers,
    ...availableCountryAnswers,
    ...releaseAnswers,
    ...workspaceAnswers,
  },
})
