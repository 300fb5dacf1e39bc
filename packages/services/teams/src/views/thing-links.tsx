import { Link } from '@console-widgets/ui'
import { type ActOnThings, useThings } from './use-things.ts'

/** What an act had to do with: the foremost thing, with the way to it where there is one, and how many others. */
export function ThingLinks({ act }: { act: ActOnThings }) {
  const { names, to } = useThings()(act)
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
        <span className="shrink-0 text-xs text-muted" title={others.join(', ')}>
          +{others.length}
        </span>
      ) : null}
    </span>
  )
}
