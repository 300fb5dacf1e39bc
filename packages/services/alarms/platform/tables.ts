import { sql } from 'drizzle-orm'
import {
  boolean,
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
  ActionType,
  AlarmState,
  Condition,
  EachDimension,
  Filter,
  Handling,
  JudgedPoint,
  Level,
  Outcome,
  Period,
  ToldBy,
} from '@console-widgets/alarms/model'
import { milliseconds, teamColumn, timeColumns, uniqueInTeam } from '@console-widgets/platform/database/columns'
import { measured, named, unrecorded } from '@console-widgets/platform/database/table-traits'
import type { OutboxState } from '@console-widgets/platform/outbox/tables'

/** Metric that a rule watches. */
export interface WatchedMetric {
  namespace: string
  metricName: string
  dimensions: { name: string; value: string }[]
}

/** Condition as stored, with how the measurements of a period become one value. */
export interface StoredCondition extends Condition {
  filter: Filter
}

/** What a rule does when its state changes. */
export interface AlarmAction {
  type: ActionType
  enabled: boolean
  target: string | null
}

/** Rules, each of an app. */
export const alarms = named(
  pgTable(
    'cw_alarms',
    {
      ...teamColumn,
      alarmId: text('alarm_id').primaryKey(),
      appId: text('app_id').notNull(),
      alarmName: text('alarm_name').notNull(),
      description: text('description').notNull(),
      level: smallint('level').$type<Level>().notNull(),
      metric: jsonb('metric').$type<WatchedMetric>().notNull(),
      /** Watches each value of this dimension by itself. */
      forEach: text('for_each').$type<EachDimension>(),
      condition: jsonb('condition').$type<StoredCondition>().notNull(),
      alarmActions: jsonb('alarm_actions').$type<AlarmAction[]>().notNull(),
      okActions: jsonb('ok_actions').$type<AlarmAction[]>().notNull(),
      enabled: boolean('enabled').notNull(),
      /** Since when it's watched, or was the last time. */
      startTime: milliseconds('start_time').notNull(),
      state: text('state').$type<AlarmState>().notNull().default('insufficient_data'),
      stateTime: milliseconds('state_time').notNull(),
      muteUntil: milliseconds('mute_until'),
      muteReason: text('mute_reason'),
      muteUserId: text('mute_user_id'),
      /** Person who wrote it last: it does what they may do. */
      authorId: text('author_id').notNull(),
      ...timeColumns,
    },
    (table) => [
      uniqueInTeam('cw_alarms_name', table, table.alarmName),
      index('cw_alarms_app').on(table.teamId, table.appId),
    ],
  ),
  ({ alarmName }) => [alarmName],
)

/** A stored rule. */
export type AlarmRow = typeof alarms.$inferSelect

/** Values that rules watch one by one, as they were at the last evaluation. The history keeps their changes. */
export const alarmInstances = unrecorded(
  pgTable(
    'cw_alarm_instances',
    {
      ...teamColumn,
      alarmId: text('alarm_id').notNull(),
      appId: text('app_id').notNull(),
      instance: text('instance').notNull(),
      state: text('state').$type<AlarmState>().notNull(),
      stateTime: milliseconds('state_time').notNull(),
      value: doublePrecision('value'),
      base: integer('base').notNull(),
      threshold: doublePrecision('threshold'),
    },
    (table) => [primaryKey({ columns: [table.alarmId, table.instance] })],
  ),
)

/** An action that was due, and what became of it. */
export interface TakenAction {
  type: ActionType
  outcome: Outcome
}

/** Changes of rules' states, with the points as they were seen. */
export const alarmHistory = named(
  pgTable(
    'cw_alarm_history',
    {
      ...teamColumn,
      historyId: text('history_id').primaryKey(),
      alarmId: text('alarm_id').notNull(),
      appId: text('app_id').notNull(),
      alarmName: text('alarm_name').notNull(),
      /** The value that changed, if the rule watches several. */
      instance: text('instance'),
      fromState: text('from_state').$type<AlarmState>().notNull(),
      toState: text('to_state').$type<AlarmState>().notNull(),
      value: doublePrecision('value'),
      threshold: doublePrecision('threshold'),
      points: jsonb('points').$type<JudgedPoint[]>().notNull(),
      actions: jsonb('actions').$type<TakenAction[]>().notNull(),
      handling: text('handling').$type<Handling>().notNull(),
      note: text('note').notNull().default(''),
      userId: text('user_id'),
      handledTime: milliseconds('handled_time'),
      time: milliseconds('time').notNull(),
    },
    (table) => [
      index('cw_alarm_history_time').on(table.teamId, table.time),
      index('cw_alarm_history_alarm').on(table.alarmId, table.time),
    ],
  ),
  ({ alarmName }) => [alarmName],
)

/**
 * Who was told of a change of a rule's state, by which way, and how far that came: one row for each notice in the
 * console and for each message in the outbox. Of the outbox, whose rows only the platform reads, it shows neither
 * addresses nor texts. Changes that a digest stands for have no rows.
 */
export const toldPeople = pgView('cw_alarm_told', {
  alarmId: text('alarm_id').notNull(),
  /** The value that changed, if the rule watches several. */
  instance: text('instance'),
  /** Time of the change. */
  changeTime: milliseconds('change_time').notNull(),
  userName: text('user_name').notNull(),
  channel: text('channel').$type<ToldBy>().notNull(),
  state: text('state').$type<OutboxState>().notNull(),
  /** The carrier's reason for not delivering. */
  reason: text('reason'),
  /** When it came to the state. */
  time: milliseconds('time').notNull(),
}).as(sql`
  select n.page -> 'values' ->> 'alarmId' as alarm_id, n.values ->> 'instance' as instance, n.time as change_time, a.user_name, by.channel, by.state,
    by.reason, by.time
  from cw_notices n
  join cw_accounts a on a.user_id = n.recipient_id
  cross join lateral (
    select 'in-site' as channel, 'delivered' as state, null as reason, n.time as time where n.is_shown
    union all
    select o.channel, o.state, o.reason, coalesce(o.end_time, o.sent_time, o.create_time) as time from cw_outbox o
    where o.create_time = n.time and o.reference = n.notice_id and o.owner_team_id = n.team_id
  ) by
  where n.team_id = current_setting('cw.team') and n.topic = 'quality-alarm' and n.message is not null`)

/** Evaluations of the last 30 days. */
export const alarmRecords = measured(
  pgTable(
    'cw_alarm_records',
    {
      ...teamColumn,
      recordId: text('record_id').primaryKey(),
      alarmId: text('alarm_id').notNull(),
      appId: text('app_id').notNull(),
      instance: text('instance'),
      state: text('state').$type<AlarmState>().notNull(),
      value: doublePrecision('value'),
      base: integer('base').notNull(),
      threshold: doublePrecision('threshold'),
      points: smallint('points').notNull(),
      breaches: smallint('breaches').notNull(),
      time: milliseconds('time').notNull(),
    },
    (table) => [
      index('cw_alarm_records_alarm').on(table.alarmId, table.time),
      index('cw_alarm_records_time').on(table.teamId, table.time),
    ],
  ),
)

/** Up to which period a team's rules of a length are evaluated. There is one while any of them is watched. */
export const alarmClocks = unrecorded(
  pgTable(
    'cw_alarm_clocks',
    {
      ...teamColumn,
      period: integer('period').$type<Period>().notNull(),
      /** End of the next period that is evaluated. */
      nextEnd: milliseconds('next_end').notNull(),
      /** Evaluations before this time belong to the demo's past: they take no actions. */
      pastUntil: milliseconds('past_until').notNull(),
    },
    (table) => [primaryKey({ columns: [table.teamId, table.period] })],
  ),
)
