import { calls } from '@console-widgets/pricing/contract'
import { permissions } from '@console-widgets/pricing/model'
import * as schemas from '@console-widgets/pricing/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { definePriceActors } from './actors.ts'
import { appPriceEvents } from './app-price.ts'
import { migrations } from './migrations.generated.ts'
import { priceHandlers } from './price-handlers.ts'
import { productHandlers } from './product-handlers.ts'
import { promotionHandlers } from './promotion-handlers.ts'
import { proposalHandlers } from './proposal-handlers.ts'
import { promotionAnswers } from './known-promotions.ts'
import { issues } from './issues.ts'
import * as notices from './notices.ts'
import { reasons } from './refuse.ts'
import { saleAnswers } from './products-on-sale.ts'
import { releaseChecks } from './release-checks.ts'
import { seedPrices } from './seed.ts'
import { storePriceAnswers } from './store-price.ts'
import * as tables from './tables.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'pricing',
  implementation: implement(calls, schemas, {
    ...priceHandlers,
    ...productHandlers,
    ...promotionHandlers,
    ...proposalHandlers,
  }),
  permissions,
  reasons,
  issues,
  tables,
  migrations,
  actors: definePriceActors,
  notices,
  availability: { view: tables.priceReasons, page: 'pricing.app' },
  seed: { after: ['apps'], fill: seedPrices },
  on: appPriceEvents,
  releaseChecks,
  answers: { ...promotionAnswers, ...saleAnswers, ...storePriceAnswers, ...workspaceAnswers },
})
