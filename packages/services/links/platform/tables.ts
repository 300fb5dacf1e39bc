import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CodeType, DomainProblem, DomainState, LinkKind, LinkStatus } from '@console-widgets/links/model'
import type { linkInfo } from '@console-widgets/links/schemas'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { measured, named, unrecorded } from '@console-widgets/platform/database/table-traits'
import type { Platform } from '@console-widgets/redirects'
import type { InferOutput } from 'valibot'

/** Where a link leads, as stored. */
export type LinkInfo = InferOutput<typeof linkInfo>

/** What clicks are counted by, besides all of them. */
export const countSubjects = ['platform', 'country', 'referrer', 'campaign'] as const
export type CountSubject = '' | (typeof countSubjects)[number]

/** Prefixes of addresses, each of an app. */
export const linkPrefixes = named(
  pgTable(
    'cw_link_prefixes',
    {
      ...teamColumn,
      prefixId: text('prefix_id').primaryKey(),
      appId: text('app_id').notNull(),
      prefix: text('prefix').notNull(),
      description: text('description').notNull(),
      /** Apps of Apple devices that open its links, each with the ID of its developer team. */
      appleAppIds: text('apple_app_ids').array().notNull().default([]),
      ...timeColumns,
    },
    (table) => [uniqueIndex('cw_link_prefixes_prefix').on(table.prefix)],
  ),
  ({ prefix }) => [prefix],
)

/** Hosts of the apps' own that lead to a prefix: verified domains. Of all teams, one prefix has each. */
export const linkHosts = named(
  pgTable(
    'cw_link_hosts',
    {
      ...teamColumn,
      domain: text('domain').primaryKey(),
      prefixId: text('prefix_id').notNull(),
      appId: text('app_id').notNull(),
    },
    (table) => [uniqueIndex('cw_link_hosts_prefix').on(table.prefixId)],
  ),
  ({ domain }) => [domain],
)

/** Every prefix that any team ever had. A printed code must not lead to the next owner of its prefix. */
export const linkPrefixNames = unrecorded(
  pgTable('cw_link_prefix_names', { ...teamColumn, prefix: text('prefix').primaryKey() }),
)

/** Patterns that the targets of an app’s links must match. */
export const linkAllowedUris = named(
  pgTable(
    'cw_link_allowed_uris',
    {
      ...teamColumn,
      allowedUriId: text('allowed_uri_id').primaryKey(),
      appId: text('app_id').notNull(),
      pattern: text('pattern').notNull(),
      description: text('description').notNull(),
      ...timeColumns,
    },
    (table) => [uniqueIndex('cw_link_allowed_uris_pattern').on(table.teamId, table.appId, table.pattern)],
  ),
  ({ pattern }) => [pattern],
)

/** Links of all kinds. */
export const links = named(
  pgTable(
    'cw_links',
    {
      ...teamColumn,
      linkId: text('link_id').primaryKey(),
      appId: text('app_id').notNull(),
      kind: text('kind').$type<LinkKind>().notNull(),
      linkName: text('link_name').notNull(),
      prefixId: text('prefix_id').notNull(),
      prefix: text('prefix').notNull(),
      /** Null: the address carries the targets. */
      suffix: text('suffix'),
      linkInfo: jsonb('link_info').$type<LinkInfo>().notNull(),
      status: text('status').$type<LinkStatus>().notNull().default('on'),
      expireTime: milliseconds('expire_time'),
      /** What the daily check of the page for all devices found. */
      targetProblem: text('target_problem'),
      ...timeColumns,
    },
    (table) => [
      index('cw_links_app').on(table.teamId, table.appId, table.kind, table.updateTime),
      uniqueIndex('cw_links_address').on(table.prefix, table.suffix),
    ],
  ),
  ({ linkName }) => [linkName],
)

/** Domains whose links an app opens on HarmonyOS. */
export const linkDomains = named(
  pgTable(
    'cw_link_domains',
    {
      ...teamColumn,
      domainId: text('domain_id').primaryKey(),
      appId: text('app_id').notNull(),
      domain: text('domain').notNull(),
      state: text('state').$type<DomainState>().notNull(),
      problem: text('problem').$type<DomainProblem>(),
      checkTime: milliseconds('check_time'),
      ...timeColumns,
    },
    (table) => [uniqueIndex('cw_link_domains_domain').on(table.teamId, table.appId, table.domain)],
  ),
  ({ domain }) => [domain],
)

/** Intents that apps handle on HarmonyOS. */
export const abilityIntents = named(
  pgTable(
    'cw_ability_intents',
    {
      ...teamColumn,
      intentId: text('intent_id').primaryKey(),
      appId: text('app_id').notNull(),
      intentName: text('intent_name').notNull(),
      ability: text('ability').notNull(),
      parameters: text('parameters').notNull(),
      ...timeColumns,
    },
    (table) => [uniqueIndex('cw_ability_intents_name').on(table.teamId, table.appId, table.intentName)],
  ),
  ({ intentName }) => [intentName],
)

/** HM Codes, each of which leads to a link. */
export const hmCodes = named(
  pgTable(
    'cw_hm_codes',
    {
      ...teamColumn,
      codeId: text('code_id').primaryKey(),
      appId: text('app_id').notNull(),
      linkId: text('link_id').notNull(),
      codeType: text('code_type').$type<CodeType>().notNull(),
      code: text('code').notNull(),
      ...timeColumns,
    },
    (table) => [
      index('cw_hm_codes_app').on(table.teamId, table.appId, table.createTime),
      index('cw_hm_codes_link').on(table.linkId),
      uniqueIndex('cw_hm_codes_code').on(table.code),
    ],
  ),
  ({ code }) => [code],
)

/** Every suffix that a prefix ever had: it is never used again. */
export const linkSuffixes = unrecorded(
  pgTable(
    'cw_link_suffixes',
    { ...teamColumn, prefix: text('prefix').notNull(), suffix: text('suffix').notNull() },
    (table) => [primaryKey({ columns: [table.prefix, table.suffix] })],
  ),
)

/** Targets that links had before. */
export const linkTargets = unrecorded(
  pgTable(
    'cw_link_targets',
    {
      ...teamColumn,
      targetId: text('target_id').primaryKey(),
      appId: text('app_id').notNull(),
      linkId: text('link_id').notNull(),
      linkInfo: jsonb('link_info').$type<LinkInfo>().notNull(),
      userId: text('user_id').notNull(),
      endTime: milliseconds('end_time').notNull(),
    },
    (table) => [index('cw_link_targets_link').on(table.linkId, table.endTime)],
  ),
)

/** Clicks of links, a row each. No address of a visitor is kept. */
export const linkClicks = measured(
  pgTable(
    'cw_link_clicks',
    {
      ...teamColumn,
      clickId: text('click_id').primaryKey(),
      appId: text('app_id').notNull(),
      linkId: text('link_id').notNull(),
      time: milliseconds('time').notNull(),
      isBot: boolean('is_bot').notNull(),
      /** First click of its visitor on this link and day. */
      isFirst: boolean('is_first').notNull(),
      platform: text('platform').$type<Platform>().notNull(),
      country: text('country'),
      referrer: text('referrer'),
      source: text('source'),
      medium: text('medium'),
      campaign: text('campaign'),
    },
    (table) => [index('cw_link_clicks_link').on(table.linkId, table.time)],
  ),
)

/**
 * Clicks per hour: of everyone, whose subject and name are empty, and by what is known of people's clicks. A report
 * over months reads these rows, and no clicks but those of an hour that is cut.
 */
export const linkCounts = measured(
  pgTable(
    'cw_link_counts',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      linkId: text('link_id').notNull(),
      subject: text('subject').$type<CountSubject>().notNull(),
      /** Beginning of the hour. */
      hour: milliseconds('hour').notNull(),
      name: text('name').notNull(),
      clicks: integer('clicks').notNull(),
      /** Clicks that were the first ones of their visitors. */
      firsts: integer('firsts').notNull(),
      bots: integer('bots').notNull(),
    },
    (table) => [primaryKey({ columns: [table.linkId, table.subject, table.hour, table.name] })],
  ),
)

/** Installations from the store by people whom a link has led there, a row each. Nothing of a person is kept. */
export const linkInstalls = measured(
  pgTable(
    'cw_link_installs',
    {
      ...teamColumn,
      installId: text('install_id').primaryKey(),
      appId: text('app_id').notNull(),
      linkId: text('link_id').notNull(),
      time: milliseconds('time').notNull(),
    },
    (table) => [index('cw_link_installs_link').on(table.linkId, table.time)],
  ),
)

/** First opens of installed apps that links have led to, a row each, without anything about a person. */
export const linkFirstOpens = measured(
  pgTable(
    'cw_link_first_opens',
    {
      ...teamColumn,
      /** Random name of the click, which counts once. */
      openKey: text('open_key').primaryKey(),
      /** Hash of the name that the copy of the app has given the open. */
      claim: text('claim').notNull(),
      appId: text('app_id').notNull(),
      linkId: text('link_id').notNull(),
      time: milliseconds('time').notNull(),
    },
    (table) => [index('cw_link_first_opens_link').on(table.linkId, table.time)],
  ),
)

/** Visitors of the running day, as hashes that tell nothing once the day is over, and that are deleted then. */
export const linkVisitors = measured(
  pgTable(
    'cw_link_visitors',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      linkId: text('link_id').notNull(),
      visitor: text('visitor').notNull(),
      /** Days since 1970, in UTC. */
      day: integer('day').notNull(),
    },
    (table) => [primaryKey({ columns: [table.linkId, table.visitor] }), index('cw_link_visitors_day').on(table.day)],
  ),
)
