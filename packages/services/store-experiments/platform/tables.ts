import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Method } from '@console-widgets/statistics'
import type {
  Alpha,
  AuditState,
  Finding,
  Goal,
  HarmonyDevice,
  Materials,
  StartMode,
  StopReason,
  Target,
  TestState,
  Variant,
} from '@console-widgets/store-experiments/model'
import type { ListingChange } from '@console-widgets/versions/platform/rows'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'

/** What an audit leaves behind. */
const auditColumns = {
  /** Number of the submission, so that a verdict on one that was withdrawn is dropped. */
  round: integer('round').notNull().default(0),
  findings: jsonb('findings').$type<Finding[]>().notNull().default([]),
  submitTime: milliseconds('submit_time'),
  auditTime: milliseconds('audit_time'),
}

/** What a test has found about its goal. */
export interface Outcome {
  variantId: string
  verdict: 'better' | 'worse' | 'open' | 'none'
  lift: number | null
  liftInterval: { lower: number; upper: number } | null
  visitors: number
}

/** Tests of other icons, screenshots, or one-line descriptions in the store. */
export const materialTests = pgTable(
  'cw_material_tests',
  {
    ...teamColumn,
    testId: text('test_id').primaryKey(),
    appId: text('app_id').notNull(),
    testName: text('test_name').notNull(),
    target: text('target').$type<Target>().notNull(),
    lang: text('lang'),
    countries: text('countries').array().notNull(),
    originalId: text('original_id').notNull(),
    variants: jsonb('variants').$type<Variant[]>().notNull(),
    /** What the listing showed when the test started. Null before. */
    originalMaterials: jsonb('original_materials').$type<Materials>(),
    trafficPercent: integer('traffic_percent').notNull(),
    days: integer('days').notNull(),
    startMode: text('start_mode').$type<StartMode>().notNull(),
    goal: text('goal').$type<Goal>().notNull(),
    method: text('method').$type<Method>().notNull(),
    alpha: doublePrecision('alpha').$type<Alpha>().notNull(),
    effect: doublePrecision('effect').notNull(),
    state: text('state').$type<TestState>().notNull(),
    ...auditColumns,
    plannedVisitors: integer('planned_visitors'),
    startTime: milliseconds('start_time'),
    endTime: milliseconds('end_time'),
    stopReason: text('stop_reason').$type<StopReason>(),
    outcome: jsonb('outcome').$type<Outcome>(),
    appliedVariantId: text('applied_variant_id'),
    /** What applying the variant changed, to be able to restore it. */
    appliedChanges: jsonb('applied_changes').$type<ListingChange[]>().notNull().default([]),
    userId: text('user_id').notNull(),
    ...timeColumns,
  },
  (table) => [index('cw_material_tests_app').on(table.teamId, table.appId, table.state)],
)

/** Pages of an app for visitors with their addresses. */
export const customPages = pgTable(
  'cw_custom_pages',
  {
    ...teamColumn,
    pageId: text('page_id').primaryKey(),
    appId: text('app_id').notNull(),
    pageName: text('page_name').notNull(),
    materialId: text('material_id'),
    /** What is edited and audited. */
    materials: jsonb('materials').$type<Materials>().notNull(),
    state: text('state').$type<AuditState>().notNull(),
    /** What was approved last, and is shown while the page is active. */
    passedMaterials: jsonb('passed_materials').$type<Materials>(),
    isActive: boolean('is_active').notNull(),
    ...auditColumns,
    ...timeColumns,
  },
  (table) => [index('cw_custom_pages_app').on(table.teamId, table.appId)],
)

/** Icons that the store shows for some time. */
export const dynamicIcons = pgTable(
  'cw_dynamic_icons',
  {
    ...teamColumn,
    iconId: text('icon_id').primaryKey(),
    appId: text('app_id').notNull(),
    iconName: text('icon_name').notNull(),
    imageId: text('image_id').notNull(),
    startTime: milliseconds('start_time').notNull(),
    endTime: milliseconds('end_time').notNull(),
    state: text('state').$type<AuditState>().notNull(),
    ...auditColumns,
    ...timeColumns,
  },
  (table) => [index('cw_dynamic_icons_app').on(table.teamId, table.appId, table.startTime)],
)

/** Materials of apps for HarmonyOS, by type of device. */
export const harmonyMaterials = pgTable(
  'cw_harmony_materials',
  {
    ...teamColumn,
    materialId: text('material_id').primaryKey(),
    appId: text('app_id').notNull(),
    materialName: text('material_name').notNull(),
    deviceType: integer('device_type').$type<HarmonyDevice>().notNull(),
    materials: jsonb('materials').$type<Materials>().notNull(),
    state: text('state').$type<AuditState>().notNull(),
    ...auditColumns,
    ...timeColumns,
  },
  (table) => [index('cw_harmony_materials_app').on(table.teamId, table.appId)],
)

export type TestRow = typeof materialTests.$inferSelect
export type PageRow = typeof customPages.$inferSelect
export type IconRow = typeof dynamicIcons.$inferSelect
export type MaterialRow = typeof harmonyMaterials.$inferSelect
