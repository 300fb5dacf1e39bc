/** Messages about services that can't be used, in English. */
const en = {
  'serviceOrder.none': 'No project has ordered this service',
  'serviceOrder.none.body': 'Order it on a project’s Services tab. You choose the region in which it stores data.',
  'serviceOrder.ordered': 'The order is waiting for approval',
  'serviceOrder.ordered.body': 'You can use the service as soon as the platform has approved it.',
  'serviceOrder.suspended': 'The platform has suspended this service',
  'serviceOrder.suspended.arrears': 'The team’s bills are overdue. You can still read and delete.',
  'serviceOrder.suspended.rules': 'It was used against the platform’s rules. You can still read and delete.',
  'serviceOrder.projects': 'Choose a project',
  'serviceOrder.order': 'Show the order',
} as const

export default en
