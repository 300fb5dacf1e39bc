import { sql } from 'drizzle-orm'
import { eventKinds } from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'

/**
 * Records that people of the demo's apps used an app on a day because of something that reached them, unless they used
 * it anyway. The day isn't added up yet.
 */
export async function recordUse(
  db: Queries,
  { teamId, appId, date }: { teamId: string; appId: string; date: string },
  people: readonly number[],
): Promise<void> {
  if (people.length === 0) return
  const them = sql`p.team_id = ${teamId} and p.app_id = ${appId} and p.person = any(${`{${people.join(',')}}`}::int[])
    and p.install_day <= ${date}::date`
  const drawn = sql`hashint8extended(p.person, ${date}::bigint)`
  await db.execute(sql`
    insert into cw_report_events (person, amount, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name)
    select p.person, 60 + (${drawn} & 511)::int, ${date}::date, 9 + (${drawn} & 7)::int, ${eventKinds.active}, p.device_type,
      p.team_id, p.app_id, p.country, p.source, p.version, p.device_name
    from cw_report_people p where ${them} and not exists (
      select from cw_report_events e where e.team_id = p.team_id and e.app_id = p.app_id
        and e.kind = ${eventKinds.active} and e.day = ${date}::date and e.person = p.person)`)
  const place = sql`(${date}::date - p.install_day)`
  await db.execute(sql`
    update cw_report_people p set active_days =
      set_bit(rpad(p.active_days::text, greatest(length(p.active_days), ${place} + 1), '0')::varbit, ${place}, 1)
    where ${them}`)
}
