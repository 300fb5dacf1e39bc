import { sql } from 'drizzle-orm'
import type { Subject } from '@console-widgets/conditions'
import { compilePattern } from '@console-widgets/conditions/patterns'
import { regionPrefixOfZone } from '@console-widgets/core'
import { byPrecedence, isFor, triggerKey, type MessageContent } from '@console-widgets/app-messaging/model'
import { recentDays } from '@console-widgets/platform/audiences/audiences'
import type { Context } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { formatUtc } from '@console-widgets/core/formats'
import { contextOfPerson, idOfPerson } from '@console-widgets/platform/traffic/people'
import { eventKinds, type EventKind } from '@console-widgets/reports/model'
import { readLive } from './message-rows.ts'

/** People who are judged one by one, if a percentage divides them; more are estimated from so many. */
const mostSingly = 20_000

/** Names of an app’s own events that are offered. */
const mostOwnEvents = 200

/** Subjects that stored people have. */
const knownSubjects: ReadonlySet<Subject> = new Set(['country', 'language', 'appVersion', 'percent', 'time'])

interface Estimated extends Pick<MessageContent, 'audience' | 'trigger' | 'priority'> {
  appId: string
  messageId?: string | undefined
}

/** Counts the users of the last weeks who are in an audience, and finds what else appears at the trigger. */
export async function estimate({ appId, messageId, audience, trigger, priority }: Estimated, context: Context) {
  const { db, teamId, zone, services } = context
  const now = context.now()
  const rules = audience.flatMap(({ allOf }) => allOf)
  // Without a percentage, people who share country and version are alike.
  const dividesPeople = rules.some(({ subject }) => subject === 'percent')
  const since = formatUtc(now - recentDays * day, 'YYYY-MM-DD')
  const groups = (
    await services.events.collectAnswers(
      'audiences.recent',
      { teamId, appIds: [appId], now, mostSingly: dividesPeople ? mostSingly : undefined },
      { db },
    )
  ).flat()
  const reached = groups.filter((each) =>
    isFor(audience, { targetingKey: idOfPerson(each.person), ...contextOfPerson(each) }, { now, compilePattern }),
  )
  const sum = (rows: typeof groups) => Math.round(rows.reduce((total, { people }) => total + people, 0))
  const own = { messageId: messageId ?? '~', version: 0, content: { priority }, publishTime: now }
  const others = (await readLive(db, { appId, region: regionPrefixOfZone(zone) })).filter(
    (other) => other.messageId !== messageId && triggerKey(other.content.trigger) === triggerKey(trigger),
  )
  return {
    people: sum(groups),
    reached: sum(reached),
    unknown: [...new Set(rules.map(({ subject }) => subject))].filter((subject) => !knownSubjects.has(subject)),
    isTriggerSeen: await isSeen(context, appId, trigger.eventName, since),
    conflicts: others.toSorted(byPrecedence).map((other) => ({
      messageId: other.messageId,
      messageName: other.messageName,
      priority: other.content.priority,
      winsOver: byPrecedence(other, own as typeof other) < 0,
    })),
  }
}

/** Names of events that the app itself has reported lately, the most frequent first. */
export function readOwnEvents({ db, teamId, now }: Context, appId: string) {
  const since = formatUtc(now() - recentDays * day, 'YYYY-MM-DD')
  return rowsOf<{ eventName: string; events: number }>(
    db,
    sql`select item as "eventName", count(*)::int as events from cw_report_events
      where team_id = ${teamId} and app_id = ${appId} and kind = ${sql.raw(String(eventKinds.custom))}
        and day >= ${since}::date and item <> ''
      group by item order by 2 desc, 1 limit ${sql.raw(String(mostOwnEvents))}`,
  )
}

/** Whether an event of the name has happened: one of the app’s own, or a known one. Opening the app always does. */
async function isSeen({ db, teamId }: Context, appId: string, eventName: string, since: string): Promise<boolean> {
  if (eventName === '') return true
  const custom = sql`kind = ${sql.raw(String(eventKinds.custom))} and item = ${eventName}`
  const known = Object.hasOwn(eventKinds, eventName)
    ? sql`kind = ${sql.raw(String(eventKinds[eventName as EventKind]))} or ${custom}`
    : custom
  const found = await rowsOf(
    db,
    sql`select 1 from cw_report_events where team_id = ${teamId} and app_id = ${appId}
      and (${known}) and day >= ${since}::date limit 1`,
  )
  return found.length > 0
}
