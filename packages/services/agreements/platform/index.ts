import { calls } from '@console-widgets/agreements/contract'
import { permissions } from '@console-widgets/agreements/model'
import * as schemas from '@console-widgets/agreements/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { consentHandlers } from './consent-handlers.ts'
import { consentRoutes } from './consent-routes.ts'
import { defineConsentTraffic } from './consent-traffic.ts'
import { declarationHandlers } from './declaration-handlers.ts'
import { agreementHandlers } from './handlers.ts'
import { hostedAnswers } from './hosted-address.ts'
import { takenEvents } from './judge-policies.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import * as options from './options.ts'
import { agreementPlane } from './public/agreement-plane.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { releaseChecks } from './release-checks.ts'
import { defineAgreementActors } from './reviewer.ts'
import { seedAgreements, seedSignatures } from './seed.ts'
import { signatureHandlers } from './signature-handlers.ts'
import * as tables from './tables.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'agreements',
  implementation: implement(calls, schemas, {
    ...agreementHandlers,
    ...consentHandlers,
    ...declarationHandlers,
    ...signatureHandlers,
  }),
  permissions,
  reasons,
  issues,
  options,
  tables,
  migrations,
  actors(services) {
    defineAgreementActors(services)
    defineConsentTraffic(services)
  },
  notices,
  availability: { view: tables.agreementReasons, page: 'agreements.platform' },
  seed: { after: ['versions', 'app-check'], prepare: seedSignatures, fill: seedAgreements },
  clientRoutes: consentRoutes,
  // Anyone may read an agreement, from any page.
  planes: [{ origins: 'any', routes: agreementPlane }],
  on: takenEvents,
  releaseChecks,
  answers: { ...hostedAnswers, ...workspaceAnswers },
})
