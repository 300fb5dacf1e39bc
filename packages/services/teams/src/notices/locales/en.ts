/** Messages of the list of notifications, in English. */
const en = {
  'teams.inbox': 'Notifications',
  'teams.inbox.unread': 'Unread',
  'teams.inbox.readOne': 'Mark as read: {title}',
  'teams.inbox.readAll': 'Mark all as read',
  'teams.inbox.more': 'Show more',
  'teams.inbox.settings': 'Notification settings',
  'teams.inbox.empty': 'No notifications',
  'teams.inbox.emptyBody': 'Review results, releases, and changes of your permissions appear here.',
} as const

export default en
