import type { RouteTable } from '@console-widgets/data'

/** Pages of the content area. */
export const routes = {
  'content.list': '/content',
  'content.drafts': '/content/drafts',
  'content.calendar': '/content/calendar',
  'content.pictures': '/content/pictures',
  'content.content': '/content/items/:contentId',
  'apps.app': '/apps/:appId',
} as const satisfies RouteTable
