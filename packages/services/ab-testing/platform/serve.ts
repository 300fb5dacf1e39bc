import { and, eq, inArray, sql } from 'drizzle-orm'
import { evaluate } from '@console-widgets/conditions'
import { activeStates, variantOf } from '@console-widgets/ab-testing/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { anyOf } from '@console-widgets/platform/database/any-of'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Asking, ServedVariant } from '@console-widgets/platform/experiments/experiments'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import { trafficArmsOf } from './arms-sql.ts'
import { experimentPeople, experiments, type ExperimentRow } from './tables.ts'

const isActive = inArray(experiments.state, [...activeStates])
const isOfConfig = eq(experiments.kind, 'remote-config')

/** What experiments tell the remote config and the traffic. */
export const experimentAnswers: QuestionTakers = {
  'experiments.serve': async ({ appId, projectId, region, people }, { db }) => {
    const running = await db
      .select()
      .from(experiments)
      .where(
        and(
          isActive,
          isOfConfig,
          eq(experiments.appId, appId),
          eq(experiments.projectId, projectId),
          eq(experiments.region, region),
        ),
      )
      .orderBy(experiments.startTime, experiments.experimentId)
    const wanted = people.map(({ key }) =>
      running.filter(({ variants }) => key === undefined || variants[0]?.values.some((each) => each.key === key)),
    )
    if (wanted.every((each) => each.length === 0)) return people.map(() => [])
    const keys = await Promise.all(people.map(({ personId }) => keyOfClient(appId, personId)))
    const known = await readKnown(db, running, keys)
    const added: (typeof experimentPeople.$inferInsert)[] = []
    const served = people.map((asking, at) =>
      (wanted[at] ?? []).flatMap((experiment): ServedVariant[] => {
        const { experimentId, variants } = experiment
        const personKey = keys[at] ?? ''
        const first = known.get(nameOf(experimentId, personKey))
        const variantId = first ?? newVariant(experiment, asking)
        if (variantId !== undefined && first === undefined) {
          // The same person can ask several times at once.
          known.set(nameOf(experimentId, personKey), variantId)
          added.push({ experimentId, appId, personKey, variantId, time: asking.now })
        }
        const variant = variants.find((each) => each.variantId === variantId)
        if (!variant) return []
        return [{ variant: variant.variantName, values: new Map(variant.values.map((each) => [each.key, each.value])) }]
      }),
    )
    if (added.length > 0) await db.insert(experimentPeople).values(added).onConflictDoNothing()
    return served
  },

  'experiments.held': async ({ projectId, region }, { db }) => {
    const rows = await db
      .select()
      .from(experiments)
      .where(and(isActive, isOfConfig, eq(experiments.projectId, projectId), eq(experiments.region, region)))
      .orderBy(experiments.startTime, experiments.experimentId)
    return rows.flatMap(({ appId, experimentId, experimentName, variants }) =>
      (variants[0]?.values ?? []).map(({ key }) => ({ key, appId, experimentId, experimentName })),
    )
  },

  'experiments.traffic': async ({ teamId, appId }, { db }) => {
    const rows = await db
      .select()
      .from(experiments)
      .where(and(isOfConfig, eq(experiments.teamId, teamId), eq(experiments.appId, appId)))
      .orderBy(experiments.startTime, experiments.experimentId)
    // The same values have the same effect.
    return rows.filter(({ startTime, comparesSame }) => startTime !== null && !comparesSame).map(trafficArmsOf)
  },
}

/** Who asks for a variant. */
export type Taker = Pick<Asking, 'personId' | 'attributes' | 'now'>

/** Takes a person in who gets a variant for the first time. @returns ID of their variant */
export async function takePart(
  db: Queries,
  experiment: ExperimentRow,
  personKey: string,
  taker: Taker & Pick<Asking, 'appId'>,
): Promise<string | undefined> {
  const { variantId, isKnown } = (await findVariants(db, [experiment], [personKey]))(experiment, personKey, taker)
  if (variantId !== undefined && !isKnown)
    await db
      .insert(experimentPeople)
      .values({ experimentId: experiment.experimentId, appId: taker.appId, personKey, variantId, time: taker.now })
      .onConflictDoNothing()
  return variantId
}

/**
 * Variants of people: the first one counts, whatever changes afterwards. While an experiment is paused, no one new is
 * taken in.
 */
export async function findVariants(
  db: Queries,
  of: readonly ExperimentRow[],
  personKeys: readonly string[],
): Promise<
  (experiment: ExperimentRow, personKey: string, taker: Taker) => { variantId: string | undefined; isKnown: boolean }
> {
  const known = await readKnown(db, of, personKeys)
  return (experiment, personKey, taker) => {
    const first = known.get(nameOf(experiment.experimentId, personKey))
    return { variantId: first ?? newVariant(experiment, taker), isKnown: first !== undefined }
  }
}

const nameOf = (experimentId: string, personKey: string) => `${experimentId} ${personKey}`

/** Variants that people have by now, by experiment and person. */
async function readKnown(
  db: Queries,
  of: readonly Pick<ExperimentRow, 'experimentId'>[],
  personKeys: readonly string[],
): Promise<Map<string, string>> {
  const { experimentId, personKey, variantId } = experimentPeople
  const ids = of.map((each) => each.experimentId)
  const rows = await db
    .select({ experimentId, personKey, variantId })
    .from(experimentPeople)
    .where(and(sql`${experimentId} = ${anyOf(ids)}`, sql`${personKey} = ${anyOf([...new Set(personKeys)])}`))
  return new Map(rows.map((row) => [nameOf(row.experimentId, row.personKey), row.variantId]))
}

/** Variant of a person who has none. Undefined: they don't take part. */
function newVariant(experiment: ExperimentRow, { personId, attributes, now }: Taker): string | undefined {
  const { countries, state } = experiment
  if (state === 'paused') return undefined
  const isCountry =
    countries.length === 0 ||
    evaluate({ subject: 'country', name: '', operator: 'is', values: countries }, attributes, { now }).holds
  return isCountry ? variantOf(experiment, personId) : undefined
}
