import { changesBetween } from './changes.ts'
import type { Template } from './template.ts'

/** Keys of the parameters that differ between two templates. */
export function changedKeys(before: Template, after: Template): string[] {
  return [...new Set(changesBetween(before, after).flatMap(({ at }) => ('key' in at ? [at.key] : [])))]
}

/**
 * The template in effect with some parameters as an earlier one has them: those that it lacks are gone. Conditions that
 * their values need, and that are gone since, come back behind the others.
 */
export function restoreParameters(live: Template, earlier: Template, keys: readonly string[]): Template {
  const chosen = new Set(keys)
  const restored = earlier.parameters.filter(({ key }) => chosen.has(key))
  const needed = new Set(restored.flatMap(({ values }) => values.map(({ condition }) => condition)))
  const known = new Set(live.conditions.map(({ name }) => name))
  const kept = live.parameters.flatMap((parameter) => {
    if (!chosen.has(parameter.key)) return [parameter]
    const own = restored.find(({ key }) => key === parameter.key)
    return own ? [own] : []
  })
  const there = new Set(live.parameters.map(({ key }) => key))
  return {
    parameters: [...kept, ...restored.filter(({ key }) => !there.has(key))],
    conditions: [...live.conditions, ...earlier.conditions.filter(({ name }) => needed.has(name) && !known.has(name))],
  }
}
