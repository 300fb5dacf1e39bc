/** Maximum lengths, in characters, of what a request for approval says. */
export const requestLimits = { purposeLeast: 20, purpose: 500 } as const

/** Monthly usage that a request expects. */
export const expectedUsages = ['small', 'medium', 'large'] as const

/** State of a request for approval. */
export const requestStates = ['submitted', 'approved', 'rejected'] as const

/** Feature of the white list whose teams need no approval of orders. */
export const exemptionFeature = 'orders-without-approval'

/** How a region of a service is offered. */
export const regionOffers = ['open', 'approval'] as const

/**
 * Reasons why a project can't order a service in a region: it keeps no data there; another order is there already; only
 * Chinese teams can; the team's bills are overdue; the identity of the person isn't verified; terms aren't accepted;
 * it is a demo project that the person can't change.
 */
export const orderObstacles = [
  'not-in-project',
  'already-ordered',
  'team-not-in-china',
  'overdue',
  'identity',
  'terms',
  'demo-locked',
] as const
export type OrderObstacle = (typeof orderObstacles)[number]

/** Fields that the orders of a project can be filtered and sorted by. */
export const serviceOrderListFields = {
  service: 'text',
  region: 'text',
  state: 'text',
  createTime: 'time',
  updateTime: 'time',
} as const

/** Fields that the requests of a project can be filtered and sorted by. */
export const orderRequestListFields = {
  service: 'text',
  region: 'text',
  state: 'text',
  createTime: 'time',
} as const
