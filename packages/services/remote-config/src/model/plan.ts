import { changesBetween, nameOf, partsOf, same, type TemplatePart } from './changes.ts'
import { mergeTemplates } from './merge.ts'
import type { Template } from './template.ts'

/** States of a scheduled publication. Only a planned one can be changed or canceled. */
export const planStates = ['planned', 'published', 'failed', 'canceled'] as const
export type PlanState = (typeof planStates)[number]

/** Why a version could not be published at its time. */
export const planProblems = ['changed', 'held', 'locked', 'invalid'] as const
export type PlanProblem = (typeof planProblems)[number]

/** Scheduled publications that a config can have at the same time, and the days that one can be ahead. */
export const planLimits = { planned: 20, daysAhead: 90 } as const

/** A plan on top of the version in effect. */
export interface AppliedPlan {
  template: Template
  /** Parts that others have changed since, so that the planned changes would do something else. */
  conflicts: TemplatePart[]
}

/**
 * Puts what a plan changes on top of the version in effect. Changes of others are kept, unless they concern a part that
 * the plan changes, the condition of a planned value, or the type of its parameter: that is a conflict.
 * @param base version from which the plan was made
 */
export function applyPlan(base: Template, planned: Template, live: Template): AppliedPlan {
  const { merged, conflicts } = mergeTemplates(base, planned, live)
  const [was, wanted, now, result] = [partsOf(base), partsOf(planned), partsOf(live), partsOf(merged)]
  const found = new Map(conflicts.map(({ at }) => [nameOf(at), at]))
  for (const { at } of changesBetween(base, planned)) {
    const name = nameOf(at)
    if (at.part !== 'order' && !same(result.get(name), wanted.get(name))) found.set(name, at)
    if (wanted.get(name) === undefined) continue
    for (const needed of neededBy(at)) {
      const need = nameOf(needed)
      const isChanged = !same(was.get(need), now.get(need)) && !same(wanted.get(need), now.get(need))
      if (isChanged && same(was.get(need), wanted.get(need))) found.set(need, needed)
    }
  }
  return { template: merged, conflicts: [...found.values()] }
}

/** Parts that decide what a part does: the parameter of a value, and its condition. */
function neededBy(at: TemplatePart): TemplatePart[] {
  return [
    ...(at.part === 'default' || at.part === 'value' ? [{ part: 'parameter', key: at.key } as const] : []),
    ...(at.part === 'value' ? [{ part: 'condition', condition: at.condition } as const] : []),
  ]
}

/** What a part is about, as a person calls it: the key of its parameter, or the name of its condition. */
export function subjectOfPart(at: TemplatePart): string {
  return 'key' in at ? at.key : at.part === 'condition' ? at.condition : ''
}
