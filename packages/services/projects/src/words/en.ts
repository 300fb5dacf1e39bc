/** The words of projects for the audit trail and the permissions, in English. */
const en = {
  'areas.projects': 'Projects',

  // Permissions.
  'rights.projects.manage': 'Manage projects',
  'rights.projects.manage.help': 'Create projects, and set their members, regions and properties.',
  'rights.projects.delete': 'Delete projects',
  'rights.projects.delete.help': 'Delete projects that have no apps.',
  'rights.projects.files': 'Configuration files',
  'rights.projects.files.help': 'Download the configuration and server files of projects, which hold keys.',

  // Things after a verb.
  'things.projects.project': 'a project',
  'things.projects.region': 'the data region of a project',
  'things.projects.tenant-project': 'a tenant project',
  'things.projects.project-property': 'a property of a project',

  // Rows and their fields.
  'rows.projects.projects': 'Project',
  'rows.projects.project_members': 'Member of a project',
  'rows.projects.tenant_projects': 'Tenant project',
  'rows.projects.app_clients': 'Client of an app',
  'fields.projects.project_name': 'Name of the project',
  'fields.projects.site_id': 'Site of the account',
  'fields.projects.region': 'Default region',
  'fields.projects.regions': 'Data regions',
  'fields.projects.is_demo': 'Demo project',
  'fields.projects.properties': 'Properties',
  'fields.projects.client_id': 'Client ID',
  'fields.projects.client_secret': 'Client secret',
  'fields.projects.api_key': 'API key',
  'fields.projects.project_role': 'Role in the project',
  'fields.projects.tenant_id': 'Tenant ID',
  'fields.projects.tenant_name': 'Tenant',
} as const

export default en
