import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type {
  BasePrice,
  ChangeState,
  ManualPrices,
  Period,
  PriceOrigin,
  ProductState,
  PromotionState,
  ProposalState,
  PurchaseType,
} from '@console-widgets/pricing/model'
import type { Product } from '@console-widgets/pricing/schemas'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { named, unrecorded } from '@console-widgets/platform/database/table-traits'
import { reasonsView } from '@console-widgets/platform/release/availability'

/** An amount in the smallest unit of its currency. */
const amount = (name: string) => bigint(name, { mode: 'number' })

/** What the prices of an app, or of a product, follow from. Its ID is that of the app or the product. */
export const priceSheets = named(
  pgTable(
    'cw_price_sheets',
    {
      ...teamColumn,
      itemId: text('item_id').primaryKey(),
      appId: text('app_id').notNull(),
      /** Null for what is free. */
      base: jsonb('base').$type<BasePrice>(),
      manual: jsonb('manual').$type<ManualPrices>().notNull().default({}),
      rateDay: text('rate_day').notNull(),
      /** Countries without a valid price, so that the database can tell. */
      missing: text('missing').array().notNull().default([]),
      revision: integer('revision').notNull(),
      updateTime: milliseconds('update_time').notNull(),
    },
    (table) => [index('cw_price_sheets_app').on(table.teamId, table.appId)],
  ),
  ({ appId }) => [appId],
)

/** Changes of prices, planned and past. */
export const priceChanges = named(
  pgTable(
    'cw_price_changes',
    {
      ...teamColumn,
      changeId: text('change_id').primaryKey(),
      appId: text('app_id').notNull(),
      itemId: text('item_id').notNull(),
      state: text('state').$type<ChangeState>().notNull(),
      base: jsonb('base').$type<BasePrice>(),
      manual: jsonb('manual').$type<ManualPrices>().notNull(),
      rateDay: text('rate_day').notNull(),
      startDay: text('start_day'),
      startTime: milliseconds('start_time').notNull(),
      countries: integer('countries').notNull(),
      revision: integer('revision').notNull(),
      /** Proposal of the platform that was accepted with it. Null: someone's own change. */
      proposalId: text('proposal_id'),
      createTime: milliseconds('create_time').notNull(),
    },
    (table) => [index('cw_price_changes_item').on(table.teamId, table.itemId, table.createTime)],
  ),
  ({ appId }) => [appId],
)

/** History of prices. Rows are added, and never changed; those of a canceled change never took effect, and are gone. */
export const prices = unrecorded(
  pgTable(
    'cw_prices',
    {
      ...teamColumn,
      itemId: text('item_id').notNull(),
      country: text('country').notNull(),
      /** Change that the price came with. The highest that has begun is in effect. */
      revision: integer('revision').notNull(),
      appId: text('app_id').notNull(),
      currency: text('currency').notNull(),
      /** Null: there is none that is valid. */
      price: amount('price'),
      origin: text('origin').$type<PriceOrigin>().notNull(),
      fromTime: milliseconds('from_time').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.itemId, table.country, table.revision] }),
      index('cw_prices_app').on(table.appId),
    ],
  ),
)

/** Products of apps. Deleted ones stay, so that their numbers aren't used again. */
export const products = named(
  pgTable(
    'cw_products',
    {
      ...teamColumn,
      productId: text('product_id').primaryKey(),
      appId: text('app_id').notNull(),
      productNo: text('product_no').notNull(),
      productName: text('product_name').notNull(),
      productDesc: text('product_desc').notNull(),
      purchaseType: text('purchase_type').$type<PurchaseType>().notNull(),
      status: text('status').$type<ProductState>().notNull(),
      defaultLocale: text('default_locale').notNull(),
      languages: jsonb('languages').$type<Product['languages']>().notNull(),
      subGroupId: text('sub_group_id'),
      subPeriod: text('sub_period').$type<Period>(),
      ...timeColumns,
    },
    (table) => [uniqueIndex('cw_products_number').on(table.teamId, table.appId, table.productNo)],
  ),
  ({ productName }) => [productName],
)

/** Promotions: less than the regular prices for some days. */
export const promotions = pgTable(
  'cw_promotions',
  {
    ...teamColumn,
    promotionId: text('promotion_id').primaryKey(),
    appId: text('app_id').notNull(),
    name: text('name').notNull(),
    state: text('state').$type<PromotionState>().notNull(),
    /** Numbers of the products. Empty: the app itself. */
    productNos: text('product_nos').array().notNull(),
    countries: text('countries').array().notNull(),
    percent: integer('percent').notNull(),
    startDay: text('start_day').notNull(),
    endDay: text('end_day').notNull(),
    /** When it begins in the first country, and ends in the last one. */
    startTime: milliseconds('start_time').notNull(),
    endTime: milliseconds('end_time').notNull(),
    ...timeColumns,
  },
  (table) => [index('cw_promotions_team').on(table.teamId, table.startTime)],
)

/** Prices in promotions. */
export const promotionPrices = unrecorded(
  pgTable(
    'cw_promotion_prices',
    {
      ...teamColumn,
      promotionId: text('promotion_id')
        .notNull()
        .references(() => promotions.promotionId, { onDelete: 'cascade' }),
      itemId: text('item_id').notNull(),
      country: text('country').notNull(),
      appId: text('app_id').notNull(),
      currency: text('currency').notNull(),
      regular: amount('regular').notNull(),
      price: amount('price').notNull(),
      /** Lowest price of the 30 days before, where it must be stated. */
      lowest: amount('lowest'),
      fromTime: milliseconds('from_time').notNull(),
      toTime: milliseconds('to_time').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.promotionId, table.itemId, table.country] }),
      index('cw_promotion_prices_item').on(table.itemId, table.country, table.fromTime),
    ],
  ),
)

/** Teams whose exchange rates are judged each day. */
export const priceWatches = unrecorded(
  pgTable('cw_price_watches', { ...teamColumn }, (table) => [primaryKey({ columns: [table.teamId] })]),
)

/** What the platform proposes when rates have drifted: the automatic prices of an app, at the rates of another day. */
export const priceProposals = named(
  pgTable(
    'cw_price_proposals',
    {
      ...teamColumn,
      proposalId: text('proposal_id').primaryKey(),
      appId: text('app_id').notNull(),
      state: text('state').$type<ProposalState>().notNull(),
      /** Day whose rates are proposed: the one on which the proposal was made. */
      rateDay: text('rate_day').notNull(),
      /** Last day on which it can be decided. */
      lastDay: text('last_day').notNull(),
      /** Countries in which the rates have drifted. Others may change with them. */
      countries: text('countries').array().notNull(),
      createTime: milliseconds('create_time').notNull(),
      /** When it ended. Null: it is open. */
      decideTime: milliseconds('decide_time'),
      /** Who accepted or declined it, or changed the prices meanwhile. Null: no one. */
      decidedBy: text('decided_by'),
    },
    (table) => [
      uniqueIndex('cw_price_proposals_open').on(table.teamId, table.appId).where(sql.raw(`state = 'open'`)),
      index('cw_price_proposals_app').on(table.teamId, table.appId, table.createTime),
    ],
  ),
  ({ appId }) => [appId],
)

/** Reasons of prices why apps aren't available. Those of products don't keep an app from users. */
export const priceReasons = reasonsView(
  'cw_price_reasons',
  sql`
  select a.app_id, null::text as country, 'pricing.missing' as reason, 'price' as field
  from cw_apps a left join cw_price_sheets s on s.item_id = a.app_id
  where not a.is_free and s.base is null
  union all
  select s.app_id, m.code as country, 'pricing.country' as reason, m.code as field
  from cw_price_sheets s join cw_apps a on a.app_id = s.item_id cross join unnest(s.missing) as m(code)
  where not a.is_free`,
)
