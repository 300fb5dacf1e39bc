import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/app-messaging/contract'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { appId, createMessageStage } from '../../packages/services/app-messaging/platform/testing/stage.ts'
import { keyOfRecipient } from '../../packages/services/app-messaging/platform/tests.ts'
import { appOf, judgeRate, judgeRead } from './judged.ts'

/**
 * Asks of apps a second for what may be shown, with 50 published messages and many events of people, their list, and
 * the report of a message. Ends with an error if there are fewer than 1,000 asks a second on two processors, the list
 * needs more than half a second, or a report more than a second.
 *
 * `node --import tsx tests/bench/app-messages.ts 1000000`
 */
const events = Number(process.argv[2] ?? 1_000_000)
/** Messages of an app that may be published at once. */
const published = 50
/** People who ask, each of whom has met messages. */
const people = 20_000

const stage = await createMessageStage()
const { items } = await stage.holder.invoke(calls['app-messaging.message.list'], { appId, maxReqCount: 100 })
const before = items.filter(({ state }) => state === 'published').length
const messageIds: string[] = []
const countries = ['DE', 'CN', 'US', 'FR']
for (let at = before; at < published; at++)
  messageIds.push(
    await stage.publish({
      priority: 1 + (at % 10),
      holdout: at % 3 === 0 ? 10 : 0,
      ...(at % 2 === 0 ? { trigger: { eventName: `event-${at % 8}`, count: 1 } } : {}),
      audience: [
        {
          allOf: [
            { subject: 'country', name: '', operator: 'is', values: [countries[at % 4] as string, 'NL'] },
            { subject: 'appVersion', name: '', operator: 'versionAtLeast', values: ['3.8'] },
          ],
        },
      ],
    }),
  )
const keys = await Promise.all(Array.from({ length: people }, async (_, at) => keyOfRecipient(appId, `person-${at}`)))
const now = stage.test.clock.now()
/** Texts as rows with their places, from 0. */
const placed = (values: readonly string[]) =>
  sql`(select value, place - 1 as place from unnest(string_to_array(${values.join(' ')}, ' ')) with ordinality as list (value, place))`
await stage.test.platform.services.database.asPlatform(async (db) => {
  await db.execute(sql`insert into cw_message_events (team_id, app_id, event_id, message_id, version, kind, person_key,
      language, country, app_version, time)
    select ${demoTeamId}, ${appId}, 'bench-' || n, messages.value, 1,
      (array['impression', 'impression', 'impression', 'click', 'dismissal'])[1 + n % 5], people.value,
      'en', (array['DE', 'CN', 'US', 'FR'])[1 + n % 4], '3.10.1', ${now}::bigint - (n % 28)::bigint * 86400000 - 1000
    from generate_series(1, ${sql.raw(String(events))}) n
    join ${placed(messageIds)} messages on messages.place = n % ${sql.raw(String(messageIds.length))}
    join ${placed(keys)} people on people.place = n % ${sql.raw(String(people))}`)
  // As they would have been stored with their events.
  await db.execute(sql`insert into cw_message_people (team_id, app_id, message_id, kind, person_key)
    select distinct team_id, app_id, message_id, kind, person_key from cw_message_events
    where kind in ('impression', 'click') on conflict do nothing`)
  await db.execute(sql`analyze`)
})

const app = await appOf(stage.test, appId)
await judgeRate('asks', 1000, async (at) => {
  const person = at % people
  const ask = { personId: `person-${person}`, country: countries[person % 4], version: '3.10.1', language: 'de' }
  const { status } = await app.post('/messages', { ...ask, attributes: { tier: 'gold', visits: person } }, at)
  if (status !== 200) throw new Error(`The ask was answered ${status}`)
})
await judgeRead('list of messages', 500, () =>
  stage.holder.invoke(calls['app-messaging.message.list'], { appId, maxReqCount: 100 }),
)
await judgeRead('report of a message', 1000, () => stage.report(messageIds[1] as string))
await stage.test.close()
