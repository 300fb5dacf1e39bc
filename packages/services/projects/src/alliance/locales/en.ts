/** Messages of the developer alliance's register, in English. */
const en = {
  'projects.alliance': 'Developer alliance’s record',
  'projects.alliance.count':
    '{count, plural, one {The developer alliance records # value of these apps differently.} other {The developer alliance records # values of these apps differently.}}',
  'projects.alliance.show': 'Show differences',
  'projects.alliance.body': 'Correct the alliance’s record here. If the alliance is right, change the app instead.',
  'projects.alliance.close': 'Close',
  'projects.alliance.ours': 'Console',
  'projects.alliance.theirs': 'Alliance',
  'projects.alliance.appName': 'App name',
  'projects.alliance.packageName': 'Package name',
  'projects.alliance.parentType': 'Type',
  'projects.alliance.fingerprint': 'Certificate SHA-256',
  'projects.alliance.onShelfVersion': 'Live version',
  'projects.alliance.game': 'Game',
  'projects.alliance.app': 'App',
  'projects.alliance.keep': 'Keep ours',
  'projects.alliance.keep.title': 'Correct the record of {app}: {field}?',
  'projects.alliance.keep.body': 'The alliance’s record is changed to: {value}',
} as const

export default en
