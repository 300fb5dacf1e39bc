/** Messages of the start page, in English. */
const en = {
  'workspace.title': 'Home',
  'workspace.attention': 'Needs attention',
  'workspace.attention.none': 'Nothing needs your attention right now.',
  'workspace.attention.more': '{count, plural, one {Show # more} other {Show # more}}',
  'workspace.start': 'Steps to your first release',
  'workspace.start.body': 'A step is checked off as soon as any member of your team completes it.',
  'workspace.recent': 'Recent',
  'workspace.recent.none': 'Apps, versions, databases, and more that you open appear here.',
} as const

export default en
