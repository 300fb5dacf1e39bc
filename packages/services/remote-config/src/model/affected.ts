import type { Parameter, Template } from './template.ts'

/**
 * The parts of two templates that decide whose values differ: parameters whose own values, or whose conditions or
 * their order, differ, with the conditions that these use.
 */
export function affectedParts(before: Template, after: Template): [Template, Template] {
  const [old, next] = [decidersOf(before), decidersOf(after)]
  const keys = new Set([...old.keys(), ...next.keys()].filter((key) => old.get(key) !== next.get(key)))
  return [partOf(before, keys), partOf(after, keys)]
}

/** What decides the value of each parameter, by key, as text. */
function decidersOf({ parameters, conditions }: Template): Map<string, string> {
  const places = new Map(conditions.map((condition, at) => [condition.name, { at, condition }]))
  return new Map(
    parameters.map(({ key, valueType, defaultValue, values }) => [
      key,
      JSON.stringify([
        valueType,
        defaultValue,
        values
          .map(({ condition, value }) => ({ place: places.get(condition), value }))
          .toSorted((one, other) => (one.place?.at ?? 0) - (other.place?.at ?? 0))
          .map(({ place, value }) => [place?.condition.anyOf, value]),
      ]),
    ]),
  )
}

function partOf({ parameters, conditions }: Template, keys: ReadonlySet<string>): Template {
  const chosen = parameters.filter(({ key }: Parameter) => keys.has(key))
  const used = new Set(chosen.flatMap(({ values }) => values.map(({ condition }) => condition)))
  return { parameters: chosen, conditions: conditions.filter(({ name }) => used.has(name)) }
}
