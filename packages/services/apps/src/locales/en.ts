/** Messages that all of the apps' widgets have, in English: those of the list. */
const en = {
  'apps.title': 'Apps',
  'apps.titleManaged': 'Apps you manage',
  'apps.name': 'Name',
  'apps.appId': 'App ID',
  'apps.packageName': 'Package name',
  'apps.state': 'State',
  'apps.liveVersion': 'Live version',
  'apps.type': 'Type',
  'apps.project': 'Project',
  'apps.created': 'Created',
  'apps.updated': 'Updated',

  'apps.empty': 'Your apps will be here',
  'apps.emptyBody': 'An app holds your packages, versions and store listings. Create one to upload a first package.',
  'apps.create': 'Create app',
  'apps.open': 'Open',
  'apps.delete': 'Delete',
  'apps.delete.title': 'Delete {name}?',
  'apps.delete.body': 'Its versions, packages and configuration are deleted with it. This cannot be undone.',
  'apps.delete.onShelf': 'Take the app off the shelf first',

  'apps.type.game': 'Game',
  'apps.type.app': 'App',

  'apps.state.none': 'No version yet',
  'apps.state.onShelf': 'On the shelf',
  'apps.state.rejected': 'Rejected',
  'apps.state.removed': 'Removed by the platform',
  'apps.state.scheduled': 'Release scheduled',
  'apps.state.inReview': 'In review',
  'apps.state.upgradeInReview': 'Upgrade in review',
  'apps.state.removalRequested': 'Removal requested',
  'apps.state.draft': 'Draft',
  'apps.state.upgradeRejected': 'Upgrade rejected',
  'apps.state.removalRejected': 'Removal rejected',
  'apps.state.removedByDeveloper': 'Taken off the shelf',
  'apps.state.cancelled': 'Release cancelled',
  'apps.state.inPreReview': 'In pre-review',
  'apps.state.preReviewRejected': 'Pre-review rejected',

  'apps.demo.title': 'You are looking at the demo project {name}',
  'apps.demo.body':
    '{count, plural, one {# app} other {# apps}} to look at. Nothing can be changed here; sign in to work on your own.',
} as const

export default en
