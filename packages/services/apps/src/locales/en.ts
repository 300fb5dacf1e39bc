/** Messages that all of the apps' widgets have, in English: those of the list. */
const en = {
  'apps.title': 'Apps',
  'apps.titleManaged': 'Apps you manage',
  'apps.name': 'Name',
  'apps.appId': 'App ID',
  'apps.packageName': 'Package name',
  'apps.state': 'Status',
  'apps.live': 'Live',
  'apps.type': 'Type',
  'apps.project': 'Project',
  'apps.created': 'Created',
  'apps.updated': 'Updated',

  'apps.empty': 'No apps yet',
  'apps.emptyBody': 'Create an app to upload packages and publish versions.',
  'apps.create': 'Create app',
  'apps.open': 'Open',
  'apps.delete': 'Delete',
  'apps.delete.title': 'Delete {name}?',
  'apps.delete.body': 'Its versions, packages, and settings are deleted, too. This can’t be undone.',
  'apps.delete.onShelf': 'Unpublish the app first',

  'apps.type.game': 'Game',
  'apps.type.app': 'App',

  'apps.state.none': 'No version yet',
  'apps.state.onShelf': 'Live',
  'apps.state.rejected': 'Rejected',
  'apps.state.removed': 'Removed by the platform',
  'apps.state.scheduled': 'Scheduled',
  'apps.state.inReview': 'In review',
  'apps.state.upgradeInReview': 'Update in review',
  'apps.state.removalRequested': 'Unpublishing requested',
  'apps.state.draft': 'Draft',
  'apps.state.upgradeRejected': 'Update rejected',
  'apps.state.removalRejected': 'Unpublishing rejected',
  'apps.state.removedByDeveloper': 'Unpublished',
  'apps.state.cancelled': 'Withdrawn',
  'apps.state.inPreReview': 'In pre-review',
  'apps.state.preReviewRejected': 'Pre-review rejected',

  'apps.demo.title': 'Demo project: {name}',
  'apps.demo.body': '{count, plural, one {# read-only app} other {# read-only apps}}. Sign in to work on your own.',
} as const

export default en
