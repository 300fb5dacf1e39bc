import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Method } from '@console-widgets/statistics'
import type { RegionPrefix } from '@console-widgets/core'
import type {
  Alpha,
  ExperimentKind,
  ExperimentState,
  MetricId,
  Variant,
  WindowDays,
} from '@console-widgets/ab-testing/model'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { measured, unrecorded } from '@console-widgets/platform/database/table-traits'

/** Experiments, each of an app and the site to which it sends its requests. */
export const experiments = pgTable(
  'cw_experiments',
  {
    ...teamColumn,
    experimentId: text('experiment_id').primaryKey(),
    appId: text('app_id').notNull(),
    projectId: text('project_id').notNull(),
    region: text('region').$type<RegionPrefix>().notNull(),
    kind: text('kind').$type<ExperimentKind>().notNull().default('remote-config'),
    experimentName: text('experiment_name').notNull(),
    description: text('description').notNull(),
    state: text('state').$type<ExperimentState>().notNull(),
    /** What the hashes begin with. It never changes, so that people keep their variants. */
    seed: text('seed').notNull(),
    percent: doublePrecision('percent').notNull(),
    countries: text('countries').array().notNull(),
    groupName: text('group_name').notNull(),
    /** First of the group's buckets that the experiment has. */
    bucketFrom: integer('bucket_from').notNull().default(0),
    variants: jsonb('variants').$type<Variant[]>().notNull(),
    comparesSame: boolean('compares_same').notNull(),
    goal: text('goal').$type<MetricId>().notNull(),
    metrics: text('metrics').$type<MetricId>().array().notNull(),
    guards: text('guards').$type<MetricId>().array().notNull(),
    windowDays: integer('window_days').$type<WindowDays>().notNull(),
    method: text('method').$type<Method>().notNull(),
    alpha: doublePrecision('alpha').$type<Alpha>().notNull(),
    effect: doublePrecision('effect').notNull(),
    currency: text('currency').notNull(),
    capsRevenue: boolean('caps_revenue').notNull(),
    plannedPeople: integer('planned_people'),
    startTime: milliseconds('start_time'),
    endTime: milliseconds('end_time'),
    /** When no one new was taken in. */
    pauses: jsonb('pauses').$type<{ from: number; to: number | null }[]>().notNull(),
    appliedVariantId: text('applied_variant_id'),
    userId: text('user_id').notNull(),
    ...timeColumns,
  },
  (table) => [index('cw_experiments_app').on(table.teamId, table.appId, table.state)],
)

/** A stored experiment. */
export type ExperimentRow = typeof experiments.$inferSelect

/** Who got which variant, and when for the first time. */
export const experimentPeople = measured(
  pgTable(
    'cw_experiment_people',
    {
      ...teamColumn,
      experimentId: text('experiment_id').notNull(),
      appId: text('app_id').notNull(),
      /** Number of the person in the app's events, or a hash of the ID that the app gives them. */
      personKey: text('person_key').notNull(),
      variantId: text('variant_id').notNull(),
      /** Number in the app's events. Null: the app hasn't reported any of theirs so far. */
      person: integer('person'),
      time: milliseconds('time').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.experimentId, table.personKey] }),
      index('cw_experiment_people_app').on(table.teamId, table.appId),
    ],
  ),
)

/** Results of each complete day, as they were seen then: a row per metric and variant. */
export const experimentResults = measured(
  pgTable(
    'cw_experiment_results',
    {
      ...teamColumn,
      experimentId: text('experiment_id').notNull(),
      appId: text('app_id').notNull(),
      day: milliseconds('day').notNull(),
      /** Empty for the number of all who got the variant. */
      metricId: text('metric').$type<MetricId | ''>().notNull(),
      variantId: text('variant_id').notNull(),
      people: integer('people').notNull(),
      mean: doublePrecision('mean').notNull(),
      variance: doublePrecision('variance').notNull(),
    },
    (table) => [primaryKey({ columns: [table.experimentId, table.day, table.metricId, table.variantId] })],
  ),
)

/** Up to which day experiments are evaluated. Those that are over have no row. */
export const experimentClocks = unrecorded(
  pgTable('cw_experiment_clocks', {
    ...teamColumn,
    experimentId: text('experiment_id').primaryKey(),
    appId: text('app_id').notNull(),
    /** Start of the first day that isn't evaluated yet. */
    nextDay: milliseconds('next_day').notNull(),
  }),
)
