import type { Role } from '@console-widgets/contract'
import { Callout, CheckboxGroup, useData, useStore } from '@console-widgets/ui'
import { rolesData } from '../data.ts'
import { assignableRoles } from '../model.ts'
import { useTeamsText } from '../generated/text.ts'
import { useRoleName } from './roles.tsx'

/** Role selection with each role's permissions; roles that the user can't assign say why. */
export function RoleField({ chosen }: { chosen: readonly Role[] }) {
  const text = useTeamsText()
  const nameOf = useRoleName()
  const { roles } = useData(rolesData)
  const known = useStore(roles).data?.items
  return (
    <>
      <CheckboxGroup
        name="roles"
        label={text('teams.roles')}
        choices={assignableRoles.map((role) => {
          const info = known?.find((each) => each.role === role)
          const refused = info !== undefined && !info.givable
          const help = refused
            ? text('teams.roles.beyond')
            : `${text(`teams.role.${role}.help`)}${info ? ` ${text('teams.roles.worth', { count: info.permissions })}` : ''}`
          return { value: role, label: nameOf(role), help, disabled: refused && !chosen.includes(role) }
        })}
      />
      {chosen.includes('administrator') ? <Callout tone="warning">{text('teams.roles.administrator')}</Callout> : null}
    </>
  )
}
