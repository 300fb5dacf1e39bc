/** Messages of the API keys and APIs of a project, in English. */
const en = {
  'projects.keys': 'API keys',
  'projects.keys.body':
    'An app sends its key to the platform with every request. Keys are public: each copy of the app contains one. A key identifies the app, but grants nothing else.',
  'projects.keys.none': 'No API keys yet',
  'projects.keys.none.body': 'Each app of the project is created with one. Add an app first.',
  'projects.keys.name': 'Name',
  'projects.keys.app': 'App',
  'projects.keys.value': 'Key',
  'projects.keys.file': 'Configuration file',
  'projects.keys.inFile': 'Included',
  'projects.keys.restriction': 'Restriction',
  'projects.keys.any': 'None',
  'projects.keys.created': 'Created',
  'projects.keys.create': 'Create API key',
  'projects.keys.edit': 'Edit',
  'projects.keys.rotate': 'Rotate',
  'projects.keys.rotate.title': 'Rotate {name}?',
  'projects.keys.rotate.body':
    'The key gets a new value. The current one works for another {days, plural, one {# day} other {# days}}, so that users can update the app.',
  'projects.keys.rotate.done': '{name} rotated',
  'projects.keys.previous': 'Previous value until',
  'projects.keys.delete': 'Delete',
  'projects.keys.delete.title': 'Delete {name}?',
  'projects.keys.delete.body':
    'Copies of the app that use this key, with its current or a previous value, can no longer reach the platform. This can’t be undone.',
  'projects.keys.delete.last': 'The app’s only key: its configuration file needs one',
  'projects.keys.chooseApp': 'Choose an app',
  'projects.keys.package': 'Package name',
  'projects.keys.package.help':
    'Only this package can use the key. It sends its name in the header x-app-package. Leave empty to allow every package.',
  'projects.keys.package.rule': 'Enter a package name, such as com.example.app',
  'projects.keys.fingerprint': 'Certificate SHA-256',
  'projects.keys.fingerprint.help': 'Required with a package name. The app sends it in the header x-app-fingerprint.',
  'projects.keys.fingerprint.rule': 'Enter a SHA-256 fingerprint: 64 hexadecimal digits',
  'projects.keys.region': 'Region',
  'projects.keys.region.any': 'Any region',
  'projects.apis': 'APIs',
  'projects.apis.body':
    'Apps of the project can call the APIs that are on. A change takes effect with the next request.',
  'projects.apis.on': 'On',
  'projects.apis.off': 'Off',
  'projects.apis.suspended': 'Suspended by the platform',
  'projects.apis.turnOn': 'Turn on',
  'projects.apis.turnOff': 'Turn off',
  'projects.apis.turnOff.title': 'Turn off {name}?',
  'projects.apis.turnOff.body': 'Requests of the project’s apps to this API are rejected until you turn it on again.',
  'projects.apis.since': '{name}, {time}',
} as const

export default en
