/** Messages of an app's OAuth clients, in English. */
const en = {
  'projects.oauth': 'OAuth clients',
  'projects.oauth.body':
    'Let other programs sign users in to this app. The client in the configuration file isn’t one of these.',
  'projects.oauth.empty': 'No OAuth clients yet',
  'projects.oauth.emptyBody': 'A client has an ID, a secret, and the addresses that users return to.',
  'projects.oauth.create': 'Create OAuth client',
  'projects.oauth.edit': 'Edit',
  'projects.oauth.name': 'Name',
  'projects.oauth.clientId': 'Client ID',
  'projects.oauth.updated': 'Updated',
  'projects.oauth.redirectUris': 'Redirect URIs',
  'projects.oauth.redirectUris.help': 'One per line, starting with https. Compared exactly: no wildcards, no fragment.',
  'projects.oauth.redirectUris.rule':
    'Enter 1 to {most} different https addresses, one per line, without wildcards or fragments.',
  'projects.oauth.secret': 'Client secret',
  'projects.oauth.secret.title': 'Copy the client secret',
  'projects.oauth.secret.body': 'It’s shown only now. If you lose it, create a new one.',
  'projects.oauth.rotate': 'New secret',
  'projects.oauth.rotate.title': 'Create a new secret for {name}?',
  'projects.oauth.rotate.body': 'The current secret works for another 24 hours.',
  'projects.oauth.delete': 'Delete',
  'projects.oauth.delete.title': 'Delete {name}?',
  'projects.oauth.delete.body': 'Programs that use it can no longer sign users in. This can’t be undone.',
  'projects.oauth.close': 'Close',
} as const

export default en
