import { Callout } from '../../parts/callout.tsx'
import { createTextHook } from '../../text/use-text.ts'
import { withText } from '../../text/with-text.tsx'
import { EmptyState } from '../errors/empty-state.tsx'
import { Link } from '../place/link.tsx'
import type en from './locales/en.ts'
import { serviceOrderLocales } from './locales/index.ts'
import type { OrderNoticeProps } from './order-notice-props.ts'

const useServiceOrderText = createTextHook<typeof en>()

/** Why the team can't use a service, or not fully, and where to order it. */
function OrderNoticeView({ order: { state, suspension }, to, hasData }: OrderNoticeProps) {
  const text = useServiceOrderText()
  const link = <Link to={to}>{text(state === 'none' ? 'serviceOrder.projects' : 'serviceOrder.order')}</Link>
  if (state === 'suspended')
    return (
      <Callout tone="danger" live title={text('serviceOrder.suspended')} action={link}>
        {suspension ? text(`serviceOrder.suspended.${suspension}`) : null}
      </Callout>
    )
  const name = state === 'ordered' ? 'ordered' : 'none'
  if (hasData)
    return (
      <Callout tone={name === 'ordered' ? 'info' : 'warning'} title={text(`serviceOrder.${name}`)} action={link}>
        {text(`serviceOrder.${name}.body`)}
      </Callout>
    )
  return <EmptyState title={text(`serviceOrder.${name}`)} body={text(`serviceOrder.${name}.body`)} action={link} />
}

export const OrderNotice = withText(serviceOrderLocales, OrderNoticeView, null)
