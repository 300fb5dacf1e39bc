import type { RouteTable } from '@console-widgets/data'

/** Pages of the relational database. */
export const routes = {
  'relational-database.service': '/databases',
  'relational-database.editor': '/databases/:name',
} as const satisfies RouteTable
