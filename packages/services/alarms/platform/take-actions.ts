import { eq } from 'drizzle-orm'
import { unitFormats, type AlarmState, type Evaluation, type Outcome } from '@console-widgets/alarms/model'
import { placeIn } from '@console-widgets/platform/accounts/places'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import type {} from '@console-widgets/platform/release/halt'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { metricOf } from './metrics.ts'
import { qualityAlarm } from './notices.ts'
import type { AlarmAction, AlarmRow, TakenAction } from './tables.ts'

/** A rule, and which of the values that it watches has changed; null if it watches them together. */
type ChangedAlarm = AlarmRow & { instance: string | null }

/** What a change is about, in notices and in the history of a release. */
const subjectOf = ({ alarmName, instance }: Pick<ChangedAlarm, 'alarmName' | 'instance'>): string =>
  instance === null ? alarmName : `${alarmName} (${instance})`

/** Actions that a change to a state asks for. */
export function actionsFor(alarm: Pick<AlarmRow, 'alarmActions' | 'okActions'>, state: AlarmState): AlarmAction[] {
  const actions = state === 'alarm' ? alarm.alarmActions : state === 'ok' ? alarm.okActions : []
  return actions.filter(({ enabled }) => enabled)
}

/** Does what a rule does when its state changes: it halts a release first, so that the notice tells of it. */
export async function takeActions(
  db: Queries,
  services: PlatformParts,
  alarm: ChangedAlarm,
  evaluation: Evaluation,
  now: number,
): Promise<TakenAction[]> {
  const actions = actionsFor(alarm, evaluation.state)
  if (alarm.muteUntil !== null && alarm.muteUntil > now) return actions.map(({ type }) => ({ type, outcome: 'muted' }))
  const taken: TakenAction[] = []
  if (actions.some(({ type }) => type === 'halt-release'))
    taken.push({ type: 'halt-release', outcome: await halt(db, services, alarm, now) })
  if (actions.some(({ type }) => type === 'notice')) {
    await notify(db, services, alarm, evaluation, taken[0]?.outcome, now)
    taken.push({ type: 'notice', outcome: 'sent' })
  }
  return taken
}

/** Pauses the phased release of the rule's app, as far as its author could do so now. */
async function halt(
  db: Queries,
  { events, permissions: declared }: PlatformParts,
  { teamId, appId, authorId, ...alarm }: ChangedAlarm,
  now: number,
): Promise<Outcome> {
  const author = await placeIn(db, declared, authorId, teamId)
  const reachesApp = author !== undefined && (author.appIds === undefined || author.appIds.includes(appId))
  const permissions = reachesApp ? author.permissions : new Set<string>()
  try {
    await events.announce(
      'release.halting',
      { appId, cause: subjectOf(alarm), permissions },
      { db, teamId, now: () => now },
    )
    return 'halted'
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) throw error
    if (error.reason === 'no-permission') return 'no-permission'
    return error.reason === 'not-found' ? 'no-release' : 'not-running'
  }
}

async function notify(
  db: Queries,
  services: PlatformParts,
  { teamId, appId, alarmId, metric, ...alarm }: ChangedAlarm,
  { state, value, threshold }: Evaluation,
  halted: Outcome | undefined,
  now: number,
): Promise<void> {
  const [app] = await db.select({ appName: apps.appName }).from(apps).where(eq(apps.appId, appId))
  const format = unitFormats[metricOf(services, metric)?.unit ?? 'count']
  const write = (number: number | null) => (number === null ? '–' : { number, format })
  await sendNotice(
    db,
    {
      teamId,
      appId,
      topic: qualityAlarm,
      message:
        state === 'ok' ? 'normal' : halted === undefined ? 'firing' : halted === 'halted' ? 'halted' : 'notHalted',
      values: {
        ...{ app: app?.appName ?? appId, rule: subjectOf(alarm), value: write(value), threshold: write(threshold) },
        ...(alarm.instance === null ? {} : { instance: alarm.instance }),
      },
      page: { id: 'alarms.alarm', values: { alarmId } },
    },
    now,
  )
}
