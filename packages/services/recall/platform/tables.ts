import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RegionPrefix } from '@console-widgets/core'
import type {
  ActivityContent,
  ActivityState,
  Channel,
  Finding,
  JourneyGraph,
  JourneyState,
  ReviewState,
  SignatureProof,
  SmsLanguage,
} from '@console-widgets/recall/model'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { measured, named, unrecorded } from '@console-widgets/platform/database/table-traits'

/** Columns of what belongs to an app and the site to which the app sends its requests. */
const ofApp = {
  ...teamColumn,
  appId: text('app_id').notNull(),
  region: text('region').$type<RegionPrefix>().notNull(),
}
const written = { userId: text('user_id').notNull(), ...timeColumns }
/** Columns of what the reviewer judges. A review of an earlier round does nothing. */
const reviewed = {
  state: text('state').$type<ReviewState>().notNull(),
  findings: jsonb('findings').$type<Finding[]>().notNull(),
  round: integer('round').notNull(),
}

export const smsTemplates = named(
  pgTable(
    'cw_recall_sms_templates',
    {
      ...ofApp,
      templateId: text('template_id').primaryKey(),
      templateName: text('template_name').notNull(),
      language: text('language').$type<SmsLanguage>().notNull(),
      text: text('text').notNull(),
      ...reviewed,
      ...written,
    },
    (table) => [index('cw_recall_sms_templates_app').on(table.teamId, table.appId)],
  ),
  ({ templateName }) => [templateName],
)

export const smsSignatures = named(
  pgTable(
    'cw_recall_sms_signatures',
    {
      ...ofApp,
      signatureId: text('signature_id').primaryKey(),
      signature: text('signature').notNull(),
      proof: jsonb('proof').$type<SignatureProof>().notNull(),
      ...reviewed,
      ...written,
    },
    (table) => [index('cw_recall_sms_signatures_app').on(table.teamId, table.appId)],
  ),
  ({ signature }) => [signature],
)

export const thirdPartyTemplates = named(
  pgTable(
    'cw_recall_third_party_templates',
    {
      ...ofApp,
      templateId: text('template_id').primaryKey(),
      templateName: text('template_name').notNull(),
      provider: text('provider').notNull(),
      body: text('body').notNull(),
      ...written,
    },
    (table) => [index('cw_recall_third_party_templates_app').on(table.teamId, table.appId)],
  ),
  ({ templateName }) => [templateName],
)

export const activities = named(
  pgTable(
    'cw_recall_activities',
    {
      ...ofApp,
      campaignId: text('campaign_id').primaryKey(),
      activityName: text('activity_name').notNull(),
      state: text('state').$type<ActivityState>().notNull(),
      channel: text('channel').$type<Channel>().notNull(),
      startTime: milliseconds('start_time'),
      endTime: milliseconds('end_time'),
      content: jsonb('content').$type<ActivityContent>().notNull(),
      pauseReason: text('pause_reason').$type<'template' | 'signature'>(),
      round: integer('round').notNull(),
      ...written,
    },
    (table) => [index('cw_recall_activities_app').on(table.teamId, table.appId)],
  ),
  ({ activityName }) => [activityName],
)
export type ActivityRow = typeof activities.$inferSelect

export const journeys = named(
  pgTable(
    'cw_journeys',
    {
      ...ofApp,
      journeyId: text('journey_id').primaryKey(),
      journeyName: text('journey_name').notNull(),
      state: text('state').$type<JourneyState>().notNull(),
      version: integer('version').notNull(),
      /** What the editor shows: that of the version while the journey is active, or changes to it. */
      graph: jsonb('graph').$type<JourneyGraph>().notNull(),
      ...written,
    },
    (table) => [index('cw_journeys_app').on(table.teamId, table.appId)],
  ),
  ({ journeyName }) => [journeyName],
)
export type JourneyRow = typeof journeys.$inferSelect

/** What the engine runs: an activity or a journey, by its ID. The audit log has what people did with them. */
export const flows = unrecorded(
  pgTable('cw_recall_flows', {
    ...teamColumn,
    flowId: text('flow_id').primaryKey(),
    appId: text('app_id').notNull(),
    kind: text('kind').$type<'activity' | 'journey'>().notNull(),
    state: text('state').$type<'running' | 'paused' | 'over'>().notNull(),
    /** Version that people enter. */
    version: integer('version').notNull(),
    /** When people enter. */
    startTime: milliseconds('start_time').notNull(),
    enterUntil: milliseconds('enter_until').notNull(),
    /** Whether people who are inside at the end of that time leave at once. */
    endsWithEntry: integer('ends_with_entry').notNull(),
    /** When the engine is due. Null: it has nothing more to do. */
    nextTime: milliseconds('next_time'),
    /** The look that takes several moves, because it lets in or ends more people than one moves. Null: none. */
    lookTime: milliseconds('look_time'),
  }),
)
export type FlowRow = typeof flows.$inferSelect

/** Versions of what runs. People stay with the one that they entered. */
export const flowVersions = unrecorded(
  pgTable(
    'cw_recall_flow_versions',
    {
      ...teamColumn,
      flowId: text('flow_id').notNull(),
      appId: text('app_id').notNull(),
      version: integer('version').notNull(),
      graph: jsonb('graph').$type<JourneyGraph>().notNull(),
      time: milliseconds('time').notNull(),
    },
    (table) => [primaryKey({ columns: [table.flowId, table.version] })],
  ),
)

/** How far a person is. Those who are left alone stay `withheld`. */
export type PersonState = 'in' | 'done' | 'goal' | 'opted-out' | 'ejected' | 'withheld'

/** People whom activities and journeys have taken in, each once. */
export const flowPeople = measured(
  pgTable(
    'cw_recall_people',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      flowId: text('flow_id').notNull(),
      /** Number in the app's events. */
      person: integer('person').notNull(),
      version: integer('version').notNull(),
      country: text('country').notNull(),
      state: text('state').$type<PersonState>().notNull(),
      enterTime: milliseconds('enter_time').notNull(),
      endTime: milliseconds('end_time'),
    },
    (table) => [
      primaryKey({ columns: [table.flowId, table.person] }),
      index('cw_recall_people_app').on(table.teamId, table.appId, table.person),
    ],
  ),
)

/** Nodes that people have come to, each once, with when and by which branch they left. */
export const flowSteps = measured(
  pgTable(
    'cw_recall_steps',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      flowId: text('flow_id').notNull(),
      nodeId: text('node_id').notNull(),
      person: integer('person').notNull(),
      version: integer('version').notNull(),
      country: text('country').notNull(),
      enterTime: milliseconds('enter_time').notNull(),
      /** When the engine looks again. Null: they have left. */
      wakeTime: milliseconds('wake_time'),
      leaveTime: milliseconds('leave_time'),
      branch: smallint('branch'),
    },
    (table) => [
      primaryKey({ columns: [table.flowId, table.nodeId, table.person] }),
      index('cw_recall_steps_due')
        .on(table.flowId, table.version, table.nodeId, table.wakeTime)
        .where(sql`leave_time is null`),
    ],
  ),
)

/** Messages that were sent. */
export const sends = measured(
  pgTable(
    'cw_recall_sends',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      sendId: text('send_id').primaryKey(),
      flowId: text('flow_id').notNull(),
      nodeId: text('node_id').notNull(),
      person: integer('person').notNull(),
      country: text('country').notNull(),
      channel: text('channel').$type<Channel>().notNull(),
      parts: smallint('parts').notNull(),
      state: text('state').$type<'sent' | 'delivered' | 'failed'>().notNull(),
      sendTime: milliseconds('send_time').notNull(),
      /** By which the receiver opts out. Null for messages from before there were links. */
      optOutCode: text('opt_out_code'),
    },
    (table) => [
      index('cw_recall_sends_person').on(table.appId, table.person, table.sendTime),
      index('cw_recall_sends_flow').on(table.flowId),
      uniqueIndex('cw_recall_sends_opt_out').on(table.optOutCode),
      index('cw_recall_sends_time').on(table.teamId, table.appId, table.sendTime),
    ],
  ),
)

/** In-app messages to which steps have led people, each once. */
export const ledMessages = measured(
  pgTable(
    'cw_recall_led_messages',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      flowId: text('flow_id').notNull(),
      nodeId: text('node_id').notNull(),
      person: integer('person').notNull(),
      messageId: text('message_id').notNull(),
      /** When they came to the step, and when the app no longer offers the message. */
      fromTime: milliseconds('from_time').notNull(),
      untilTime: milliseconds('until_time').notNull(),
      /** When the app showed it for the first time. */
      shownTime: milliseconds('shown_time'),
    },
    (table) => [
      primaryKey({ columns: [table.flowId, table.nodeId, table.person] }),
      index('cw_recall_led_messages_person').on(table.appId, table.person, table.untilTime),
    ],
  ),
)

/** People who don't want messages of an app. */
export const optOuts = measured(
  pgTable(
    'cw_recall_opt_outs',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      person: integer('person').notNull(),
      /** The activity or journey whose message they answered. */
      flowId: text('flow_id').notNull(),
      time: milliseconds('time').notNull(),
    },
    (table) => [primaryKey({ columns: [table.appId, table.person] })],
  ),
)

/** Parts of SMS by month, which are billed. */
export const smsUsage = measured(
  pgTable(
    'cw_recall_sms_usage',
    {
      ...teamColumn,
      appId: text('app_id').notNull(),
      /** Month of UTC, such as 2026-03. */
      month: text('month').notNull(),
      parts: integer('parts').notNull(),
    },
    (table) => [primaryKey({ columns: [table.appId, table.month] })],
  ),
)
