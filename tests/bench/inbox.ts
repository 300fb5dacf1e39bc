import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/support/contract'
import { otherTeamId } from '@console-widgets/platform/demo/people'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { judgeRead } from './judged.ts'

/**
 * Processor time of the inbox’s lists and of searches in them over many feedback conversations and as many chats with
 * providers, of ten messages each, of a chat with 5,000, and of the response times, through the calls. Ends with an
 * error if one needs more than 300 ms.
 *
 * `node --import tsx tests/bench/inbox.ts 50000`
 */
const conversations = Number(process.argv[2] ?? 50_000)
/** Messages of each chat, and of a long one. */
const [usual, many] = [10, 5000]
/** Milliseconds that an answer may take. */
const longest = 300

const test = await createTestPlatform({ demoTraffic: false })
/** About 120 characters, of which every thousandth row has a word of its own. */
const said = sql`'The export of row ' || n || ' stops half way with a message about memory on an older phone' || case when n % 1000 = 0 then ' Needle' else '' end`
const start = sql.raw(String(test.clock.now() - 10_000_000))
await test.platform.services.database.asPlatform(async (db) => {
  await db.execute(sql`insert into cw_usage_chats
    (user_team_id, sp_team_id, chat_id, record_id, service_name, user_team_name, provider_name, title, topic, status,
      messages, create_time, update_time, last_time, first_ask_time, first_reply_time, waiting_since, last_text, search_text)
    select ${demoTeamId}, ${otherTeamId}, 'bench-' || n, 'record-bench', 'Bench', 'User', 'Provider', 'Chat ' || n,
      'integration', 'open', 10, ${start} + n, ${start} + n, ${start} + n, ${start} + n,
      case when n % 4 > 0 then ${start} + n + n % 1000 end, case when n % 4 = 0 then ${start} + n end, ${said}, lower('Chat ' || n || chr(10) || ${said})
    from generate_series(1, ${sql.raw(String(conversations))}) n`)
  await db.execute(sql`insert into cw_app_feedback
    (team_id, feedback_id, app_id, person_key, star, content, version, device, country, language, category, state,
      search_text, create_time, update_time, reply_time)
    select ${demoTeamId}, 'bench-' || n, '108370001', 'person-' || n, 3, ${said}, '3.9.0', 'Phone', 'DE', 'en', 'other',
      'new', lower(${said} || chr(10)), ${start} + n, ${start} + n, case when n % 3 = 0 then ${start} + n + n % 1000 end
    from generate_series(1, ${sql.raw(String(conversations))}) n`)
  const messages = (chat: ReturnType<typeof sql>, from: ReturnType<typeof sql>) =>
    db.execute(sql`insert into cw_usage_chat_messages
      (user_team_id, sp_team_id, message_id, chat_id, number, side, user_name, content, time)
      select ${demoTeamId}, ${otherTeamId}, ${chat} || '-' || number, ${chat}, number,
        case when number % 2 = 1 then 'user' else 'provider' end, 'Someone', ${said}, ${start} + n + number
      from ${from}`)
  await messages(
    sql`'bench-' || n`,
    sql`generate_series(1, ${sql.raw(String(conversations))}) n, generate_series(1, ${sql.raw(String(usual))}) number`,
  )
  await messages(
    sql`'bench-1'`,
    sql`generate_series(1, 1) n, generate_series(${sql.raw(String(usual + 1))}, ${sql.raw(String(many))}) number`,
  )
  await db.execute(sql`update cw_usage_chats set messages = ${sql.raw(String(many))} where chat_id = 'bench-1'`)
  await db.execute(sql`analyze`)
})
const user = await signIn(test.platform)
const reads = {
  'chats, list': () => user.invoke(calls['conversations.usage-chat-simple.query'], {}),
  'chats, search': () => user.invoke(calls['conversations.usage-chat-simple.query'], { text: 'NEEDLE' }),
  'feedback, list': () => user.invoke(calls['support.app-feedback.list'], {}),
  'feedback, search': () => user.invoke(calls['support.app-feedback.list'], { text: 'NEEDLE' }),
  'long chat, newest messages': () => user.invoke(calls['conversations.usage-chat.get'], { chatId: 'bench-1' }),
  'long chat, older messages': () =>
    user.invoke(calls['conversations.usage-chat-message.list'], { chatId: 'bench-1', before: many / 2 }),
  'response times': () => user.invoke(calls['support.response-time.list'], undefined),
  'what changed': () => user.invoke(calls['support.change.check'], { since: test.clock.now() - 1000 }),
}
for (const [name, read] of Object.entries(reads)) await judgeRead(name, longest, read)
await test.close()
