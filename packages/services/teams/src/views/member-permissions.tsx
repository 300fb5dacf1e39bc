import {
  Callout,
  type MatrixChange,
  QueryView,
  Select,
  Status,
  ToggleMatrix,
  useAllowed,
  useAnswer,
  useData,
  useJoin,
  useStore,
} from '@console-widgets/ui'
import { useCallback, useMemo, useState } from 'react'
import { calls } from '../contract.ts'
import { scopesData, type UserPermission, userPermissionData } from '../data.ts'
import { useRightWords } from '../rights.ts'
import { useTeamsText } from '../generated/text.ts'
import { useAreaName } from '../use-area-name.ts'
import { useRoleName } from './roles.tsx'
import { Worded } from './worded.tsx'

/** Permissions of a member: those from each role, and exceptions for this member. */
export function MemberPermissions({ userId, locked }: { userId: string; locked: boolean }) {
  const { permission } = useData(userPermissionData, userId)
  return (
    <Worded reads={permission}>
      <QueryView query={permission}>{(known) => <Permissions known={known} locked={locked} />}</QueryView>
    </Worded>
  )
}

const column = 'member'

function Permissions({ known, locked }: { known: UserPermission; locked: boolean }) {
  const text = useTeamsText()
  const join = useJoin()
  const words = useRightWords()
  const areaName = useAreaName()
  const roleName = useRoleName()
  const { update } = useData(userPermissionData, known.userId)
  const mayChange = useAllowed(calls['teams.user-permission.update']) && !known.isFull && !locked
  const { permissions } = known
  const cell = useCallback(
    (row: string) => {
      const found = permissions.find(({ permission }) => permission === row)
      return { on: found?.held ?? false, usual: known.isFull || (found?.byRoles.length ?? 0) > 0 }
    },
    [permissions, known.isFull],
  )
  const why = ({ byRoles }: UserPermission['permissions'][number]) =>
    byRoles.length > 0
      ? text('teams.permissions.through', { roles: join.names(byRoles.map(roleName)) })
      : text('teams.permissions.throughNone')
  const areas = [...new Set(permissions.map(({ area }) => area))]
  const groups = areas.map((area) => ({
    id: area,
    label: areaName(area),
    rows: permissions
      .filter((each) => each.area === area)
      .map((each) => {
        const { label, help } = words(each.permission)
        return {
          id: each.permission,
          label,
          keywords: [each.permission, help].join(' '),
          help: (
            <>
              {help}
              <span className="block text-xs">{why(each)}</span>
            </>
          ),
        }
      }),
  }))
  const columns = useMemo(() => [{ id: column, label: known.userName }], [known.userName])
  const save = (changes: readonly MatrixChange[]) => {
    const wanted = permissions.map(({ permission, held, byRoles }) => ({
      permission,
      byRole: byRoles.length > 0,
      on: changes.find(({ row }) => row === permission)?.on ?? held,
    }))
    return update.run({
      userId: known.userId,
      granted: wanted.filter(({ on, byRole }) => on && !byRole).map(({ permission }) => permission),
      denied: wanted.filter(({ on, byRole }) => !on && byRole).map(({ permission }) => permission),
    })
  }
  return (
    <div className="flex flex-col gap-4">
      {known.isFull ? (
        <Callout>{text('teams.permissions.full')}</Callout>
      ) : (
        <p className="max-w-prose text-muted">{text('teams.permissions.memberBody')}</p>
      )}
      <OnOneApp userId={known.userId} />
      <ToggleMatrix
        label={text('teams.permissions')}
        rowLabel={text('teams.permission')}
        columnLabel={text('teams.member')}
        groups={groups}
        columns={columns}
        cell={cell}
        onSave={mayChange ? save : undefined}
        saved={text('teams.permissions.saved')}
      />
    </div>
  )
}

/** Shows the member's permissions on one app, to which they may have no access. */
function OnOneApp({ userId }: { userId: string }) {
  const text = useTeamsText()
  const { apps } = useData(scopesData)
  const { readOnApp } = useData(userPermissionData, userId)
  const [appId, setAppId] = useState<string>()
  const answer = useAnswer(appId, readOnApp)
  const choices = useStore(apps).data?.items.map(({ appId: value, appName: label }) => ({ value, label })) ?? []
  if (choices.length === 0) return null
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="w-full @sm:w-64">
        <Select
          label={text('teams.permissions.onApp')}
          placeholder={text('teams.permissions.chooseApp')}
          value={appId}
          choices={choices}
          onChange={setAppId}
        />
      </div>
      {answer ? (
        <div role="status" className="flex min-h-control items-center">
          {answer.inScope ? (
            <Status tone="success">{text('teams.permissions.inReach', { count: answer.permissions.length })}</Status>
          ) : (
            <Status tone="warning">{text('teams.permissions.outOfReach')}</Status>
          )}
        </div>
      ) : null}
    </div>
  )
}
