import { sql, type SQL } from 'drizzle-orm'
import type { EventTakers, QuestionTakers } from '@console-widgets/platform/calls/events'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import { anyOf } from '@console-widgets/platform/database/any-of'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import type { PeopleOfApp } from '@console-widgets/platform/journeys/message-steps'
import { personOfId } from '@console-widgets/platform/traffic/people'
import { firstReportedPerson } from '@console-widgets/reports/model'
import { number } from './engine/audience-sql.ts'

/** Messages to which people `l` were led, unless they have opted out or were removed from the journey. */
const led: SQL = sql`cw_recall_led_messages l join cw_recall_people q on q.flow_id = l.flow_id and q.person = l.person
    and q.state not in ('opted-out', 'ejected')
  where not exists (select from cw_recall_opt_outs o where o.app_id = l.app_id and o.person = l.person)`

/** What journeys tell in-app messages: to which of them they have led people. */
export const messageStepAnswers: QuestionTakers = {
  'journeys.led': async ({ appId, personIds, now }, { db }) => {
    const people = await findPeople(db, { appId, personIds })
    const rows =
      people.size === 0
        ? []
        : await rowsOf<{ person: number; message_id: string; from_time: string; until_time: string }>(
            db,
            sql`select l.person, l.message_id, l.from_time, l.until_time from ${led} and l.app_id = ${appId}
              and l.person = any(${`{${[...new Set(people.values())].join(',')}}`}::int[]) and l.until_time > ${now}`,
          )
    return personIds.map((personId) =>
      rows
        .filter(({ person }) => person === people.get(personId))
        .map((row) => ({ messageId: row.message_id, from: Number(row.from_time), until: Number(row.until_time) })),
    )
  },

  'journeys.led-people': async ({ teamId, appId }, { db }) => {
    const rows = await rowsOf<{ person: number; message_id: string; from_time: string; until_time: string }>(
      db,
      sql`select l.person, l.message_id, l.from_time, l.until_time from ${led} and l.team_id = ${teamId}
        and l.app_id = ${appId} and l.person < ${number(firstReportedPerson)}`,
    )
    return rows.map(({ person, message_id: messageId, from_time: from, until_time: until }) => ({
      person,
      messageId,
      from: Number(from),
      until: Number(until),
    }))
  },
}

/** What journeys learn from in-app messages: that one was shown to someone whom a step has led to it. */
export const messageStepEvents: EventTakers = {
  'journeys.message-shown': async ({ messageId, now, ...ofApp }, { db }) => {
    const people = await findPeople(db, ofApp)
    if (people.size === 0) return
    await db.execute(sql`update cw_recall_led_messages set shown_time = ${now}
      where app_id = ${ofApp.appId} and message_id = ${messageId} and shown_time is null
        and person = any(${`{${[...new Set(people.values())].join(',')}}`}::int[])
        and from_time <= ${now} and until_time > ${now}`)
  },
}

/** Numbers of people in the app's events, by the IDs that the app gives them. */
async function findPeople(db: Queries, { appId, personIds }: PeopleOfApp): Promise<ReadonlyMap<string, number>> {
  const people = new Map<string, number>()
  const idsByKey = new Map<string, string>()
  for (const personId of personIds) {
    const person = personOfId(personId)
    if (person === undefined) idsByKey.set(await keyOfClient(appId, personId), personId)
    else people.set(personId, person)
  }
  if (idsByKey.size === 0) return people
  const rows = await rowsOf<{ person_key: string; person: number }>(
    db,
    sql`select person_key, person from cw_reported_people
      where app_id = ${appId} and person_key = ${anyOf([...idsByKey.keys()])}`,
  )
  for (const { person_key: key, person } of rows) people.set(idsByKey.get(key) ?? '', person)
  return people
}
