import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { ExperimentRow } from './tables.ts'

/** Experiments as responses have them. */
export async function describeExperiments({ db }: Pick<Context, 'db'>, rows: readonly ExperimentRow[]) {
  const names = await readMemberNames(
    db,
    rows.map(({ userId }) => userId),
  )
  return rows.map(({ userId, ...row }) => ({ ...row, userName: names.get(userId) ?? null }))
}

/** An experiment as responses have it. */
export async function describeExperiment(context: Pick<Context, 'db'>, row: ExperimentRow) {
  const [described] = await describeExperiments(context, [row])
  if (!described) throw new TypeError('One experiment has one description')
  return described
}
