import type { Role } from '@console-widgets/contract'
import { Button, Dialog, DialogContent, Icon, Select } from '@console-widgets/ui'
import { useState } from 'react'
import type { Permission } from '../data.ts'
import { assignableRoles } from '../model.ts'
import { useTeamsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'
import { useRoleName } from './roles.tsx'
import { useRightGroups } from './use-right-groups.ts'

/** Preview of the console for a role: which actions each service offers, and which are hidden. */
export function RolePreview({ open, onOpenChange, permissions }: DialogState & { permissions: readonly Permission[] }) {
  const text = useTeamsText()
  const roleName = useRoleName()
  const [role, setRole] = useState<Role>('development')
  const groups = useRightGroups(permissions)
  const holds = (id: string) => permissions.find(({ permission }) => permission === id)?.roles.includes(role) ?? false
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="side"
        title={text('teams.preview.title')}
        description={text('teams.preview.body')}
        closeLabel={text('teams.close')}
        footer={<Button onClick={() => onOpenChange(false)}>{text('teams.close')}</Button>}
      >
        <div className="flex flex-col gap-5">
          <Select<Role>
            label={text('teams.roles.one')}
            value={role}
            choices={assignableRoles.map((value) => ({
              value,
              label: roleName(value),
              help: text(`teams.role.${value}.help`),
            }))}
            onChange={setRole}
          />
          {role === 'holder' ? null : <p className="text-muted">{text(`teams.role.${role}.help`)}</p>}
          {groups.map((group) => {
            const held = group.rows.filter(({ id }) => holds(id))
            return (
              <section key={group.id} aria-label={group.label} className="flex flex-col gap-2">
                <h3 className="flex items-baseline justify-between gap-3 border-b border-line pb-1 font-medium">
                  {group.label}
                  <span className="text-xs font-normal text-muted">
                    {held.length === 0
                      ? text('teams.preview.looks')
                      : text('teams.preview.count', { count: held.length, of: group.rows.length })}
                  </span>
                </h3>
                <ul className="flex flex-col gap-1.5">
                  {group.rows.map(({ id, label }) => (
                    <li key={id} className={holds(id) ? 'flex items-start gap-2' : 'flex items-start gap-2 text-muted'}>
                      <Icon
                        name={holds(id) ? 'check' : 'minus'}
                        label={text(holds(id) ? 'teams.preview.may' : 'teams.preview.mayNot')}
                        className={holds(id) ? 'mt-0.5 text-success' : 'mt-0.5'}
                      />
                      {label}
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      </DialogContent>
    </Dialog>
  )
}
