import type { RouteTable } from '@console-widgets/data'

/** Pages of the support area. */
export const routes = {
  'support.inbox': '/support',
  'support.questions': '/support/questions',
  'support.saved': '/support/saved-replies',
  'support.settings': '/support/settings',
} as const satisfies RouteTable
