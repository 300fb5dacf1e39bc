import { and, eq, inArray } from 'drizzle-orm'
import { activeStates, variantOf } from '@console-widgets/ab-testing/model'
import type { EventTakers, QuestionTakers } from '@console-widgets/platform/calls/events'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { MessageArms, MessageAsking } from '@console-widgets/platform/experiments/experiments'
import { idOfPerson, keyOfPerson } from '@console-widgets/platform/traffic/people'
import { daysOf, pauseOn, dayOf } from './arms-sql.ts'
import { findVariants, takePart } from './serve.ts'
import { experimentPeople, experiments, type ExperimentRow } from './tables.ts'

/** Message whose versions an experiment compares. */
const messageOf = ({ variants }: ExperimentRow): string | undefined => variants[0]?.values[0]?.key

/** Version of the message that a variant has. */
const versionOf = ({ variants }: ExperimentRow, variantId: string | undefined): number | undefined => {
  const value = variants.find((each) => each.variantId === variantId)?.values[0]?.value
  return value === undefined || value === null ? undefined : Number(value)
}

async function running(
  db: Queries,
  { appId, region, messageIds }: Pick<MessageAsking, 'appId' | 'region' | 'messageIds'>,
) {
  const rows = await db
    .select()
    .from(experiments)
    .where(
      and(
        eq(experiments.kind, 'message'),
        inArray(experiments.state, [...activeStates]),
        eq(experiments.appId, appId),
        eq(experiments.region, region),
      ),
    )
    .orderBy(experiments.startTime, experiments.experimentId)
  return rows.flatMap((row) => {
    const messageId = messageOf(row)
    return messageId !== undefined && messageIds.includes(messageId) ? [{ row, messageId }] : []
  })
}

/** What experiments tell the in-app messages. */
export const messageAnswers: QuestionTakers = {
  'experiments.message-versions': async ({ appId, region, people }, { db }) => {
    const messageIds = [...new Set(people.flatMap((each) => each.messageIds))]
    const found = await running(db, { appId, region, messageIds })
    if (found.length === 0) return people.map(() => [])
    const personKeys = await Promise.all(people.map(({ personId }) => keyOfClient(appId, personId)))
    const rows = found.map(({ row }) => row)
    const variantFor = await findVariants(db, rows, personKeys)
    return people.map((person, at) => {
      const versions = new Map<string, number>()
      for (const { row, messageId } of found) {
        // In one group, no one is in two experiments.
        if (versions.has(messageId) || !person.messageIds.includes(messageId)) continue
        const version = versionOf(row, variantFor(row, personKeys[at] ?? '', person).variantId)
        if (version !== undefined) versions.set(messageId, version)
      }
      return [...versions].map(([messageId, version]) => ({ messageId, version }))
    })
  },

  'experiments.of-message': async ({ messageId }, { db }) => {
    const rows = await db
      .select()
      .from(experiments)
      .where(and(eq(experiments.kind, 'message'), inArray(experiments.state, [...activeStates])))
      .orderBy(experiments.startTime, experiments.experimentId)
    return rows.find((row) => messageOf(row) === messageId)?.experimentName
  },

  'experiments.message-arms': async ({ teamId, appId }, { db }) => {
    const rows = await db
      .select()
      .from(experiments)
      .where(and(eq(experiments.kind, 'message'), eq(experiments.teamId, teamId), eq(experiments.appId, appId)))
      .orderBy(experiments.startTime, experiments.experimentId)
    const arms = await Promise.all(rows.filter(({ startTime }) => startTime !== null).map((row) => armsOf(db, row)))
    return arms.flat()
  },
}

/** An experiment as the demo's people meet it: on its complete days, and on those of a pause only who was in it. */
async function armsOf(db: Queries, row: ExperimentRow): Promise<MessageArms[]> {
  const messageId = messageOf(row)
  if (messageId === undefined) return []
  const { first, last } = daysOf(row)
  const known = new Map<string, number>()
  if (row.pauses.length > 0)
    for (const { personKey, time } of await db
      .select({ personKey: experimentPeople.personKey, time: experimentPeople.time })
      .from(experimentPeople)
      .where(eq(experimentPeople.experimentId, row.experimentId)))
      known.set(personKey, time)
  return [
    {
      messageId,
      versionOf(person, country, time) {
        const today = dayOf(time)
        if (today < first || today > last) return undefined
        const pause = pauseOn(row, today)
        if (pause !== undefined && (known.get(keyOfPerson(person)) ?? Number.MAX_SAFE_INTEGER) >= dayOf(pause))
          return undefined
        if (row.countries.length > 0 && !row.countries.includes(country)) return undefined
        return versionOf(row, variantOf(row, idOfPerson(person)))
      },
    },
  ]
}

/** Who is shown a message takes part in its experiment. */
export const messageEventTakers: EventTakers = {
  'experiments.message-shown': async (shown, { db }) => {
    const found = await running(db, shown)
    if (found.length === 0) return
    const personKey = await keyOfClient(shown.appId, shown.personId)
    for (const { row } of found) await takePart(db, row, personKey, shown)
  },
}
