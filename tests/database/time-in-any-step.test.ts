import { sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { calls as ads } from '@console-widgets/ads/contract'
import { calls as appMessaging } from '@console-widgets/app-messaging/contract'
import { newContent } from '@console-widgets/app-messaging/model'
import { calls as comments } from '@console-widgets/comments/contract'
import { calls as questionnaires } from '@console-widgets/questionnaires/contract'
import { calls as recall } from '@console-widgets/recall/contract'
import { calls as remoteConfig } from '@console-widgets/remote-config/contract'
import { calls as storeExperiments } from '@console-widgets/store-experiments/contract'
import { calls as support } from '@console-widgets/support/contract'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'

const hour = 3_600_000
const day = 24 * hour
/** Northwind Maps and Northwind Weather, which are in the store. */
const [maps, weather] = ['108370001', '108370002'] as const
const { navigation } = demoProjectIds
/** Long enough for days of traffic, daily counts, reminders, and results of experiments of the demo team. */
const hours = 168

/** Tables of the reports' events, of which a sum stands for a million rows. */
const isLarge = (table: string) => table.startsWith('cw_report_')

/** Random IDs and secrets, which differ between any two runs. */
const random = /\b[0-9a-z]{24,}\b/g

/** Whether the simulated carrier returns a message, which it draws from the random ID that the message refers to. */
const drawn = ['state', 'reason']

/** What every table contains, with a sign in place of each random ID. */
function contents({ platform }: TestPlatform): Promise<Record<string, unknown>> {
  return platform.services.database.asPlatform(async (db) => {
    const tables = await rowsOf<{ table: string }>(
      db,
      sql`select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const found: Record<string, unknown> = {}
    for (const { table } of tables) {
      if (isLarge(table)) {
        found[table] = await rowsOf(
          db,
          sql`select count(*)::int as rows, sum(hashtext(t::text)::bigint)::text as sum from ${sql.identifier(table)} t`,
        )
        continue
      }
      const rows = await rowsOf<{ row: string }>(
        db,
        sql`select (to_jsonb(t) - ${`{${table === 'cw_outbox' ? drawn.join() : ''}}`}::text[])::text as row from ${sql.identifier(table)} t`,
      )
      found[table] = rows.map(({ row }) => row.replaceAll(random, '#')).toSorted()
    }
    return found
  })
}

/** People of real requests: they are in the demo's running experiment, and report what they do. */
async function actAsPeople({ platform, clock }: TestPlatform): Promise<void> {
  const key = await platform.services.database.asPlatform((db) => keyOfConfigFile(db, maps))
  const send = async (path: string, body: unknown) => {
    const request = new Request(`${clientAddress(testOrigin, key ?? '')}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect((await platform.fetch(request, { address: '198.51.100.7' })).status).toBe(200)
  }
  for (const personId of ['ada', 'grace'])
    await send('/config/ofrep/v1/evaluate/flags', { context: { targetingKey: personId } })
  const event = (personId: string, name: string, hoursAgo: number) => ({
    eventId: `${personId} ${name} ${hoursAgo}`,
    personId,
    name,
    time: clock.now() - hoursAgo * hour,
    version: '1.0.0',
  })
  await send('/events', [event('ada', 'active', 0), event('grace', 'crash', 30), event('joan', 'level_up', 0)])
}

/**
 * A team's work of this week, after which each of the services has something to do later, by the clock alone. What
 * people's acts are drawn from has the same ID on every platform.
 */
async function beginWork({ platform, clock }: TestPlatform): Promise<void> {
  const holder = await signIn(platform)
  const inDays = (days: number) => clock.now() + days * day
  const change = (query: SQL) => platform.services.database.asPlatform((db) => db.execute(query))
  const { items } = await holder.invoke(comments['comments.developer-comment.query'], { appId: maps, limit: 1 })
  const [review] = items.toSorted((one, other) => (one.reviewId < other.reviewId ? -1 : 1))
  const reviewId = review?.reviewId ?? ''
  await holder.invoke(comments['comments.abuse-report.create'], { reviewId, reason: 'insult' })

  const made = await holder.invoke(storeExperiments['store-experiments.material-test.create'], {
    ...{ appId: weather, testName: 'Words', target: 'brief' },
  })
  await change(sql`update cw_material_tests set test_id = 'week-test', original_id = 'week-original',
    variants = jsonb_set(variants, '{0,variantId}', '"week-variant"') where test_id = ${made.testId}`)
  const variant = { variantId: 'week-variant', variantName: 'A', materialId: null }
  await holder.invoke(storeExperiments['store-experiments.material-test.update'], {
    ...{ testId: 'week-test', testName: 'Words', target: 'brief', lang: made.lang, countries: [], trafficPercent: 50 },
    ...{ days: 3, startMode: 'auto', goal: 'install', method: 'sequential', alpha: 0.05, effect: 0.2 },
    variants: [{ ...variant, icon: null, screenshots: [], brief: 'Wind and waves for small boats' }],
  })
  await holder.invoke(storeExperiments['store-experiments.material-test-audit.submit'], { testId: 'week-test' })

  const question = { title: 'Reports', topic: 'data', content: 'Why do the reports end yesterday?', language: 'en' }
  await holder.invoke(support['support.chat.create'], question as never)
  const words = { chatId: 'chat-glossary', content: 'Thank you for the texts.', objectIds: [] }
  await holder.invoke(support['conversations.usage-chat-message.create'], words)

  const copied = await holder.invoke(questionnaires['questionnaires.questionnaire.copy'], {
    questionnaireId: 'questionnaire-maps',
    name: 'This week',
  })
  const questionnaireId = 'week-questionnaire'
  await change(sql`update cw_questionnaires set questionnaire_id = ${questionnaireId}, end_time = ${inDays(2)}
    where questionnaire_id = ${copied.questionnaireId}`)
  await holder.invoke(questionnaires['questionnaires.questionnaire-status.update'], {
    questionnaireId,
    status: 'published',
  })

  // The last answer that a quota admits, of which the team is told by a job.
  await platform.services.database.asPlatform((db) =>
    platform.services.jobs.schedule(db, {
      kind: 'questionnaires.tell-full',
      teamId: 'team-northwind',
      payload: { questionnaireId },
      dueTime: inDays(1),
    }),
  )

  const message = {
    appId: maps,
    messageName: 'This week',
    kind: 'card',
    language: 'en-US',
    title: 'Fair winds',
  } as const
  const created = await holder.invoke(appMessaging['app-messaging.message.create'], message)
  const messageId = 'week-message'
  await change(sql`update cw_messages set message_id = ${messageId} where message_id = ${created.messageId}`)
  const content = { ...newContent('card', 'en-US', 'Fair winds'), holdout: 20, endTime: inDays(4) }
  await holder.invoke(appMessaging['app-messaging.message.update'], {
    messageId,
    messageName: 'This week',
    content: content as never,
  })
  await holder.invoke(appMessaging['app-messaging.message-status.update'], { messageId, status: 'published' })

  const template = {
    appId: maps,
    templateName: 'This week',
    language: 'en-US',
    text: 'New charts are here: {news}',
  } as const
  await holder.invoke(recall['recall.sms-template.create'], template)

  const { materialId } = await holder.invoke(ads['ads.material.create'], {
    ...{ appId: maps, materialName: 'This week', kind: 'text', content: 'Charts of your harbor.' },
  })
  await holder.invoke(ads['ads.material.submit'], { materialId })

  const { published } = await holder.invoke(remoteConfig['remote-config.config.get'], { projectId: navigation })
  const { template: config, version: baseVersion } = published
  const [parameter, ...others] = config.parameters
  await holder.invoke(remoteConfig['remote-config.config.update'], {
    projectId: navigation,
    baseVersion,
    template: {
      ...config,
      parameters: [{ ...(parameter as NonNullable<typeof parameter>), description: 'This week' }, ...others],
    },
  })
  await holder.invoke(remoteConfig['remote-config.plan.create'], {
    ...{ projectId: navigation, baseVersion, publishTime: inDays(3) },
  })

  // A postback that no one will take.
  const postbackId = 'demo-postback-0'
  const dueTime = inDays(2)
  await change(sql`update cw_ad_event_postbacks set state = 'pending', attempts = 0, next_time = ${dueTime},
    address = 'https://127.0.0.1/' where postback_id = ${postbackId}`)
  await platform.services.database.asPlatform((db) =>
    platform.services.jobs.schedule(db, {
      kind: 'ads.event-postback',
      teamId: 'team-northwind',
      payload: { postbackId },
      dueTime,
    }),
  )

  // What takes longer than a week has begun before it.
  await change(sql`update cw_usage_chats set last_time = last_time - ${10 * day}`)
  await change(sql`update cw_jobs set due_time = due_time - ${10 * day} where kind = 'support.close-chat'`)
  await change(sql`update cw_ad_accounts set expire_time = ${inDays(5)}`)
  await change(sql`update cw_jobs set due_time = ${inDays(5)} where kind = 'ads.expire'`)
  // Answers are kept encrypted, differently each time.
  await change(sql`delete from cw_acts`)
}

/** Services whose work this issue is about. */
const areas =
  /^(?:comments|store-experiments|alarms|support|conversations|questionnaires|app-messaging|ab-testing|links|remote-config|recall|channels|ads)\./

it('leaves the same rows after a week at once as after each of its hours', async () => {
  const [hourly, atOnce] = [await createTestPlatform(), await createTestPlatform()]
  for (const each of [hourly, atOnce]) {
    await actAsPeople(each)
    await beginWork(each)
  }
  const before = await contents(hourly)
  const worked = new Set<string>()
  for (let passed = 0; passed < hours; passed++) {
    const due = await hourly.platform.services.database.asPlatform((db) =>
      rowsOf<{ kind: string }>(
        db,
        sql`select distinct kind from cw_jobs where due_time <= ${hourly.clock.now() + hour}`,
      ),
    )
    for (const { kind } of due) worked.add(kind)
    hourly.clock.advance(hour)
    await hourly.platform.wake()
  }
  const idle = hourly.platform.services.jobs.kinds().filter((kind) => areas.test(kind) && !worked.has(kind))
  // Pages behind links and files of domains are checked as they are, however much time has passed.
  expect(idle.toSorted()).toEqual(['links.check-domain', 'links.check-pages'])
  atOnce.clock.advance(hours * hour)
  await atOnce.platform.wake()
  const after = await contents(hourly)
  const changed = Object.keys(after).filter((table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]))
  // If nothing happened in this time, the comparison would prove nothing.
  expect(changed.length).toBeGreaterThan(8)
  expect(changed).toEqual(
    expect.arrayContaining(['cw_experiment_people', 'cw_experiment_results', 'cw_price_proposals', 'cw_reported_days']),
  )
  const found = await contents(atOnce)
  // Differences alone: the tables have thousands of rows.
  const rowsOfTable = (rows: unknown) => (rows as object[]).map((row) => JSON.stringify(row))
  const without = (rows: unknown, others: unknown) => {
    const known = new Set(rowsOfTable(others))
    return rowsOfTable(rows).filter((row) => !known.has(row))
  }
  const differences = Object.keys(after).flatMap((table) => {
    const difference = [without(after[table], found[table]), without(found[table], after[table])]
    return difference.flat().length === 0 ? [] : [{ table, difference: difference.map((rows) => rows.slice(0, 3)) }]
  })
  expect(differences).toEqual([])
  await Promise.all([hourly.close(), atOnce.close()])
})
