import help from '@console-widgets/app-packages/help'
import { permissions } from '@console-widgets/app-packages/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineAppPackageActors } from './actors.ts'
import { takenEvents } from './app-events.ts'
import { grantedNames } from './claims.ts'
import { appPackagesImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import { historyOfAppPackages } from './demo-history.ts'
import * as notices from './notices.ts'
import { seedAppPackages } from './seed.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import * as options from './options.ts'
import { signerAnswers } from './signers.ts'
import * as tables from './tables.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'app-packages',
  help,
  implementation: appPackagesImplementation,
  permissions,
  reasons,
  issues,
  options,
  tables,
  migrations,
  actors: defineAppPackageActors,
  notices,
  seed: { after: ['apps'], fill: seedAppPackages, history: historyOfAppPackages },
  on: takenEvents,
  answers: {
    ...workspaceAnswers,
    ...signerAnswers,
    'package-names.granted': (question, { db }) => grantedNames(db, question),
  },
})
