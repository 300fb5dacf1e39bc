import { planPrices, utcDay, type BasePrice } from '@console-widgets/pricing/model'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/tenancy/app-events'
import { baseOfApp, changeNow, endPrices, nextRevision, requireOnLadder, startPrices } from './change-prices.ts'
import { lockSheet, scheduledChange } from './price-rows.ts'
import { requireAbovePromotions } from './promotion-rows.ts'
import { watchRates } from './proposal-actors.ts'
import { settleProposal } from './settle-proposal.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'

/** The price of an app is its base price: a change in the app's own form changes the prices of all countries. */
export const appPriceEvents: EventTakers = {
  'apps.priced': async ({ app }, context) => {
    const { db } = context
    const item = { itemId: app.appId, appId: app.appId }
    const base = baseOfApp(app)
    const sheet = await lockSheet(db, app.appId)
    if (base === null) {
      if (!sheet?.base) return
      await requireAbovePromotions(db, app.appId, [], context.now)
      await endPrices(context, sheet)
      await settleProposal(context, item)
      return
    }
    requireOnLadder(base.price, base.currency, 'price')
    if (!sheet?.base) {
      await startPrices(context, item, base)
      await watchRates(db, context.teamId, context.now())
      return
    }
    if (isSame(sheet.base, base)) return
    if (await scheduledChange(db, app.appId))
      throw refuse('change-pending', 'A price change is scheduled. Cancel it before you change the price.', [
        issue('price', 'change-scheduled'),
      ])
    const plan = { base, manual: sheet.manual, rateDay: sheet.rateDay }
    await requireAbovePromotions(db, app.appId, planPrices(plan, utcDay(context.now())), context.now)
    await changeNow(context, item, plan, await nextRevision(db, app.appId))
    await settleProposal(context, item)
  },
}

const isSame = (one: BasePrice, other: BasePrice) => one.price === other.price && one.currency === other.currency
