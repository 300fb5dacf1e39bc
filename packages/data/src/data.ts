import type { AnyCall } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { createList, type ItemOf, type List, type ListOptions } from './list.ts'
import { createMutation, type Mutation, type MutationOptions } from './mutation.ts'
import { createQueries, type Queries } from './query.ts'

/** Data layer of one console, from which a service's `data.ts` creates its stores. */
export interface Data extends Queries {
  readonly console: Console
  list<C extends AnyCall>(call: C, options: ListOptions<C>): List<ItemOf<C>>
  mutation<C extends AnyCall>(call: C, options?: MutationOptions<C>): Mutation<C>
}

const dataOfConsole = new WeakMap<Console, Data>()

/** Returns the data layer of a console, one for all its widgets, so that they share reads. */
export function dataOf(console: Console): Data {
  const known = dataOfConsole.get(console)
  if (known) return known
  const queries = createQueries(console)
  console.host.on('refresh', ({ touches }) => queries.invalidate(touches))
  // Permissions decide what is visible, so reads from before a change of permissions are repeated.
  console.session.$profile.listen((profile, before) => {
    if (profile && profile.teamId === before?.teamId && profile.rights !== before.rights) queries.invalidate()
  })
  const data: Data = {
    ...queries,
    console,
    list: (call, options) => createList(console, queries, call, options),
    mutation: (call, options) => createMutation(console, queries, call, options),
  }
  dataOfConsole.set(console, data)
  return data
}
