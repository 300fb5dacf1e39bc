import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { experimentGuardrail } from './notices.ts'
import { readResult } from './result.ts'
import type { ExperimentRow } from './tables.ts'

/** Names of the variants in which a guardrail is worse than in the control, as the result says. */
export async function worseVariants(db: Queries, experiment: ExperimentRow): Promise<readonly string[]> {
  if (experiment.guards.length === 0 || experiment.comparesSame) return []
  const { metrics } = await readResult({ db }, experiment)
  const worse = metrics
    .filter(({ role }) => role === 'guard')
    .flatMap(({ groups }) => groups.filter(({ verdict }) => verdict === 'worse').map(({ variantId }) => variantId))
  return experiment.variants.filter(({ variantId }) => worse.includes(variantId)).map((each) => each.variantName)
}

/** Tells the team of variants in which a guardrail has become worse since the day before. */
export async function tellOfGuardrails(
  db: Queries,
  experiment: ExperimentRow,
  before: readonly string[],
  now: number,
): Promise<void> {
  const { teamId, appId, experimentId, experimentName } = experiment
  const worse = (await worseVariants(db, experiment)).filter((name) => !before.includes(name))
  if (worse.length === 0) return
  await sendNotice(
    db,
    {
      teamId,
      topic: experimentGuardrail,
      message: 'worse',
      values: { experiment: experimentName, variants: worse.join(', ') },
      appId,
      page: { id: 'ab-testing.experiment', values: { appId, experimentId } },
    },
    now,
  )
}
