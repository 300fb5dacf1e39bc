import { useKnownText, useServiceWords } from '@console-widgets/ui'
import { useMemo } from 'react'

/** Describes actions, and the rows and fields that they changed, in the terms of each service. */
export interface ActWords {
  /** Label of an action, by the ID of its call or job type: its own phrase, or a verb with a resource. */
  act: (id: string) => string
  /** Label of the resource type that a table's rows are. */
  thing: (table: string) => string
  /** Label of a field of such a row; undefined if no service has one. */
  field: (table: string, name: string) => string | undefined
  /**
   * The value of such a field, with the terms of the service's screens for its codes.
   * @param kind of the row, where a code has a term for each
   */
  value: (table: string, name: string, value: unknown, kind?: string) => unknown
}

/**
 * Returns labels for actions. Each service has its own under its area, so that two can use the same resource name;
 * without a label, the plain name is shown.
 */
export function useActWords(): ActWords {
  const { areas, find } = useServiceWords()
  const findOwn = useKnownText()
  return useMemo(() => {
    const readable = (name: string) => name.replaceAll(/[-_]/g, ' ')
    const areaOf = (table: string) => areas.find((area) => find(`rows.${area}.${table}`) !== undefined)
    const word = (table: string, name: string, code: string | number | boolean, kind: string | undefined) => {
      const area = areaOf(table)
      const wordOf = (of: string) =>
        find(`values.${area}.${table}.${name}.${of}`) ?? find(`values.${area}.${name}.${of}`)
      return (kind === undefined ? undefined : wordOf(`${code}@${kind}`)) ?? wordOf(String(code)) ?? code
    }
    return {
      act(id) {
        const phrase = find(`acts.${id}`)
        if (phrase !== undefined) return phrase
        const [area = '', thing = '', verb = ''] = id.split('.')
        return (
          findOwn(`acts.verb.${verb}`, { thing: find(`things.${area}.${thing}`) ?? readable(thing) }) ??
          readable(id.replaceAll('.', ' '))
        )
      },
      thing: (table) => find(`rows.${areaOf(table)}.${table}`) ?? readable(table),
      field(table, name) {
        const area = areaOf(table)
        return (
          find(`fields.${area}.${table}.${name}`) ?? find(`fields.${area}.${name}`) ?? findOwn(`acts.field.${name}`)
        )
      },
      value(table, name, value, kind) {
        const worded = (each: unknown) => (isCode(each) ? word(table, name, each, kind) : each)
        return Array.isArray(value) ? value.map(worded) : worded(value)
      },
    }
  }, [areas, find, findOwn])
}

/** Whether a value can be a code. */
function isCode(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
