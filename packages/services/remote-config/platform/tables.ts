import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { RegionPrefix } from '@console-widgets/core'
import type { AttributeType, PlanProblem, PlanState, Template, VersionKind } from '@console-widgets/remote-config/model'
import { milliseconds, teamColumn } from '@console-widgets/platform/database/columns'
import { measured, named, unrecorded } from '@console-widgets/platform/database/table-traits'

/** A project has one config in each region: that of the site to which its apps send their requests. */
const place = {
  projectId: text('project_id').notNull(),
  region: text('region').$type<RegionPrefix>().notNull(),
}
const count = (name: string) => bigint(name, { mode: 'number' })

/** Published versions, by number. The one with the highest is in effect. */
export const configVersions = named(
  pgTable(
    'cw_config_versions',
    {
      ...teamColumn,
      ...place,
      version: integer('version').notNull(),
      kind: text('kind').$type<VersionKind>().notNull(),
      restored: integer('restored'),
      note: text('note').notNull(),
      userId: text('user_id'),
      publishTime: milliseconds('publish_time').notNull(),
      parameters: integer('parameters').notNull(),
      conditions: integer('conditions').notNull(),
      /** Names of the parts that differ from the version before, for the audit log; the first of them. */
      changed: text('changed').array().notNull(),
      changes: integer('changes').notNull(),
    },
    (table) => [primaryKey({ columns: [table.projectId, table.region, table.version] })],
  ),
  ({ projectId }) => [projectId],
)

/** Templates of the versions. The audit log has what changed; the whole can have a million characters. */
export const configTemplates = unrecorded(
  pgTable(
    'cw_config_templates',
    {
      ...teamColumn,
      ...place,
      version: integer('version').notNull(),
      template: jsonb('template').$type<Template>().notNull(),
    },
    (table) => [primaryKey({ columns: [table.projectId, table.region, table.version] })],
  ),
)

/** Drafts, one per member. */
export const configDrafts = unrecorded(
  pgTable(
    'cw_config_drafts',
    {
      ...teamColumn,
      ...place,
      userId: text('user_id').notNull(),
      baseVersion: integer('base_version').notNull(),
      template: jsonb('template').$type<Template>().notNull(),
      updateTime: milliseconds('update_time').notNull(),
    },
    (table) => [primaryKey({ columns: [table.projectId, table.region, table.userId] })],
  ),
)

/** Publications that are scheduled for a time, also those that are over. */
export const configPlans = named(
  pgTable(
    'cw_config_plans',
    {
      ...teamColumn,
      ...place,
      planId: text('plan_id').primaryKey(),
      state: text('state').$type<PlanState>().notNull(),
      baseVersion: integer('base_version').notNull(),
      note: text('note').notNull(),
      userId: text('user_id').notNull(),
      publishTime: milliseconds('publish_time').notNull(),
      createTime: milliseconds('create_time').notNull(),
      /** Parts that differ from the version it was made from. */
      changes: integer('changes').notNull(),
      /** Version that it has become. */
      version: integer('version'),
      problem: text('problem').$type<PlanProblem>(),
      /** Names of the parameters and conditions that stood in the way, or of the experiment. */
      problemNames: text('problem_names').array().notNull().default([]),
    },
    (table) => [index('cw_config_plans_place').on(table.projectId, table.region, table.publishTime)],
  ),
  ({ projectId }) => [projectId],
)

/** What plans publish, and the template that they change. The audit log has what comes of it. */
export const configPlanTemplates = unrecorded(
  pgTable('cw_config_plan_templates', {
    ...teamColumn,
    planId: text('plan_id').primaryKey(),
    projectId: text('project_id').notNull(),
    base: jsonb('base').$type<Template>().notNull(),
    template: jsonb('template').$type<Template>().notNull(),
  }),
)

/** Owners and locks of published parameters; those without either have no row. */
export const configParameters = named(
  pgTable(
    'cw_config_parameters',
    {
      ...teamColumn,
      ...place,
      key: text('key').notNull(),
      ownerId: text('owner_id'),
      isLocked: boolean('is_locked').notNull(),
    },
    (table) => [primaryKey({ columns: [table.projectId, table.region, table.key] })],
  ),
  ({ key }) => [key],
)

/** Fetches of apps per hour and version. */
export const configFetches = measured(
  pgTable(
    'cw_config_fetches',
    {
      ...teamColumn,
      ...place,
      appId: text('app_id').notNull(),
      version: integer('version').notNull(),
      hour: milliseconds('hour').notNull(),
      fetches: count('fetches').notNull(),
    },
    (table) => [primaryKey({ columns: [table.projectId, table.region, table.appId, table.version, table.hour] })],
  ),
)

/** Fetches per hour and version for which a condition was true. */
export const configMatches = measured(
  pgTable(
    'cw_config_matches',
    {
      ...teamColumn,
      ...place,
      appId: text('app_id').notNull(),
      version: integer('version').notNull(),
      hour: milliseconds('hour').notNull(),
      condition: text('condition').notNull(),
      fetches: count('fetches').notNull(),
    },
    (table) => [
      primaryKey({
        columns: [table.projectId, table.region, table.appId, table.version, table.hour, table.condition],
      }),
    ],
  ),
)

/** Hashed IDs of the people who have each version, for their number. */
export const configPeople = measured(
  pgTable(
    'cw_config_people',
    {
      ...teamColumn,
      ...place,
      appId: text('app_id').notNull(),
      version: integer('version').notNull(),
      person: text('person').notNull(),
      lastTime: milliseconds('last_time').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.projectId, table.region, table.appId, table.version, table.person] }),
      index('cw_config_people_time').on(table.lastTime),
    ],
  ),
)

/** Attributes that contexts had, by name and type. */
export const configAttributes = measured(
  pgTable(
    'cw_config_attributes',
    {
      ...teamColumn,
      ...place,
      attributeName: text('attribute_name').notNull(),
      valueType: text('value_type').$type<AttributeType>().notNull(),
      contexts: count('contexts').notNull(),
      firstTime: milliseconds('first_time').notNull(),
      lastTime: milliseconds('last_time').notNull(),
    },
    (table) => [primaryKey({ columns: [table.projectId, table.region, table.attributeName, table.valueType] })],
  ),
)
