import { ActionButton, Button, Card, Status, useAllowed } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import type { OfferedRegion, OfferedService, ServiceOrder } from '../data.ts'
import { useOrdersText, useProjectsText } from '../generated/text.ts'
import { OrderDialog } from './order-dialog-loader.ts'
import { OrderDetails } from './order-details.tsx'
import { orderTones } from './order-tones.ts'
import { useServiceName } from './use-service-name.ts'

export interface ServiceCardProps {
  /** ID of the project. */
  projectId: string
  service: OfferedService
  /** Orders of the service, the newest first. */
  orders: readonly ServiceOrder[]
  onOrder: (region: OfferedRegion) => void
}

/** A cloud service: the state of its order in each region, and the way to order it. */
export function ServiceCard({ service, orders, onOrder }: ServiceCardProps) {
  const text = useOrdersText()
  const regionText = useProjectsText()
  const nameOf = useServiceName()
  const [shown, setShown] = useState<ServiceOrder>()
  const mayRead = useAllowed(calls['projects.service-order.get'])
  return (
    <Card title={nameOf(service.service)}>
      <ul className="flex flex-col divide-y divide-line">
        {service.regions.map((region) => {
          const order = orders.find((each) => each.region === region.region && each.state !== 'cancelled')
          return (
            <li key={region.region} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
              <span className="w-28 shrink-0">{regionText(`projects.region.${region.region}`)}</span>
              <span className="min-w-0 flex-1 basis-36">
                <Status tone={order ? orderTones[order.state] : 'draft'}>
                  {text(`projects.state.${order?.state ?? 'none'}`)}
                </Status>
                {order?.suspension ? (
                  <span className="block text-sm text-muted">{text(`projects.suspension.${order.suspension}`)}</span>
                ) : null}
              </span>
              {order ? (
                mayRead ? (
                  <Button size="small" onClick={() => setShown(order)}>
                    {text('projects.details')}
                  </Button>
                ) : null
              ) : (
                <OrderButton region={region} onOrder={() => onOrder(region)} />
              )}
            </li>
          )
        })}
      </ul>
      {shown ? <OrderDetails order={shown} onClose={() => setShown(undefined)} /> : null}
    </Card>
  )
}

/** Opens the order. What the order's dialog can't remove is the reason why it is disabled. */
function OrderButton({ region: { offer, obstacles }, onOrder }: { region: OfferedRegion; onOrder: () => void }) {
  const text = useOrdersText()
  const obstacle = obstacles.find((each) => each !== 'terms')
  const isOpen = offer === 'open'
  return (
    <ActionButton
      size="small"
      label={text(isOpen ? 'projects.order' : 'projects.order.apply')}
      call={calls[isOpen ? 'projects.service-order.create' : 'projects.order.apply']}
      reason={obstacle ? text(`projects.obstacle.${obstacle}`) : undefined}
      run={onOrder}
      onPointerEnter={OrderDialog.prepare}
      onFocus={OrderDialog.prepare}
    />
  )
}
