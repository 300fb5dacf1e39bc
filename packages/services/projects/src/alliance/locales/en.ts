/** Messages of the developer alliance's register, in English. */
const en = {
  'projects.alliance': 'Developer alliance’s record',
  'projects.alliance.count':
    '{count, plural, one {The developer alliance records # value of these apps differently.} other {The developer alliance records # values of these apps differently.}}',
  'projects.alliance.notCompared': 'The apps couldn’t be compared with the developer alliance’s record',
  'projects.alliance.retry': 'Try again',
  'projects.alliance.show': 'Show differences',
  'projects.alliance.body':
    'Keep your value to correct the alliance’s record, or take the alliance’s to change the app.',
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
  'projects.alliance.take': 'Take theirs',
  'projects.alliance.take.title': 'Change {field} of {app}?',
  'projects.alliance.take.body': 'The value in the console is changed to: {value}',
  'projects.alliance.fixed.packageName': 'The app already has a package, so its package name can’t change.',
  'projects.alliance.fixed.parentType': 'The type of an app can’t change.',
  'projects.alliance.fixed.fingerprint': 'The certificate is that of the app’s newest package.',
  'projects.alliance.fixed.onShelfVersion': 'The live version changes with a release.',
} as const

export default en
