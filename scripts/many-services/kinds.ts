import { serviceNames, type ServiceNames } from '../new-service/names.ts'

/** What the first kind of a scaffolded service can do already. */
const scaffolded = ['list', 'create', 'delete'] as const

/** What each kind can do in the end, in the order in which a service gets it. */
const operations = [...scaffolded, 'get', 'update'] as const
export type Operation = (typeof operations)[number]

/** What a service has besides its first kind, as often as it takes. */
const furtherKinds = ['labels', 'comments', 'rules', 'channels', 'owners', 'notices', 'limits', 'targets'] as const

/** One kind of things that a service keeps, with the names that its texts are filled with. */
export interface Kind extends ServiceNames {
  /** Where its calls are, below the service's own path. */
  path: string
  /** Whether the scaffold has made its table. */
  isFirst: boolean
  /** What is to be added to the service. */
  operations: readonly Operation[]
}

/**
 * Shares out the calls of a service: its first kind is completed, then further kinds follow until there are enough.
 * @throws RangeError when there are fewer calls than the scaffold makes, or more than the kinds have names for
 */
export function kindsOf(service: ServiceNames, calls: number): Kind[] {
  const most = operations.length * (furtherKinds.length + 1)
  if (!(calls >= scaffolded.length && calls <= most))
    throw new RangeError(`A service can have ${scaffolded.length} to ${most} calls, not ${calls}`)
  const first = { ...service, path: service.area, isFirst: true }
  const further = furtherKinds.map((plural) => ({ ...furtherNames(service, plural), path: plural, isFirst: false }))
  let left = calls - scaffolded.length
  return [first, ...further].flatMap((kind) => {
    const open = operations.filter((operation) => !kind.isFirst || !isScaffolded(operation)).slice(0, left)
    left -= open.length
    return open.length === 0 ? [] : [{ ...kind, operations: open }]
  })
}

const isScaffolded = (operation: Operation) => (scaffolded as readonly Operation[]).includes(operation)

/** The names of a kind that is named after its content, in the tables and the area of its service. */
function furtherNames(service: ServiceNames, plural: string): ServiceNames {
  const { area, areaName, AreaName, category, table } = service
  const own = serviceNames(plural)
  return { ...own, area, areaName, AreaName, category, table: `${table}_${own.table}` }
}
