import {
  ActionButton,
  Card,
  ErrorState,
  FormDialog,
  KeyValueList,
  Select,
  Skeleton,
  Status,
  TextField,
  useData,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { projectData } from '../data.ts'
import { tenantStates } from '../model.ts'
import { updateTenantProjectInput } from '../schemas.ts'
import { useProjectsText } from '../generated/text.ts'

/** Customer tenant in whose name a project runs, if any. */
export function ProjectTenant({ projectId }: { projectId: string }) {
  const text = useProjectsText()
  const { tenant, setTenant, removeTenant } = useData(projectData, projectId)
  const [editing, setEditing] = useState(false)
  const { data, error } = useStore(tenant)
  // Don't look for the tenant of a project without one.
  const isNone = error?.kind === 'not-found'
  const known = isNone ? undefined : data
  if (error && !isNone) return <ErrorState error={error} onRetry={tenant.revalidate} />
  if (!known && !isNone) return <Skeleton lines={2} />
  return (
    <Card
      title={text('projects.tenant')}
      description={text('projects.tenant.record')}
      actions={
        <>
          <ActionButton
            label={text(known ? 'projects.edit' : 'projects.tenant.set')}
            call={calls['projects.tenant-project.update']}
            run={() => setEditing(true)}
          />
          {known ? (
            <ActionButton
              label={text('projects.tenant.remove')}
              call={calls['projects.tenant-project.delete']}
              run={() => removeTenant.run({ projectId })}
              confirm={{
                title: text('projects.tenant.remove.title', { name: known.tenantName }),
                description: text('projects.tenant.remove.body'),
              }}
            />
          ) : null}
        </>
      }
    >
      {known ? (
        <KeyValueList
          items={[
            { label: text('projects.tenant.name'), value: known.tenantName },
            { label: text('projects.tenant.id'), value: <code>{known.tenantId}</code> },
            {
              label: text('projects.tenant.state'),
              value: (
                <Status tone={known.state === 'active' ? 'success' : 'warning'}>
                  {text(`projects.tenant.${known.state}`)}
                </Status>
              ),
            },
          ]}
        />
      ) : (
        <p className="text-muted">{text('projects.tenant.none')}</p>
      )}
      <FormDialog
        open={editing}
        onOpenChange={setEditing}
        title={text('projects.tenant')}
        schema={updateTenantProjectInput}
        defaults={{
          projectId,
          tenantId: known?.tenantId,
          tenantName: known?.tenantName,
          state: known?.state,
        }}
        onSubmit={setTenant.run}
      >
        <TextField name="tenantName" label={text('projects.tenant.name')} />
        <TextField name="tenantId" label={text('projects.tenant.id')} mono />
        <Select
          name="state"
          label={text('projects.tenant.state')}
          choices={tenantStates.map((value) => ({ value, label: text(`projects.tenant.${value}`) }))}
        />
      </FormDialog>
    </Card>
  )
}
