import type { ServiceOrderState, SuspensionReason } from '@console-widgets/core/model'

/** An order that isn't active, and where to change that. */
export interface OrderNoticeProps {
  /** The order that decides whether the team can use the service, as its read returns it. */
  order: { state: ServiceOrderState | 'none'; suspension: SuspensionReason | null }
  /** Page where the service is ordered. */
  to: string
  /** Whether there is something to read, although the service can't be used. */
  hasData: boolean
}
