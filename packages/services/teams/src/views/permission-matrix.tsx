import { fullRoles, type Role } from '@console-widgets/contract'
import {
  Button,
  icons,
  lazyDialog,
  type MatrixChange,
  QueryView,
  ToggleMatrix,
  useAllowed,
  useData,
  useStore,
} from '@console-widgets/ui'
import { useCallback, useMemo, useState } from 'react'
import { calls } from '../contract.ts'
import { type Permission, rolesData } from '../data.ts'
import { assignableRoles } from '../model.ts'
import { useTeamsText } from '../generated/text.ts'
import { useRoleName } from './roles.tsx'
import { useRightGroups } from './use-right-groups.ts'
import { Worded } from './worded.tsx'

const RolePreview = lazyDialog(() => import('./role-preview.tsx').then((module) => module.RolePreview))

const shownRoles: readonly Role[] = ['holder', ...assignableRoles]

/** Permissions of each role, across all services, with the team's deviations from the defaults. */
export default function PermissionMatrix() {
  const { permissions } = useData(rolesData)
  return (
    <Worded reads={permissions}>
      <QueryView query={permissions}>{({ items }) => <Matrix permissions={items} />}</QueryView>
    </Worded>
  )
}

function Matrix({ permissions }: { permissions: readonly Permission[] }) {
  const text = useTeamsText()
  const { update } = useData(rolesData)
  const columns = useRoleColumns()
  const groups = useRightGroups(permissions)
  const mayChange = useAllowed(calls['teams.role-permission.update'])
  const [previewed, setPreviewed] = useState(false)
  const [full, beyond] = [text('teams.permissions.fullRole'), text('teams.permissions.beyond')]
  const byId = useMemo(() => new Map(permissions.map((each) => [each.permission as string, each])), [permissions])
  const cell = useCallback(
    (row: string, column: string) => {
      const found = byId.get(row)
      const role = column as Role
      const [on, usual] = [found?.roles.includes(role) ?? false, found?.rolesByDefault.includes(role) ?? false]
      if (fullRoles.includes(role)) return { on: true, usual: true, fixed: full }
      return { on, usual, ...(found?.held ? {} : { fixed: beyond }) }
    },
    [byId, full, beyond],
  )
  const save = (changes: readonly MatrixChange[]) =>
    update.run({
      cells: changes.map(({ row, column, on }) => ({
        permission: row,
        role: column as (typeof assignableRoles)[number],
        held: on,
      })),
    })
  return (
    <section aria-label={text('teams.permissions.title')} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">{text('teams.permissions.title')}</h2>
        <p className="max-w-prose text-muted">
          {text(mayChange ? 'teams.permissions.body' : 'teams.permissions.bodyLooking')}
        </p>
      </div>
      <ToggleMatrix
        label={text('teams.permissions.title')}
        rowLabel={text('teams.permission')}
        columnLabel={text('teams.roles.one')}
        groups={groups}
        columns={columns}
        cell={cell}
        onSave={mayChange ? save : undefined}
        saved={text('teams.permissions.saved')}
        actions={
          <Button
            icon={icons.eye}
            onPointerEnter={RolePreview.prepare}
            onFocus={RolePreview.prepare}
            onClick={() => setPreviewed(true)}
          >
            {text('teams.preview')}
          </Button>
        }
      />
      <RolePreview open={previewed} onOpenChange={setPreviewed} permissions={permissions} />
    </section>
  )
}

/** A column per role, with its number of members. */
function useRoleColumns() {
  const text = useTeamsText()
  const roleName = useRoleName()
  const known = useStore(useData(rolesData).roles).data?.items
  return useMemo(
    () =>
      shownRoles.map((role) => {
        const members = known?.find((each) => each.role === role)?.members
        return {
          id: role,
          label: roleName(role),
          detail: members === undefined ? undefined : text('teams.roles.members', { count: members }),
        }
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names follow the text
    [known, text],
  )
}
