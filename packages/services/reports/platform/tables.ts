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
} from 'drizzle-orm/pg-core'
import type {
  DimensionId,
  FilterId,
  gameIndicators,
  MetricId,
  NewsCategory,
  ReportId,
} from '@console-widgets/reports/model'
import { milliseconds, teamColumn } from '@console-widgets/platform/database/columns'
import { measured, unrecorded } from '@console-widgets/platform/database/table-traits'

type GameIndicator = (typeof gameIndicators)[number]

/** A text in every language of the console. */
export interface NewsText {
  'zh-CN': string
  'en-US': string
  'ru-RU': string
}

/** One bit for each day since the installation, in which a person used the app or did not. */
const days = customType<{ data: string }>({ dataType: () => 'bit varying' })

/**
 * What happened to apps, one row each: narrow, without a key, written once. A column of fixed width comes before those
 * of any, so that none is padded.
 */
export const reportEvents = measured(
  pgTable(
    'cw_report_events',
    {
      /** Number of the person within the app; 0 when nobody is known. */
      person: integer('person').notNull(),
      /** Hundredths of a currency, milliseconds or seconds, by the kind. */
      amount: integer('amount').notNull().default(0),
      /** Day of UTC. */
      day: date('day').notNull(),
      hour: smallint('hour').notNull(),
      /** Number of the kind, from the area's model. */
      kind: smallint('kind').notNull(),
      deviceType: smallint('device_type').notNull(),
      ...teamColumn,
      appId: text('app_id').notNull(),
      country: text('country').notNull(),
      source: text('source').notNull(),
      version: text('version').notNull(),
      deviceName: text('device_name').notNull(),
      /** What it is about: a reason, a product, a variant … by the kind; empty for none. */
      item: text('item').notNull().default(''),
      currency: text('currency').notNull().default(''),
    },
    (table) => [index('cw_report_events_day').on(table.teamId, table.appId, table.kind, table.day)],
  ),
)

/** The events of each complete day, added up: what a report without people and devices is read from. */
export const reportDays = measured(
  pgTable(
    'cw_report_days',
    {
      events: integer('events').notNull(),
      day: date('day').notNull(),
      amount: bigint('amount', { mode: 'number' }).notNull(),
      kind: smallint('kind').notNull(),
      ...teamColumn,
      appId: text('app_id').notNull(),
      country: text('country').notNull(),
      item: text('item').notNull(),
      currency: text('currency').notNull(),
    },
    (table) => [index('cw_report_days_day').on(table.teamId, table.appId, table.kind, table.day)],
  ),
)

/** The people of each app: where they came from, and the days on which they used it. */
export const reportPeople = measured(
  pgTable(
    'cw_report_people',
    {
      person: integer('person').notNull(),
      installDay: date('install_day').notNull(),
      deviceType: smallint('device_type').notNull(),
      ...teamColumn,
      appId: text('app_id').notNull(),
      country: text('country').notNull(),
      source: text('source').notNull(),
      /** Version that was installed. */
      version: text('version').notNull(),
      deviceName: text('device_name').notNull(),
      /** Variant of a material test that they were shown; empty for none. */
      item: text('item').notNull(),
      /** The first bit is the day of the installation; those beyond the last day of use are left out. */
      activeDays: days('active_days').notNull(),
    },
    (table) => [primaryKey({ columns: [table.teamId, table.appId, table.person] })],
  ),
)

/** How far a team's numbers reach. */
export const reportStates = unrecorded(
  pgTable('cw_report_states', {
    ...teamColumn,
    /** The days that are complete and added up. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    /** Hour up to which the running day's events are there, in milliseconds since 1970. */
    streamedTime: milliseconds('streamed_time').notNull(),
    /** Events that the demo's first days were to have in all teams; the coming days follow from it. */
    scale: integer('scale').notNull(),
    /** Parts of those days that are made, and all of them. */
    filled: integer('filled').notNull(),
    parts: integer('parts').notNull(),
  }),
)

/** Apps that a team compares, in its order. */
export const comparedApps = pgTable(
  'cw_compared_apps',
  { ...teamColumn, appId: text('app_id').notNull(), place: integer('place').notNull() },
  (table) => [primaryKey({ columns: [table.teamId, table.appId] })],
)

/** Whether a team's comparison is shown. */
export const appComparisons = pgTable('cw_app_comparisons', {
  ...teamColumn,
  /** One a team. */
  comparisonId: text('comparison_id').primaryKey(),
  enabled: boolean('enabled').notNull(),
  updateTime: milliseconds('update_time').notNull(),
})

/** What a template asks of its report. */
export interface TemplateQuery {
  reportId: ReportId
  days: number
  groupBy: DimensionId[]
  metrics: MetricId[]
  filterCondition: FilterId[]
  filterConditionValue: string[]
}

/** Reports as a team likes to see them. */
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

/** Calls of interfaces that apps and pages measured. */
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

/**
 * News of the platform, for all teams; some for everybody. They belong to no team, and a view shows what is published.
 */
export const serviceNews = pgTable('cw_service_news', {
  newsId: text('news_id').primaryKey(),
  category: text('category').$type<NewsCategory>().notNull(),
  isPublic: boolean('is_public').notNull(),
  title: jsonb('title').$type<NewsText>().notNull(),
  summary: jsonb('summary').$type<NewsText>().notNull(),
  body: jsonb('body').$type<NewsText>().notNull(),
  publishTime: milliseconds('publish_time').notNull(),
})

/** Who has opened which piece of news, in which team. */
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

/** What is published, for every team: a tenant reads views, and no table without a team. */
export const publishedNews = newsView('cw_published_news')

/** What of it is for everybody, also for whoever is not signed in. */
export const publicNews = newsView('cw_public_news', sql`${serviceNews.isPublic}`)

/**
 * Where the middle games of the whole platform lie, over the 28 days up to the last complete one of any team. It tells
 * nothing of a single game: with fewer than three it has no row.
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
    where a.parent_type = 2 and d.day > last.day - 28 and d.day <= last.day group by 1, 2, 3
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
