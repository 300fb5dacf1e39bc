import { Callout, DetailPage, lazyFormDialog, QueryView, ServiceGate, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type Instance, instanceData } from '../data.ts'
import { takesChanges } from '../model.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import AccountList from './account-list.tsx'
import DatabaseList from './database-list.tsx'
import { engineOf, InstanceFacts } from './instance-facts.tsx'
import { InstanceStatus } from './state-words.tsx'
import { useRouteToOrder } from './use-route-to-order.ts'

const EditInstance = lazyFormDialog(() => import('./edit-instance.tsx').then((module) => module.EditInstance))

export interface DatabaseServiceProps {
  /** Called when a database is opened. Default: navigates to its editor. */
  onOpen?: (detail: { name: string }) => void
}

/** Relational database of a team: databases, accounts, and their instance. */
export default function DatabaseService(props: DatabaseServiceProps) {
  const { instance } = useData(instanceData)
  const routeToOrder = useRouteToOrder()
  return (
    <QueryView query={instance}>
      {(known) => (
        <ServiceGate order={known.order} to={routeToOrder(known.order.projectId)} hasData={known.databases > 0}>
          <Service {...props} instance={known} />
        </ServiceGate>
      )}
    </QueryView>
  )
}

function Service({ instance, onOpen }: DatabaseServiceProps & { instance: Instance }) {
  const text = useRelationalDatabaseText()
  const [editing, setEditing] = useState(false)
  const { state, stateReason } = instance
  return (
    <>
      <DetailPage
        title={instance.instanceName}
        status={<InstanceStatus state={state} />}
        meta={[engineOf(instance), ...(instance.comment ? [instance.comment] : [])]}
        actions={[
          {
            label: text('relational-database.instance.edit'),
            icon: 'edit',
            call: calls['relational-database.base-info.update'],
            run: () => setEditing(true),
            onPointerEnter: EditInstance.prepare,
            onFocus: EditInstance.prepare,
          },
        ]}
        notice={
          takesChanges(state) ? undefined : (
            <Callout tone={state === 'creating' || state === 'changing' ? 'info' : 'warning'}>
              {stateReason ?? text(`relational-database.instance.${state}.body`)}
            </Callout>
          )
        }
        tabs={[
          {
            id: 'databases',
            label: text('relational-database.databases'),
            count: instance.databases,
            content: () => <DatabaseList onOpen={onOpen} />,
          },
          {
            id: 'accounts',
            label: text('relational-database.accounts'),
            count: instance.accounts,
            content: () => <AccountList />,
          },
          {
            id: 'instance',
            label: text('relational-database.instance'),
            content: () => <InstanceFacts instance={instance} />,
          },
        ]}
      />
      <EditInstance instance={instance} open={editing} onOpenChange={setEditing} />
    </>
  )
}
