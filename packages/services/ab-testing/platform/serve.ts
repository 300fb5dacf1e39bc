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
      .where(and(isActive, eq(experiments.projectId, projectId), eq(experiments.region, region)))
      .orderBy(experiments.startTime, experiments.experimentId)
    return rows.flatMap(({ appId, experimentId, experimentName, variants }) =>
      (variants[0]?.values ?? []).map(({ key }) => ({ key, appId, experimentId, experimentName })),
    )
  },

  'experiments.traffic': async ({ teamId, appId }, { db }) => {
    const rows = await db
      .select()
      .from(experiments)
      .where(and(eq(experiments.teamId, teamId), eq(experiments.appId, appId)))
      .orderBy(experiments.startTime, experiments.experimentId)
    // The same values have the same effect.
    return rows.filter(({ startTime, comparesSame }) => startTime !== null && !comparesSame).map(trafficArmsOf)
  },
}

/**
 * Variant of a person: the first one counts, whatever changes afterwards. While the experiment is paused, nobody new is
 * taken in.
 */
async function takePart(
  db: Queries,
  experiment: ExperimentRow,
  personKey: string,
  { appId, personId, attributes, now }: Asking,
): Promise<string | undefined> {
  const { experimentId, countries, state } = experiment
  const [known] = await db
    .select({ variantId: experimentPeople.variantId })
    .from(experimentPeople)
    .where(and(eq(experimentPeople.experimentId, experimentId), eq(experimentPeople.personKey, personKey)))
  if (known) return known.variantId
  if (state === 'paused') return undefined
  const isCountry =
    countries.length === 0 ||
    evaluate({ subject: 'country', name: '', operator: 'is', values: countries }, attributes, { now }).holds
  const variantId = isCountry ? variantOf(experiment, personId) : undefined
  if (variantId !== undefined)
    await db
      .insert(experimentPeople)
      .values({ experimentId, appId, personKey, variantId, time: now })
      .onConflictDoNothing()
  return variantId
}
