import { type List, readAll } from '@console-widgets/data'
import type { ListSelection } from './use-list-selection.ts'

/** The selected records of a list. Loads those not loaded yet. */
export async function readSelection<Item>(
  list: List<Item>,
  { all, keys }: ListSelection<Item>,
): Promise<readonly Item[]> {
  return all ? readAll(list) : list.$data.get().items.filter((item) => keys.has(list.keyOf(item)))
}
