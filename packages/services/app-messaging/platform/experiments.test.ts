import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls as experimentCalls } from '@console-widgets/ab-testing/contract'
import { variantOf } from '@console-widgets/ab-testing/model'
import { calls } from '@console-widgets/app-messaging/contract'
import { day } from '@console-widgets/platform/clock/durations'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { appId, createMessageStage, type MessageStage } from './testing/stage.ts'

/** An experiment that compares two versions of a message, from its start to the version of the winner for everyone. */
let stage: MessageStage
let messageId: string

beforeAll(async () => {
  stage = await createMessageStage({ withTraffic: true })
  const frequency = { perPerson: 100, perDay: 100, gapMinutes: 0 }
  const texts = (title: string) => [{ language: 'en', title, body: '', buttons: [] }]
  const content = { priority: 10, holdout: 0, frequency }
  messageId = await stage.publish({ ...content, texts: texts('Calm seas') })
  await stage.save(messageId, { ...content, texts: texts('Stormy seas') })
})
afterAll(() => stage.test.close())

const asks = (personId: string) => stage.devices.asks(personId, messageId, { country: 'DE' })

it('shows each person the version of their hash, takes in who is shown it, and makes the winner everyone’s', async () => {
  const values = (version: number) => [{ key: messageId, value: String(version) }]
  const { experimentId } = await stage.holder.invoke(experimentCalls['ab-testing.experiment.create'], {
    appId,
    kind: 'message',
    experimentName: 'Seas',
  })
  const update = (second: number) =>
    stage.holder.invoke(experimentCalls['ab-testing.experiment.update'], {
      experimentId,
      experimentName: 'Seas',
      percent: 100,
      countries: [],
      groupName: '',
      variants: [
        { variantName: 'Stormy', weight: 50, values: values(2) },
        { variantName: 'Calm', weight: 50, values: values(second) },
      ],
      comparesSame: false,
      goal: 'openedMessage',
      metrics: [],
      guards: [],
      windowDays: 1,
      method: 'sequential',
      alpha: 0.05,
      effect: 0.1,
      currency: '',
      capsRevenue: false,
    })
  const plan = await stage.holder.invoke(experimentCalls['ab-testing.plan.get'], { appId })
  expect(plan.messages.find((each) => each.messageId === messageId)).toMatchObject({ version: 2, versions: [2, 1] })
  await update(3)
  const start = () => stage.holder.invoke(experimentCalls['ab-testing.experiment.start'], { experimentId })
  expect(await refused(start())).toMatchObject({ issues: [{ field: 'variants.1.values.0.value' }] })
  await update(1)
  const experiment = await start()
  const [stored] = await stage.rows<{ seed: string; bucket_from: number }>(
    sql`select seed, bucket_from from cw_experiments where experiment_id = ${experimentId}`,
  )
  const assignment = { ...experiment, seed: stored?.seed ?? '', bucketFrom: stored?.bucket_from ?? 0 }
  const versionOf = (personId: string) =>
    variantOf(assignment, personId) === experiment.variants[0]?.variantId ? 2 : 1

  const persons = Array.from({ length: 12 }, (_, at) => `sailor-${at}`)
  for (const personId of persons) {
    const version = versionOf(personId)
    expect(await asks(personId)).toMatchObject({ version, title: version === 2 ? 'Stormy seas' : 'Calm seas' })
  }
  expect(new Set(persons.map(versionOf)).size).toBe(2)
  const count = async () =>
    (
      await stage.rows<{ n: number }>(
        sql`select count(*)::int as n from cw_experiment_people where experiment_id = ${experimentId}`,
      )
    )[0]?.n
  expect(await count()).toBe(0)
  const shown = { eventId: 'seen-1', personId: 'sailor-0', kind: 'impression', version: versionOf('sailor-0') }
  await stage.devices.send(`/messages/${messageId}/events`, { events: [shown, { ...shown, eventId: 'seen-2' }] })
  expect(await count()).toBe(1)
  expect(await refused(stage.save(messageId, { priority: 9 }))).toMatchObject({ reason: 'message-varied' })

  await stage.pass(3 * day)
  // The demo's people take part once they are shown it, and see the version that the hash of their ID says.
  const people = await stage.rows<{ person: number; variant_id: string; version: number }>(
    sql`select p.person, p.variant_id, e.version from cw_experiment_people p join cw_message_events e
      on e.person_key = p.person_key and e.time = p.time and e.message_id = ${messageId} and e.kind = 'impression'
      where p.experiment_id = ${experimentId} and p.person is not null`,
  )
  expect(people.length).toBeGreaterThan(20)
  for (const { person, variant_id, version } of people) {
    expect(version).toBe(versionOf(`demo-${person}`))
    expect(variant_id).toBe(variantOf(assignment, `demo-${person}`))
  }
  const result = await stage.holder.invoke(experimentCalls['ab-testing.result.get'], { experimentId })
  expect(result.people).toBe(await count())

  await stage.holder.invoke(experimentCalls['ab-testing.experiment.end'], { experimentId })
  const variantId = experiment.variants[1]?.variantId ?? ''
  await stage.holder.invoke(experimentCalls['ab-testing.experiment.apply'], { experimentId, variantId })
  for (const personId of persons.slice(0, 4))
    expect(await asks(personId)).toMatchObject({ version: 3, title: 'Calm seas' })
  const { items } = await stage.holder.invoke(calls['app-messaging.version.list'], { messageId })
  expect(items.map(({ version }) => version)).toEqual([3, 2, 1])
})
