import { and, eq, inArray, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  begunTestStates,
  liveStates,
  releaseTypes,
  type Actor,
  type EncryptionUse,
  type Media,
  type PhasedRelease,
  type PhasedState,
  type ReleaseType,
  type ReviewRule,
  type UadState,
  type VersionAction,
} from '@console-widgets/versions/model'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import { teams } from '@console-widgets/platform/accounts/tables'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { measured, named } from '@console-widgets/platform/database/table-traits'
import type { StoreAct } from '@console-widgets/platform/release/store-front'
import { apps } from '@console-widgets/platform/tenancy/tables'

/** Images of the store listing, by object ID. */
export interface Materials extends Media {
  icon: string | null
}

/** What the app needs a sensitive permission for. */
export interface PermissionReason {
  permission: string
  reason: string
}

/** Testers; type 2 is open to anyone with the link, 3 is by invitation. */
export interface TestInfo {
  testType: 2 | 3
  testDesc: string
  startTime: number
  endTime: number
  displayArea: string[]
  groupInfos: { groupId: string; bind: boolean }[]
  needNotify: 0 | 1
  feedbackAddress: string
  /** Testers that an open test admits. */
  inviteLimit: number
  shareLink: string | null
}

/** One finding of the reviewer: rule, field, and offending words. */
export interface Finding {
  rule: ReviewRule
  field: string
  sample: string
}

/** The reviewer's opinions by type; 0 passed, 1 failed, null where not applicable. */
export interface AuditInfo {
  auditOpinion: string
  copyRightAuditResult: number
  copyRightAuditOpinion: string
  copyRightCodeAuditResult: number | null
  copyRightCodeAuditOpinion: string
  recordAuditResult: number | null
  recordAuditOpinion: string
  findings: Finding[]
  time: number
}

export { versionReasons } from './availability-view.ts'

/** Versions of apps, for the store and for testers. */
export const appVersions = named(
  pgTable(
    'cw_app_versions',
    {
      ...teamColumn,
      versionId: text('version_id').primaryKey(),
      appId: text('app_id').notNull(),
      /** Name and code of the package, once it is parsed. */
      versionNumber: text('version_number'),
      versionCode: integer('version_code'),
      packageId: text('package_id'),
      releaseType: integer('release_type').$type<ReleaseType>().notNull(),
      releaseState: integer('release_state').notNull(),
      releaseTime: milliseconds('release_time'),
      remark: text('remark').notNull().default(''),
      privacyPolicy: text('privacy_policy').notNull().default(''),
      /** Explanations of sensitive permissions, for the reviewer. */
      permissionReasons: jsonb('permission_reasons').$type<PermissionReason[]>().notNull().default([]),
      /** Answer to the question of export control; null until it is answered. */
      encryption: text('encryption').$type<EncryptionUse>(),
      publishCountry: text('publish_country').array().notNull(),
      /** Those of a live version's countries where it isn't available at the moment. */
      blockedCountries: text('blocked_countries').array().notNull().default([]),
      isAppForcedUpdate: integer('is_app_forced_update').notNull().default(0),
      materials: jsonb('materials').$type<Materials>().notNull(),
      phasedRelease: jsonb('phased_release').$type<PhasedRelease>(),
      testInfo: jsonb('test_info').$type<TestInfo>(),
      auditInfo: jsonb('audit_info').$type<AuditInfo>(),
      /** Developer's reason for unpublishing. */
      shelfOffReason: text('shelf_off_reason'),
      urgeTime: milliseconds('urge_time'),
      /** Submission count, so that a verdict on a withdrawn submission is dropped. */
      round: integer('round').notNull().default(0),
      submitTime: milliseconds('submit_time'),
      onShelfTime: milliseconds('on_shelf_time'),
      /** Time when another version replaced it, or it was unpublished. */
      offShelfTime: milliseconds('off_shelf_time'),
      ...timeColumns,
    },
    (table) => [
      index('cw_app_versions_app').on(table.teamId, table.appId, table.createTime),
      index('cw_app_versions_package').on(table.packageId),
      index('cw_app_versions_link').on(sql`(${table.testInfo} ->> 'shareLink')`),
    ],
  ),
  ({ appId, versionNumber }) => [appId, versionNumber],
)

/** Store listing texts of a version, by language. */
export const versionLanguages = pgTable(
  'cw_version_languages',
  {
    ...teamColumn,
    versionId: text('version_id')
      .notNull()
      .references(() => appVersions.versionId, { onDelete: 'cascade' }),
    appId: text('app_id').notNull(),
    lang: text('lang').notNull(),
    appName: text('app_name').notNull(),
    appDesc: text('app_desc').notNull().default(''),
    briefInfo: text('brief_info').notNull().default(''),
    newFeatures: text('new_features').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.lang] })],
)

/** Events of versions. */
export const versionEvents = pgTable(
  'cw_version_events',
  {
    ...teamColumn,
    eventId: text('event_id').primaryKey(),
    versionId: text('version_id')
      .notNull()
      .references(() => appVersions.versionId, { onDelete: 'cascade' }),
    appId: text('app_id').notNull(),
    action: text('action').$type<VersionAction>().notNull(),
    who: text('who').$type<Actor>().notNull(),
    userId: text('user_id'),
    fromState: integer('from_state'),
    toState: integer('to_state'),
    /** Reason given by a person. */
    why: text('why'),
    /** Findings of the reviewer. */
    findings: jsonb('findings').$type<Finding[]>().notNull().default([]),
    /** Warnings of the pre-submission checks that were overridden. */
    overridden: text('overridden').array().notNull().default([]),
    /** Countries where the version stopped being available, or is again. */
    countries: text('countries').array().notNull().default([]),
    time: milliseconds('time').notNull(),
  },
  (table) => [index('cw_version_events_version').on(table.versionId, table.time)],
)

/** Changes of phased releases, with the number of users of the version at that time. */
export const phasedReleaseHistory = pgTable(
  'cw_phased_release_history',
  {
    ...teamColumn,
    changeId: text('change_id').primaryKey(),
    versionId: text('version_id')
      .notNull()
      .references(() => appVersions.versionId, { onDelete: 'cascade' }),
    appId: text('app_id').notNull(),
    action: text('action').$type<VersionAction>().notNull(),
    state: text('state').$type<PhasedState>().notNull(),
    percent: text('percent').notNull(),
    userId: text('user_id'),
    why: text('why'),
    time: milliseconds('time').notNull(),
  },
  (table) => [index('cw_phased_release_history_app').on(table.teamId, table.appId, table.time)],
)

/** Reviews of advertising images. */
export const uadReviewTasks = named(
  pgTable(
    'cw_uad_review_tasks',
    {
      ...teamColumn,
      taskId: text('task_id').primaryKey(),
      appId: text('app_id').notNull(),
      materials: jsonb('materials').$type<{ name: string; objectId: string }[]>().notNull(),
      state: text('state').$type<UadState>().notNull(),
      findings: jsonb('findings').$type<Finding[]>().notNull(),
      ...timeColumns,
    },
    (table) => [index('cw_uad_review_tasks_app').on(table.teamId, table.appId, table.createTime)],
  ),
  ({ appId }) => [appId],
)

/** Lowercase names of live apps of all teams, which are public in the store. */
export const namesOnShelf = pgView('cw_names_on_shelf').as((db) =>
  db
    .select({
      appId: versionLanguages.appId,
      lowerName: sql<string>`lower(${versionLanguages.appName})`.as('lower_name'),
    })
    .from(versionLanguages)
    .innerJoin(
      appVersions,
      and(eq(appVersions.versionId, versionLanguages.versionId), inArray(appVersions.releaseState, [...liveStates])),
    ),
)

const testField = (name: keyof TestInfo) => sql<string>`${appVersions.testInfo} ->> ${sql.raw(`'${name}'`)}`

/** Texts of a test in one language, for its testers. */
export interface TestTexts {
  lang: string
  appName: string
  newFeatures: string
}

/**
 * Tests that have begun, for people with a link or an invitation: also those that are over, so that the link says so.
 * Each is found by its link, or by a group that an invitation is for.
 */
export const begunTests = pgView('cw_public_begun_tests').as((db) =>
  db
    .select({
      /** Of an open test. */
      shareLink: sql<string | null>`${testField('shareLink')}`.as('share_link'),
      /** Bound groups of a test by invitation. */
      groups: sql<string[]>`array(
        select bound ->> 'groupId' from jsonb_array_elements(${appVersions.testInfo} -> 'groupInfos') bound
        where (bound ->> 'bind')::boolean and ${testField('testType')} = '3')`.as('groups'),
      ownerTeamId: sql<string>`${appVersions.teamId}`.as('owner_team_id'),
      testedAppId: sql<string>`${appVersions.appId}`.as('tested_app_id'),
      versionId: appVersions.versionId,
      releaseState: appVersions.releaseState,
      versionNumber: appVersions.versionNumber,
      appName: apps.appName,
      defaultLang: apps.defaultLang,
      teamName: teams.teamName,
      icon: sql<string | null>`${appVersions.materials} ->> 'icon'`.as('icon'),
      buildObjectId: sql<string | null>`${appPackages.objectId}`.as('build_object_id'),
      fileName: appPackages.fileName,
      size: appPackages.size,
      minSdk: appPackages.minSdk,
      startTime: sql<number>`(${testField('startTime')})::bigint`.mapWith(Number).as('start_time'),
      endTime: sql<number>`(${testField('endTime')})::bigint`.mapWith(Number).as('end_time'),
      offShelfTime: appVersions.offShelfTime,
      testDesc: testField('testDesc').as('test_desc'),
      feedbackAddress: testField('feedbackAddress').as('feedback_address'),
      /** Places of an open test. */
      inviteLimit: sql<
        number | null
      >`case when ${testField('testType')} = '2' then (${testField('inviteLimit')})::int end`.as('invite_limit'),
      countries: sql<string[]>`${appVersions.testInfo} -> 'displayArea'`.as('countries'),
      texts: sql<TestTexts[]>`(
        select jsonb_agg(jsonb_build_object('lang', told.lang, 'appName', told.app_name, 'newFeatures', told.new_features) order by told.lang)
        from cw_version_languages told where told.version_id = ${appVersions.versionId})`.as('texts'),
    })
    .from(appVersions)
    .innerJoin(apps, eq(apps.appId, appVersions.appId))
    .innerJoin(teams, eq(teams.teamId, appVersions.teamId))
    .leftJoin(appPackages, eq(appPackages.pkgId, appVersions.packageId))
    .where(
      and(eq(appVersions.releaseType, releaseTypes.test), inArray(appVersions.releaseState, [...begunTestStates])),
    ),
)

/** What visitors of the public pages of apps did, each once. Of the visitor, only a hash is kept. */
export const storeActs = measured(
  pgTable(
    'cw_store_acts',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      visitorKey: text('visitor_key').notNull(),
      kind: text('kind').$type<StoreAct['kind']>().notNull(),
      /** Variant, or page. Empty for none. */
      item: text('item').notNull(),
      /** IDs of the contents that an impression has shown: in its row, since a page can show several. */
      contents: text('contents').array().notNull().default([]),
      time: milliseconds('time').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.appId, table.visitorKey, table.kind, table.item] }),
      index('cw_store_acts_time').on(table.teamId, table.appId, table.time),
    ],
  ),
)
