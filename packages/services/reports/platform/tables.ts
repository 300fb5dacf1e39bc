import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { eventKinds, firstReportedPerson } from '@console-widgets/reports/model'
import type {
  DimensionId,
  FilterId,
  gameIndicators,
  MetricId,
  NewsCategory,
  ReportId,
} from '@console-widgets/reports/model'
import { milliseconds, teamColumn } from '@console-widgets/platform/database/columns'
import { measured, namesApps, unrecorded } from '@console-widgets/platform/database/table-traits'
import { breakdowns } from './roll-ups/breakdowns.ts'
import { blockSize } from './roll-ups/blocks.ts'

type GameIndicator = (typeof gameIndicators)[number]

/** Text in every language of the console. */
export interface NewsText {
  'zh-CN': string
  'en-US': string
  'ru-RU': string
}

/** Bit map with one bit per day since installation, set if the person used the app. */
const days = customType<{ data: string }>({ dataType: () => 'bit varying' })

/** Set of people: one bit per place in a block, set if the person is in the set. All have the same length. */
const people = customType<{ data: string }>({ dataType: () => `bit(${blockSize})` })

/** Condition of the rows that tell on which days a person whom an app reports has used it. */
export const reportedUse: SQL = sql.raw(`kind = ${eventKinds.active} and person >= ${firstReportedPerson}`)

/**
 * Events of apps, one row each: narrow, without a key, written once. Fixed-width columns come before variable ones, to
 * avoid padding.
 */
export const reportEvents = measured(
  pgTable(
    'cw_report_events',
    {
      /** Number of the person within the app; 0 if anonymous. */
      person: integer('person').notNull(),
      /** Hundredths of a currency, milliseconds, or seconds, depending on the type. */
      amount: integer('amount').notNull().default(0),
      /** Day of UTC. */
      day: date('day').notNull(),
      hour: smallint('hour').notNull(),
      /** Event type number, from the area's model. */
      kind: smallint('kind').notNull(),
      deviceType: smallint('device_type').notNull(),
      ...teamColumn,
      appId: text('app_id').notNull(),
      country: text('country').notNull(),
      source: text('source').notNull(),
      version: text('version').notNull(),
      deviceName: text('device_name').notNull(),
      /** Subject, depending on the type: a reason, a product, a variant, …; empty for none. */
      item: text('item').notNull().default(''),
      currency: text('currency').notNull().default(''),
    },
    (table) => [
      index('cw_report_events_day').on(table.teamId, table.appId, table.kind, table.day),
      // People whom apps report use an app once a day, in however many requests they are reported.
      uniqueIndex('cw_report_events_use').on(table.teamId, table.appId, table.person, table.day).where(reportedUse),
    ],
  ),
)

/**
 * Aggregated events of each complete day, once for each breakdown: every breakdown has all events. Columns that a
 * breakdown doesn't tell are empty.
 */
export const reportDays = measured(
  pgTable(
    'cw_report_days',
    {
      events: integer('events').notNull(),
      day: date('day').notNull(),
      amount: bigint('amount', { mode: 'number' }).notNull(),
      kind: smallint('kind').notNull(),
      /** Number of the breakdown, from `breakdowns.ts`. */
      breakdown: smallint('breakdown').notNull().default(breakdowns.country.number),
      deviceType: smallint('device_type').notNull().default(0),
      ...teamColumn,
      appId: text('app_id').notNull(),
      country: text('country').notNull(),
      source: text('source').notNull().default(''),
      version: text('version').notNull().default(''),
      deviceName: text('device_name').notNull().default(''),
      item: text('item').notNull(),
      currency: text('currency').notNull(),
    },
    (table) => [index('cw_report_days_breakdown').on(table.teamId, table.breakdown, table.kind, table.day)],
  ),
)

/** Aggregated events of each hour of a complete day. They tell nothing else, so that there are few. */
export const reportHours = measured(
  pgTable(
    'cw_report_hours',
    {
      events: integer('events').notNull(),
      day: date('day').notNull(),
      amount: bigint('amount', { mode: 'number' }).notNull(),
      kind: smallint('kind').notNull(),
      hour: smallint('hour').notNull(),
      ...teamColumn,
      appId: text('app_id').notNull(),
      item: text('item').notNull(),
      currency: text('currency').notNull(),
    },
    (table) => [index('cw_report_hours_kind').on(table.teamId, table.kind, table.day)],
  ),
)

/** People of each app: their origin, and their days of use. */
export const reportPeople = measured(
  pgTable(
    'cw_report_people',
    {
      person: integer('person').notNull(),
      /** Place among the app's people, without gaps: blocks of so many places have sets of people. */
      place: integer('place').notNull(),
      installDay: date('install_day').notNull(),
      deviceType: smallint('device_type').notNull(),
      ...teamColumn,
      appId: text('app_id').notNull(),
      country: text('country').notNull(),
      source: text('source').notNull(),
      /** Installed version. */
      version: text('version').notNull(),
      deviceName: text('device_name').notNull(),
      /** Variant of a store experiment that they saw; empty for none. */
      item: text('item').notNull(),
      /** The first bit is the day of installation; bits after the last day of use are omitted. */
      activeDays: days('active_days').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.teamId, table.appId, table.person] }),
      uniqueIndex('cw_report_people_place').on(table.teamId, table.appId, table.place),
    ],
  ),
)

/** Sets of the people who installed or used a version of an app on a complete day, one row per block of people. */
export const reportUsers = measured(
  pgTable(
    'cw_report_users',
    {
      day: date('day').notNull(),
      block: integer('block').notNull(),
      /** Number of the event type: installation or use. */
      kind: smallint('kind').notNull(),
      ...teamColumn,
      appId: text('app_id').notNull(),
      version: text('version').notNull(),
      people: people('people').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.teamId, table.appId, table.kind, table.day, table.block, table.version] }),
    ],
  ),
)

/** Sets of the people who used an app in an hour of a complete day, one row per block of people. */
export const reportHourUsers = measured(
  pgTable(
    'cw_report_hour_users',
    {
      day: date('day').notNull(),
      block: integer('block').notNull(),
      /** Number of the event type: use. */
      kind: smallint('kind').notNull(),
      hour: smallint('hour').notNull(),
      ...teamColumn,
      appId: text('app_id').notNull(),
      people: people('people').notNull(),
    },
    (table) => [primaryKey({ columns: [table.teamId, table.appId, table.day, table.block, table.hour] })],
  ),
)

/** Sets of the people who share a trait, such as their country, one row per block of people. */
export const reportTraits = measured(
  pgTable(
    'cw_report_traits',
    {
      block: integer('block').notNull(),
      /** Number of the trait, from `user-sets.ts`. */
      trait: smallint('trait').notNull(),
      ...teamColumn,
      appId: text('app_id').notNull(),
      value: text('value').notNull(),
      people: people('people').notNull(),
    },
    (table) => [primaryKey({ columns: [table.teamId, table.appId, table.trait, table.block, table.value] })],
  ),
)

/** State of a team's data. */
export const reportStates = unrecorded(
  pgTable('cw_report_states', {
    ...teamColumn,
    /** Complete days that were aggregated. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    /** Time up to which the current day has events, in milliseconds since 1970. */
    streamedTime: milliseconds('streamed_time').notNull(),
    /** Planned number of events of the demo's first days in all teams; later days are based on it. */
    scale: integer('scale').notNull(),
    /** Completed parts of those days, and their total. */
    filled: integer('filled').notNull(),
    parts: integer('parts').notNull(),
  }),
)

/** Apps that report events, each with the number of the next new person. */
export const reportingApps = measured(
  pgTable('cw_reporting_apps', {
    ...teamColumn,
    appId: text('app_id').primaryKey(),
    nextPerson: integer('next_person').notNull(),
  }),
)

/** People whom apps report. */
export const reportedPeople = measured(
  pgTable(
    'cw_reported_people',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      /** Hash of the ID that the app gives the person. */
      personKey: text('person_key').notNull(),
      /** Number in the app's events. */
      person: integer('person').notNull(),
      /** Day of the first event. */
      installDay: date('install_day').notNull(),
    },
    (table) => [primaryKey({ columns: [table.appId, table.personKey] })],
  ),
)

/** IDs of reported events, so that none is taken twice. */
export const reportedIds = measured(
  pgTable(
    'cw_reported_ids',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      eventId: text('event_id').notNull(),
      keptUntil: milliseconds('kept_until').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.appId, table.eventId] }),
      index('cw_reported_ids_kept').on(table.appId, table.keptUntil),
    ],
  ),
)

/** Different texts of an app's reported events, whose number is limited. */
export const reportedTexts = measured(
  pgTable(
    'cw_reported_texts',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      column: text('column').$type<'names' | 'versions' | 'items'>().notNull(),
      value: text('value').notNull(),
    },
    (table) => [primaryKey({ columns: [table.appId, table.column, table.value] })],
  ),
)

/** Days with reported events that aren't added up yet. */
export const reportedDays = measured(
  pgTable(
    'cw_reported_days',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      day: date('day').notNull(),
      /** Requests with events of the day: if it has grown meanwhile, the day has to be added up once more. */
      requests: integer('requests').notNull(),
    },
    (table) => [primaryKey({ columns: [table.appId, table.day] })],
  ),
)

/** Compared apps of a team, in order. */
export const comparedApps = namesApps(
  pgTable(
    'cw_compared_apps',
    { ...teamColumn, appId: text('app_id').notNull(), place: integer('place').notNull() },
    (table) => [primaryKey({ columns: [table.teamId, table.appId] })],
  ),
)

/** Whether a team's comparison is shown. */
export const appComparisons = pgTable('cw_app_comparisons', {
  ...teamColumn,
  /** One per team. */
  comparisonId: text('comparison_id').primaryKey(),
  enabled: boolean('enabled').notNull(),
  updateTime: milliseconds('update_time').notNull(),
})

/** Report settings in a template. */
export interface TemplateQuery {
  reportId: ReportId
  days: number
  groupBy: DimensionId[]
  metrics: MetricId[]
  filterCondition: FilterId[]
  filterConditionValue: string[]
}

/** Saved report templates of a team. */
export const reportTemplates = pgTable(
  'cw_report_templates',
  {
    ...teamColumn,
    templateId: text('template_id').primaryKey(),
    templateName: text('template_name').notNull(),
    query: jsonb('query').$type<TemplateQuery>().notNull(),
    createTime: milliseconds('create_time').notNull(),
  },
  (table) => [index('cw_report_templates_team').on(table.teamId, table.createTime)],
)

/** Measured interface calls of apps and pages. */
export const interfaceCalls = measured(
  pgTable(
    'cw_interface_calls',
    {
      time: milliseconds('time').notNull(),
      milliseconds: integer('milliseconds').notNull(),
      succeeded: boolean('succeeded').notNull(),
      ...teamColumn,
      appId: text('app_id'),
      interfaceName: text('interface_name').notNull(),
    },
    (table) => [index('cw_interface_calls_time').on(table.teamId, table.appId, table.time)],
  ),
)

/** Platform news, for all teams; some are public. They belong to no team; a view exposes the published ones. */
export const serviceNews = pgTable('cw_service_news', {
  newsId: text('news_id').primaryKey(),
  category: text('category').$type<NewsCategory>().notNull(),
  isPublic: boolean('is_public').notNull(),
  title: jsonb('title').$type<NewsText>().notNull(),
  summary: jsonb('summary').$type<NewsText>().notNull(),
  body: jsonb('body').$type<NewsText>().notNull(),
  publishTime: milliseconds('publish_time').notNull(),
})

/** Read marks of news, by person and team. */
export const newsReads = pgTable(
  'cw_news_reads',
  {
    ...teamColumn,
    userId: text('user_id').notNull(),
    newsId: text('news_id').notNull(),
    time: milliseconds('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId, table.newsId] })],
)

const newsView = (name: string, condition?: SQL) =>
  pgView(name).as((db) =>
    db
      .select({
        newsId: serviceNews.newsId,
        category: serviceNews.category,
        title: serviceNews.title,
        summary: serviceNews.summary,
        body: serviceNews.body,
        publishTime: serviceNews.publishTime,
      })
      .from(serviceNews)
      .where(condition),
  )

/** Published news, for every team: tenants can read views, but not tables without a team. */
export const publishedNews = newsView('cw_published_news')

/** Public news, also for anonymous callers. */
export const publicNews = newsView('cw_public_news', sql`${serviceNews.isPublic}`)

/**
 * Middle range of all games on the platform, over 28 days up to the last complete one of any team. It reveals nothing
 * about a single game: with fewer than three it has no row.
 */
export const gameIndicatorsOfAll = pgView('cw_game_indicators', {
  indicator: text('indicator').$type<GameIndicator>(),
  games: integer('games'),
  firstDay: text('first_day'),
  lastDay: text('last_day'),
  lower: doublePrecision('lower'),
  median: doublePrecision('median'),
  upper: doublePrecision('upper'),
}).as(sql`
  with last as (select max(last_day) as day from cw_report_states),
  sums as (
    select d.team_id, d.app_id, d.kind, sum(d.events)::float8 as events, sum(d.amount)::float8 as amount
    from cw_apps a join cw_report_days d on d.team_id = a.team_id and d.app_id = a.app_id cross join last
    where a.parent_type = 2 and d.breakdown = ${sql.raw(String(breakdowns.country.number))} and d.day > last.day - 28 and d.day <= last.day group by 1, 2, 3
  ),
  games as (
    select team_id, app_id,
      sum(events) filter (where kind = 2) as detail_views, sum(events) filter (where kind = 3) as downloads, sum(events) filter (where kind = 4) as installs,
      coalesce(sum(events) filter (where kind = 5), 0) as failures, sum(events) filter (where kind = 8) as active, coalesce(sum(events) filter (where kind = 9), 0) as crashes,
      coalesce(sum(events) filter (where kind = 10), 0) as freezes, sum(events) filter (where kind = 11) as launches, sum(amount) filter (where kind = 11) as launch_sum,
      sum(events) filter (where kind = 12) as frames, sum(amount) filter (where kind = 12) as frame_sum
    from sums group by 1, 2 having sum(events) filter (where kind = 4) > 0
  ),
  numbers as (
    select 'downloadShare' as indicator, downloads / nullif(detail_views, 0) as value from games
    union all select 'installFailureShare', failures / nullif(failures + installs, 0) from games
    union all select 'crashShare', crashes / nullif(active, 0) from games
    union all select 'freezeShare', freezes / nullif(active, 0) from games
    union all select 'averageLaunchMilliseconds', launch_sum / nullif(launches, 0) from games
    union all select 'averageFrameRate', frame_sum / nullif(frames, 0) from games
  )
  select indicator, (select count(*)::int from games) as games, to_char(last.day - 27, 'YYYYMMDD') as first_day, to_char(last.day, 'YYYYMMDD') as last_day,
    percentile_cont(0.25) within group (order by value) as lower, percentile_cont(0.5) within group (order by value) as median, percentile_cont(0.75) within group (order by value) as upper
  from numbers cross join last where (select count(*) from games) >= 3 group by indicator, last.day`)
