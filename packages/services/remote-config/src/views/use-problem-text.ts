import { useJoin } from '@console-widgets/ui'
import { useRemoteConfigText } from '../generated/text.ts'
import type { PlanProblem } from '../model.ts'

/** Returns a function that says why a scheduled version wasn't published. */
export function useProblemText(): (plan: { problem: PlanProblem | null; problemNames: readonly string[] }) => string {
  const text = useRemoteConfigText()
  const join = useJoin()
  return ({ problem, problemNames }) =>
    problem === null ? '' : text(`remote-config.plan.problem.${problem}`, { names: join.names(problemNames) })
}
