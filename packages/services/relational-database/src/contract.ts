import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/relational-database/v1'

/** The calls of the area `relational-database`. */
export const calls = defineCalls<typeof schemas>()({
  'relational-database.database.list': { method: 'GET', path: `${base}/relational-database`, title: 'List relational database', spec: 'ours', input: 'databaseListInput', output: 'databasePage' },
  'relational-database.database.create': {
    method: 'POST',
    path: `${base}/relational-database`,
    title: 'Create database',
    spec: 'ours',
    permission: 'relational-database.manage',
    input: 'createDatabaseInput',
    output: 'database',
  },
  'relational-database.database.delete': {
    method: 'DELETE',
    path: `${base}/relational-database/{databaseId}`,
    title: 'Delete database',
    spec: 'ours',
    permission: 'relational-database.manage',
    input: 'databaseIdInput',
  },
})
