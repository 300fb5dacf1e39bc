import { and, eq, inArray } from 'drizzle-orm'
import { evaluate } from '@console-widgets/conditions'
import { activeStates, variantOf } from '@console-widgets/ab-testing/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Asking, ServedVariant } from '@console-widgets/platform/experiments/experiments'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import { trafficArmsOf } from './arms-sql.ts'
import { experimentPeople, experiments, type ExperimentRow } from './tables.ts'

const isActive = inArray(experiments.state, [...activeStates])
const isOfConfig = eq(experiments.kind, 'remote-config')

/** What experiments tell the remote config and the traffic. */
export const experimentAnswers: QuestionTakers = {
  'experiments.serve': async (asking, { db }) => {
    const { appId, projectId, region, key } = asking
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
    const asked = running.filter(
      ({ variants }) => key === undefined || variants[0]?.values.some((each) => each.key === key),
    )
    if (asked.length === 0) return []
    const personKey = await keyOfClient(appId, asking.personId)
    const served: ServedVariant[] = []
    for (const experiment of asked) {
      const variantId = await takePart(db, experiment, personKey, asking)
      const variant = experiment.variants.find((each) => each.variantId === variantId)
      if (variant)
        served.push({
          variant: variant.variantName,
          values: new Map(variant.values.map((each) => [each.key, each.value])),
        })
    }
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
export type Taker = Pick<Asking, 'appId' | 'personId' | 'attributes' | 'now'>

/** Takes a person in who gets a variant for the first time. @returns ID of their variant */
export async function takePart(
  db: Queries,
  experiment: ExperimentRow,
  personKey: string,
  taker: Taker,
): Promise<string | undefined> {
  const { variantId, isKnown } = await findVariant(db, experiment, personKey, taker)
  if (variantId !== undefined && !isKnown)
    await db
      .insert(experimentPeople)
      .values({ experimentId: experiment.experimentId, appId: taker.appId, personKey, variantId, time: taker.now })
      .onConflictDoNothing()
  return variantId
}

/**
 * Variant of a person: the first one counts, whatever changes afterwards. While the experiment is paused, nobody new is
 * taken in.
 */
export async function findVariant(
  db: Queries,
  experiment: ExperimentRow,
  personKey: string,
  { personId, attributes, now }: Taker,
): Promise<{ variantId: string | undefined; isKnown: boolean }> {
  const { experimentId, countries, state } = experiment
  const [known] = await db
    .select({ variantId: experimentPeople.variantId })
    .from(experimentPeople)
    .where(and(eq(experimentPeople.experimentId, experimentId), eq(experimentPeople.personKey, personKey)))
  if (known) return { variantId: known.variantId, isKnown: true }
  if (state === 'paused') return { variantId: undefined, isKnown: false }
  const isCountry =
    countries.length === 0 ||
    evaluate({ subject: 'country', name: '', operator: 'is', values: countries }, attributes, { now }).holds
  return { variantId: isCountry ? variantOf(experiment, personId) : undefined, isKnown: false }
}
