import { Link, useJoin } from '@console-widgets/ui'
import { type ActOnThings, useThings } from './use-things.ts'

/** Resources of an action: the most important one, with a link if it has a page, and the number of others. */
export function ThingLinks({ act }: { act: ActOnThings }) {
  const { names, to } = useThings()(act)
  const join = useJoin()
  const [first, ...others] = names
  if (first === undefined) return <span className="text-faint">–</span>
  return (
    <span className="inline-flex max-w-full min-w-0 items-baseline gap-1">
      {to ? (
        <Link to={to} className="truncate">
          {first}
        </Link>
      ) : (
        <span className="truncate">{first}</span>
      )}
      {others.length > 0 ? (
        <span className="shrink-0 text-xs text-muted" title={join.names(others)}>
          +{others.length}
        </span>
      ) : null}
    </span>
  )
}
