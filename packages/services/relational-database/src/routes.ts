import type { RouteTable } from '@console-widgets/data'

/** Pages of the relational database, and the pages of other areas that it links to. */
export const routes = {
  'relational-database.service': '/databases',
  'relational-database.editor': '/databases/:name',
  'relational-database.backups': '/databases/:name/backups',
  'projects.list': '/projects',
  'projects.services': '/projects/:projectId/services',
} as const satisfies RouteTable
