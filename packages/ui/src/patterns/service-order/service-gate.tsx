import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../parts/lazy-part.tsx'
import type { OrderNoticeProps } from './order-notice-props.ts'

export interface ServiceGateProps extends OrderNoticeProps {
  children: ReactNode
}

const OrderNotice = lazyPart(() => import('./order-notice.tsx').then((module) => module.OrderNotice))

/**
 * Content of a cloud service that projects order. Without an active order, it says why, and where to order: above the
 * content if there is something to read, and in its place if not.
 */
export function ServiceGate({ children, ...props }: ServiceGateProps) {
  if (props.order.state === 'active') return children
  const notice = (
    <Suspense fallback={null}>
      <OrderNotice {...props} />
    </Suspense>
  )
  if (props.order.state !== 'suspended' && !props.hasData) return notice
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {notice}
      {children}
    </div>
  )
}
