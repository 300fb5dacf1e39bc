import {
  ActionButton,
  Dialog,
  DialogContent,
  ExactTime,
  KeyValueList,
  QueryView,
  Status,
  useData,
  useStore,
} from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { projectServicesData, type ServiceOrder, serviceOrderData } from '../data.ts'
import { useOrdersText, useProjectsText } from '../generated/text.ts'
import { orderTones } from './order-tones.ts'
import { useServiceName } from './use-service-name.ts'

/** One order: who ordered it when, the APIs that it opens, and the way to cancel it. */
export function OrderDetails({ order: listed, onClose }: { order: ServiceOrder; onClose: () => void }) {
  const text = useOrdersText()
  const regionText = useProjectsText()
  const nameOf = useServiceName()
  const { projectId, orderId } = listed
  const { cancel } = useData(projectServicesData, projectId)
  const { order, apis } = useData(serviceOrderData, listed)
  const things = useStore(order).data?.things ?? 0
  const names = { service: nameOf(listed.service), region: regionText(`projects.region.${listed.region}`) }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={text('projects.details.title', names)}
        closeLabel={text('projects.details.close')}
        size="large"
        footer={
          <ActionButton
            label={text('projects.cancel')}
            call={calls['projects.service-order.delete']}
            reason={things > 0 ? text('projects.cancel.inUse', { count: things }) : undefined}
            run={async () => {
              await cancel.run({ projectId, orderId })
              onClose()
            }}
            confirm={{
              title: text('projects.cancel.title', names),
              description: text('projects.cancel.body'),
              typed: names.service,
            }}
            done={text('projects.cancel.done')}
          />
        }
      >
        <div className="flex flex-col gap-4">
          <QueryView query={order}>
            {({ state, suspension, userName, createTime, activeTime }) => (
              <KeyValueList
                items={[
                  {
                    label: text('projects.details.state'),
                    value: (
                      <Status tone={orderTones[state]}>
                        {text(suspension ? `projects.suspension.${suspension}` : `projects.state.${state}`)}
                      </Status>
                    ),
                  },
                  { label: text('projects.details.by'), value: userName },
                  { label: text('projects.details.ordered'), value: <ExactTime time={createTime} /> },
                  {
                    label: text('projects.details.active'),
                    value: activeTime === null ? '–' : <ExactTime time={activeTime} />,
                  },
                ]}
              />
            )}
          </QueryView>
          <QueryView query={apis}>
            {({ apis: all }) => (
              <details>
                <summary className="cursor-pointer focus-ring">
                  {text('projects.details.apis')} ·{' '}
                  {text('projects.details.apis.usable', {
                    usable: all.filter(({ usable }) => usable).length,
                    all: all.length,
                  })}
                </summary>
                <ul className="mt-2 flex flex-col gap-1 text-sm">
                  {all.map(({ id, method, path, usable }) => (
                    <li key={id} className="flex flex-wrap gap-x-3">
                      <code className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">{`${method} ${path}`}</code>
                      {usable ? null : <span className="text-muted">{text('projects.details.api.closed')}</span>}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </QueryView>
        </div>
      </DialogContent>
    </Dialog>
  )
}
