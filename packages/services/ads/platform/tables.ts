import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type {
  AccountState,
  AdCurrency,
  AdProjectState,
  ConversionEvent,
  DeviceKind,
  EventPostback,
  EventPostbackProblem,
  EventPostbackState,
  HitQuality,
  MaterialKind,
  MaterialProblem,
  MaterialState,
  MonitorKind,
  OffReason,
  Run,
} from '@console-widgets/ads/model'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { measured, named, unrecorded } from '@console-widgets/platform/database/table-traits'
import type { Platform } from '@console-widgets/redirects'

/** Ad accounts of a team. */
export const adAccounts = named(
  pgTable('cw_ad_accounts', {
    ...teamColumn,
    accountId: text('account_id').primaryKey(),
    accountName: text('account_name').notNull(),
    currency: text('currency').$type<AdCurrency>().notNull(),
    state: text('state').$type<AccountState>().notNull(),
    networkName: text('network_name'),
    authorizeTime: milliseconds('authorize_time'),
    expireTime: milliseconds('expire_time'),
    ...timeColumns,
  }),
  ({ accountName }) => [accountName],
)

/** What belongs to the authorization of an account: hashes of values that are good once, and sealed tokens. */
export const adGrants = unrecorded(
  pgTable(
    'cw_ad_grants',
    {
      ...teamColumn,
      accountId: text('account_id').primaryKey(),
      stateHash: text('state_hash'),
      stateUntil: milliseconds('state_until'),
      codeHash: text('code_hash'),
      codeUntil: milliseconds('code_until'),
      sealedTokens: text('sealed_tokens'),
    },
    (table) => [
      uniqueIndex('cw_ad_grants_state').on(table.stateHash),
      uniqueIndex('cw_ad_grants_code').on(table.codeHash),
    ],
  ),
)

/** Apps in ad accounts, by the ID that the ad network gives them. */
export const adApps = named(
  pgTable(
    'cw_ad_apps',
    {
      ...teamColumn,
      adsAppId: text('ads_app_id').primaryKey(),
      accountId: text('account_id').notNull(),
      appId: text('app_id').notNull(),
      state: text('state').$type<'active' | 'inactive'>().notNull(),
      ...timeColumns,
    },
    (table) => [uniqueIndex('cw_ad_apps_active').on(table.teamId, table.appId).where(sql.raw(`state = 'active'`))],
  ),
  ({ appId }) => [appId],
)

/** What the reviewer objected to, with what was found. */
export interface MaterialFinding {
  problem: MaterialProblem
  sample: string
}

/** Pictures, videos, and texts of ads. */
export const adMaterials = named(
  pgTable(
    'cw_ad_materials',
    {
      ...teamColumn,
      materialId: text('material_id').primaryKey(),
      appId: text('app_id').notNull(),
      materialName: text('material_name').notNull(),
      kind: text('kind').$type<MaterialKind>().notNull(),
      state: text('state').$type<MaterialState>().notNull(),
      objectId: text('object_id'),
      content: text('content'),
      problems: jsonb('problems').$type<MaterialFinding[]>().notNull(),
      ...timeColumns,
    },
    (table) => [index('cw_ad_materials_app').on(table.teamId, table.appId)],
  ),
  ({ materialName }) => [materialName],
)

/** Ad projects. */
export const adProjects = named(
  pgTable(
    'cw_ad_projects',
    {
      ...teamColumn,
      adProjectId: text('ad_project_id').primaryKey(),
      accountId: text('account_id').notNull(),
      appId: text('app_id').notNull(),
      currency: text('currency').$type<AdCurrency>().notNull(),
      adProjectName: text('ad_project_name').notNull(),
      state: text('state').$type<AdProjectState>().notNull(),
      /** Null: it is on. */
      offReason: text('off_reason').$type<OffReason>(),
      materialIds: jsonb('material_ids').$type<string[]>().notNull(),
      countries: jsonb('countries').$type<string[]>().notNull(),
      /** Hundredths of the currency, as the budgets. */
      bid: integer('bid').notNull(),
      dayBudget: bigint('day_budget', { mode: 'number' }).notNull(),
      totalBudget: bigint('total_budget', { mode: 'number' }).notNull(),
      startTime: milliseconds('start_time'),
      endTime: milliseconds('end_time'),
      runs: jsonb('runs').$type<Run[]>().notNull(),
      ...timeColumns,
    },
    (table) => [index('cw_ad_projects_app').on(table.teamId, table.appId)],
  ),
  ({ adProjectName }) => [adProjectName],
)

/** How far the ad network has come for a team. */
export const adNetworkStates = unrecorded(
  pgTable(
    'cw_ad_network_states',
    {
      ...teamColumn,
      /** Hours before this time are over. */
      doneUntil: milliseconds('done_until').notNull(),
      isScheduled: boolean('is_scheduled').notNull(),
      /** Opportunities per app and hour, in all countries. */
      perHour: integer('per_hour').notNull(),
    },
    (table) => [primaryKey({ columns: [table.teamId] })],
  ),
)

/** People who install an app after an ad, now or later. */
export const adPeople = measured(
  pgTable(
    'cw_ad_people',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      /** Number in the app's events. */
      person: integer('person').notNull(),
      country: text('country').notNull(),
      /** Beginning of the hour in which they install. */
      installTime: milliseconds('install_time').notNull(),
      isInstalled: boolean('is_installed').notNull(),
      /** Whether an ad is what the installation is owed to. */
      isAttributed: boolean('is_attributed').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.teamId, table.appId, table.person] }),
      index('cw_ad_people_install').on(table.teamId, table.installTime),
    ],
  ),
)

/** Address with which another system is told of a click or a view. */
export interface Postback {
  event: 'click' | 'impression'
  address: string
}

/** Monitor links. */
export const monitorLinks = named(
  pgTable(
    'cw_ad_monitor_links',
    {
      ...teamColumn,
      monitorLinkId: text('monitor_link_id').primaryKey(),
      appId: text('app_id').notNull(),
      linkName: text('link_name').notNull(),
      kind: text('kind').$type<MonitorKind>().notNull(),
      status: text('status').$type<'on' | 'off'>().notNull(),
      adProjectId: text('ad_project_id'),
      materialId: text('material_id'),
      deepLink: text('deep_link'),
      storePage: text('store_page').notNull(),
      postbacks: jsonb('postbacks').$type<Postback[]>().notNull(),
      eventPostbacks: jsonb('event_postbacks').$type<EventPostback[]>().notNull().default([]),
      ...timeColumns,
    },
    (table) => [index('cw_ad_monitor_links_app').on(table.teamId, table.appId)],
  ),
  ({ linkName }) => [linkName],
)

/** Clicks and views of monitor links, a row each. No address of a visitor is kept. */
export const monitorHits = measured(
  pgTable(
    'cw_ad_monitor_hits',
    {
      ...teamColumn,
      hitId: text('hit_id').primaryKey(),
      appId: text('app_id').notNull(),
      monitorLinkId: text('monitor_link_id').notNull(),
      time: milliseconds('time').notNull(),
      event: text('event').$type<'click' | 'impression'>().notNull(),
      quality: text('quality').$type<HitQuality>().notNull(),
      platform: text('platform').$type<Platform>().notNull(),
    },
    (table) => [index('cw_ad_monitor_hits_link').on(table.monitorLinkId, table.time)],
  ),
)

/** Secrets of links, which sign the postbacks of events. They are sealed: signing needs them as they are. */
export const linkSecrets = unrecorded(
  pgTable('cw_ad_link_secrets', {
    ...teamColumn,
    monitorLinkId: text('monitor_link_id').primaryKey(),
    appId: text('app_id').notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    createTime: milliseconds('create_time').notNull(),
  }),
)

/** People whose first installation is owed to a click or a view of a link. Their own IDs aren’t stored. */
export const linkPeople = measured(
  pgTable(
    'cw_ad_link_people',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      personKey: text('person_key').notNull(),
      monitorLinkId: text('monitor_link_id').notNull(),
      hitId: text('hit_id').notNull(),
      time: milliseconds('time').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.teamId, table.appId, table.personKey] }),
      uniqueIndex('cw_ad_link_people_hit').on(table.hitId),
    ],
  ),
)

/** Postbacks of events: those that were sent, and those that are to be. */
export const eventPostbacks = measured(
  pgTable(
    'cw_ad_event_postbacks',
    {
      ...teamColumn,
      postbackId: text('postback_id').primaryKey(),
      appId: text('app_id').notNull(),
      monitorLinkId: text('monitor_link_id').notNull(),
      event: text('event').notNull(),
      /** With its macros filled in. */
      address: text('address').notNull(),
      time: milliseconds('time').notNull(),
      state: text('state').$type<EventPostbackState>().notNull(),
      attempts: integer('attempts').notNull(),
      status: integer('status'),
      problem: text('problem').$type<EventPostbackProblem>(),
      attemptTime: milliseconds('attempt_time'),
      nextTime: milliseconds('next_time'),
    },
    (table) => [index('cw_ad_event_postbacks_link').on(table.monitorLinkId, table.time)],
  ),
)

/** Devices whose clicks and views aren't counted as those of users. */
export const testDevices = named(
  pgTable(
    'cw_ad_test_devices',
    {
      ...teamColumn,
      testDeviceId: text('test_device_id').primaryKey(),
      deviceName: text('device_name').notNull(),
      kind: text('kind').$type<DeviceKind>().notNull(),
      identifier: text('identifier').notNull(),
      ...timeColumns,
    },
    (table) => [uniqueIndex('cw_ad_test_devices_device').on(table.teamId, table.identifier)],
  ),
  ({ deviceName }) => [deviceName],
)

/** What counts as a conversion of an app's users. */
export const adConfigs = named(
  pgTable(
    'cw_ad_configs',
    {
      ...teamColumn,
      configId: text('config_id').primaryKey(),
      appId: text('app_id').notNull(),
      configName: text('config_name').notNull(),
      status: text('status').$type<'on' | 'off'>().notNull(),
      conversionEvent: text('conversion_event').$type<ConversionEvent>().notNull(),
      days: integer('days').notNull(),
      ...timeColumns,
    },
    (table) => [uniqueIndex('cw_ad_configs_on').on(table.teamId, table.appId).where(sql.raw(`status = 'on'`))],
  ),
  ({ configName }) => [configName],
)
