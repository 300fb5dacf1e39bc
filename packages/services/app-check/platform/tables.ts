import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CheckCategory, CheckRule, checkSources, CheckState, FindingRank } from '@console-widgets/app-check/model'
import type { Evidence } from '@console-widgets/app-check/schemas'
import type { PackageInspection } from '@console-widgets/app-packages/platform/rows'
import { milliseconds, teamColumn } from '@console-widgets/platform/database/columns'
import { named, unrecorded } from '@console-widgets/platform/database/table-traits'
import type { Health } from './rules/rule.ts'

/** Findings by rank, without those that are suppressed. */
export type RankCounts = Record<FindingRank, number>

/** What a check found in a package, besides the findings. */
export interface StoredReport {
  inspection: PackageInspection
  devices: { model: string; name: string; systemVersion: string; deviceType: number; obstacles: string[] }[]
  live: { versionName: string | null; size: number; kinds: Record<string, number> } | null
  /** Rules that had nothing to judge by. */
  notJudged: CheckRule[]
  /** Findings beyond those that are kept, by rule. */
  more: Partial<Record<CheckRule, number>>
  /** What devices reported. Reports of before this was kept lack it. */
  health?: Health | null
}

/** Checks of packages. The audit log has who started and deleted them; the rest is the work of a machine. */
export const appChecks = unrecorded(
  pgTable(
    'cw_app_checks',
    {
      ...teamColumn,
      taskId: text('check_id').primaryKey(),
      appId: text('app_id').notNull(),
      pkgId: text('pkg_id').notNull(),
      objectId: text('object_id').notNull(),
      fileName: text('file_name').notNull(),
      versionName: text('version_name'),
      versionCode: integer('version_code'),
      source: text('source').$type<(typeof checkSources)[number]>().notNull(),
      categories: text('categories').$type<CheckCategory>().array().notNull(),
      testAccount: text('test_account').notNull(),
      /** Encrypted; empty if there is none. */
      testAccountPassword: text('test_account_password').notNull(),
      status: text('status').$type<CheckState>().notNull(),
      message: text('message'),
      result: jsonb('result').$type<RankCounts>(),
      /** Task that runs it. Null for demo data, which is there from the start. */
      runId: text('run_id'),
      createTime: milliseconds('create_time').notNull(),
      endTime: milliseconds('end_time'),
    },
    (table) => [
      index('cw_app_checks_app').on(table.teamId, table.appId, table.createTime),
      index('cw_app_checks_package').on(table.pkgId),
    ],
  ),
)

/** Reports of checks that have ended. */
export const checkReports = unrecorded(
  pgTable('cw_app_check_reports', {
    ...teamColumn,
    taskId: text('check_id')
      .primaryKey()
      .references(() => appChecks.taskId, { onDelete: 'cascade' }),
    appId: text('app_id').notNull(),
    report: jsonb('report').$type<StoredReport>().notNull(),
  }),
)

/** Findings of checks. */
export const checkFindings = unrecorded(
  pgTable(
    'cw_app_check_findings',
    {
      ...teamColumn,
      findingId: text('finding_id').primaryKey(),
      taskId: text('check_id')
        .notNull()
        .references(() => appChecks.taskId, { onDelete: 'cascade' }),
      appId: text('app_id').notNull(),
      rule: text('rule').$type<CheckRule>().notNull(),
      category: text('category').$type<CheckCategory>().notNull(),
      rank: text('rank').$type<FindingRank>().notNull(),
      findingKey: text('finding_key').notNull(),
      position: integer('position').notNull(),
      evidence: jsonb('evidence').$type<Evidence>().notNull(),
    },
    (table) => [index('cw_app_check_findings_check').on(table.taskId, table.position)],
  ),
)

/** Findings that an app's team has decided to live with, until what they are about changes. */
export const suppressions = named(
  pgTable(
    'cw_app_check_suppressions',
    {
      ...teamColumn,
      suppressionId: text('suppression_id').primaryKey(),
      appId: text('app_id').notNull(),
      rule: text('rule').$type<CheckRule>().notNull(),
      findingKey: text('finding_key').notNull(),
      reason: text('reason').notNull(),
      createTime: milliseconds('create_time').notNull(),
    },
    (table) => [
      uniqueIndex('cw_app_check_suppressions_key').on(table.teamId, table.appId, table.rule, table.findingKey),
    ],
  ),
  ({ appId, rule }) => [appId, rule],
)
