import type { SuspensionReason } from '@console-widgets/core/model'
import { suspensionReasons } from '@console-widgets/core/model'
import { europeTeamId } from '@console-widgets/platform/demo/people'
import { numberOption, type ServiceOption } from '@console-widgets/platform/options/service-option'

/** Duration of a simulated review of an order. */
export const orderReviewSeconds = numberOption({
  environment: 'ORDER_REVIEW_SECONDS',
  description: 'duration of the review of a service order that needs approval, in seconds',
  defaults: { platform: 8 },
  least: 0,
  most: 86_400,
})

/** Teams whose orders need no approval. */
export const ordersWithoutApproval: ServiceOption<readonly string[]> = {
  environment: 'ORDERS_WITHOUT_APPROVAL',
  description: 'teams whose service orders need no approval, such as team-northwind, separated by commas',
  defaults: { platform: [europeTeamId] },
  accepts: 'a list of team IDs',
  parse(given) {
    if (Array.isArray(given)) return given as string[]
    if (typeof given !== 'string') return undefined
    const teamIds = given.split(',').flatMap((teamId) => teamId.trim() || [])
    return teamIds.every((teamId) => /^[A-Za-z0-9_-]{1,64}$/.test(teamId)) ? teamIds : undefined
  },
}

/** A service of a team that the platform has suspended. */
export interface Suspension {
  teamId: string
  service: string
  reason: SuspensionReason
}

/** Suspensions, as billing and the platform's operators decide them. */
export const suspendedServices: ServiceOption<readonly Suspension[]> = {
  environment: 'SUSPENDED_SERVICES',
  description:
    'cloud services and APIs that the platform suspends, such as team-northwind:cloud-storage:arrears, separated by commas',
  defaults: { platform: [] },
  accepts: `a list of team:service:reason, where the reason is ${suspensionReasons.join(' or ')}`,
  parse(given) {
    if (Array.isArray(given)) return given as Suspension[]
    if (typeof given !== 'string') return undefined
    const parts = given.split(',').flatMap((part) => (part.trim() ? [part.trim().split(':')] : []))
    const suspensions = parts.flatMap(([teamId, service, reason, ...rest]) =>
      teamId && service && rest.length === 0 && suspensionReasons.includes(reason as SuspensionReason)
        ? [{ teamId, service, reason: reason as SuspensionReason }]
        : [],
    )
    return suspensions.length === parts.length ? suspensions : undefined
  },
}
