import { calls } from '@console-widgets/links/contract'
import { permissions } from '@console-widgets/links/model'
import * as schemas from '@console-widgets/links/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineLinkActors } from './check-pages.ts'
import { clicksOf } from './clicks.ts'
import { firstOpenRoutes } from './first-opens/first-open-route.ts'
import { defineDomainActor } from './harmony/check-domains.ts'
import { harmonyHandlers } from './harmony/handlers.ts'
import { intentRoutes } from './harmony/intent-routes.ts'
import { importHandlers } from './import-links.ts'
import { installEvents } from './installs.ts'
import { linkHandlers } from './link-handlers.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import * as options from './options.ts'
import { prefixHandlers } from './prefix-handlers.ts'
import { linkPlane } from './public/link-plane.ts'
import { issues } from './issues.ts'
import { targetAnswers } from './offered-links.ts'
import { reasons } from './refuse.ts'
import { reportHandlers } from './report-handlers.ts'
import { historyOfLinks, seedLinks } from './seed.ts'
import * as tables from './tables.ts'
import { watchedMetrics } from './watched-metrics.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'links',
  implementation: implement(calls, schemas, {
    ...harmonyHandlers,
    ...importHandlers,
    ...linkHandlers,
    ...prefixHandlers,
    ...reportHandlers,
  }),
  permissions,
  metrics: watchedMetrics,
  reasons,
  issues,
  notices,
  options,
  tables,
  migrations,
  actors(services) {
    defineLinkActors(services)
    defineDomainActor(services)
  },
  clientRoutes: [...intentRoutes, ...firstOpenRoutes],
  flush: (services) => clicksOf(services).flush(),
  on: installEvents,
  answers: { ...workspaceAnswers, ...targetAnswers },
  seed: { after: ['apps'], fill: seedLinks, history: historyOfLinks },
  // Anyone may open a link, from any page.
  planes: [{ origins: 'any', routes: linkPlane }],
})
