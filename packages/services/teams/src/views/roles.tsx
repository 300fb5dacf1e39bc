import type { Role } from '@console-widgets/contract'
import { Badge, type Tone } from '@console-widgets/ui'
import { useTeamsText } from '../text.ts'

/** The holder and administrators stand out: they may do everything. */
const TONES: Partial<Record<Role, Tone>> = { holder: 'accent', administrator: 'info' }

/** Gives the name of a role. */
export function useRoleName(): (role: Role) => string {
  const text = useTeamsText()
  return (role) => text(`teams.role.${role}`)
}

/** The roles of somebody; in one line where a row has no more. */
export function RoleBadges({ roles, line }: { roles: readonly Role[]; line?: boolean }) {
  const nameOf = useRoleName()
  return (
    <span
      title={line ? roles.map(nameOf).join(', ') : undefined}
      className={line ? 'inline-flex gap-1' : 'inline-flex max-w-full flex-wrap gap-1'}
    >
      {roles.map((role) => (
        <Badge key={role} tone={TONES[role]}>
          {nameOf(role)}
        </Badge>
      ))}
    </span>
  )
}
