import { CutText, Link, useJoin } from '@console-widgets/ui'
import { type ActOnThings, type NamedThing, useThings } from './use-things.ts'

/**
 * Resources of an action: the most important one with its ID, linked if it has a page, and the number of others.
 * `brief`: without the ID, where people read what happened rather than look something up.
 */
export function ThingLinks({ act, brief = false }: { act: ActOnThings; brief?: boolean }) {
  const { named, to } = useThings()(act)
  const join = useJoin()
  const [first, ...others] = named
  if (first === undefined) return <span className="text-faint">–</span>
  return (
    <span className="inline-flex max-w-full min-w-0 items-baseline gap-1.5">
      {to ? (
        <Link to={to} className="truncate">
          {first.label}
        </Link>
      ) : (
        <span className="truncate">{first.label}</span>
      )}
      {first.id === undefined || brief ? null : (
        <span className="min-w-0 shrink-[99] text-muted">
          <CutText text={first.id} />
        </span>
      )}
      {others.length > 0 ? (
        <span className="shrink-0 text-xs text-muted" title={join.names(others.map(thingText))}>
          +{others.length}
        </span>
      ) : null}
    </span>
  )
}

/** A resource as text: its name, and its ID in parentheses. */
export function thingText({ label, id }: NamedThing): string {
  return id === undefined ? label : `${label} (${id})`
}
