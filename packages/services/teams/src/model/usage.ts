/** Fields that the reported page views and clicks can be filtered and sorted by. */
export const consoleVisitListFields = {
  pageId: 'text',
  event: 'text',
  element: 'text',
  count: 'number',
  lastTime: 'time',
} as const
