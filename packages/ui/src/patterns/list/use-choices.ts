import { useEffect, useState } from 'react'
import type { FilterChoice, FieldColumn } from './list-types.ts'

const loads = new WeakMap<() => Promise<readonly FilterChoice[]>, Promise<readonly FilterChoice[]>>()

/** Filter values of a column; undefined while they load. */
export function useChoices<Item>(column: FieldColumn<Item> | undefined): readonly FilterChoice[] | undefined {
  const choices = column?.filter?.kind === 'choice' ? column.filter.choices : undefined
  const [loaded, setLoaded] = useState<{ of: unknown; values: readonly FilterChoice[] }>()
  useEffect(() => {
    if (typeof choices !== 'function') return
    let current = true
    const load = loads.get(choices) ?? choices()
    loads.set(choices, load)
    load.then(
      (values) => current && setLoaded({ of: choices, values }),
      // Opening the filter again retries.
      () => void loads.delete(choices),
    )
    return () => {
      current = false
    }
  }, [choices])
  return typeof choices === 'function' ? (loaded?.of === choices ? loaded.values : undefined) : choices
}
