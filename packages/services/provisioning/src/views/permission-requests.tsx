import { icons, lazyFormDialog, lazyPart, ResourceList, useData, useNow } from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { type PermissionRequest, requestsData } from '../data.ts'
import { canSubmitAgain, requestStates } from '../model.ts'
import { useProvisioningText } from '../generated/text.ts'
import { requestTones, RequestStatus } from './request-status.tsx'

const RequestForm = lazyFormDialog(() => import('./request-form.tsx').then((module) => module.RequestForm))
const RequestDetails = lazyPart(() => import('./request-details.tsx').then((module) => module.default))

/** The team's requests for restricted permissions. */
export default function PermissionRequests() {
  const text = useProvisioningText()
  const { requests } = useData(requestsData)
  const now = useNow()
  const [form, setForm] = useState<PermissionRequest | 'new'>()
  const [shown, setShown] = useState<PermissionRequest>()
  return (
    <>
      <ResourceList
        list={requests}
        title={text('provisioning.title')}
        description={text('provisioning.body')}
        columns={[
          { id: 'permission', header: text('provisioning.permission'), primary: true, code: true, width: 340 },
          {
            id: 'state',
            header: text('provisioning.state'),
            cell: (request) => <RequestStatus request={request} />,
            filter: {
              kind: 'choice',
              choices: requestStates.map((value) => ({
                value,
                label: text(`provisioning.state.${value}`),
                tone: requestTones[value],
              })),
            },
            width: 340,
          },
          {
            id: 'updateTime',
            header: text('provisioning.updated'),
          },
        ]}
        actions={[
          {
            id: 'apply',
            label: text('provisioning.apply'),
            icon: 'add',
            call: calls['provisioning.user-permission.apply'],
            primary: true,
            shortcut: 'c',
            run: () => setForm('new'),
            prepare: RequestForm.prepare,
          },
        ]}
        rowActions={[
          { id: 'details', label: text('provisioning.details'), run: setShown },
          {
            id: 'again',
            label: text('provisioning.again'),
            icon: 'edit',
            call: calls['provisioning.user-permission.update'],
            disabled: (request) => (canSubmitAgain(request, now) ? undefined : text('provisioning.again.reason')),
            run: setForm,
          },
        ]}
        empty={{ title: text('provisioning.empty'), icon: icons.key, action: 'apply' }}
      />
      {form ? (
        <RequestForm open onOpenChange={() => setForm(undefined)} request={form === 'new' ? undefined : form} />
      ) : null}
      {shown ? (
        <Suspense>
          <RequestDetails permission={shown.permission} onClose={() => setShown(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
