import { isWatched } from '@console-widgets/versions/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { FiringAlarm } from '@console-widgets/platform/release/alarms'
import type { VersionRow } from './version-rows.ts'

/** Alerts that are firing for a live version: those of its rules, and of rules that watch all versions. */
export async function firingAlarmsOf(
  { db, services }: Pick<Context, 'db' | 'services'>,
  version: VersionRow,
): Promise<FiringAlarm[]> {
  if (!isWatched(version)) return []
  const { appId, versionNumber } = version
  const firing = (await services.events.collectAnswers('release.firing-alarms', { appId }, { db })).flat()
  return firing.filter((alarm) => alarm.versionNumber === null || alarm.versionNumber === versionNumber)
}
