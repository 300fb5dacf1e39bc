import type { Role } from '@console-widgets/contract'
import { Badge, type Tone, useJoin } from '@console-widgets/ui'
import { Fragment } from 'react'
import { useTeamsText } from '../generated/text.ts'

/** Account holder and administrator are highlighted: they have every permission. */
const TONES: Partial<Record<Role, Tone>> = { holder: 'accent', administrator: 'info' }

/** Returns the name of a role. */
export function useRoleName(): (role: Role) => string {
  const text = useTeamsText()
  return (role) => text(`teams.role.${role}`)
}

/** Role badges; on one line where a row has no room for more. */
export function RoleBadges({ roles, line }: { roles: readonly Role[]; line?: boolean }) {
  const nameOf = useRoleName()
  const join = useJoin()
  return (
    <span
      title={line ? join.names(roles.map(nameOf)) : undefined}
      // A badge that is cut ends in an ellipsis, for which it is a box of its own.
      className={
        line ? 'block truncate *:inline-block *:truncate *:align-middle' : 'inline-flex max-w-full flex-wrap gap-1'
      }
    >
      {roles.map((role, index) => (
        <Fragment key={role}>
          {index > 0 && line ? ' ' : null}
          <Badge tone={TONES[role]}>{nameOf(role)}</Badge>
        </Fragment>
      ))}
    </span>
  )
}
