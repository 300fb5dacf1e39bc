import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { utcDay, type BasePrice, type PricePlan } from '@console-widgets/pricing/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { PricedItem } from './items.ts'
import { refuse } from './refuse.ts'
import { priceChanges, priceProposals, priceSheets, products } from './tables.ts'

export type ProposalRow = typeof priceProposals.$inferSelect

/** Something of an app that isn't free, with what its prices follow from. */
export interface SheetOfItem {
  item: PricedItem
  sheet: typeof priceSheets.$inferSelect & { base: BasePrice }
}

/** What isn't free of an app: the app itself, and its products. */
export async function sheetsOfApp(db: Queries, appId: string): Promise<SheetOfItem[]> {
  const rows = await db
    .select({ sheet: priceSheets, product: products, appName: apps.appName })
    .from(priceSheets)
    .innerJoin(apps, eq(apps.appId, priceSheets.appId))
    .leftJoin(products, eq(products.productId, priceSheets.itemId))
    .where(and(eq(priceSheets.appId, appId), isNotNull(priceSheets.base)))
    .orderBy(asc(products.productNo))
  const items = rows.flatMap(({ sheet, product, appName }): SheetOfItem[] =>
    sheet.base === null || product?.status === 'deleted'
      ? []
      : [{ item: { itemId: sheet.itemId, appId, appName, product }, sheet: { ...sheet, base: sheet.base } }],
  )
  // The app itself comes first.
  return items.toSorted((one, other) => Number(one.item.product !== null) - Number(other.item.product !== null))
}

/** What the prices of an app's items follow from, once the changes that are planned have begun. */
export async function plansOfApp(db: Queries, appId: string): Promise<{ item: PricedItem; plan: PricePlan }[]> {
  const planned = await db
    .select()
    .from(priceChanges)
    .where(and(eq(priceChanges.appId, appId), eq(priceChanges.state, 'scheduled')))
  const next = new Map(planned.map((change) => [change.itemId, change]))
  return (await sheetsOfApp(db, appId)).map(({ item, sheet }) => {
    const change = next.get(item.itemId)
    const { base, manual, rateDay } = change?.base ? { ...change, base: change.base } : sheet
    return { item, plan: { base, manual, rateDay } }
  })
}

/** The newest proposal of an app, whatever became of it. */
export async function newestProposal(db: Queries, appId: string): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(priceProposals)
    .where(eq(priceProposals.appId, appId))
    .orderBy(desc(priceProposals.createTime))
    .limit(1)
  return row
}

/** The newest proposal of an app that has ended: rates are judged since its day. */
export async function newestEnded(db: Queries, appId: string): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(priceProposals)
    .where(and(eq(priceProposals.appId, appId), ne(priceProposals.state, 'open')))
    .orderBy(desc(priceProposals.createTime))
    .limit(1)
  return row
}

/**
 * Locks a proposal that waits for a decision, after the sheets of its app if these change with it.
 * @throws PlatformRefusal if it doesn't any more
 */
export async function lockOpen(db: Queries, proposalId: string, now: number): Promise<ProposalRow> {
  const [row] = await db.select().from(priceProposals).where(eq(priceProposals.proposalId, proposalId)).for('update')
  if (!row) throw refuse('not-found', `There is no price proposal '${proposalId}' in this team`)
  if (row.state !== 'open' || row.lastDay < utcDay(now))
    throw refuse(
      'proposal-closed',
      'The proposal is no longer open. Change the prices yourself, if they should change.',
    )
  return row
}

/** A proposal, as calls return it. */
export function describeProposal(row: ProposalRow) {
  const { proposalId, state, rateDay, lastDay, countries, createTime, decideTime } = row
  return { proposalId, state, rateDay, lastDay, countries, createTime, decideTime }
}
