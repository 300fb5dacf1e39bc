/** The words of apps for the audit trail and the permissions, in English. */
const en = {
  'areas.apps': 'Apps',

  // Permissions.
  'rights.apps.manage': 'Manage apps',
  'rights.apps.manage.help': 'Create apps, and change their names, kinds and prices.',
  'rights.apps.develop': 'Set up apps',
  'rights.apps.develop.help': 'Change package names and whether an app is still worked on.',
  'rights.apps.delete': 'Delete apps',
  'rights.apps.delete.help': 'Delete apps for good, with their versions and packages.',

  // Things after a verb.
  'things.apps.app': 'an app',
  'things.apps.package-name': 'the package name of an app',
  'things.apps.develop-status': 'the development status of an app',
  'things.apps.non-ag-app': 'an app published elsewhere',

  // Rows and their fields.
  'rows.apps.apps': 'App',
  'rows.apps.non_ag_apps': 'App published elsewhere',
  'fields.apps.app_name': 'Name of the app',
  'fields.apps.package_name': 'Package name',
  'fields.apps.package_type': 'Kind of package',
  'fields.apps.parent_type': 'Type',
  'fields.apps.child_type': 'Category',
  'fields.apps.grand_child_type': 'Subcategory',
  'fields.apps.is_free': 'Free',
  'fields.apps.price': 'Price',
  'fields.apps.currency': 'Currency',
  'fields.apps.installation_free': 'Runs without installation',
  'fields.apps.default_lang': 'Default language',
  'fields.apps.device_types': 'Devices',
  'fields.apps.develop_status': 'Development status',
  'fields.apps.release_state': 'Release state',
  'fields.apps.on_shelf_version': 'Version on the shelf',
  'fields.apps.url': 'Web address',
  'milestone.apps.created': 'Create an app',
} as const

export default en
