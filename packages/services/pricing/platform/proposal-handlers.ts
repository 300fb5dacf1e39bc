import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/pricing/contract'
import { planPrices, priceText, utcDay } from '@console-widgets/pricing/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { findItem } from './items.ts'
import { makeChange, requireChangeable } from './make-change.ts'
import { lockSheet, pricesAt } from './price-rows.ts'
import { describeProposal, lockOpen, newestProposal, sheetsOfApp } from './proposal-rows.ts'
import { refuse } from './refuse.ts'
import { priceProposals } from './tables.ts'

/** Handlers of the prices that the platform proposes. */
export const proposalHandlers: Pick<
  Handlers<typeof calls>,
  'pricing.price-proposal.get' | 'pricing.price-proposal.accept' | 'pricing.price-proposal.decline'
> = {
  'pricing.price-proposal.get': async (input, { db, now }) => {
    const { itemId, appId } = await findItem(db, input)
    const proposal = await newestProposal(db, appId)
    if (!proposal) throw refuse('not-found', 'No prices have been proposed for this app')
    if (proposal.state !== 'open') return { ...describeProposal(proposal), items: [], differences: [] }
    const items = await sheetsOfApp(db, appId)
    const shown = items.find(({ item }) => item.itemId === itemId)
    const current = new Map((await pricesAt(db, [itemId], now)).map((row) => [row.country, row]))
    const proposed = shown ? planPrices({ ...shown.sheet, rateDay: proposal.rateDay }, utcDay(now())) : []
    const write = (price: number | null, currency: string) => (price === null ? null : priceText(price, currency))
    return {
      ...describeProposal(proposal),
      items: items.map(({ item: { product }, sheet: { revision } }) => ({
        productNo: product?.productNo ?? null,
        productName: product?.productName ?? null,
        revision,
      })),
      differences: proposed.flatMap(({ country, currency, price }) => {
        const before = current.get(country)
        if (before?.price === price && before.currency === currency) return []
        return [
          {
            ...{ country, currency, proposed: write(price, currency) },
            before: before ? { currency: before.currency, price: write(before.price, before.currency) } : null,
          },
        ]
      }),
    }
  },

  'pricing.price-proposal.accept': async ({ proposalId, items, startDay }, context) => {
    const { db, now, userId } = context
    const { appId } = await findRow(db, priceProposals, proposalId, 'price proposal')
    await findApp(db, appId)
    const seen = new Map(items.map(({ productNo, revision }) => [productNo, revision]))
    // In the order of all who change prices: first the sheets, then the proposal.
    for (const { item } of await sheetsOfApp(db, appId)) await lockSheet(db, item.itemId)
    const { rateDay } = await lockOpen(db, proposalId, now())
    const sheets = await sheetsOfApp(db, appId)
    for (const { item, sheet } of sheets)
      // What was added since was not seen, and has no revision.
      await requireChangeable(db, sheet, { revision: seen.get(item.product?.productNo ?? null) ?? -1, startDay }, now())
    const alongside = new Map(
      sheets.map(({ item, sheet: { base, manual } }) => [item.itemId, { base, manual, rateDay }] as const),
    )
    for (const { item } of sheets) {
      const plan = alongside.get(item.itemId)
      if (plan) await makeChange(context, { item, plan, startDay, proposalId, alongside })
    }
    const set = { state: 'accepted', decideTime: now(), decidedBy: userId } as const
    await db.update(priceProposals).set(set).where(eq(priceProposals.proposalId, proposalId))
  },

  'pricing.price-proposal.decline': async ({ proposalId }, { db, now, userId }) => {
    const { appId } = await findRow(db, priceProposals, proposalId, 'price proposal')
    await findApp(db, appId)
    await lockOpen(db, proposalId, now())
    const set = { state: 'declined', decideTime: now(), decidedBy: userId } as const
    await db.update(priceProposals).set(set).where(eq(priceProposals.proposalId, proposalId))
  },
}
