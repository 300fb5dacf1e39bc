import { calls } from '@console-widgets/store-listing/contract'
import help from '@console-widgets/store-listing/help'
import { permissions } from '@console-widgets/store-listing/model'
import * as schemas from '@console-widgets/store-listing/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { audienceHandlers } from './audience.ts'
import { awardEvents, defineAwardActor } from './awards/award-actor.ts'
import { awardHandlers } from './awards/award-handlers.ts'
import { seedAwards } from './awards/seed-awards.ts'
import { demoHandlers } from './demos/demo-handlers.ts'
import { defineDemoReviewer } from './demos/review-demos.ts'
import { historyOfDemos, seedDemos } from './demos/seed-demos.ts'
import { defineDetections } from './detect.ts'
import { detectionHandlers } from './detection-handlers.ts'
import { drmKeyHandlers } from './drm-key.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import * as options from './options.ts'
import { privacyHandlers } from './privacy-metadata.ts'
import { pageHandlers } from './page-handlers.ts'
import { sharedPagePlane } from './public/shared-page-plane.ts'
import { referenceHandlers } from './reference-handlers.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { releaseChecks } from './release-checks.ts'
import { seedDetections } from './seed.ts'
import * as tables from './tables.ts'
import { defineVantestActors } from './vantests/run-vantests.ts'
import { historyOfVantests, seedVantests } from './vantests/seed-vantests.ts'
import { vantestHandlers } from './vantests/vantest-handlers.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'store-listing',
  help,
  implementation: implement(calls, schemas, {
    ...awardHandlers,
    ...demoHandlers,
    ...vantestHandlers,
    ...detectionHandlers,
    ...audienceHandlers,
    ...pageHandlers,
    ...drmKeyHandlers,
    ...privacyHandlers,
    ...referenceHandlers,
  }),
  permissions,
  reasons,
  issues,
  options,
  tables,
  migrations,
  actors: (services) => {
    defineDetections(services)
    defineDemoReviewer(services)
    defineVantestActors(services)
    defineAwardActor(services)
  },
  notices,
  seed: {
    after: ['versions', 'reports', 'comments'],
    fill: async (seed) => {
      await seedDetections(seed)
      await seedDemos(seed)
      await seedVantests(seed)
      await seedAwards(seed)
    },
    history: async (seed) => [...(await historyOfDemos(seed)), ...(await historyOfVantests(seed))],
  },
  on: awardEvents,
  planes: [{ origins: 'own', routes: sharedPagePlane }],
  releaseChecks,
  answers: { ...workspaceAnswers },
})
