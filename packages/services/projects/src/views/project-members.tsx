import {
  ActionButton,
  Avatar,
  Card,
  EmptyState,
  FormDialog,
  icons,
  QueryView,
  RadioGroup,
  Select,
  useAllowed,
  useData,
  useJoin,
} from '@console-widgets/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { calls } from '../contract.ts'
import { type Project, projectData, type ProjectMember } from '../data.ts'
import { type ProjectRole, projectRoles } from '../model.ts'
import { useProjectsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'

const schema = v.object({ userId: v.pipe(v.string(), v.minLength(1)), projectRole: v.picklist(projectRoles) })

/** Members of a project and their roles. */
export default function ProjectMembers({ projectId }: { projectId: string }) {
  const { project } = useData(projectData, projectId)
  return <QueryView query={project}>{(known) => <Members project={known} />}</QueryView>
}

function Members({ project }: { project: Project }) {
  const text = useProjectsText()
  const [adding, setAdding] = useState(false)
  const mayChange = useAllowed(calls['projects.project.update'])
  const { members, candidates } = project
  const add = (
    <ActionButton
      icon="add"
      label={text('projects.member.add')}
      call={calls['projects.project.update']}
      reason={candidates.length === 0 ? text('projects.member.add.none') : undefined}
      run={() => setAdding(true)}
    />
  )
  return (
    <Card title={text('projects.members')} actions={add}>
      {members.length === 0 ? (
        <EmptyState icon={icons.users} title={text('projects.member.none')} />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {members.map((member) => (
            <Member key={member.userId} projectId={project.projectId} member={member} mayChange={mayChange} />
          ))}
        </ul>
      )}
      <AddMember project={project} open={adding} onOpenChange={setAdding} />
    </Card>
  )
}

function Member({ projectId, member, mayChange }: { projectId: string; member: ProjectMember; mayChange: boolean }) {
  const text = useProjectsText()
  const join = useJoin()
  const roles = useRoleChoices()
  const { update } = useData(projectData, projectId)
  const { userId, userName, account, teamRoles, projectRole } = member
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <Avatar name={userName} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{userName}</p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {[account, ...teamRoles.map((role) => text(`projects.teamRole.${role}`))].join(' · ')}
        </p>
      </div>
      {mayChange ? (
        <>
          <Select
            label={join.labeled(text('projects.member.role'), userName)}
            hideLabel
            value={projectRole}
            choices={roles}
            onChange={(role: ProjectRole) =>
              void update.run({ projectId, setMembers: [{ userId, projectRole: role }] }).catch(() => {})
            }
          />
          <ActionButton
            tone="quiet"
            label={text('projects.member.remove')}
            run={() => update.run({ projectId, removeMembers: [userId] })}
            confirm={{
              title: text('projects.member.remove.title', { name: userName }),
              description: text('projects.member.remove.body'),
            }}
          />
        </>
      ) : (
        <span className="text-muted">{text(`projects.role.${projectRole}`)}</span>
      )}
    </li>
  )
}

function AddMember({ project: { projectId, candidates }, open, onOpenChange }: DialogState & { project: Project }) {
  const text = useProjectsText()
  const roles = useRoleChoices()
  const { update } = useData(projectData, projectId)
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('projects.member.add')}
      submitLabel={text('projects.member.add')}
      schema={schema}
      defaults={{ projectRole: 'developer' }}
      onSubmit={(member) => update.run({ projectId, setMembers: [member] })}
    >
      <Select
        name="userId"
        label={text('projects.member.person')}
        placeholder={text('projects.member.choose')}
        choices={candidates.map(({ userId, userName, account }) => ({
          value: userId,
          label: `${userName} (${account})`,
        }))}
      />
      <RadioGroup name="projectRole" label={text('projects.member.role')} choices={roles} />
    </FormDialog>
  )
}

function useRoleChoices() {
  const text = useProjectsText()
  return projectRoles.map((value) => ({
    value,
    label: text(`projects.role.${value}`),
    help: text(`projects.role.${value}.help`),
  }))
}
