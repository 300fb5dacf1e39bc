import { calls } from '@console-widgets/ads/contract'
import { permissions } from '@console-widgets/ads/model'
import * as schemas from '@console-widgets/ads/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { accountHandlers } from './account-handlers.ts'
import { defineMaterialAudit } from './audit-materials.ts'
import { defineExpiry } from './authorization.ts'
import { clickRoutes } from './event-postbacks/client-routes.ts'
import { eventPostbackHandlers } from './event-postbacks/handlers.ts'
import { postbackEventTakers } from './event-postbacks/queue-postbacks.ts'
import { definePostbacks } from './event-postbacks/send-postbacks.ts'
import { linkHandlers } from './link-handlers.ts'
import { materialHandlers } from './material-handlers.ts'
import { migrations } from './migrations.generated.ts'
import { defineNetwork, networkAnswers } from './network/network-jobs.ts'
import * as notices from './notices.ts'
import * as options from './options.ts'
import { projectHandlers } from './project-handlers.ts'
import { consentPlane } from './public/consent-plane.ts'
import { hitsOf } from './public/hits.ts'
import { monitorPlane } from './public/monitor-plane.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { reportHandlers } from './report-handlers.ts'
import { historyOfAds, prepareAds, seedAds } from './seed.ts'
import { settingHandlers } from './setting-handlers.ts'
import * as tables from './tables.ts'
import { adEvents } from './turn-off.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'ads',
  implementation: implement(calls, schemas, {
    ...accountHandlers,
    ...materialHandlers,
    ...projectHandlers,
    ...linkHandlers,
    ...eventPostbackHandlers,
    ...settingHandlers,
    ...reportHandlers,
  }),
  permissions,
  reasons,
  issues,
  options,
  tables,
  migrations,
  actors(services) {
    defineExpiry(services)
    defineMaterialAudit(services)
    defineNetwork(services)
    definePostbacks(services)
  },
  flush: (services) => hitsOf(services).flush(),
  notices,
  on: { ...adEvents, ...postbackEventTakers },
  clientRoutes: clickRoutes,
  answers: { ...workspaceAnswers, ...networkAnswers },
  seed: { after: ['apps'], prepare: prepareAds, fill: seedAds, history: historyOfAds },
  planes: [
    // Anyone may open a monitor link, from any page.
    { origins: 'any', routes: monitorPlane },
    { origins: 'own', routes: consentPlane },
  ],
})
