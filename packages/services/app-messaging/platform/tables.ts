import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { RegionPrefix } from '@console-widgets/core'
import type { MessageContent, MessageKind, MessageState } from '@console-widgets/app-messaging/model'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { measured, named, unrecorded } from '@console-widgets/platform/database/table-traits'

/** A stretch of time in which a version was published. */
export interface Run {
  version: number
  from: number
  /** Null: it still is. */
  to: number | null
}

/** Messages, each of an app and the site to which the app sends its requests. */
export const messages = named(
  pgTable(
    'cw_messages',
    {
      ...teamColumn,
      messageId: text('message_id').primaryKey(),
      appId: text('app_id').notNull(),
      region: text('region').$type<RegionPrefix>().notNull(),
      messageName: text('message_name').notNull(),
      state: text('state').$type<MessageState>().notNull(),
      kind: text('kind').$type<MessageKind>().notNull(),
      priority: integer('priority').notNull(),
      startTime: milliseconds('start_time'),
      endTime: milliseconds('end_time'),
      version: integer('version').notNull(),
      /** What the editor shows: that of the version while the message is published. */
      content: jsonb('content').$type<MessageContent>().notNull(),
      /** When it was published. Traffic of a past day obeys what was published then. */
      runs: jsonb('runs').$type<Run[]>().notNull(),
      userId: text('user_id').notNull(),
      ...timeColumns,
    },
    (table) => [index('cw_messages_app').on(table.teamId, table.appId, table.state)],
  ),
  ({ messageName }) => [messageName],
)

/** A stored message. */
export type MessageRow = typeof messages.$inferSelect

/** Published versions. The audit log has the changes of the message itself. */
export const messageVersions = unrecorded(
  pgTable(
    'cw_message_versions',
    {
      ...teamColumn,
      messageId: text('message_id').notNull(),
      appId: text('app_id').notNull(),
      version: integer('version').notNull(),
      content: jsonb('content').$type<MessageContent>().notNull(),
      publishTime: milliseconds('publish_time').notNull(),
    },
    (table) => [primaryKey({ columns: [table.messageId, table.version] })],
  ),
)

/** Messages that members send to one device, as they are saved: no limits hold for them, and no figures count them. */
export const messageTests = unrecorded(
  pgTable(
    'cw_message_tests',
    {
      ...teamColumn,
      testId: text('test_id').primaryKey(),
      appId: text('app_id').notNull(),
      messageId: text('message_id').notNull(),
      /** As the member entered it. */
      personId: text('person_id').notNull(),
      personKey: text('person_key').notNull(),
      content: jsonb('content').$type<MessageContent>().notNull(),
      time: milliseconds('time').notNull(),
      endTime: milliseconds('end_time').notNull(),
      /** When the app reported that it was shown. */
      shownTime: milliseconds('shown_time'),
    },
    (table) => [
      index('cw_message_tests_person').on(table.appId, table.personKey),
      index('cw_message_tests_message').on(table.messageId, table.time),
    ],
  ),
)

/** What happened to a message at a person. `withheld` stands for the impression of those who are compared with. */
export const messageEventKinds = ['impression', 'withheld', 'click', 'dismissal', 'conversion'] as const

/** Events of messages, one row each. */
export const messageEvents = measured(
  pgTable(
    'cw_message_events',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      /** ID that the app gives the event, so that one that is sent twice counts once. */
      eventId: text('event_id').notNull(),
      messageId: text('message_id').notNull(),
      version: integer('version').notNull(),
      kind: text('kind').$type<(typeof messageEventKinds)[number]>().notNull(),
      /** Number of the person in the app's events, or a hash of the ID that the app gives them. */
      personKey: text('person_key').notNull(),
      /** Number in the app's events. Null: it has none. */
      person: integer('person'),
      button: smallint('button'),
      language: text('language').notNull(),
      country: text('country').notNull(),
      appVersion: text('app_version').notNull(),
      time: milliseconds('time').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.teamId, table.appId, table.eventId] }),
      index('cw_message_events_person').on(table.appId, table.personKey),
      index('cw_message_events_message').on(table.messageId, table.kind),
      index('cw_message_events_time').on(table.teamId, table.appId, table.time),
    ],
  ),
)

/** People who have seen or clicked a message, one row each: their events may be many times as many. */
export const messagePeople = measured(
  pgTable(
    'cw_message_people',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      messageId: text('message_id').notNull(),
      kind: text('kind').$type<(typeof messageEventKinds)[number]>().notNull(),
      personKey: text('person_key').notNull(),
    },
    (table) => [primaryKey({ columns: [table.messageId, table.kind, table.personKey] })],
  ),
)
