import { Dialog, DialogContent, FileSize, KeyValueList, QueryView, RelativeTime, useData } from '@console-widgets/ui'
import { type PermissionRequest, requestData } from '../data.ts'
import { useProvisioningText } from '../generated/text.ts'
import { RequestStatus } from './request-status.tsx'

/** Dialog with a request: its use case, its materials, and how it was decided. */
export default function RequestDetails({
  permission,
  onClose,
}: {
  permission: PermissionRequest['permission']
  onClose: () => void
}) {
  const text = useProvisioningText()
  const { request: query } = useData(requestData, permission)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={permission} closeLabel={text('provisioning.close')}>
        <QueryView query={query}>
          {({ request }) =>
            request ? (
              <KeyValueList
                items={[
                  { label: text('provisioning.state'), value: <RequestStatus request={request} /> },
                  { label: text('provisioning.scene'), value: request.scene },
                  {
                    label: text('provisioning.materials'),
                    value: (
                      <ul className="flex flex-col gap-1">
                        {request.materials.map(({ objectId, fileName, size }) => (
                          <li key={objectId} className="flex flex-wrap gap-x-2">
                            <span>{fileName}</span>
                            <span className="text-muted">
                              <FileSize bytes={size} />
                            </span>
                          </li>
                        ))}
                      </ul>
                    ),
                  },
                  { label: text('provisioning.updated'), value: <RelativeTime time={request.updateTime} /> },
                ]}
              />
            ) : null
          }
        </QueryView>
      </DialogContent>
    </Dialog>
  )
}
